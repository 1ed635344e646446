import { data, redirect } from '@remix-run/node';
import * as z from 'zod/mini';
import { paths, safeRedirect } from '~/config/paths.ts';
import { toastText } from '~/i18n/resources.server.ts';
import type { ToastKey } from '~/i18n/texts.types.ts';
import { formAction, type Submitted } from '~/request/form-action.server.ts';
import { optional } from '~/request/optional.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { GameType } from './game-lists.server.ts';
import type { FavouriteAnswer } from './games.types.ts';

/** "412/AURUM/RNG". */
const Key = z.pipe(
  z.optional(z.string()),
  z.transform((key) => {
    const [, nodeId, vendor = '', gameType] = /^(\d{1,9})\/([A-Z0-9_]{2,20})\/([A-Z]{2,12})$/.exec(key ?? '') ?? [];
    return gameType ? { nodeId: Number(nodeId), vendor, gameType: gameType as GameType } : null;
  }),
);

const Change = z.object({ add: Key, remove: Key });

/** Returns null for a visitor, an empty list on failure. */
export async function listFavouriteIds(site: Site): Promise<string[] | null> {
  if (!site.member) return null;
  const { gameFavIds } = await optional(site, 'listFavouriteIds', site.api.call('listFavouriteIds'), {
    gameFavIds: [],
  });
  return gameFavIds.map(({ nodeId }) => String(nodeId));
}

/**
 * Redirects a form without scripts to its page; returns the result to a script, which rolls back its optimistic state.
 * Throws 400 when the form names no game.
 */
export const favouriteAction = formAction(
  'addFavourite',
  'removeFavourite',
)({
  guard({ member }, form) {
    if (!member) throw redirect(paths.login({ redirectTo: safeRedirect(form.get('returnTo')) }));
  },
  schema: () => Change,
  extra: ({ result }): FavouriteAnswer => ({ error: result.error?.['']?.[0] ?? null }),
  async submit({ api }, { add, remove }, { form }) {
    if (add) await api.call('addFavourite', { body: add });
    else if (remove) await api.call('removeFavourite', { query: remove });
    else throw data('The form names no game.', { status: 400 });
    return form.has('returnTo') ? redirect(safeRedirect(form.get('returnTo'))) : data({});
  },
  refusals: {
    'favourites.full': (site, _failure, submitted) => respondWithError(site, submitted, 'games.favouritesFull'),
    'game.not.found': null,
  },
  otherwise: (site, _failure, submitted) => respondWithError(site, submitted, 'games.favouriteFailed'),
});

function respondWithError({ t }: Site, { form }: Submitted, key: ToastKey) {
  if (!form.has('returnTo')) return { '': toastText(t, key) };
  return redirectWithToast(safeRedirect(form.get('returnTo')), { tone: 'error', key });
}
