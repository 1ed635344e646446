import { currencyPlaces, smallestPaid } from '../../openapi/rules/currency.ts';

/** Amounts are ten-thousandths of the currency, the smallest amount of the gateway. */
const PLACES = 4;
/** Odds have at least two. */
const LEAST_PLACES = 2;

export interface Currency {
  /** ISO 4217. */
  code: string;
  symbol: string;
}

/** Parses "-0.002" to -20n; ignores places beyond four. */
export function parseUnits(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'));
}

/** Takes a decimal of the gateway. */
export const isZero = (decimal: string): boolean => !/[1-9]/.test(decimal);

/** Divides two decimals of the gateway for a progress bar: at most 1000, also where nothing is required. */
export function thousandths(done: string, required: string): number {
  const [part, whole] = [parseUnits(done), parseUnits(required)];
  return part >= whole ? 1000 : Number((part * 1000n) / whole);
}

/** Formats 20n as "0.0020", the decimal of the gateway. */
export function unitsText(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(PLACES + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`;
}

/**
 * Formats "1,234.50" with the places of the currency, or four for less than its smallest payment
 * (docs/decisions/2026-11-25-four-places.md).
 */
export function formatAmount(units: bigint, { code }: Pick<Currency, 'code'>): string {
  const places = units % smallestPaid(code) === 0n ? currencyPlaces(code) : PLACES;
  const [whole = '', fraction = ''] = unitsText(units).split('.');
  return places === 0 ? groupThousands(whole) : `${groupThousands(whole)}.${fraction.slice(0, places)}`;
}

/** Formats "−₱1,234.50", with the minus sign. */
export function formatMoney(units: bigint, currency: Currency): string {
  const amount = formatAmount(units < 0n ? -units : units, currency);
  return `${units < 0n ? '−' : ''}${currency.symbol}${amount}`;
}

/**
 * Rounds an amount that stands alone down to the places of the currency, a loss away from zero: neither a balance nor a
 * result looks better than it is (docs/decisions/2026-11-25-four-places.md).
 */
export function roundDown(units: bigint, { code }: Pick<Currency, 'code'>): bigint {
  const smallest = smallestPaid(code);
  const rest = units % smallest;
  return rest < 0n ? units - rest - smallest : units - rest;
}

/** Formats an amount that stands alone: a balance, a limit, progress, a jackpot, a tile. */
export const formatRoundedMoney = (units: bigint, currency: Currency): string =>
  formatMoney(roundDown(units, currency), currency);

/** Formats what a requirement still lacks, rounded up: it reads zero only when the requirement is met. */
export const formatMissingMoney = (units: bigint, currency: Currency): string =>
  formatMoney(-roundDown(-units, currency), currency);

/** Formats odds: 12345000n as "1,234.50", 19560n as "1.956". */
export function formatOdds(units: bigint): string {
  const [whole = '', fraction = ''] = unitsText(units).split('.');
  return `${groupThousands(whole)}.${fraction.replace(/0+$/, '').padEnd(LEAST_PLACES, '0')}`;
}

const groupThousands = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, ',');
