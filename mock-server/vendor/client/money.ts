const SCALE = 10_000;

/** Converts a decimal string to ten-thousandths of the currency. */
export const unitsOf = (amount: string): number => Math.round(Number(amount) * SCALE);

export type FormatMoney = (units: number) => string;

/** Formats amounts with the brand's currency symbol and two to four decimals. */
export function moneyFormat(symbol: string): FormatMoney {
  const digits = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  return (units) => symbol + digits.format(units / SCALE);
}
