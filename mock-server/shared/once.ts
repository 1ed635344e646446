import { ApiError } from '../http/api-error.ts';

/**
 * Returns what an earlier request with the same reference wrote; undefined where there was none. Throws 409 `reference.reused` when that request was
 * a different one. Call it in the transaction that writes.
 */
export function once<Row>(earlier: Row | null | undefined, isSame: (earlier: Row) => boolean): Row | undefined {
  if (earlier && !isSame(earlier))
    throw new ApiError(409, 'reference.reused', 'This reference was used for something else: choose a new one.');
  return earlier ?? undefined;
}
