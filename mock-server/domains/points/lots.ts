import { ApiError } from '../../http/api-error.ts';
import { startOfDay } from '../../shared/periods.ts';
import { dayNumber } from '../../shared/zone.ts';
import { addDue } from '../../worlds/agenda.ts';
import type { Store } from '../../worlds/store.ts';
import type { PlayEvent, Subscriber } from '../../worlds/world.ts';
import { findLot, insertEntry, insertLot, listFullLots, readPoints, setLeft } from './repository.ts';

/** Days that a lot lives, its own included (loyalty.md: Points). */
export const LIFE_DAYS = 365;

interface PointMovement {
  memberId: number;
  /** Whole points above zero. */
  points: number;
  kind: 'BETS' | 'REWARD' | 'REDEEMED' | 'CONVERTED' | 'RETURNED';
  /** JSON by language, or empty. */
  remark?: string;
  orderNo?: string | null;
  at: number;
}

/** The midnight that begins its 366th day. */
export const lotExpiry = (earnedAt: number): number => startOfDay(dayNumber(earnedAt) + LIFE_DAYS);

/** Opens a lot, which expires at midnight. `earnedAt` is `at` by default. Call in a transaction. */
export async function addPoints(
  store: Store,
  { earnedAt, ...movement }: PointMovement & { earnedAt?: number },
): Promise<void> {
  const { memberId, points, at } = movement;
  const time = earnedAt ?? at;
  const expiresAt = lotExpiry(time);
  const id = await insertLot(store, { memberId, amount: points, earnedAt: time, expiresAt });
  await addDue(store, 'points.expire', String(id), expiresAt);
  await note(store, movement, points);
}

/** Takes the oldest points first. Throws 422 for too few, which rolls the transaction back. */
export async function spendPoints(store: Store, movement: PointMovement): Promise<void> {
  let rest = movement.points;
  for (const { id, left } of listFullLots(store, movement.memberId)) {
    if (rest === 0) break;
    const part = Math.min(rest, left);
    await setLeft(store, id, left - part);
    rest -= part;
  }
  if (rest > 0) throw new ApiError(422, 'points.insufficient', 'There are too few points.');
  await note(store, movement, -movement.points);
}

const note = (
  store: Store,
  { memberId, kind, remark = '', orderNo = null, at }: Omit<PointMovement, 'kind'> & { kind: string },
  amount: number,
) =>
  insertEntry(store, { memberId, kind, amount, balanceAfter: readPoints(store, memberId), remark, orderNo, time: at });

/** Adds the points of a paid reward. */
export const addGranted: Subscriber<'pointsGranted'> = (_world, store, { title, ...granted }) =>
  addPoints(store, { ...granted, kind: 'REWARD', remark: title });

export const expirePoints: PlayEvent = async (_world, store, id, at) => {
  const lot = findLot(store, Number(id));
  if (!lot || lot.left === 0) return;
  await setLeft(store, lot.id, 0);
  await note(store, { memberId: lot.memberId, points: lot.left, kind: 'EXPIRED', at }, -lot.left);
};
