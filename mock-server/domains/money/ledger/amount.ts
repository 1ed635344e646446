import { smallestBooked } from '../../../../openapi/rules/currency.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { BrandState } from '../../../http/exchange.ts';
import { formatMoney, parseMoney } from '../../../shared/money.ts';

const refused = (errorCode: string, message: string) => new ApiError(422, errorCode, message);

/** Parses a member's amount. Throws 422, by `refuse`, for a part of the smallest amount that the ledger books. */
export function readAmount(brand: Pick<BrandState, 'currency'>, text: string, refuse = refused): bigint {
  const amount = parseMoney(text);
  const smallest = smallestBooked(brand.currency);
  if (amount % smallest !== 0n)
    throw refuse('amount.step', `The amount must be a multiple of ${formatMoney(smallest)} ${brand.currency}.`);
  return amount;
}
