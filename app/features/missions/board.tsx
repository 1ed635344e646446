import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { PrizeList, Ranking } from '~/ui/ranking.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import type { BoardView } from './missions.server.ts';

export function Board({ view }: { view: BoardView }) {
  const { t } = useTranslation('missions');
  const { periods, players, rows, own, hasOwn, prizes, prizesOn } = view;
  return (
    <div className="space-y-4">
      <TabLinks
        label={t('tabs.board')}
        tabs={periods.map((period) => ({ ...period, label: t(`board.periods.${period.key}`) }))}
      />
      <p className="text-sm text-muted">{t('board.text')}</p>
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_16rem]">
        {rows.length === 0 ? (
          <EmptyState icon="trophy" title={t('board.empty')}>
            <p className="max-w-sm">{t('board.emptyText')}</p>
          </EmptyState>
        ) : (
          <section aria-labelledby="players" className="min-w-0 space-y-2.5">
            <div className="flex items-baseline justify-between gap-4">
              <h2 id="players" className="text-base">
                {t('board.players')}
              </h2>
              <p className="text-sm text-muted tabular-nums">{players}</p>
            </div>
            {!hasOwn && <p className="rounded-control bg-sunken px-3.5 py-2.5 text-sm">{t('board.none')}</p>}
            <Ranking rows={own ? [...rows, own] : rows} you={t('board.you')} />
          </section>
        )}
        <section
          aria-labelledby="prizes"
          className="space-y-2.5 rounded-card border border-line bg-raised p-4 shadow-card"
        >
          <h2 id="prizes" className="text-base">
            {t('board.prizes')}
          </h2>
          <PrizeList prizes={prizes} note={prizesOn} />
        </section>
      </div>
    </div>
  );
}
