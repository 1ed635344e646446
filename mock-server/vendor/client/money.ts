const SCALE = 10_000;

/** Returns ten-thousandths of the currency. */
export const parseUnits = (amount: string): number => Math.round(Number(amount) * SCALE);

export type FormatMoney = (units: number) => string;

const HUNDREDTH = SCALE / 100;

/** Two decimals, truncated like the site. */
export function moneyFormat(symbol: string): FormatMoney {
  const digits = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (units) => symbol + digits.format(Math.trunc(units / HUNDREDTH) / 100);
}
