import { TRIAL_TYPE } from '../../../accounts/real-account.ts';
import type { BrandState } from '../../../http/exchange.ts';
import { MONEY_SCALE } from '../../../shared/money.ts';
import { periodDays, startOfDay } from '../../../shared/periods.ts';
import { addDue } from '../../../worlds/agenda.ts';
import type { Store } from '../../../worlds/store.ts';
import type { PlayEvent, World } from '../../../worlds/world.ts';
import { countPeriods } from '../contracts/settle.ts';
import { countSettled } from '../ledger/daily-sums.ts';
import { addPoints } from '../points/lots.ts';
import { raiseRank } from '../ranks/ranks.ts';
import { listLevels, readStanding } from '../ranks/repository.ts';
import { scheduleRebates } from '../rebates/rebates.ts';
import { type CountedGame, countedPart } from '../rollovers/contribution.ts';
import { fillRollovers } from '../rollovers/rollovers.ts';
import { addDeposit, saveProgress, setPendingPoints } from './repository.ts';

export interface CountedBet {
  stake: bigint;
  validBet: bigint;
  /** Part of the valid bet that may count at all, by default all of it. */
  counted?: bigint;
  isWon: boolean;
}

/**
 * Counts settled bets of one member on one game for everything that counts them: sums of the day, rollovers, turnover
 * and points (loyalty.md: What counts). Call in the transaction that settles them.
 */
export async function countBets(
  world: World,
  store: Store,
  brand: BrandState,
  { memberId, game, at }: { memberId: number; game: CountedGame; at: number },
  bets: readonly CountedBet[],
): Promise<void> {
  if (bets.length === 0) return;
  const { gameType } = game;
  const counted = bets.map(({ stake, validBet, counted = validBet }) => ({
    stake,
    counted: countedPart(brand.cashRules.turnoverShares, game, counted),
  }));
  const turnover = sum(counted.map((bet) => bet.counted));
  const stakes = sum(bets.map(({ stake }) => stake));
  const validBet = sum(bets.map((bet) => bet.validBet));
  await countSettled(
    store,
    { memberId, gameType, time: new Date(at) },
    {
      stakes,
      validBet,
      counted: turnover,
      rounds: BigInt(bets.length),
      wonRounds: BigInt(bets.filter(({ isWon }) => isWon).length),
    },
  );
  await countPeriods(store, brand.code, { memberId, validBet, at });
  await fillRollovers(store, brand, { memberId, gameType, bets: counted, at });
  // A week with bets of no share is settled too: cashback counts every stake.
  if (stakes > 0n) await addTurnover(world, store, brand, memberId, turnover, at);
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

async function addTurnover(
  world: World,
  store: Store,
  brand: BrandState,
  memberId: number,
  turnover: bigint,
  at: number,
): Promise<void> {
  const before = readStanding(store, memberId);
  if (before.type === TRIAL_TYPE) return;
  const { first: day, next: tomorrow } = periodDays('DAY', at);
  const { first: week, next: nextWeek } = periodDays('WEEK', at);
  if (before.day !== day) {
    await addDue(store, 'points.close', String(memberId), startOfDay(tomorrow));
    await scheduleRebates(store, brand.code, day);
  }
  if (before.week !== week) await addDue(store, 'loyalty.week', String(memberId), startOfDay(nextWeek));
  const rate = listLevels(world, brand.code)[before.rankLevel]?.pointRate ?? 100;
  const points = before.points + pointsFor(turnover, brand.pointRules.unit, rate);
  const counted = before.turnover + turnover;
  await saveProgress(store, { memberId, turnover: counted, points, day, week });
  await raiseRank(world, store, brand, { ...before, turnover: counted }, at);
}

/** Counts a deposit towards the rank. `credited` is without its fee. Call in the transaction that credits it. */
export async function countDeposit(
  world: World,
  store: Store,
  brand: BrandState,
  { memberId, credited, at }: { memberId: number; credited: bigint; at: number },
): Promise<void> {
  await addDeposit(store, memberId, credited);
  await raiseRank(world, store, brand, readStanding(store, memberId), at);
}

/** Ten-thousandths of a point: one for `unit` of the currency, times the rank's percentage (loyalty.md: Points). */
export const pointsFor = (turnover: bigint, unit: number, percent: number): bigint =>
  (turnover * BigInt(percent)) / (BigInt(unit) * 100n);

/** At the day's end, whole points become a lot, and the rest carries over. */
export const closePoints: PlayEvent = async (_world, store, subject, at) => {
  const memberId = Number(subject);
  const { points } = readStanding(store, memberId);
  const whole = points / MONEY_SCALE;
  if (whole === 0n) return;
  await setPendingPoints(store, memberId, points % MONEY_SCALE);
  await addPoints(store, { memberId, points: Number(whole), kind: 'BETS', earnedAt: at - 1, at });
};
