import type { Formats } from '~/i18n/format.server.ts';

/** Ten-thousandths of the currency. */
const SCALE = 10_000n;
const PLACES = 4;
const LEAST_PLACES = 2;

/** "0.002" is 20n. */
export function parseUnits(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole) * SCALE + BigInt(part.padEnd(PLACES, '0'));
}

/** 20n is "0.0020", the decimal of the gateway. */
export const unitsText = (units: bigint): string =>
  `${units / SCALE}.${(units % SCALE).toString().padStart(PLACES, '0')}`;

const CENT = 100n;

/** Truncates to two places, but shows all four below a cent. */
export const formatMoney = (amount: bigint): string => formatUnits(amount < CENT ? amount : amount - (amount % CENT));

/** Uses `formatMoney`: a stake may be ₱0.002. */
export const stakeFormats = <Page extends Pick<Formats, 'money'>>(formats: Page, currencySymbol: string): Page => ({
  ...formats,
  money(decimal: string) {
    const units = parseUnits(decimal.replace('-', ''));
    if (units === 0n || units >= CENT) return formats.money(decimal);
    return `${decimal.startsWith('-') ? '-' : ''}${currencySymbol}${formatMoney(units)}`;
  },
});

/** 12345000n is "1,234.50"; keeps non-zero places. */
export function formatUnits(amount: bigint): string {
  const part = (amount % SCALE).toString().padStart(PLACES, '0').replace(/0+$/, '').padEnd(LEAST_PLACES, '0');
  const whole = (amount / SCALE).toString().replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${part}`;
}
