import { z } from 'zod';
import { nameIn } from '../domains/games/catalogue/orders.ts';
import type { GrantRow } from '../domains/games/free-rounds/repository.ts';
import { engineFor, runEngine } from '../domains/games/play/engine.ts';
import { readPot } from '../domains/games/play/jackpot.ts';
import {
  findPlay,
  listRounds,
  type Play,
  playRound,
  type Run,
  readPlayBalance,
  readPlayGrant,
  rotateSeeds,
} from '../domains/games/play/play.ts';
import { buildRooms } from '../domains/games/rooms.ts';
import { eventSource, seedHash } from '../engine/fair.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import { formatMoney } from '../shared/money.ts';
import type { World } from '../worlds/world.ts';
import type { EngineGame, Json } from './engine/types.ts';
import { listSecrets, withoutSecrets } from './engine/visible.ts';
import { loadSkin } from './skin.ts';

const HISTORY = 30;

const RoundRequest = z.strictObject({
  reference: z.string().regex(/^[\w-]{8,64}$/, 'must have 8 to 64 letters, digits, dashes or underscores'),
  bet: z.unknown(),
  /** The round that the page takes for a free one. */
  freeRound: z.strictObject({ grantId: z.number().int().positive(), index: z.number().int().positive() }).optional(),
});
const SeedRequest = z.strictObject({
  clientSeed: z.string().regex(/^[\w-]{1,64}$/, 'must have 1 to 64 letters, digits, dashes or underscores'),
});

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`).join('; '));
}

/** Takes the stakes of the play or its room. */
function gameAt({ game, roomId }: Play): EngineGame {
  const room = roomId ? buildRooms(game).find((each) => each.roomId === roomId) : undefined;
  return room ? { ...game, minBet: room.minBet } : game;
}

/** Throws 401 for an invalid token, 404 for a game without an engine. */
export async function describePlay(world: World, token: string): Promise<object> {
  const play = await findPlay(world, token);
  const { game, brand } = play;
  const engine = engineFor(play);
  const skin = await loadSkin(game);
  const grant = readPlayGrant(world, play);
  return {
    title: nameIn(game, play.language),
    vendor: game.vendor.displayName,
    kind: engine.kind,
    rtp: game.rtp,
    minBet: gameAt(play).minBet,
    balance: formatMoney(readPlayBalance(world, play)),
    currency: brand.currency,
    symbol: brand.currencySymbol,
    jackpot: game.hasJackpot ? formatMoney(readPot(world, world, brand)) : null,
    serverSeedHash: seedHash(play.serverSeed),
    clientSeed: play.clientSeed,
    nonce: play.nonce,
    state: withoutSecrets(engine, play.state ?? null, world.now()),
    skin,
    rules: engine.describe(gameAt(play)),
    freeRounds: grant && freeRoundsView(grant),
  };
}

/** The same reference returns the same response. Throws 422 for an invalid bet or insufficient funds. */
export async function placeBet(world: World, token: string, body: unknown): Promise<object> {
  const { reference, bet, freeRound } = read(RoundRequest, body);
  const run: Run = (play, ...rest) => runEngine({ now: world.now(), bet, game: gameAt(play) })(play, ...rest);
  const { play, grant, ...answer } = await playRound(world, token, reference, run, freeRound);
  const engine = engineFor(play);
  return {
    ...answer,
    detail: withoutSecrets(engine, answer.detail, world.now()),
    state: withoutSecrets(engine, answer.state, world.now()),
    win: formatMoney(answer.win),
    balance: formatMoney(answer.balance),
    freeRounds: grant && freeRoundsView(grant),
  };
}

const freeRoundsView = ({ id, level, rounds, used, won }: GrantRow) => ({
  grantId: id,
  level,
  rounds,
  left: rounds - used,
  won: formatMoney(won),
});

/** Throws 404 for games without events. */
export async function watchEvents(world: World, token: string): Promise<object> {
  const play = await findPlay(world, token);
  const now = world.now();
  const engine = engineFor(play);
  const state = (play.state ?? null) as Json;
  const events = engine.watch?.(gameAt(play), now, (event) => eventSource(world.seed, event), state);
  if (!events) throw new ApiError(404, 'game.no.events', 'Nothing happens in this game without a bet.');
  return { now, balance: formatMoney(readPlayBalance(world, play)), events };
}

/** Throws 422 while the seed decides an open round. */
export async function renewSeeds(world: World, token: string, body: unknown): Promise<object> {
  const engine = engineFor(await findPlay(world, token));
  return rotateSeeds(world, token, read(SeedRequest, body).clientSeed, (state) => {
    if (listSecrets(engine, state, world.now()).length > 0)
      throw new ApiError(422, 'hand.open', 'A round is in progress: its seed is revealed when it is over.');
  });
}

/** The member's rounds in this game, newest first. */
export async function listHistory(world: World, token: string): Promise<object> {
  const play = await findPlay(world, token);
  const engine = engineFor(play);
  const rounds = listRounds(world, play, HISTORY);
  return {
    rounds: rounds.map(({ orderNo, time, bet, win, detail, state }) => ({
      orderNo,
      time,
      bet: formatMoney(bet),
      win: formatMoney(win),
      detail: withoutSecrets(engine, detail, world.now()),
      state,
    })),
  };
}
