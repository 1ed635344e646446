import { smallestBooked } from '../../../../openapi/rules/currency.ts';
import { invalid } from '../../../http/api-error.ts';
import type { BrandState } from '../../../http/exchange.ts';
import { formatMoney, parseMoney } from '../../../shared/money.ts';

/** Parses a member's amount. Throws 400 for a part of the smallest amount that the ledger books. */
export function readAmount(brand: Pick<BrandState, 'currency'>, text: string): bigint {
  const amount = parseMoney(text);
  const smallest = smallestBooked(brand.currency);
  if (amount % smallest !== 0n)
    throw invalid(`The amount must be a multiple of ${formatMoney(smallest)} ${brand.currency}.`);
  return amount;
}
