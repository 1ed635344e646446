import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Icon } from '~/ui/icon.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import { GameChips } from './game-chips.tsx';
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
}

export function GamesPage({ view }: GamesPageProps) {
  const { t } = useTranslation('games');
  const isFiltered = Boolean(view.filters.classification || view.filters.name || view.filters.minBet);
  // Only the visitor closes the form.
  const [isOpen, setOpen] = useState(isFiltered);

  return (
    <div className="wrap space-y-2 pt-2 pb-6 md:space-y-3 md:pt-3">
      {/* Two rows on wide screens; three on phones. */}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 lg:block lg:space-y-3">
        <div className="contents lg:flex lg:items-center lg:gap-3">
          <h1 className="text-lg">{view.title}</h1>
          <p aria-live="polite" className="text-muted tabular-nums max-sm:sr-only lg:max-2xl:sr-only">
            {t('count', { count: view.total, total: view.totalText })}
          </p>
          {view.roomsPath && (
            <ButtonLink to={view.roomsPath} look="outline" size="small">
              {t('rooms')}
            </ButtonLink>
          )}
          <div className="relative order-1 min-w-0 flex-1 max-lg:basis-full lg:contents">
            {/* Leaves room for the search button. */}
            <div className="min-w-0 max-lg:me-16 lg:order-1 lg:flex-1">
              <TabLinks
                label={t('tabs.label')}
                tabs={view.tabs.map((tab) => ({ ...tab, label: t(`tabs.${tab.key}`) }))}
              >
                <GameChips chips={view.chips} />
              </TabLinks>
            </div>
            <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="lg:hidden">
              <summary className="absolute end-0 top-0 grid size-11 place-items-center rounded-control border border-line bg-raised">
                <Icon name="search" className="text-muted" />
                <span className="sr-only">{t('filters.label')}</span>
              </summary>
            </details>
            {/* One form: wide screens always show it, phones while the element before is open. */}
            <div className="filters-box">
              <GameFilters id="filters" filters={view.filters} resetPath={view.resetPath} />
            </div>
          </div>
        </div>
        <div className="contents lg:flex lg:items-center lg:gap-3">
          <div className="order-2 min-w-0 flex-1 max-lg:basis-full">
            <VendorRow {...view} />
          </div>
          {view.jackpot && <JackpotPanel jackpot={view.jackpot} className="ms-auto lg:order-3" />}
        </div>
      </div>
      {view.games.length === 0 ? <NoGames view={view} /> : <GameResults {...view} />}
    </div>
  );
}
