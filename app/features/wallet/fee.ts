import { parseUnits, unitsText } from '~/i18n/money.ts';

/** A percentage, with a minimum. */
export interface FeeTerms {
  feePercent: number;
  leastFee: string;
}

/** Formats "1234.50"; truncates ten-thousandths to hundredths. */
export const formatDecimal = (units: bigint): string => unitsText(units).slice(0, -2);

export const lesser = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Rounds the percentage down to the currency's smallest payment. */
export function computeFee({ feePercent, leastFee }: FeeTerms, amount: bigint, smallest: bigint): bigint {
  const part = (amount * BigInt(Math.round(feePercent * 100))) / 10_000n;
  const fee = part - (part % smallest);
  const least = parseUnits(leastFee);
  return fee > least ? fee : least;
}

/** The balance covers it with its fee, in multiples of `smallest` and at most `most`; 0 without any. */
export function highestAmount(terms: FeeTerms, balance: bigint, most: bigint, smallest: bigint): bigint {
  const highest = most - (most % smallest);
  if (highest > 0n && highest + computeFee(terms, highest, smallest) <= balance) return highest;
  // The percentage is at most one `smallest` short.
  const afterLeast = balance - parseUnits(terms.leastFee);
  const afterPart = (balance * 10_000n) / (10_000n + BigInt(Math.round(terms.feePercent * 100)));
  let amount = lesser(afterPart, afterLeast);
  amount -= amount % smallest;
  const next = amount + smallest;
  if (next + computeFee(terms, next, smallest) <= balance) amount = next;
  return amount > 0n && highest > 0n ? amount : 0n;
}
