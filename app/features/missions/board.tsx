import { useTranslation } from '~/i18n/use-translation.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Badge } from '~/ui/badge.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import type { BoardView } from './missions.server.ts';

type Row = BoardView['rows'][number];

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
            <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised shadow-card">
              {rows.map((row) => (
                <Place key={row.rank} row={row} />
              ))}
              {own && <Place row={own} />}
            </ol>
          </section>
        )}
        <section
          aria-labelledby="prizes"
          className="space-y-2.5 rounded-card border border-line bg-raised p-4 shadow-card"
        >
          <h2 id="prizes" className="text-base">
            {t('board.prizes')}
          </h2>
          <dl className="divide-y divide-line text-sm">
            {prizes.map(({ key, places, reward }) => (
              <div key={key} className="flex flex-wrap justify-between gap-x-3 py-2">
                <dt className="text-muted">{places}</dt>
                <dd className="font-semibold tabular-nums">{reward}</dd>
              </div>
            ))}
          </dl>
          <p className="text-xs text-muted">{prizesOn}</p>
        </section>
      </div>
    </div>
  );
}

function Place({ row: { place, rank, player, avatar, activity, isOwn, prize } }: { row: Row }) {
  const { t } = useTranslation('missions');
  return (
    <li
      aria-current={isOwn || undefined}
      className="flex min-h-12 items-center gap-3 px-4 py-2 aria-[current]:bg-accent/10"
    >
      <span className={`min-w-7 shrink-0 text-center tabular-nums ${rank <= 3 ? 'font-bold text-link' : 'text-muted'}`}>
        {place}
      </span>
      <Avatar src={avatar} className="size-8" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
        <span className="truncate font-medium">{player}</span>
        {isOwn && <Badge look="brand">{t('board.you')}</Badge>}
      </span>
      <span className="shrink-0 text-end tabular-nums">
        <span className="block font-semibold">{activity}</span>
        {prize && <span className="block text-xs text-muted">{prize}</span>}
      </span>
    </li>
  );
}
