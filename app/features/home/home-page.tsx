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

/** The lobby: the pot, what is hot in each category, and beside it who won and what is new. */
export function HomePage({ view }: { view: HomeView }) {
  const { t } = useTranslation('home');
  return (
    <div className="wrap space-y-8 py-5 md:py-6">
      <h1 className="sr-only">{t('title', { name: view.brandName })}</h1>
      {view.jackpot && <JackpotPanel jackpot={view.jackpot} playTo={view.jackpotPath} />}
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_21rem] xl:gap-10">
        <div className="min-w-0 space-y-8">
          {view.recent.length > 0 && (
            <GameRow id="games-recent" icon="clock" title={t('recent')} path={view.recentPath} games={view.recent} />
          )}
          {view.categories.length === 0 && (
            <EmptyState icon="grid" title={t('games.empty')}>
              <p>{t('games.emptyText')}</p>
            </EmptyState>
          )}
          {view.categories.map((category) => (
            <GameRow
              key={category.gameType}
              id={`games-${category.gameType.toLowerCase()}`}
              icon={categoryIcon(category.gameType)}
              title={category.label}
              path={category.path}
              games={category.games}
            />
          ))}
        </div>
        <aside className="grid min-w-0 items-start gap-8 md:grid-cols-2 xl:sticky xl:top-32 xl:grid-cols-1">
          <WinnersBoard winners={view.winners} />
          <NewsList news={view.news} allPath={view.newsPath} />
        </aside>
      </div>
      <RankList ranks={view.ranks} />
      <PromotionsRow promotions={view.promotions} allPath={view.promotionsPath} />
      <VendorWall vendors={view.vendors} count={view.vendorCount} />
    </div>
  );
}
