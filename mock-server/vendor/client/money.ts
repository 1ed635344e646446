const SCALE = 10_000;

/** Returns ten-thousandths of the currency. */
export const parseUnits = (amount: string): number => Math.round(Number(amount) * SCALE);

export type FormatMoney = (units: number) => string;

const HUNDREDTH = SCALE / 100;

/** Two decimals, or four for what is not whole hundredths, like the site. */
export function moneyFormat(symbol: string): FormatMoney {
  const [inHundredths, exact] = [2, 4].map(
    (places) => new Intl.NumberFormat('en', { minimumFractionDigits: places, maximumFractionDigits: places }),
  ) as [Intl.NumberFormat, Intl.NumberFormat];
  return (units) => symbol + (units % HUNDREDTH === 0 ? inHundredths : exact).format(units / SCALE);
}
