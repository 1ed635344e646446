import { paths } from '~/config/paths.ts';
import { listFavourites, listRecentGames } from '~/features/games/game-lists.server.ts';
import { unlessSignedOut } from '~/features/member/member.server.ts';
import { readPassword } from '~/features/member/password.server.ts';
import { readRecover } from '~/features/member/recover.server.ts';
import { readRegister } from '~/features/member/register.server.ts';
import { readLobby } from '~/features/play/lobby.server.ts';
import { listSearchHot } from '~/features/search/search.server.ts';
import { chooseMethod, listCountries, readSignIn } from '~/features/session/sign-in.server.ts';
import { listAfterLogin } from '~/features/system/system.server.ts';
import { readTransfer } from '~/features/wallet/transfer.server.ts';
import type { Site } from '~/request/site.server.ts';
import { isTrialType } from '~/session/member-types.ts';
import type { DialogView } from './shell.types.ts';

/**
 * What the dialog of the address shows. A member who must change the password gets that one, whatever the address says; who is signed
 * in is offered no way in, and a visitor nothing of a member's. Throws the redirect that a dialog's guard throws.
 */
export async function readDialog(site: Site): Promise<DialogView | null> {
  const { member, url } = site;
  if (member?.mustChange) return readPasswordDialog(site);
  const modal = url.searchParams.get('modal');
  switch (modal) {
    case 'password':
      return readPasswordDialog(site);
    case 'afterLogin':
      return member ? { kind: 'afterLogin', popUps: await listAfterLogin(site) } : null;
    case 'register':
      // A trial account is a way to a real one.
      return member && !isTrialType(member.type) ? null : { kind: 'register', view: await readRegister(site) };
    case 'transfer':
      return readTransferDialog(site);
    case 'lobby':
      return member ? { kind: 'lobby', ...(await readLobby(site, url.searchParams.get('method') ?? '')) } : null;
    case 'login':
      return member ? null : readLoginDialog(site);
    case 'recover':
      return member ? null : { kind: 'recover', view: await readRecover(site) };
    case 'search':
      return { kind: 'search', hot: await listSearchHot(site) };
    case 'menu':
      return readMenu(site);
    default:
      return null;
  }
}

/** The menu with the member's own games; it can do without them. */
async function readMenu(site: Site): Promise<DialogView> {
  if (!site.member) return { kind: 'menu', recent: [], favourites: [] };
  const [recent, favourites] = await Promise.all([
    unlessSignedOut(listRecentGames(site, { page: 1 }), null),
    unlessSignedOut(listFavourites(site, { page: 1 }), null),
  ]);
  return { kind: 'menu', recent: recent?.games ?? [], favourites: favourites?.games ?? [] };
}

/** Null on the page of the same name, which has the form already. */
async function readPasswordDialog(site: Site): Promise<DialogView | null> {
  return site.url.pathname === paths.password() ? null : { kind: 'password', view: await readPassword(site) };
}

async function readLoginDialog(site: Site): Promise<DialogView> {
  const method = chooseMethod(site, site.url.searchParams.get('method'));
  const [signIn, countries] = await Promise.all([readSignIn(site), method === 'sms' ? listCountries(site) : []]);
  return { kind: 'login', signIn, method, countries };
}

/** Null at a brand with one wallet, and on the page of the same name. */
async function readTransferDialog(site: Site): Promise<DialogView | null> {
  const { pathname, searchParams } = site.url;
  if (pathname === paths.transfer()) return null;
  const account = Number(searchParams.get('method')) || null;
  const view = await readTransfer(site, { account, returnTo: pageBehind(site.url) });
  return view && { kind: 'transfer', view };
}

/** The page that a dialog lies over. */
function pageBehind({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  for (const name of ['modal', 'method']) rest.delete(name);
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}
