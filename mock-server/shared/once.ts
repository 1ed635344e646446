import { ApiError } from '../http/api-error.ts';

/**
 * Returns undefined without an earlier request of the same reference. Throws 409 `reference.reused` for a different
 * request. Call it in the writing transaction.
 */
export function once<Row>(earlier: Row | null | undefined, isSame: (earlier: Row) => boolean): Row | undefined {
  if (earlier && !isSame(earlier))
    throw new ApiError(409, 'reference.reused', 'This reference was used for something else: choose a new one.');
  return earlier ?? undefined;
}
