import { dayNumber } from '../../../mock-server/shared/zone.ts';
import { SEED_TIME } from '../../../mock-server/worlds/clock.ts';
import { Random } from '../../../mock-server/worlds/random.ts';
import { daysBefore } from '../shared/clock.ts';
import { TURNOVER_SHARES } from '../system/cash-rules.ts';
import type { PlayedGame } from '../wallet/past-play.ts';
import { rateOfLevel, TEAM_PRODUCTS, type TeamMember, type TeamProduct } from './members.ts';

/** Amounts are ten-thousandths of the currency, times epoch milliseconds. */
export interface TeamRound {
  game: PlayedGame & { gameType: TeamProduct };
  time: number;
  stake: number;
  validBet: number;
  /** By the share of the product. */
  counted: number;
  win: number;
}

export interface TeamDay {
  /** From 1, the last day before the world's start. */
  daysAgo: number;
  rounds: TeamRound[];
  deposit: number;
  promotion: number;
  withdrawal: number;
  /** Rebates by product. */
  rebates: [TeamProduct, number][];
}

export interface TeamSpan {
  /** Days of play, and those at their end that have bets. */
  days: number;
  betDays: number;
}

/** Likelihood of play, from Monday; the epoch was a Thursday. */
const WEEK = [0.8, 0.8, 0.8, 0.85, 1.1, 1.4, 1.4] as const;
const LEAST_PART = 0.03;
const MORE_PART = 0.4;
const BIG_PART = 0.015;
const QUIET_PART = 0.15;
const UNITS = [10_000, 20_000, 20_000, 50_000, 100_000] as const;
const BIG_UNIT = 2_000_000;
const RATE_PARTS = 10_000;
/** Cents. */
const SMALLEST = 100;
/** Tenths of the stake, on average slightly less than the stakes. */
const RETURNS = [0, 0, 0, 0, 0, 5, 10, 15, 20, 45] as const;
const DAY_MS = 24 * 3_600_000;
const ROUND_MS = 120_000;

export const roundCents = (amount: number): number => amount - (amount % SMALLEST);

/**
 * Days on which a member plays, the first one first. The money is withdrawn on the last day before those with bets, because
 * their ledger begins with nothing.
 */
export function* playDays(
  { id, level, registeredDaysAgo }: TeamMember,
  games: readonly PlayedGame[],
  { days, betDays }: TeamSpan,
): Generator<TeamDay> {
  const random = new Random(`seed team ${id}`);
  const part = LEAST_PART + MORE_PART * random.float() ** 2;
  const unit = random.chance(BIG_PART) ? BIG_UNIT : random.pick(UNITS);
  const first = Math.min(days, registeredDaysAgo - 1);
  const isQuiet = random.chance(QUIET_PART);
  const last = isQuiet ? random.int(1, Math.max(first, 1)) : 1;
  const favourites = Array.from({ length: 3 }, () => random.pick(games)) as TeamRound['game'][];
  const today = dayNumber(SEED_TIME);
  const played: number[] = [];
  for (let daysAgo = first; daysAgo >= last; daysAgo -= 1)
    if (random.chance(part * (WEEK[(today - daysAgo + 3) % 7] ?? 1))) played.push(daysAgo);
  let held = 0;
  for (const [index, daysAgo] of played.entries()) {
    const start = daysBefore(daysAgo).getTime() + Math.floor((0.05 + 0.85 * random.float()) * DAY_MS);
    const rounds = Array.from({ length: random.int(1, 5) }, (_, round): TeamRound => {
      const stake = (unit * random.int(1, 40)) / 4;
      const win = roundCents(Math.floor((stake * random.pick(RETURNS)) / 10));
      const time = start + round * ROUND_MS + random.int(0, ROUND_MS - 1);
      const game = random.pick(favourites);
      const validBet = win === stake ? 0 : stake;
      return {
        game,
        time,
        stake,
        validBet,
        counted: Math.floor((validBet * TURNOVER_SHARES[game.gameType]) / 100),
        win,
      };
    });
    const rebates = TEAM_PRODUCTS.flatMap((product): TeamDay['rebates'] => {
      const bets = rounds.reduce((sum, { game, counted }) => sum + (game.gameType === product ? counted : 0), 0);
      const rebate = roundCents(Math.floor((bets * rateOfLevel(product, level)) / RATE_PARTS));
      return rebate > 0 ? [[product, rebate]] : [];
    });
    const deposit = held < unit * 50 ? unit * 150 : 0;
    const promotion = daysAgo % 7 === 0 && random.chance(0.2) ? unit * 5 : 0;
    held += deposit + promotion;
    for (const { stake, win } of rounds) held += win - stake;
    for (const [, rebate] of rebates) held += rebate;
    const next = played[index + 1];
    const isLast = next === undefined ? isQuiet : daysAgo > betDays && next <= betDays;
    const withdrawal = isLast ? held : held > unit * 400 ? held - unit * 100 : 0;
    held -= withdrawal;
    yield { daysAgo, rounds, deposit, promotion, withdrawal, rebates };
  }
}
