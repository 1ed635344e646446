import { ApiError } from '../../../http/api-error.ts';
import { atLeastZero, formatMoney } from '../../../shared/money.ts';
import { type Period, periodDays, startOfDay } from '../../../shared/periods.ts';
import type { Store } from '../../../worlds/store.ts';
import { findChecks, type LimitRow, listLimits, sumDeposits, sumLosses, sumOrdered } from './repository.ts';
import { findSitting, playedSince, SITTING_GAP_MS, spanLength } from './sittings.ts';

export const MINUTE_MS = 60_000;

/** Returns the deposit limit that leaves least, and how much; null without one. Open deposits count as made. */
export function findDepositLimit(store: Store, memberId: number, now: number): { period: Period; left: bigint } | null {
  const limits = filterLimits(store, memberId, 'DEPOSIT');
  const ordered = limits.length > 0 ? sumOrdered(store, memberId) : 0n;
  return limits
    .map((limit) => ({ period: limit.period as Period, left: limit.amount - readUse(store, limit, now) - ordered }))
    .reduce<ReturnType<typeof findDepositLimit>>(
      (least, each) => (least && least.left <= each.left ? least : each),
      null,
    );
}

/** Returns null if the deposit fits. Open deposits count, except `reserved`, the amount of this one. */
export function refuseDeposit(
  store: Store,
  memberId: number,
  amount: bigint,
  now: number,
  reserved = 0n,
): ApiError | null {
  const limit = findDepositLimit(store, memberId, now);
  if (!limit || amount <= limit.left + reserved) return null;
  const left = formatMoney(atLeastZero(limit.left + reserved));
  return new ApiError(422, 'limit.deposit', `Your deposit limit per ${limit.period.toLowerCase()} leaves ${left}.`);
}

/** Throws 422 for a stake that could exceed a loss limit, or after the limit of time. */
export function requireWithinPlay(store: Store, memberId: number, stake: bigint, now: number): void {
  requireTimeLeft(store, memberId, now);
  for (const limit of filterLimits(store, memberId, 'LOSS')) {
    if (readUse(store, limit, now) + stake <= limit.amount) continue;
    throw new ApiError(422, 'limit.loss', `You have reached your loss limit per ${limit.period.toLowerCase()}.`);
  }
}

/** Throws 422. */
export function requireTimeLeft(store: Store, memberId: number, now: number): void {
  for (const limit of filterLimits(store, memberId, 'TIME')) {
    if (readUse(store, limit, now) < limit.amount) continue;
    throw new ApiError(422, 'limit.time', `You have reached your time limit per ${limit.period.toLowerCase()}.`);
  }
}

/** Returns milliseconds, 0 if due; null if the member wants no checks. */
export function untilRealityCheck(store: Store, memberId: number, now: number): number | null {
  const { realityAt = null, realityMinutes = null } = findChecks(store, memberId) ?? {};
  if (realityMinutes === null) return null;
  const wanted = realityMinutes * MINUTE_MS;
  // An earlier start changes nothing: the check is due either way.
  const earliest = Math.max(Number(realityAt), now - SITTING_GAP_MS - wanted);
  const sitting = findSitting(store, memberId, now, earliest);
  return Math.max(0, wanted - (sitting ? spanLength(sitting) : 0));
}

/** Throws 422 if due: no page can show the check over a game in its own window. */
export function requireRealityChecked(store: Store, memberId: number, now: number): void {
  if (untilRealityCheck(store, memberId, now) !== 0) return;
  throw new ApiError(422, 'reality.check', 'A reality check is due: answer it before the next bet.');
}

const filterLimits = (store: Store, memberId: number, kind: string) =>
  listLimits(store, memberId).filter((limit) => limit.kind === kind);

/** Returns ten-thousandths of the currency, or whole minutes. */
export function readUse(
  store: Store,
  { memberId, kind, period }: Omit<LimitRow, 'amount' | 'raisedAt' | 'raisedTo'>,
  now: number,
): bigint {
  const { first } = periodDays(period as Period, now);
  if (kind === 'DEPOSIT') return sumDeposits(store, memberId, first);
  if (kind === 'LOSS') return sumLosses(store, memberId, first);
  return BigInt(Math.floor(playedSince(store, memberId, startOfDay(first)) / MINUTE_MS));
}
