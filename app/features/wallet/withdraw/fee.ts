/** Amounts are whole numbers of ten-thousandths, as the gateway computes them. */
const PLACES = 4;
const CENT = 100n;

/** What a withdrawal costs: a part of the amount, or the least fee. */
export interface FeeTerms {
  feePercent: number;
  leastFee: string;
}

/** Parses an amount as the contract has it. */
export function unitsOf(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(PLACES, '0'));
}

/** "1234.50" of ten-thousandths; what is below a hundredth is cut. */
export function decimalOf(units: bigint): string {
  const digits = units.toString().padStart(PLACES + 1, '0');
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES, -2)}`;
}

export const lesser = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** The fee of an amount, in whole hundredths. */
export function feeOf({ feePercent, leastFee }: FeeTerms, amount: bigint): bigint {
  const part = (amount * BigInt(Math.round(feePercent * 100))) / 10_000n;
  const fee = part - (part % CENT);
  const least = unitsOf(leastFee);
  return fee > least ? fee : least;
}

/** The highest amount that a balance pays for with its fee, in whole hundredths and not above `most`; 0 where there is none. */
export function highestAmount(terms: FeeTerms, balance: bigint, most: bigint): bigint {
  const highest = most - (most % CENT);
  if (highest > 0n && highest + feeOf(terms, highest) <= balance) return highest;
  // What the least fee leaves is never too little, and what the percentage leaves is short of the answer by a hundredth at most.
  const afterLeast = balance - unitsOf(terms.leastFee);
  const afterPart = (balance * 10_000n) / (10_000n + BigInt(Math.round(terms.feePercent * 100)));
  let amount = lesser(afterPart, afterLeast);
  amount -= amount % CENT;
  const next = amount + CENT;
  if (next + feeOf(terms, next) <= balance) amount = next;
  return amount > 0n && highest > 0n ? amount : 0n;
}
