import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Ranking } from '~/ui/ranking.tsx';
import type { StandingView } from './tournaments.server.ts';

/** The own place stays in view above the rows. */
export function Table({ standing: { scored, rows, around, own } }: { standing: StandingView }) {
  const { t } = useTranslation('tournaments');
  return (
    <section aria-labelledby="table" className="min-w-0 space-y-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="table" className="text-lg">
          {t('table')}
        </h2>
        <p className="text-sm text-muted tabular-nums">{scored}</p>
      </div>
      {own && (
        <p className="sticky top-16 z-10 rounded-control border border-line bg-raised px-3.5 py-2.5 font-semibold tabular-nums shadow-card">
          {own}
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState icon="trophy" title={t('empty')}>
          <p className="max-w-sm">{t('emptyText')}</p>
        </EmptyState>
      ) : (
        <Ranking rows={rows} you={t('you')} />
      )}
      {around.length > 0 && <Ranking rows={around} you={t('you')} start={around[0]?.rank} aria-label={t('around')} />}
    </section>
  );
}
