import { TRIAL_TYPE } from '../../accounts/real-account.ts';
import { MONEY_SCALE, sumAmounts } from '../../shared/money.ts';
import { startOfDay } from '../../shared/periods.ts';
import { dayNumber } from '../../shared/zone.ts';
import { addDue } from '../../worlds/agenda.ts';
import type { PlayEvent, Subscriber } from '../../worlds/world.ts';
import { requireBrandState } from '../system/brand-state.ts';
import { listLevels, readStanding } from '../vip/repository.ts';
import { addPoints } from './lots.ts';
import { savePending } from './repository.ts';

const USUAL_PERCENT = 100;

/** Ten-thousandths of a point: one for `unit` of the currency, times the rank's percentage (loyalty.md: Points). */
export const pointsFor = (turnover: bigint, unit: number, percent = USUAL_PERCENT): bigint =>
  (turnover * BigInt(percent)) / (BigInt(unit) * 100n);

/** Counts the points of settled bets, by the rank before them, until the day's end. */
export const countPoints: Subscriber<'betsSettled'> = async (world, store, { brandCode, memberId, bets, at }) => {
  if (bets.every(({ stake }) => stake === 0n)) return;
  const before = readStanding(store, memberId);
  if (before.type === TRIAL_TYPE) return;
  const day = dayNumber(at);
  if (before.day !== day) await addDue(store, 'points.close', String(memberId), startOfDay(day + 1));
  const turnover = sumAmounts(bets.map(({ counted }) => counted));
  const { unit } = requireBrandState(world, brandCode).pointRules;
  const percent = listLevels(world, brandCode)[before.rankLevel]?.pointRate;
  await savePending(store, memberId, { points: before.points + pointsFor(turnover, unit, percent), day });
};

/** At the day's end, whole points become a lot, and the rest carries over. */
export const closePoints: PlayEvent = async (_world, store, subject, at) => {
  const memberId = Number(subject);
  const { points } = readStanding(store, memberId);
  const whole = points / MONEY_SCALE;
  if (whole === 0n) return;
  await savePending(store, memberId, { points: points % MONEY_SCALE });
  await addPoints(store, { memberId, points: Number(whole), kind: 'BETS', earnedAt: at - 1, at });
};
