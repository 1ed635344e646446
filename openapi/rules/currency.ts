const known = new Map<string, number>();

/** Ten-thousandths of the currency. */
const SCALE = 10_000n;

/** Decimal places of a currency by ISO 4217: 0 of the dong, 2 of peso and baht. */
export function currencyPlaces(currency: string): number {
  const places =
    known.get(currency) ??
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    2;
  known.set(currency, places);
  return places;
}

/** Smallest payment in ten-thousandths: one dong, or a hundredth of a currency with two decimals. */
export const smallestPaid = (currency: string): bigint => SCALE / 10n ** BigInt(currencyPlaces(currency));

/** Smallest amount of the ledger: one dong, or a ten-thousandth of a currency with decimals. */
export const smallestBooked = (currency: string): bigint => (currencyPlaces(currency) === 0 ? SCALE : 1n);
