/** Amounts are integers in ten-thousandths of the currency. */
const SCALE = 10_000n;
const PLACES = 4;
const LEAST_PLACES = 2;

/** Parses "0.002" to 20n. */
export function parseUnits(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole) * SCALE + BigInt(part.padEnd(PLACES, '0'));
}

/** Formats 20n as "0.0020", the decimal of the gateway. */
export const unitsText = (units: bigint): string =>
  `${units / SCALE}.${(units % SCALE).toString().padStart(PLACES, '0')}`;

const CENT = 100n;

/** Formats money as `formatAmount` does: two places, or four for what is not whole hundredths. */
export const formatMoney = (amount: bigint): string =>
  `${formatWhole(amount)}.${fraction(amount).slice(0, amount % CENT === 0n ? LEAST_PLACES : PLACES)}`;

/** Formats odds: 12345000n as "1,234.50"; keeps non-zero places. */
export const formatUnits = (amount: bigint): string =>
  `${formatWhole(amount)}.${fraction(amount).replace(/0+$/, '').padEnd(LEAST_PLACES, '0')}`;

const formatWhole = (amount: bigint): string => (amount / SCALE).toString().replace(/\B(?=(\d{3})+$)/g, ',');

const fraction = (amount: bigint): string => (amount % SCALE).toString().padStart(PLACES, '0');
