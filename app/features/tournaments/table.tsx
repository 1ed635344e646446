import { useTranslation } from '~/i18n/use-translation.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Badge } from '~/ui/badge.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
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
        <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised shadow-card">
          {rows.map((row) => (
            <Place key={row.rank} row={row} />
          ))}
        </ol>
      )}
      {around.length > 0 && (
        <ol
          start={around[0]?.rank}
          aria-label={t('around')}
          className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised shadow-card"
        >
          {around.map((row) => (
            <Place key={row.rank} row={row} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Place({ row }: { row: StandingView['rows'][number] }) {
  const { t } = useTranslation('tournaments');
  const { place, rank, player, avatar, score, isOwn, prize } = row;
  return (
    <li
      aria-current={isOwn || undefined}
      className="flex min-h-12 items-center gap-3 px-4 py-2 aria-[current]:bg-accent/10"
    >
      <span className={`min-w-7 shrink-0 text-center tabular-nums ${rank <= 3 ? 'font-bold text-link' : 'text-muted'}`}>
        {place}
      </span>
      <Avatar src={avatar} className="size-8" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <span className="truncate font-medium">{player}</span>
        {isOwn && <Badge look="brand">{t('you')}</Badge>}
      </span>
      <span className="shrink-0 text-end tabular-nums">
        <span className="block font-semibold">{score}</span>
        {prize && <span className="block text-xs text-muted">{prize}</span>}
      </span>
    </li>
  );
}
