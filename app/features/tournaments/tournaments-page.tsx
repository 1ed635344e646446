import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { WidePicture } from '~/ui/picture.tsx';
import { StateBadge } from './state-badge.tsx';
import type { CardView, TournamentsView } from './tournaments.server.ts';

export function TournamentsPage({ view: { rows, promotionsPath } }: { view: TournamentsView }) {
  const { t } = useTranslation('tournaments');
  return (
    <div className="wrap space-y-6 py-6">
      <div className="space-y-1">
        <h1 className="text-xl">{t('title')}</h1>
        <p className="max-w-prose text-base text-muted">{t('text')}</p>
      </div>
      {rows.length === 0 ? (
        <EmptyState icon="trophy" title={t('none')}>
          <p className="max-w-sm">{t('noneText')}</p>
          <ButtonLink to={promotionsPath} look="outline" className="mt-1">
            {t('toPromotions')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {rows.map((row) => (
            <li key={row.id}>
              <Card row={row} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Card({ row }: { row: CardView }) {
  const { title, summary, image, path, state, stateText, when, prize, cost, players, own } = row;
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised shadow-card transition-colors focus-within:border-edge hover:border-edge">
      <WidePicture src={image} loading="lazy" className="aspect-2/1" />
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <StateBadge state={state}>{stateText}</StateBadge>
          <span className="text-muted tabular-nums">{players}</span>
        </p>
        <h2 className="text-base leading-snug">
          <Link to={path} className="rounded-badge after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </h2>
        <p className="line-clamp-2 text-muted">{summary}</p>
        <div className="mt-auto space-y-1.5 pt-2">
          {prize && (
            <p className="flex gap-1.5 font-semibold wrap-anywhere">
              <Icon name="trophy" className="size-5 shrink-0 text-link" />
              {prize}
            </p>
          )}
          {cost && <p className="text-sm tabular-nums">{cost}</p>}
          {own && <p className="text-sm font-semibold text-profit tabular-nums">{own}</p>}
          <p className="flex items-center gap-1.5 text-xs font-medium text-muted">
            <Icon name="clock" className="size-4 shrink-0" />
            {when}
          </p>
        </div>
      </div>
    </article>
  );
}
