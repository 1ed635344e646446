import type { ReactNode } from 'react';
import { GameCard } from '~/features/games/game-card.tsx';
import { GameGrid, GRID } from '~/features/games/game-grid.tsx';
import { ClosedBadge, VendorMark } from '~/features/games/vendor-tile.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Marked } from '~/parts/marks/marked.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { SectionHeading } from '~/ui/section-heading.tsx';
import { LINK_ICONS } from './search.constants.ts';
import { LINK_GROUPS, type SearchView } from './search.types.ts';
import { SearchField } from './search-field.tsx';

const ROW =
  'flex min-h-14 items-center gap-3 rounded-control border border-line bg-raised px-3 py-2 transition-colors hover:border-edge hover:bg-sunken';

const GAME_GROUPS = ['lotteries', 'games'] as const;

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </section>
  );
}

function Results({ view }: { view: SearchView }) {
  const { t } = useTranslation('search');
  const columns = 'grid gap-2 sm:grid-cols-2 lg:grid-cols-4';
  return (
    <>
      {view.vendors.length > 0 && (
        <Group id="found-vendors" title={t('vendors')}>
          <ul className={columns}>
            {view.vendors.map((vendor) => (
              <li key={vendor.id}>
                <Link to={vendor.path} data-closed={vendor.isClosed} className={`dim-closed ${ROW}`}>
                  <VendorMark mark={vendor.mark} />
                  <span className="grid min-w-0">
                    <span className="truncate font-medium">
                      <Marked parts={vendor.parts} />
                    </span>
                    <span className="truncate text-xs text-muted">{vendor.detail}</span>
                  </span>
                  {vendor.isClosed && <ClosedBadge />}
                </Link>
              </li>
            ))}
          </ul>
        </Group>
      )}
      {LINK_GROUPS.map(
        (key) =>
          view.links[key].length > 0 && (
            <Group key={key} id={`found-${key}`} title={t(key)}>
              <ul className={columns}>
                {view.links[key].map((link) => (
                  <li key={link.id}>
                    <Link to={link.path} className={ROW}>
                      <Icon name={LINK_ICONS[key]} className="size-5 shrink-0 text-muted" />
                      <span className="min-w-0 font-medium wrap-anywhere">
                        <Marked parts={link.parts} />
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </Group>
          ),
      )}
      {GAME_GROUPS.map(
        (key) =>
          view[key].length > 0 && (
            <Group key={key} id={`found-${key}`} title={t(key)}>
              <ul className={GRID}>
                {view[key].map((game) => (
                  <li key={game.id} className="min-w-0">
                    <GameCard game={game} label={<Marked parts={game.parts} />} />
                  </li>
                ))}
              </ul>
            </Group>
          ),
      )}
    </>
  );
}

export function SearchPage({ view }: { view: SearchView }) {
  const { t } = useTranslation('search');
  const { query, total, totalText } = view;
  return (
    <div className="wrap space-y-6 py-5 md:py-6">
      <div className="max-w-2xl space-y-3">
        <h1 className="text-xl wrap-anywhere">{total > 0 ? t('resultsFor', { query }) : t('title')}</h1>
        <SearchField key={query} defaultValue={query} />
        {total > 0 && <p className="text-muted tabular-nums">{t('count', { count: total, total: totalText })}</p>}
      </div>
      {query && total === 0 && (
        <EmptyState icon="search" title={t('empty', { query })}>
          <p className="max-w-sm">{t('emptyText')}</p>
        </EmptyState>
      )}
      <Results view={view} />
      {view.hot.length > 0 && (
        <Group id="hot-games" title={t('hot')}>
          <GameGrid games={view.hot} label={t('hot')} />
        </Group>
      )}
    </div>
  );
}
