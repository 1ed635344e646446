import { ApiError } from '../http/api-error.ts';
import type { SubAccount } from '../http/exchange.ts';

/** Throws 403 for a sub-account without the right to any of the pages; the agent has all rights. */
export function requireRight(sub: SubAccount | null, pages: readonly string[], isActing: boolean): void {
  const isAllowed = !sub || sub.pages.some(({ page, mayAct }) => pages.includes(page) && (mayAct || !isActing));
  if (!isAllowed)
    throw new ApiError(403, 'sub.account.refused', 'This sub-account has no right to this: ask the agent.');
}
