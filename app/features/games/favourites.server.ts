import { data, redirect } from '@remix-run/node';
import { z } from 'zod';
import { ApiFailure } from '~/api/failure.ts';
import { paths, safeRedirect } from '~/config/paths.ts';
import { unlessSignedOut } from '~/features/member/member.server.ts';
import type { Site } from '~/request/site.server.ts';
import { type ToastKey, writeToast } from '~/session/cookies.server.ts';
import type { GameType } from './game-lists.server.ts';
import type { FavouriteAnswer } from './games.types.ts';

/** "412/AURUM/RNG": what the API wants to know of a favourite, as one button carries it. */
const Key = z
  .string()
  .regex(/^\d{1,9}\/[A-Z0-9_]{2,20}\/[A-Z]{2,12}$/)
  .transform((key) => {
    const [nodeId, vendor = '', gameType] = key.split('/');
    return { nodeId: Number(nodeId), vendor, gameType: gameType as GameType };
  });

const Change = z.union([z.object({ add: Key }), z.object({ remove: Key })]);

/** The ids of a member's favourites; null for a visitor. A page can do without them. */
export async function listFavouriteIds({ api, member }: Site): Promise<string[] | null> {
  if (!member) return null;
  const { gameFavIds } = await unlessSignedOut(api.call('listFavouriteIds'), { gameFavIds: [] });
  return gameFavIds.map(({ nodeId }) => String(nodeId));
}

/**
 * Adds a favourite or removes one. A form without scripts says where it came from and is led back there; a script is answered, so
 * that it can put right what it has shown already. Throws 400, and as calls of the API do.
 */
export async function changeFavourite(site: Site, form: FormData) {
  const returnTo = form.get('returnTo');
  if (!site.member) throw redirect(paths.login({ redirectTo: safeRedirect(returnTo) }));
  const change = Change.safeParse(Object.fromEntries(form));
  if (!change.success) throw data('The form names no game.', { status: 400 });
  const refusal = await refusalOf(send(site, change.data));
  if (returnTo !== null) {
    const headers: HeadersInit = refusal ? { 'Set-Cookie': await writeToast({ tone: 'error', key: refusal }) } : {};
    return redirect(safeRedirect(returnTo), { headers });
  }
  const error = refusal && site.t('server', `toasts.${refusal}`);
  return data({ error } satisfies FavouriteAnswer, { status: error ? 422 : 200 });
}

const send = ({ api }: Site, change: z.infer<typeof Change>): Promise<unknown> =>
  'add' in change
    ? api.call('addFavourite', { body: change.add })
    : api.call('removeFavourite', { query: change.remove });

/** Why a favourite was not changed, for the page that shows it; what every page deals with alike is thrown. */
async function refusalOf(sent: Promise<unknown>): Promise<ToastKey | null> {
  try {
    await sent;
    return null;
  } catch (error) {
    if (!(error instanceof ApiFailure) || ['signedOut', 'maintenance', 'region'].includes(error.kind)) throw error;
    return error.errorCode === 'favourites.full' ? 'favouritesFull' : 'favouriteFailed';
  }
}
