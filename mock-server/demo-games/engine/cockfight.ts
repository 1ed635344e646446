import { z } from 'zod';
import { computeStake, readBet } from './bets.ts';
import { formatOdds } from './book/odds.ts';
import { parseOdds, payout } from './book/payout.ts';
import {
  BetRefused,
  type ChancesOf,
  type EngineGame,
  type GameEngine,
  type Json,
  type PlayInput,
  type Round,
  type Settled,
} from './types.ts';

const SIDES = ['meron', 'wala', 'draw'] as const;
export type Side = (typeof SIDES)[number];

/** Bets close with the gate; the fight ends before the next begins. */
const PERIOD_MS = 60_000;
const GATE_MS = 40_000;
const FIGHT_MS = 55_000;
const HISTORY = 48;
const MOST = 10_000;
/** Probabilities are in ten-thousandths. */
const WHOLE = 10_000;
const DRAW = 1000;
const EVEN = (WHOLE - DRAW) / 2;
const MOST_EDGE = 300;

const Chips = z.number().int().min(1).max(MOST).optional();
const Bet = z.strictObject({
  fight: z.number().int().min(0),
  chips: z.strictObject({ meron: Chips, wala: Chips, draw: Chips }),
});
const Detail = z.object({
  fight: z.number(),
  bets: z.array(z.object({ side: z.enum(SIDES), stake: z.string(), odds: z.string() })),
});

const eventName = (fight: number) => `cockfight-${fight}`;

/** They depend on the fight's number only, so they are public. */
function chancesOfFight(fight: number): Record<Side, number> {
  const edge = ((fight * 7919) % (2 * MOST_EDGE + 1)) - MOST_EDGE;
  return { meron: EVEN + edge, wala: EVEN - edge, draw: DRAW };
}

/** Returns hundredths. A draw refunds bets on birds, so their odds are lower than their probability suggests. */
export function oddsOfFight(game: Pick<EngineGame, 'rtp'>, fight: number): Record<Side, number> {
  const chances = chancesOfFight(fight);
  const part = Number(game.rtp) * 100;
  const ofBird = (chance: number) => Math.round(((part - DRAW) / chance) * 100);
  return { meron: ofBird(chances.meron), wala: ofBird(chances.wala), draw: Math.round((part / DRAW) * 100) };
}

function drawWinner(fight: number, chancesOf: ChancesOf): Side {
  const { meron, wala } = chancesOfFight(fight);
  const drawn = chancesOf(eventName(fight)).int(WHOLE);
  if (drawn < meron) return 'meron';
  return drawn < meron + wala ? 'wala' : 'draw';
}

function play({ game, bet, now }: PlayInput): Round {
  const { fight, chips } = readBet(Bet, bet);
  const startsAt = fight * PERIOD_MS;
  const odds = oddsOfFight(game, fight);
  const placed = SIDES.map((side) => ({ side, stake: computeStake(game, chips[side] ?? 0) })).filter(
    ({ stake }) => stake > 0n,
  );
  const stake = placed.reduce((sum, each) => sum + each.stake, 0n);
  if (stake === 0n) throw new BetRefused('bet.empty', 'Place a chip first.');
  if (now >= startsAt + GATE_MS) throw new BetRefused('bet.closed', 'The gate has closed: bet on the next fight.');
  if (now < startsAt) throw new BetRefused('bet.early', 'Bets on this fight are not open yet.');
  return {
    stake,
    win: 0n,
    settlesAt: startsAt + FIGHT_MS,
    detail: {
      fight,
      settlesAt: startsAt + FIGHT_MS,
      bets: placed.map((each) => ({
        side: each.side,
        stake: each.stake.toString(),
        odds: formatOdds(odds[each.side]),
      })),
    },
  };
}

function settleAs(winner: Side, bets: z.output<typeof Detail>['bets']): Settled {
  const sum = (returned: (bet: (typeof bets)[number]) => bigint) => bets.reduce((all, bet) => all + returned(bet), 0n);
  const won = sum(({ side, stake, odds }) => (side === winner ? payout(BigInt(stake), [parseOdds(odds)]) : 0n));
  const pushed = winner === 'draw' ? sum(({ side, stake }) => (side === winner ? 0n : BigInt(stake))) : 0n;
  return { win: won + pushed, pushed };
}

function settle(detail: Json, chancesOf: ChancesOf): Settled {
  const { fight, bets } = Detail.parse(detail);
  return settleAs(drawWinner(fight, chancesOf), bets);
}

function findMarket(detail: Json) {
  const { fight, bets } = Detail.parse(detail);
  return { name: eventName(fight), returns: SIDES.map((winner) => settleAs(winner, bets).win) };
}

function watch(game: EngineGame, now: number, chancesOf: ChancesOf): Json {
  const fight = Math.floor(now / PERIOD_MS);
  const startsAt = fight * PERIOD_MS;
  const isOver = now >= startsAt + FIGHT_MS;
  const odds = oddsOfFight(game, fight);
  const last = isOver ? fight : fight - 1;
  const fights = Array.from({ length: HISTORY }, (_, index) => last - HISTORY + 1 + index);
  return {
    fight,
    closesAt: startsAt + GATE_MS,
    endsAt: startsAt + FIGHT_MS,
    nextAt: startsAt + PERIOD_MS,
    odds: Object.fromEntries(SIDES.map((side) => [side, formatOdds(odds[side])])),
    winner: isOver ? drawWinner(fight, chancesOf) : null,
    history: fights.filter((each) => each >= 0).map((each) => drawWinner(each, chancesOf)),
  };
}

export const cockfight: GameEngine = {
  kind: 'cockfight',
  describe: () => ({ mostOnSpot: MOST }),
  play,
  settle,
  findMarket,
  watch,
};
