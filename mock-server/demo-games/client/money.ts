import { currencyPlaces, smallestPaid } from '../../../openapi/rules/currency.ts';

const SCALE = 10_000;
const PLACES = 4;

/** Returns ten-thousandths of the currency. */
export const parseUnits = (amount: string): number => Math.round(Number(amount) * SCALE);

export type FormatMoney = (units: number) => string;

interface Currency {
  symbol: string;
  currency: string;
}

/** Smallest payout, in ten-thousandths of the currency. */
export const smallestPayout = ({ currency }: Pick<Currency, 'currency'>): number => Number(smallestPaid(currency));

/** A balance stands alone: the places of the currency, rounded down, like the site's header. */
export function balanceFormat(currency: Currency): FormatMoney {
  const [money, smallest] = [moneyFormat(currency), smallestPayout(currency)];
  return (units) => money(Math.floor(units / smallest) * smallest);
}

/** With the places of the currency, or four for less than its smallest payment, like the site. */
export function moneyFormat({ symbol, currency }: Currency): FormatMoney {
  const smallest = smallestPayout({ currency });
  const [whole, exact] = [currencyPlaces(currency), PLACES].map(
    (places) => new Intl.NumberFormat('en', { minimumFractionDigits: places, maximumFractionDigits: places }),
  ) as [Intl.NumberFormat, Intl.NumberFormat];
  return (units) => symbol + (units % smallest === 0 ? whole : exact).format(units / SCALE);
}
