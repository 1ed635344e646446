import { z } from 'zod';
import { readPot } from '../domains/games/jackpot.ts';
import {
  findPlay,
  listRounds,
  type Play,
  playRound,
  readPlayBalance,
  rotateSeeds,
} from '../domains/games/play/play.ts';
import { formatMoney } from '../domains/money.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import type { World } from '../worlds/world.ts';
import { engineOf } from './engine/engines.ts';
import { fairSource, seedHash } from './engine/fair.ts';
import { kindOf } from './engine/kinds.ts';
import { BetRefused, type GameEngine, type Json, type Round } from './engine/types.ts';
import { skinOf } from './skin.ts';

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
  const engine = engineOf(kindOf(game));
  if (!engine) throw new ApiError(404, 'game.not.simulated', 'This game cannot be played here.');
  return engine;
}

/** All that the page shows before the first round. Throws 401 where the token is not good, 404 where nothing simulates the game. */
export async function describePlay(world: World, token: string): Promise<object> {
  const play = await findPlay(world, token);
  const { game, brand } = play;
  const engine = engineFor(play);
  const [balance, skin] = await Promise.all([readPlayBalance(world, play), skinOf(game)]);
  return {
    title: game.names[play.language] ?? game.names.EN ?? game.slug,
    vendor: game.vendor.displayName,
    kind: engine.kind,
    rtp: game.rtp,
    minBet: game.minBet,
    balance: formatMoney(balance),
    currency: brand.currency,
    symbol: brand.currencySymbol,
    jackpot: game.hasJackpot ? formatMoney(await readPot(world, world.db, brand.code)) : null,
    serverSeedHash: seedHash(play.serverSeed),
    clientSeed: play.clientSeed,
    nonce: play.nonce,
    state: play.state ?? null,
    skin,
    rules: engine.describe(game),
  };
}

/** Plays a round; the same reference gives the same answer again. Throws 422 for a bet that the game or the balance does not allow. */
export async function placeBet(world: World, token: string, body: unknown): Promise<object> {
  const { reference, bet } = read(RoundRequest, body);
  const answer = await playRound(world, token, reference, (play, jackpot) => run(world, play, bet, jackpot));
  return { ...answer, win: formatMoney(answer.win), balance: formatMoney(answer.balance) };
}

function run(world: World, play: Play, bet: unknown, jackpot: bigint): Round {
  const { game, serverSeed, clientSeed, nonce } = play;
  const fair = fairSource(serverSeed, clientSeed, nonce);
  try {
    return engineFor(play).play({ game, bet, state: (play.state ?? null) as Json, fair, jackpot, now: world.now() });
  } catch (error) {
    throw error instanceof BetRefused ? new ApiError(422, error.code, error.message) : error;
  }
}

/** Reveals the server seed and begins with a new pair. */
export async function renewSeeds(world: World, token: string, body: unknown): Promise<object> {
  return rotateSeeds(world, token, read(SeedRequest, body).clientSeed);
}

/** The member's latest rounds in this game, newest first. */
export async function listHistory(world: World, token: string): Promise<object> {
  const rounds = await listRounds(world, await findPlay(world, token), HISTORY);
  return {
    rounds: rounds.map(({ orderNo, time, bet, win, detail, state }) => ({
      orderNo,
      time,
      bet: formatMoney(bet),
      win: formatMoney(win),
      detail,
      state,
    })),
  };
}
