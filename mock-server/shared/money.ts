import { currencyPlaces } from '../../openapi/rules/currency.ts';

/** Ten-thousandths of the currency. */
export const MONEY_SCALE = 10_000n;
const PLACES = 4;
const LEAST_PLACES = 2;

interface Currency {
  currency: string;
}

/** From whole units of the currency, or of anything counted like it. */
export const toAmount = (whole: number | bigint): bigint => BigInt(whole) * MONEY_SCALE;

export const roundDown = (amount: bigint, smallest: bigint): bigint => amount - (amount % smallest);

export const sumAmounts = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

export function least(first: bigint, ...others: bigint[]): bigint {
  let one = first;
  for (const other of others) if (other < one) one = other;
  return one;
}

export const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);

export const atLeastZero = (amount: bigint): bigint => most(amount, 0n);

/** At most four places. */
export function parseMoney(text: string): bigint {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const amount = BigInt(whole) * MONEY_SCALE + BigInt(fraction.padEnd(PLACES, '0'));
  return text.startsWith('-') ? -amount : amount;
}

/** "₱1,234.50", or "₫1,234" without decimals. */
export function formatCurrency(brand: Currency & { currencySymbol: string }, amount: bigint): string {
  const [whole = '', fraction] = formatMoney(amount).split('.');
  const grouped = `${brand.currencySymbol}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}`;
  return currencyPlaces(brand.currency) === 0 ? grouped : `${grouped}.${fraction}`;
}

/** Exact, with two to four places. */
export function formatMoney(amount: bigint | number): string {
  const value = BigInt(amount);
  const digits = (value < 0n ? -value : value).toString().padStart(PLACES + 1, '0');
  const fraction = digits.slice(-PLACES).replace(/0+$/, '').padEnd(LEAST_PLACES, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -PLACES)}.${fraction}`;
}
