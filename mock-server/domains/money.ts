/** Amounts are whole numbers of ten-thousandths of the currency. */
export const MONEY_SCALE = 10_000n;
const PLACES = 4;
const LEAST_PLACES = 2;

/** The exact decimal string of an amount, with two to four places. */
export function formatMoney(amount: bigint | number): string {
  const value = BigInt(amount);
  const digits = (value < 0n ? -value : value).toString().padStart(PLACES + 1, '0');
  const fraction = digits.slice(-PLACES).replace(/0+$/, '').padEnd(LEAST_PLACES, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -PLACES)}.${fraction}`;
}

/** The amount of a decimal string with at most four places. */
export function parseMoney(text: string): bigint {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const amount = BigInt(whole) * MONEY_SCALE + BigInt(fraction.padEnd(PLACES, '0').slice(0, PLACES));
  return text.startsWith('-') ? -amount : amount;
}
