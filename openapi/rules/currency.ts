const known = new Map<string, number>();

/** Decimal places of a currency by ISO 4217: 0 of the dong, 2 of peso and baht. */
export function currencyPlaces(currency: string): number {
  const places =
    known.get(currency) ??
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  known.set(currency, places ?? 2);
  return places ?? 2;
}
