import type { Formats } from '~/i18n/format.server.ts';

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

/** Formats money: truncated to two places, but all four places below a cent. */
export const formatMoney = (amount: bigint): string => formatUnits(amount < CENT ? amount : amount - (amount % CENT));

/** Returns formats that write amounts with `formatMoney`: a stake may be ₱0.002. */
export const stakeFormats = <Page extends Pick<Formats, 'money'>>(formats: Page, currencySymbol: string): Page => ({
  ...formats,
  money(decimal: string) {
    const units = parseUnits(decimal.replace('-', ''));
    if (units === 0n || units >= CENT) return formats.money(decimal);
    return `${decimal.startsWith('-') ? '-' : ''}${currencySymbol}${formatMoney(units)}`;
  },
});

/** Formats 12345000n as "1,234.50"; keeps non-zero places. */
export function formatUnits(amount: bigint): string {
  const part = (amount % SCALE).toString().padStart(PLACES, '0').replace(/0+$/, '').padEnd(LEAST_PLACES, '0');
  const whole = (amount / SCALE).toString().replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${part}`;
}
