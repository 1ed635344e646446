import { z } from 'zod';
import { computeStake, LEVELS, Level, readBet } from './bets.ts';
import { heightAfter, timeTo } from './crash-flight.ts';
import {
  BetRefused,
  type EngineGame,
  type GameEngine,
  type Json,
  type PlayInput,
  type Round,
  type Settled,
} from './types.ts';

const DRAWS = 2 ** 48;
/** In hundredths of the stake. */
const LEAST = 101;
const MOST = 100_000;
const START = 100;
const HUNDRED = 100n;

const Bet = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('start'), level: Level, target: z.number().int().min(LEAST).max(MOST) }),
  z.strictObject({ action: z.literal('cash') }),
]);
/** The height is fixed at the start, and secret until the end. */
const Flight = z.object({ level: z.number(), target: z.number(), startedAt: z.number(), height: z.number() });
type Flight = z.output<typeof Flight>;
const Start = z.object({ pays: z.string(), height: z.number(), target: z.number() });

/** Returns hundredths: the crash point reaches `target` with the probability RTP / target. */
export function crashPoint(drawn: number, rtp: string): number {
  const height = Math.floor((Number(rtp) * DRAWS) / (drawn + 1));
  return height < LEAST ? START : height;
}

/** Burst or cash-out at the target. */
function flightEnd({ target, startedAt, height }: Flight): number {
  if (height < LEAST) return startedAt;
  return startedAt + timeTo(height >= target ? target : height + 1);
}

function start({ game, fair, now }: PlayInput, level: number, target: number): Round {
  const stake = computeStake(game, level);
  const height = Math.min(crashPoint(fair.int(DRAWS), game.rtp), MOST * 10);
  const flight = { level, target, startedAt: now, height };
  const pays = ((stake * BigInt(target)) / HUNDRED).toString();
  return {
    stake,
    win: 0n,
    detail: { action: 'start', ...flight, pays },
    state: flight,
    settlesAt: flightEnd(flight),
  };
}

/** A finished flight cannot be cashed out. */
function cash(game: EngineGame, { level, startedAt, height }: Flight, now: number): Round {
  const pays = heightAfter(now - startedAt);
  if (pays < LEAST) throw new BetRefused('bet.early', 'The flight has only begun: cash out a little later.');
  const win = (computeStake(game, level) * BigInt(pays)) / HUNDRED;
  return { stake: 0n, win, detail: { action: 'cash', level, pays, height }, endsOpen: true };
}

/** A bet wins if cashed out before the burst, by the player or at its target. */
function play(input: PlayInput): Round {
  const { game, bet, state, now } = input;
  const asked = readBet(Bet, bet);
  const flight = state === null ? null : Flight.parse(state);
  const isFlying = flight !== null && now < flightEnd(flight);
  if (asked.action === 'start') {
    if (isFlying) throw new BetRefused('hand.open', 'A flight is under way: cash it out, or wait for its end.');
    return start(input, asked.level, asked.target);
  }
  if (!flight || !isFlying) throw new BetRefused('flight.over', 'It is too late to cash out: the flight is over.');
  return cash(game, flight, now);
}

function settle(detail: Json): Settled {
  const { pays, height, target } = Start.parse(detail);
  return { win: height >= target ? BigInt(pays) : 0n, pushed: 0n };
}

export const crash: GameEngine = {
  kind: 'crash',
  describe: () => ({ levels: [...LEVELS], least: LEAST, most: MOST }),
  play,
  settle,
  watch: (_game, now, _chancesOf, state) => {
    const flight = state === null ? null : Flight.parse(state);
    if (!flight) return { flight: null };
    const { height, ...seen } = flight;
    const result = now < flightEnd(flight) ? null : { height, hasWon: height >= flight.target };
    return { flight: { ...seen, result } };
  },
  listSecrets(json, now) {
    const flight = Flight.safeParse(json).data;
    return flight && now < flightEnd(flight) ? ['height'] : [];
  },
};
