import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { CONTROL } from '~/ui/field.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { FIRST_OVER } from '~/ui/overlay.tsx';
import { ScrollRow } from '~/ui/scroll-row.tsx';
import { SearchForm } from '~/ui/search-form.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { ClockProvider } from '../clock.tsx';
import { TAG_ARROWS_ABOVE } from '../lottery.constants.ts';
import type { LotteryView } from '../lottery.server.ts';
import { LotteryCard } from '../lottery-card.tsx';
import { useStatuses } from '../use-statuses.ts';
import { useLotteryFavourites } from './favourites.ts';
import type { LobbyView } from './lobby.server.ts';

/** Cards on a first screen. */
const EAGER_COUNT = 8;

export default function LobbyPage({ view }: { view: LobbyView }) {
  return (
    <div className="wrap space-y-3 pt-2 pb-6 md:pt-3">
      <h1 className="text-lg">{view.title}</h1>
      <Tags tags={view.tags} />
      <Filters view={view} />
      {view.vendor && <VendorFilter vendor={view.vendor} />}
      <Found view={view} />
      <ClockProvider now={view.now}>
        <Lotteries view={view} />
      </ClockProvider>
    </div>
  );
}

function Tags({ tags }: Pick<LobbyView, 'tags'>) {
  const { t } = useTranslation('lottery');
  return (
    <nav aria-label={t('tags.label')}>
      <ScrollRow
        label={t('tags.label')}
        previousLabel={t('tags.previous')}
        nextLabel={t('tags.next')}
        hasArrows={tags.length > TAG_ARROWS_ABOVE}
        className="vendor-row gap-2"
      >
        {tags.map(({ tag, path, isSelected }) => (
          <li key={tag}>
            <Link
              to={path}
              preventScrollReset
              aria-current={isSelected ? 'page' : undefined}
              className="vendor-chip px-4!"
            >
              {t(`tags.${tag}` as 'tags.SSC')}
            </Link>
          </li>
        ))}
      </ScrollRow>
    </nav>
  );
}

function Filters({ view }: { view: LobbyView }) {
  const { t } = useTranslation('lottery');
  const { lists, action, hidden, day, days, name } = view;
  const dayField = useRef<HTMLSelectElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  /** Arrow keys fire a change for each day: the keyboard submits with the button or Enter. */
  const isByKeyboard = useRef(false);
  // The fields stay mounted for another URL, so focus stays.
  useEffect(() => {
    if (dayField.current) dayField.current.value = day;
    if (nameField.current) nameField.current.value = name;
  }, [day, name]);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {lists.length > 0 && (
        <TabLinks label={t('lists.label')} tabs={lists.map((list) => ({ ...list, label: t(`lists.${list.key}`) }))} />
      )}
      <SearchForm
        action={action}
        role="search"
        aria-label={t('search.label')}
        className="flex w-full items-center gap-2 sm:w-auto sm:min-w-96"
      >
        {hidden.map((field) => (
          <input key={field.name} type="hidden" {...field} />
        ))}
        <input
          ref={nameField}
          type="search"
          name="name"
          defaultValue={name}
          maxLength={60}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          className={`${CONTROL} w-auto min-w-0 flex-1`}
        />
        <select
          ref={dayField}
          name="day"
          defaultValue={day}
          aria-label={t('days.label')}
          onPointerDown={() => {
            isByKeyboard.current = false;
          }}
          onKeyDown={(event) => {
            isByKeyboard.current = true;
            if (event.key === 'Enter') event.currentTarget.form?.requestSubmit();
          }}
          onChange={(event) => isByKeyboard.current || event.currentTarget.form?.requestSubmit()}
          className={`${CONTROL} w-auto max-w-[40%] shrink-0 sm:max-w-44`}
        >
          <option value="">{t('days.any')}</option>
          {days.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Button look="outline" aria-label={t('search.submit')} className="size-11 shrink-0 p-0!">
          <Icon name="search" />
        </Button>
      </SearchForm>
    </div>
  );
}

function VendorFilter({ vendor: { name, path } }: { vendor: NonNullable<LobbyView['vendor']> }) {
  const { t } = useTranslation('lottery');
  return (
    <Link
      to={path}
      preventScrollReset
      aria-label={t('vendor', { name })}
      aria-current="true"
      className="game-chip w-fit"
    >
      {name}
      <Icon name="close" />
    </Link>
  );
}

function Found({ view: { name, lotteries, reset } }: { view: LobbyView }) {
  const { t } = useTranslation('lottery');
  return (
    <div className="flex flex-wrap items-center gap-x-4" hidden={!name}>
      <p role="status" className="min-w-0 text-sm text-muted wrap-anywhere">
        {name && t('search.found', { name, count: lotteries.length })}
      </p>
      {name && lotteries.length > 0 && (
        <Link to={reset.path} preventScrollReset className="touch inline-flex items-center text-sm text-link">
          {reset.label}
        </Link>
      )}
    </div>
  );
}

function Lotteries({ view }: { view: LobbyView }) {
  const { t } = useTranslation('lottery');
  const { ids, toggle } = useLotteryFavourites(view.username);
  const isInteractive = useIsInteractive();
  const chosen = view.list === 'fav' ? pickFavourites(view.lotteries, ids) : view.lotteries;
  const lotteries = useStatuses(chosen, { shownAt: view.now });
  if (view.list === 'fav' && !isInteractive)
    return (
      <noscript>
        <p className="text-muted">{t('empty.noScript')}</p>
      </noscript>
    );
  if (lotteries.length === 0) return <NoLotteries view={view} />;
  return (
    <ul className="lottery-grid">
      {lotteries.map((lottery, index) => (
        <li key={lottery.gameId} className="min-w-0">
          <LotteryCard lottery={lottery} isEager={index < EAGER_COUNT}>
            {view.username ? (
              <button
                type="button"
                hidden={!isInteractive}
                aria-pressed={ids.includes(lottery.gameId)}
                aria-label={t('favourite', { name: lottery.name })}
                onClick={() => toggle(lottery.gameId)}
                className="heart"
              >
                <Icon name="heart" />
              </button>
            ) : (
              <SignInHeart name={lottery.name} />
            )}
          </LotteryCard>
        </li>
      ))}
    </ul>
  );
}

const pickFavourites = (lotteries: LotteryView[], ids: readonly number[]): LotteryView[] =>
  ids.flatMap((id) => lotteries.find(({ gameId }) => gameId === id) ?? []);

/** Favourites need a user name. */
function SignInHeart({ name }: { name: string }) {
  const { t } = useTranslation('lottery');
  const { pathname, search } = useLocation();
  return (
    <Link
      to={paths.modal(pathname + search, 'login')}
      preventScrollReset
      state={FIRST_OVER}
      aria-label={t('favourite', { name })}
      className="heart"
    >
      <Icon name="heart" />
    </Link>
  );
}

function NoLotteries({ view }: { view: LobbyView }) {
  const { t } = useTranslation('lottery');
  const isSearched = view.name !== '' || view.day !== '';
  const of = !isSearched && (view.list === 'fav' || view.list === 'recent') ? view.list : null;
  return (
    <EmptyState
      icon={of === 'fav' ? 'heart' : of === 'recent' ? 'clock' : 'search'}
      title={t(of ? `empty.${of}` : 'empty.title')}
    >
      <p className="max-w-sm">{t(of ? `empty.${of}Text` : view.name ? 'empty.nameText' : 'empty.text')}</p>
      <ButtonLink to={view.reset.path} look="outline" className="mt-1">
        {view.reset.label}
      </ButtonLink>
    </EmptyState>
  );
}
