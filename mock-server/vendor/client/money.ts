const SCALE = 10_000;

/** Ten-thousandths of the currency from a decimal string. */
export const unitsOf = (amount: string): number => Math.round(Number(amount) * SCALE);

export type FormatMoney = (units: number) => string;

/** Amounts with the brand's sign, two to four places. */
export function moneyFormat(symbol: string): FormatMoney {
  const digits = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  return (units) => symbol + digits.format(units / SCALE);
}
