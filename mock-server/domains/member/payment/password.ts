import { Mutex } from 'async-mutex';
import type { FieldFault } from '../../../accounts/rules.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { HandlerContext } from '../../../http/handlers.ts';
import type { World } from '../../../worlds/world.ts';
import { hashPassword, verifyPassword } from '../../session/password.ts';
import { clearFailures, countFailure, listFailures } from '../../session/repository.ts';
import { findPaymentHash } from './repository.ts';

/** accounts.md: Payment passwords. */
const WRONG_TRIES = 5;
const LOCK_MS = 30 * 60_000;

type Asking = Pick<HandlerContext, 'world' | 'brand' | 'member'>;

export const paymentRefusal = (
  errorCode: string,
  message: string,
  value: { fields?: FieldFault[]; triesLeft?: number; lockedUntil?: number } = {},
): ApiError => new ApiError(422, errorCode, message, { fields: [], triesLeft: null, lockedUntil: null, ...value });

/** Wrong tries expire half an hour after the last. */
const since = (world: World) => new Date(world.now() - LOCK_MS + 1);
/** A sub-account's tries lock neither the agent nor another sub-account. */
const throttleSubject = ({ member: { memberId, sub } }: Pick<Asking, 'member'>) =>
  `payment:${memberId}${sub ? `:${sub.id}` : ''}`;

/** Returns epoch milliseconds; null without a lock. A lock of the agent holds for the sub-accounts too. */
export function findLock({ world, brand, member }: Asking): number | null {
  const subjects = [throttleSubject({ member }), throttleSubject({ member: { ...member, sub: null } })];
  const locks = listFailures(world, brand.code, subjects, since(world)).filter(({ count }) => count >= WRONG_TRIES);
  return locks.length > 0 ? Math.max(...locks.map(({ lastAt }) => lastAt.getTime())) + LOCK_MS : null;
}

/** By world and member: serial checks prevent concurrent right tries from counting as wrong. */
const queues = new WeakMap<World, Map<string, Mutex>>();

async function inTurn(asking: Asking, check: () => Promise<void>): Promise<void> {
  const ofWorld = queues.get(asking.world) ?? new Map<string, Mutex>();
  queues.set(asking.world, ofWorld);
  const subject = throttleSubject(asking);
  const queue = ofWorld.get(subject) ?? new Mutex();
  ofWorld.set(subject, queue);
  try {
    await queue.runExclusive(check);
  } finally {
    if (!queue.isLocked()) ofWorld.delete(subject);
  }
}

/**
 * Counts a try before its check. Writes by itself: call it before a transaction, never inside. Throws 422 with the
 * contract's PaymentRefusal.
 */
export const requirePaymentPassword = (asking: Asking, password: string): Promise<void> =>
  inTurn(asking, () => checkPaymentPassword(asking, password));

async function checkPaymentPassword(asking: Asking, password: string): Promise<void> {
  const { world, brand, member } = asking;
  const hash = findPaymentHash(world, member.memberId);
  if (hash === null) throw paymentRefusal('payment.password.missing', 'Set a payment password first.');
  const lockedUntil = findLock(asking);
  if (lockedUntil !== null) throw locked(lockedUntil);
  const subject = throttleSubject(asking);
  const count = await countFailure(world, brand.code, subject, new Date(world.now()), since(world));
  if (await verifyPassword(password, hash)) {
    await clearFailures(world, brand.code, subject);
    return;
  }
  if (count === WRONG_TRIES) throw locked(world.now() + LOCK_MS);
  throw paymentRefusal('payment.password.wrong', 'The payment password is wrong.', { triesLeft: WRONG_TRIES - count });
}

const locked = (lockedUntil: number) =>
  paymentRefusal('payment.password.locked', 'Too many wrong payment passwords: try again after half an hour.', {
    triesLeft: 0,
    lockedUntil,
  });

export const unlock = (asking: Asking) => clearFailures(asking.world, asking.brand.code, throttleSubject(asking));

export const hashPaymentPassword = ({ random }: World, password: string): string =>
  hashPassword(password, random.text(16));
