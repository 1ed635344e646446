import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { TRIAL_TYPE } from '../../accounts/real-account.ts';
import { newSeed } from '../../engine/fair.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import type { Language } from '../../worlds/columns.ts';
import type { World } from '../../worlds/world.ts';
import { DEFAULT_WORLD } from '../../worlds/worlds.ts';
import { requireTimeLeft } from '../member/limits/rules.ts';
import { MAIN, toAccount } from '../money/ledger/accounts.ts';
import { makeTrialMember } from '../session/trial.ts';
import { type BrandGame, listClosedVendors, vendorKey } from './catalogue/repository.ts';
import { noGame } from './favourites.ts';
import { noteRecent, openPlay } from './play/repository.ts';
import { buildRooms } from './rooms.ts';
import { gameView, openGames } from './views.ts';

type Launch = Value<'launchGame'>;

const TOKEN_LENGTH = 40;
/** House lotteries use the site's own pages (specification, section 4). */
const HOUSE_LOTTERIES = new Set(['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT']);
const IN_WINDOW = new Set(['SPORTS', 'ESPORTS']);

interface Wish {
  game: BrandGame | undefined;
  language: Language;
  lobbyUrl: string | undefined;
  roomId?: string | undefined;
}

interface Player {
  memberId: number;
  type: number;
  /** Session of the play; null for a visitor. */
  token: string | null;
}

/** Lists the games of a lobby. Throws 404, 422. */
export function launchGame(context: Context<'launchGame'>): Promise<Launch> {
  const { query, member } = context;
  const games = openGames(context).all();
  const game = games.find(
    ({ code, vendorCode, gameType }) =>
      code === query.gameCode &&
      (!query.vassalage || vendorCode === query.vassalage) &&
      (!query.gameType || gameType === query.gameType),
  );
  const wish = { game, language: query.language ?? context.language, lobbyUrl: query.lobbyUrl, roomId: query.roomId };
  return open(context, games, wish, () => member);
}

/** Throws 422. */
export async function launchSportsbook(context: Context<'launchGameFb'>): Promise<Launch> {
  const { query, member } = context;
  const games = openGames(context).all();
  const game = games.find(({ gameType, isLobby }) => gameType === 'SPORTS' && !isLobby);
  if (!game) throw notPlayable('This brand has no sports.');
  return open(
    context,
    games,
    { game, language: query.language ?? context.language, lobbyUrl: query.lobbyUrl },
    () => member,
  );
}

/** Throws 404, 422. */
export function launchTrial(context: Context<'launchTrial'>): Promise<Launch> {
  const { query } = context;
  const games = openGames(context).all();
  const game = games.find(({ code }) => code === query.gameCode);
  const wish = { game, language: query.language ?? context.language, lobbyUrl: query.lobbyUrl };
  return open(context, games, wish, async () => {
    const { id, type } = await makeTrialMember(context);
    return { memberId: id, type, token: null };
  });
}

async function open(
  context: HandlerContext,
  games: readonly BrandGame[],
  { game, language, lobbyUrl, roomId }: Wish,
  findPlayer: () => Player | Promise<Player>,
): Promise<Launch> {
  const { world, brand } = context;
  if (!game) throw noGame();
  if (HOUSE_LOTTERIES.has(game.vendorCode)) throw notPlayable('Lotteries are played on their own pages.');
  requireOpenVendor(world, brand.code, game.vendor);
  const view = gameView(game, language);
  if (game.isLobby) {
    const inside = games.filter(
      ({ vendorCode, gameType, isLobby }) => !isLobby && vendorCode === game.vendorCode && gameType === game.gameType,
    );
    return { launchUrl: null, opensIn: 'LIST', game: view, games: inside.map((each) => gameView(each, language)) };
  }
  const room = game.gameType === 'PVP' ? roomFor(game, roomId) : null;
  const player = await findPlayer();
  requireTimeLeft(world, player.memberId, world.now());
  const account = brand.isSingleWallet || player.type === TRIAL_TYPE ? MAIN : toAccount(game.vendor);
  const token = world.random.text(TOKEN_LENGTH);
  const at = new Date(world.now());
  await openPlay(world, {
    token,
    brandCode: brand.code,
    memberId: player.memberId,
    sessionToken: player.token,
    gameNodeId: game.nodeId,
    accountTypeId: account.accountTypeId,
    roomId: room?.roomId ?? null,
    language,
    createdAt: at,
    lastUsedAt: at,
    serverSeed: newSeed(world.random),
    clientSeed: world.random.text(16),
  });
  await noteRecent(world, player.memberId, game.nodeId, at);
  return {
    launchUrl: launchUrl(game, { token, lang: language, world: world.name, exit: lobbyUrl }),
    opensIn: IN_WINDOW.has(game.gameType) ? 'WINDOW' : 'FRAME',
    game: view,
    games: [],
  };
}

/** Throws 422 during the vendor's maintenance. */
function requireOpenVendor(world: World, brandCode: string, vendor: BrandGame['vendor']): void {
  if (!listClosedVendors(world, brandCode).has(vendorKey(vendor))) return;
  throw new ApiError(422, 'vendor.maintenance', `${vendor.displayName} is under maintenance: try again later.`);
}

function roomFor(game: BrandGame, roomId: string | undefined) {
  const rooms = buildRooms(game);
  const room = roomId === undefined ? rooms[0] : rooms.find((each) => each.roomId === roomId);
  if (!room) throw notPlayable('This game has no such room.');
  return room;
}

const notPlayable = (message: string) => new ApiError(422, 'game.not.playable', message);

/** Names the world unless it is the default. */
function launchUrl(
  game: BrandGame,
  { token, lang, world, exit }: { token: string; lang: string; world: string; exit: string | undefined },
): string {
  const query = new URLSearchParams({ token, lang });
  if (world !== DEFAULT_WORLD) query.set('world', world);
  if (exit) query.set('exit', exit);
  return `/vendor/${game.vendorCode}/${game.code}?${query}`;
}
