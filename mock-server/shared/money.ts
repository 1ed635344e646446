/** Ten-thousandths of the currency. */
export const MONEY_SCALE = 10_000n;
const PLACES = 4;
const LEAST_PLACES = 2;

const HUNDREDTH = 100n;

/** Rounds down to the unit of members' payments. */
export const wholeHundredths = (amount: bigint): bigint => amount - (amount % HUNDREDTH);

export const atLeastZero = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

/** At most four places. */
export function parseMoney(text: string): bigint {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const amount = BigInt(whole) * MONEY_SCALE + BigInt(fraction.padEnd(PLACES, '0'));
  return text.startsWith('-') ? -amount : amount;
}

/** "₱1,234.50". */
export function formatCurrency(symbol: string, amount: bigint): string {
  const [whole = '', fraction] = formatMoney(amount).split('.');
  return `${symbol}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** Exact, with two to four places. */
export function formatMoney(amount: bigint | number): string {
  const value = BigInt(amount);
  const digits = (value < 0n ? -value : value).toString().padStart(PLACES + 1, '0');
  const fraction = digits.slice(-PLACES).replace(/0+$/, '').padEnd(LEAST_PLACES, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -PLACES)}.${fraction}`;
}
