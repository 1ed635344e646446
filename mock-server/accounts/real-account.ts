import { ApiError } from '../http/api-error.ts';
import type { Identity } from '../http/exchange.ts';

/** Specification, section 6. */
export const TRIAL_TYPE = 4;

/** Throws 403 for a trial account. */
export function requireRealAccount({ type }: Identity): void {
  if (type === TRIAL_TYPE) throw new ApiError(403, 'need.true.account', 'A real account is needed: register first.');
}
