/** Ten-thousandths, as at the gateway. */
const PLACES = 4;
const CENT = 100n;

/** A percentage, with a minimum. */
export interface FeeTerms {
  feePercent: number;
  leastFee: string;
}

export function parseUnits(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(PLACES, '0'));
}

/** Formats "1234.50"; truncates ten-thousandths to hundredths. */
export function formatDecimal(units: bigint): string {
  const digits = units.toString().padStart(PLACES + 1, '0');
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES, -2)}`;
}

export const lesser = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Returns whole hundredths. */
export function computeFee({ feePercent, leastFee }: FeeTerms, amount: bigint): bigint {
  const part = (amount * BigInt(Math.round(feePercent * 100))) / 10_000n;
  const fee = part - (part % CENT);
  const least = parseUnits(leastFee);
  return fee > least ? fee : least;
}

/** The balance covers it with its fee, in whole hundredths and at most `most`; 0 without any. */
export function highestAmount(terms: FeeTerms, balance: bigint, most: bigint): bigint {
  const highest = most - (most % CENT);
  if (highest > 0n && highest + computeFee(terms, highest) <= balance) return highest;
  // The percentage is at most a hundredth short.
  const afterLeast = balance - parseUnits(terms.leastFee);
  const afterPart = (balance * 10_000n) / (10_000n + BigInt(Math.round(terms.feePercent * 100)));
  let amount = lesser(afterPart, afterLeast);
  amount -= amount % CENT;
  const next = amount + CENT;
  if (next + computeFee(terms, next) <= balance) amount = next;
  return amount > 0n && highest > 0n ? amount : 0n;
}
