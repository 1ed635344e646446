import { BRAND_ZONE_MS } from '~/i18n/format.server.ts';
import { parseUnits, unitsText } from '~/i18n/money.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';

/** Oldest first; days without entries have a profit of zero. */
export interface ProfitChartView {
  /** Epoch seconds of UTC midnight. */
  days: number[];
  profits: number[];
  running: number[];
}

type Day = Pick<Value<'getPersonalProfit'>['list'][number], 'day' | 'profitLoss'>;

const DAY_S = 24 * 3600;

/** Exact; `days` are newest first. */
export function addUp(days: readonly Day[]): Map<string, string> {
  let sum = 0n;
  return new Map(
    days.toReversed().map(({ day, profitLoss }) => {
      sum += parseUnits(profitLoss);
      return [day, unitsText(sum)];
    }),
  );
}

/** Every day until today; `days` are newest first. */
export function buildChart(days: readonly Day[], window: { from: number; to: number }, now: number): ProfitChartView {
  const seconds = (time: number) => Math.floor((time + BRAND_ZONE_MS) / 1000 / DAY_S) * DAY_S;
  const newest = Date.parse(days[0]?.day ?? '') / 1000;
  const last = Math.max(seconds(Math.min(window.to - 1, now)), newest || 0);
  const profits = new Map(days.map(({ day, profitLoss }) => [Date.parse(day) / 1000, profitLoss]));
  const view: ProfitChartView = { days: [], profits: [], running: [] };
  let sum = 0n;
  for (let day = seconds(window.from); day <= last; day += DAY_S) {
    const profit = profits.get(day) ?? '0';
    sum += parseUnits(profit);
    view.days.push(day);
    view.profits.push(Number(profit));
    view.running.push(Number(unitsText(sum)));
  }
  return view;
}
