import { z } from 'zod';
import { smallestPaid } from '../../openapi/rules/currency.ts';
import { nameIn } from '../domains/games/catalogue/orders.ts';
import { readPot } from '../domains/games/play/jackpot.ts';
import {
  findPlay,
  listRounds,
  type Play,
  playRound,
  readPlayBalance,
  rotateSeeds,
} from '../domains/games/play/play.ts';
import { buildRooms } from '../domains/games/rooms.ts';
import { eventSource, fairSource, recorded, seedHash } from '../engine/fair.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import { formatMoney } from '../shared/money.ts';
import type { World } from '../worlds/world.ts';
import { roundPayout } from './engine/draw.ts';
import { findEngine } from './engine/engines.ts';
import { findKind } from './engine/kinds.ts';
import { BetRefused, type EngineGame, type GameEngine, type Json, type Round } from './engine/types.ts';
import { listSecrets, withoutSecrets } from './engine/visible.ts';
import { loadSkin } from './skin.ts';

const HISTORY = 30;

const RoundRequest = z.strictObject({
  reference: z.string().regex(/^[\w-]{8,64}$/, 'must have 8 to 64 letters, digits, dashes or underscores'),
  bet: z.unknown(),
});
const SeedRequest = z.strictObject({
  clientSeed: z.string().regex(/^[\w-]{1,64}$/, 'must have 1 to 64 letters, digits, dashes or underscores'),
});

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`).join('; '));
}

function engineFor({ game }: Play): GameEngine {
  const engine = findEngine(findKind(game));
  if (!engine) throw new ApiError(404, 'game.not.simulated', 'This game cannot be played here.');
  return engine;
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
  };
}

/** The same reference returns the same response. Throws 422 for an invalid bet or insufficient funds. */
export async function placeBet(world: World, token: string, body: unknown): Promise<object> {
  const { reference, bet } = read(RoundRequest, body);
  const bookedBy = (play: Play, jackpot: bigint) => run(world, play, bet, jackpot);
  const { play, ...answer } = await playRound(world, token, reference, bookedBy);
  const engine = engineFor(play);
  return {
    ...answer,
    detail: withoutSecrets(engine, answer.detail, world.now()),
    state: withoutSecrets(engine, answer.state, world.now()),
    win: formatMoney(answer.win),
    balance: formatMoney(answer.balance),
  };
}

function run(world: World, play: Play, bet: unknown, jackpot: bigint): Round {
  const { serverSeed, clientSeed, nonce } = play;
  const { fair, draws } = recorded(fairSource(serverSeed, clientSeed, nonce));
  try {
    const state = (play.state ?? null) as Json;
    const round = engineFor(play).play({ game: gameAt(play), bet, state, fair, jackpot, now: world.now() });
    return { ...round, win: roundPayout(round.win, smallestPaid(play.brand.currency), fair), draws };
  } catch (error) {
    throw error instanceof BetRefused ? new ApiError(422, error.code, error.message) : error;
  }
}

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
