import { Fragment, type ReactNode } from 'react';
import { categoryIcon } from '~/features/games/category-icon.ts';
import { GameRow } from '~/features/games/game-row.tsx';
import { JackpotPanel } from '~/features/games/jackpot-panel.tsx';
import { RankList } from '~/features/games/rank-list.tsx';
import { WinnersBoard } from '~/features/games/winners-board.tsx';
import { LiveLotteries } from '~/features/lottery/live-lotteries.tsx';
import { PopularLotteries } from '~/features/lottery/popular-lotteries.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { LazyBoundary, lazyPart } from '~/ui/lazy-part.tsx';
import type { HomeView } from './home.types.ts';
import { NewsList } from './news-list.tsx';
import { PromotionsRow } from './promotions-row.tsx';
import { VendorWall } from './vendor-wall.tsx';

/** Visitors do not load it. */
const Today = lazyPart(() => import('./today.tsx'));
const OwnSection = lazyPart(() => import('./own-section.tsx'));

/** `moreGames` has the others. */
const ROWS_FIRST = 2;

type Section = (view: HomeView) => ReactNode;

const ownSection =
  (name: 'results' | 'tables'): Section =>
  (view) => (
    <LazyBoundary>
      <OwnSection name={name} view={view} />
    </LazyBoundary>
  );

const SECTIONS: Record<HomeView['sections'][number], Section> = {
  jackpot: ({ jackpot, jackpotPath }) =>
    jackpot && <JackpotPanel jackpot={jackpot} playTo={jackpotPath} className="mb-3! md:mb-4!" />,
  recent: ({ recent, recentPath, voice }) =>
    recent.length > 0 && (
      <GameRow id="games-recent" icon="clock" title={voice.recent} path={recentPath} games={recent} />
    ),
  games: ({ categories }) => <Categories categories={categories.slice(0, ROWS_FIRST)} />,
  lotteries: ({ lottery }) => lottery && <PopularLotteries path={lottery.path} />,
  results: ownSection('results'),
  tables: ownSection('tables'),
  boards: ({ winners, ranks, news, newsPath, voice }) => (
    <div className="boards">
      <WinnersBoard title={voice.winners} winners={winners} />
      <RankList ranks={ranks} />
      <NewsList title={voice.news} news={news} allPath={newsPath} />
    </div>
  ),
  moreGames: ({ categories }) => <Categories categories={categories.slice(ROWS_FIRST)} />,
  promotions: ({ promotions, promotionsPath, voice }) => (
    <PromotionsRow title={voice.promotions} promotions={promotions} allPath={promotionsPath} />
  ),
  vendors: ({ vendors, vendorCount, voice }) => (
    <VendorWall title={voice.vendors} vendors={vendors} count={vendorCount} />
  ),
};

export function HomePage({ view }: { view: HomeView }) {
  const { t } = useTranslation('home');
  const sections = view.sections.map((name) => <Fragment key={name}>{SECTIONS[name]?.(view)}</Fragment>);
  return (
    <div className="wrap space-y-6 pt-2 pb-6 md:space-y-8 md:pt-3">
      <h1 className="sr-only">{t('title', { name: view.brandName })}</h1>
      {view.today && (
        <LazyBoundary>
          <Today view={view.today} />
        </LazyBoundary>
      )}
      {view.categories.length === 0 && (
        <EmptyState icon="grid" title={t('games.empty')}>
          <p>{t('games.emptyText')}</p>
        </EmptyState>
      )}
      {view.lottery ? <LiveLotteries view={view.lottery}>{sections}</LiveLotteries> : sections}
    </div>
  );
}

function Categories({ categories }: Pick<HomeView, 'categories'>) {
  return categories.map(({ gameType, label, path, games }) => (
    <GameRow
      key={gameType}
      id={`games-${gameType.toLowerCase()}`}
      icon={categoryIcon(gameType)}
      title={label}
      path={path}
      games={games}
    />
  ));
}
