import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { ApiFailure } from '~/api/failure.ts';
import { paths } from '~/config/paths.ts';
import { canTryGames, readMaintenanceEnd } from '~/features/games/games.server.ts';
import { readPlayFreeRounds } from '~/features/rewards/free-rounds.server.ts';
import { readPlayBonus, readPlayWallet } from '~/features/wallet/wallet.server.ts';
import { requireMember } from '~/request/guards.server.ts';
import { optional } from '~/request/optional.server.ts';
import { type FailureContext, pageFailure } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import { countTry, visitorKey } from '~/request/throttle.server.ts';
import { chooseForVisit } from '~/request/visit.server.ts';
import { isTrialType } from '~/session/member-types.ts';
import { panelIn } from '~/ui/overlay-address.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { cameFrom } from './came-from.server.ts';
import { houseLotteryPath } from './house-lottery.server.ts';
import type { FailedView, LaunchRefusal, PlayView, TrialView } from './play.types.ts';
import { lobbyGame, playedGame } from './played-game.server.ts';
import { readPlaySession } from './session/session.server.ts';

type Launch = Value<'launchGame'>;

/** The contract's limit; longer URLs lose their query. */
const LONGEST_ADDRESS = 500;

export interface Opening {
  view: PlayView;
  status: number;
}

export const GameSearch = z.object({
  gameCode: z.string().regex(/^[A-Z0-9_]{3,40}$/),
  roomId: z
    .string()
    .regex(/^[A-Z0-9_-]{3,60}$/)
    .optional()
    .catch(undefined),
  trial: z.literal('1').optional().catch(undefined),
});

/**
 * Play money for visitors and trial accounts who try it. Throws as `requirePlayer`, and redirects to a lottery's page
 * and from a member's trial to the game.
 */
export async function openGame(site: Site, context: FailureContext): Promise<Opening> {
  const isTrial = isTried(site);
  if (!isTrial) requirePlayer(site);
  const leaveTo = cameFrom(site);
  const parsed = GameSearch.safeParse(Object.fromEntries(site.url.searchParams));
  if (!parsed.success) return { view: failed(site, 'notFound', leaveTo, paths.home()), status: 404 };
  const { gameCode, roomId, trial } = parsed.data;
  const vassalage = site.url.searchParams.get('vassalage') ?? undefined;
  const search = { gameCode, vassalage, roomId, from: leaveTo ?? undefined };
  if (trial && !isTrial) throw redirect(paths.game(search));
  const retryTo = paths.game({ ...search, trial: isTrial ? 1 : undefined });
  if (isTrial && (await countTry('trials', visitorKey(site))) !== null) {
    return { view: failed(site, 'tooMany', leaveTo, retryTo), status: 429 };
  }
  const query = { gameCode, platform: 'html5-desktop', language: site.language, lobbyUrl: lobbyUrl(site) } as const;
  try {
    const launch = isTrial
      ? await site.api.call('launchTrial', { query })
      : await site.api.call('launchGame', { query: { ...query, roomId } });
    return await opened(site, launch, retryTo, isTrial ? trialView(site, paths.game(search)) : null);
  } catch (error) {
    const lottery = isNotPlayable(error) ? await houseLotteryPath(site, gameCode) : null;
    if (lottery) throw redirect(lottery);
    return await refused(site, context, error, retryTo);
  }
}

/** Throws as `requirePlayer`. */
export async function openSportsbook(site: Site, context: FailureContext): Promise<Opening> {
  requirePlayer(site);
  const retryTo = paths.sportsbook({ from: cameFrom(site) ?? undefined });
  try {
    const query = { platform: 'html5-desktop', language: site.language, lobbyUrl: lobbyUrl(site) } as const;
    return await opened(site, await site.api.call('launchGameFb', { query }), retryTo);
  } catch (error) {
    return await refused(site, context, error, retryTo);
  }
}

/**
 * Throws as `requireMember`; a trial account gets a warning over the previous page (specification, sections 4 and 5).
 */
export function requirePlayer(site: Site): void {
  const { type } = requireMember(site);
  if (isTrialType(type)) throw redirect(paths.modal(cameFrom(site) ?? paths.home(), 'realAccount'));
}

/** The vendor's return URL. The game accepts messages of its origin only. */
function lobbyUrl(site: Site): string {
  const protocol = site.isSecure ? 'https:' : site.url.protocol;
  const origin = `${protocol}//${site.url.host}`;
  const address = `${origin}${cameFrom(site) ?? paths.home()}`;
  return address.length > LONGEST_ADDRESS ? `${origin}/` : address;
}

const isTried = (site: Site): boolean => canTryGames(site) && site.url.searchParams.get('trial') === '1';

function trialView({ modules }: Site, game: string): TrialView {
  const canRegister = modules.has('DIRECTREG3');
  return { canRegister, realPath: (canRegister ? paths.register : paths.login)({ redirectTo: game }) };
}

async function opened(
  site: Site,
  { launchUrl, opensIn, game, games }: Launch,
  retryTo: string,
  trial: TrialView | null = null,
): Promise<Opening> {
  const leaveTo = cameFrom(site) ?? paths.category(game.gameType);
  const shared = { game: playedGame(site, game), trial, leaveTo };
  if (opensIn === 'LIST' || launchUrl === null) {
    const inside = games.map((each) => lobbyGame(site, each, trial ? 1 : undefined));
    return { view: { kind: 'list', ...shared, games: inside }, status: 200 };
  }
  // On the site's own origin, the frame's sandbox would not protect the site.
  const cdns = site.brand.launchGameCDNs.filter((cdn) => new URL(cdn).host !== site.url.host);
  const cdn = chooseForVisit(site, cdns);
  if (!cdn) return { view: failed(site, 'refused', leaveTo, retryTo), status: 502 };
  const address = new URL(`${cdn}${launchUrl}`);
  const [wallet, bonus, freeRounds, session] = trial
    ? [null, null, null, null]
    : await Promise.all([
        optional(site, 'getBalance', readPlayWallet(site, game), null),
        optional(site, 'listRollovers', readPlayBonus(site, game.nodeId), null),
        optional(site, 'listFreeRounds', readPlayFreeRounds(site, game.nodeId), null),
        optional(site, 'getLimits', readPlaySession(site), null),
      ]);
  const view = { ...shared, address: address.href, wallet, bonus, freeRounds, session };
  if (opensIn === 'WINDOW') return { view: { kind: 'window', ...view }, status: 200 };
  const roomsPath = game.gameType === 'PVP' ? paths.rooms({ gameCode: game.gameCode }) : null;
  return { view: { kind: 'frame', ...view, origin: address.origin, retryTo, roomsPath }, status: 200 };
}

/**
 * Redirects to a lobby over the previous page, a wide game in its own window, or a transfer dialog for an empty wallet.
 * Null for this page; a due reality check comes first.
 */
export function wayIn(site: Site, view: PlayView): string | null {
  const { searchParams, pathname, search } = site.url;
  if (view.kind === 'failed' || view.trial) return null;
  const from = cameFrom(site);
  if (view.kind === 'list' && from) return paths.modal(from, 'lobby', view.game.code);
  if (view.kind === 'window' && view.session?.checkInSeconds === 0) return null;
  if (view.kind === 'window' && searchParams.has('window')) return view.address;
  const account = view.kind === 'frame' && view.wallet?.isEmpty ? view.wallet.accountTypeId : null;
  if (account === null || panelIn(searchParams)) return null;
  return paths.modal(`${pathname}${search}`, 'transfer', String(account));
}

export const playTitle = (site: Site, view: PlayView): string =>
  site.title(view.kind === 'failed' ? site.t('play', `failed.${view.reason}.title`) : view.game.name);

const isNotPlayable = (error: unknown) => error instanceof ApiFailure && error.errorCode === 'game.not.playable';

const REFUSALS: Record<string, LaunchRefusal> = {
  'game.not.found': 'notFound',
  'vendor.maintenance': 'maintenance',
  'game.not.playable': 'notPlayable',
  'limit.time': 'limit',
};
const STATUS: Partial<Record<LaunchRefusal, number>> = {
  notFound: 404,
  maintenance: 503,
  notPlayable: 422,
  limit: 422,
};

/** Throws errors of the whole site. */
async function refused(site: Site, context: FailureContext, error: unknown, retryTo: string): Promise<Opening> {
  const isOfSite =
    error instanceof ApiFailure && ['signedOut', 'onBreak', 'maintenance', 'region'].includes(error.kind);
  if (!(error instanceof ApiFailure) || isOfSite) throw error;
  const byKind = error.kind === 'network' || error.kind === 'timeout' ? error.kind : 'refused';
  const reason = REFUSALS[error.errorCode ?? ''] ?? byKind;
  const { init } = pageFailure(error, context);
  const until =
    reason === 'maintenance' ? await readMaintenanceEnd(site, site.url.searchParams.get('vassalage')) : null;
  const view = { ...failed(site, reason, cameFrom(site), retryTo), until };
  return { view, status: STATUS[reason] ?? init?.status ?? 502 };
}

const failed = (site: Site, reason: LaunchRefusal, leaveTo: string | null, retryTo: string): FailedView => ({
  kind: 'failed',
  reason,
  until: null,
  isTrial: isTried(site),
  requestId: site.requestId,
  leaveTo: leaveTo ?? paths.home(),
  retryTo,
});
