import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Icon } from '~/ui/icon.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import { GameFilters } from './game-filters.tsx';
import { GameResults } from './game-results.tsx';
import type { GamesPageView } from './games.types.ts';
import { JackpotPanel } from './jackpot-panel.tsx';
import { VendorRow } from './vendor-row.tsx';

const EMPTY = {
  hot: { icon: 'search', title: 'empty.title', text: 'empty.text' },
  all: { icon: 'search', title: 'empty.title', text: 'empty.text' },
  fav: { icon: 'heart', title: 'mine.noFavourites', text: 'mine.noFavouritesText' },
  recent: { icon: 'clock', title: 'mine.noRecent', text: 'mine.noRecentText' },
} as const;

function NoGames({ view }: { view: GamesPageView }) {
  const { t } = useTranslation('games');
  const { icon, title, text } = EMPTY[view.list];
  return (
    <EmptyState icon={icon} title={t(title)}>
      <p className="max-w-sm">{t(text)}</p>
      <ButtonLink to={view.resetPath} look="outline" className="mt-1">
        {t('empty.reset')}
      </ButtonLink>
    </EmptyState>
  );
}

interface GamesPageProps {
  view: GamesPageView;
  currencySymbol: string;
}

/** One page for slots, live tables, sports and all other categories. */
export function GamesPage({ view, currencySymbol }: GamesPageProps) {
  const { t } = useTranslation('games');
  const filtersFor = (id: string) => (
    <GameFilters id={id} filters={view.filters} resetPath={view.resetPath} currencySymbol={currencySymbol} />
  );
  const isFiltered = Boolean(view.filters.classification || view.filters.name || view.filters.minBet);
  // Who empties a field is not done with it: only they close the form.
  const [isOpen, setOpen] = useState(isFiltered);

  return (
    <div className="wrap space-y-5 py-5 md:py-6">
      {view.jackpot && <JackpotPanel jackpot={view.jackpot} />}
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h1 className="text-xl">{view.title}</h1>
        <p aria-live="polite" className="text-muted tabular-nums">
          {t('count', { count: view.total, total: view.totalText })}
        </p>
        {view.roomsPath && (
          <ButtonLink to={view.roomsPath} look="outline" size="small" className="ms-auto">
            {t('rooms')}
          </ButtonLink>
        )}
      </div>
      <VendorRow vendors={view.vendors} allVendors={view.allVendors} />
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside className="hidden rounded-card border border-line bg-raised p-4 lg:sticky lg:top-32 lg:block">
          {filtersFor('filters')}
        </aside>
        <div className="min-w-0 space-y-4">
          {view.tabs.length > 1 && (
            <TabLinks
              label={t('tabs.label')}
              tabs={view.tabs.map((tab) => ({ ...tab, label: t(`tabs.${tab.key}`) }))}
            />
          )}
          <details
            open={isOpen}
            onToggle={(event) => setOpen(event.currentTarget.open)}
            className="group/filters rounded-card border border-line bg-raised lg:hidden"
          >
            <summary className="flex h-12 items-center gap-2.5 px-4 font-semibold">
              <Icon name="search" className="size-4.5 text-muted" />
              {t('filters.label')}
              <Icon
                name="down"
                className="ms-auto size-4.5 text-muted transition-transform group-open/filters:rotate-180"
              />
            </summary>
            <div className="px-4 pt-1 pb-4">{filtersFor('phone-filters')}</div>
          </details>
          {view.games.length === 0 ? <NoGames view={view} /> : <GameResults {...view} />}
        </div>
      </div>
    </div>
  );
}
