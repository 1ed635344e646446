import { categoryIcon } from '~/features/games/category-icon.ts';
import { GameRow } from '~/features/games/game-row.tsx';
import { JackpotPanel } from '~/features/games/jackpot-panel.tsx';
import { RankList } from '~/features/games/rank-list.tsx';
import { WinnersBoard } from '~/features/games/winners-board.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import type { HomeView } from './home.types.ts';
import { NewsList } from './news-list.tsx';
import { PromotionsRow } from './promotions-row.tsx';
import { VendorWall } from './vendor-wall.tsx';

/** After so many rows of games stands what players did and what is new. */
const ROWS_FIRST = 2;

/** The lobby: the pot and what is hot in each category; between the rows who won, who leads, and what is new. */
export function HomePage({ view }: { view: HomeView }) {
  const { t } = useTranslation('home');
  const rows = view.categories.map((category) => (
    <GameRow
      key={category.gameType}
      id={`games-${category.gameType.toLowerCase()}`}
      icon={categoryIcon(category.gameType)}
      title={category.label}
      path={category.path}
      games={category.games}
    />
  ));
  return (
    <div className="wrap space-y-6 pt-2 pb-6 md:space-y-8 md:pt-3">
      <h1 className="sr-only">{t('title', { name: view.brandName })}</h1>
      {view.jackpot && <JackpotPanel jackpot={view.jackpot} playTo={view.jackpotPath} className="mb-3! md:mb-4!" />}
      {view.recent.length > 0 && (
        <GameRow id="games-recent" icon="clock" title={t('recent')} path={view.recentPath} games={view.recent} />
      )}
      {rows.length === 0 && (
        <EmptyState icon="grid" title={t('games.empty')}>
          <p>{t('games.emptyText')}</p>
        </EmptyState>
      )}
      {rows.slice(0, ROWS_FIRST)}
      <div className="grid items-start gap-6 md:grid-cols-2 xl:grid-cols-3">
        <WinnersBoard winners={view.winners} />
        <RankList ranks={view.ranks} />
        <NewsList news={view.news} allPath={view.newsPath} />
      </div>
      {rows.slice(ROWS_FIRST)}
      <PromotionsRow promotions={view.promotions} allPath={view.promotionsPath} />
      <VendorWall vendors={view.vendors} count={view.vendorCount} />
    </div>
  );
}
