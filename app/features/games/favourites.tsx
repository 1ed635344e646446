import { useFetcher, useLocation } from '@remix-run/react';
import { createContext, type MouseEvent, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActingAs, useActingAs } from '~/ui/acting-as.tsx';
import { AlertToast } from '~/ui/alert-toast.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { FIRST_OVER } from '~/ui/overlay.tsx';
import type { FavouriteAnswer, GameCardView } from './games.types.ts';

/** Without scripts it returns to the page. */
const FORM = 'favourites';

interface Favourites {
  /** Null for a visitor. */
  ids: ReadonlySet<string> | null;
  refuse: (reason: string) => void;
}

const FavouritesContext = createContext<Favourites>({ ids: null, refuse: () => {} });

export function FavouritesProvider({ ids, children }: { ids: string[] | null; children: ReactNode }) {
  const { t } = useTranslation('layout');
  const { pathname, search } = useLocation();
  const [refusal, refuse] = useState('');
  const favourites = useMemo(() => ({ ids: ids && new Set(ids), refuse }), [ids]);
  return (
    <FavouritesContext.Provider value={favourites}>
      {children}
      {ids && (
        <form id={FORM} method="post" action={paths.favourites()} hidden>
          <ActingAs />
          <input type="hidden" name="returnTo" value={pathname + search} />
        </form>
      )}
      {refusal && <AlertToast text={refusal} dismissLabel={t('toast.dismiss')} />}
    </FavouritesContext.Provider>
  );
}

type FavouriteGame = Pick<GameCardView, 'id' | 'name' | 'vendorCode' | 'gameType'>;

/** Optimistic; rolls back on a refusal. */
function MemberButton({ game }: { game: FavouriteGame }) {
  const { t } = useTranslation('games');
  const { ids, refuse } = useContext(FavouritesContext);
  const actingAs = useActingAs();
  const { data, state, formData, submit } = useFetcher<FavouriteAnswer>({ key: `favourite-${game.id}` });
  const isFavourite = formData ? formData.has('add') : Boolean(ids?.has(game.id));
  const name = isFavourite ? 'remove' : 'add';
  const value = `${game.id}/${game.vendorCode}/${game.gameType}`;
  const error = state === 'idle' && data && data.error !== null ? data.error || t('notSaved') : null;

  useEffect(() => {
    if (error) refuse(error);
  }, [error, refuse]);

  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (state !== 'idle') return;
    refuse('');
    submit({ [name]: value, ...actingAs }, { method: 'post', action: paths.favourites() });
  };
  return (
    <button
      type="submit"
      form={FORM}
      name={name}
      value={value}
      onClick={press}
      aria-pressed={isFavourite}
      aria-label={t('favourite', { name: game.name })}
      className="heart"
    >
      <Icon name="heart" />
    </button>
  );
}

function VisitorLink({ game }: { game: FavouriteGame }) {
  const { t } = useTranslation('games');
  const { pathname, search } = useLocation();
  return (
    <Link
      to={paths.modal(pathname + search, 'login')}
      preventScrollReset
      state={FIRST_OVER}
      aria-label={t('favourite', { name: game.name })}
      className="heart"
    >
      <Icon name="heart" />
    </Link>
  );
}

export function FavouriteButton({ game }: { game: FavouriteGame }) {
  const { ids } = useContext(FavouritesContext);
  return ids ? <MemberButton game={game} /> : <VisitorLink game={game} />;
}
