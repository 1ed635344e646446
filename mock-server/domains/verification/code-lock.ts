import { ApiError } from '../../http/api-error.ts';
import type { HandlerContext } from '../../http/handlers.ts';
import { select } from '../../worlds/statements.ts';
import { requireBrand } from '../system/repository.ts';

const CHANGE = select('Member', ['paymentHash', 'contactsChangedAt'], 'WHERE "id" = ?');
const HOUR_MS = 3_600_000;

type Asking = Pick<HandlerContext, 'world' | 'brand' | 'member'>;

/**
 * Returns the end of the lock (epoch milliseconds): the brand's hours after a change of either contact. Null without a
 * lock or a payment password. One lock covers both contacts: else a new one could prove the change of the other.
 */
export function findCodeLock({ world, brand, member }: Asking): number | null {
  const { paymentHash = null, contactsChangedAt = null } = world.read.first(CHANGE, member.memberId) ?? {};
  if (paymentHash === null || contactsChangedAt === null) return null;
  const until = contactsChangedAt.getTime() + requireBrand(world, brand).payoutRules.contactHours * HOUR_MS;
  return until > world.now() ? until : null;
}

/** Throws 422 `contact.recent`. */
export function requireCodesUnlocked(asking: Asking): void {
  const lockedUntil = findCodeLock(asking);
  if (lockedUntil === null) return;
  const message =
    'A mobile number or e-mail address was changed recently: codes are not accepted yet, so use the payment password.';
  throw new ApiError(422, 'contact.recent', message, { fields: [], triesLeft: null, lockedUntil });
}
