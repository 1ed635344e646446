import { invalid } from '../http/api-error.ts';
import { formatMoney } from '../shared/money.ts';
import { startOfDay } from '../shared/periods.ts';
import { DAY_MS, dateOfDay, dayNumber } from '../shared/zone.ts';
import type { World } from '../worlds/world.ts';
import { requireBrand } from './brands.ts';
import type { ControlHandlers } from './call.ts';
import { readBrandDay } from './repository.ts';

/** Throws 400 for a date that no calendar has. */
function parseDay(text: string): number {
  const day = Date.parse(text) / DAY_MS;
  if (!Number.isInteger(day) || dateOfDay(day) !== text) throw invalid(`query.day: there is no ${text}.`);
  return day;
}

/** Real accounts alone. Throws 400, 404. */
export function describeDay(world: World, brandCode: string, text: string | undefined) {
  const { currency } = requireBrand(world, brandCode);
  const day = text === undefined ? dayNumber(world.now()) : parseDay(text);
  const [from, to] = [startOfDay(day), startOfDay(day + 1)];
  const { deposits, withdrawals, bets, stakes, wins, bonuses, ...members } = readBrandDay(world, {
    brandCode,
    day,
    from,
    to,
  });
  return {
    day: dateOfDay(day),
    currency,
    deposits: formatMoney(deposits),
    withdrawals: formatMoney(withdrawals),
    bets: formatMoney(bets),
    ggr: formatMoney(stakes - wins),
    bonusCost: formatMoney(bonuses),
    ...members,
  };
}

export const figureOperations: ControlHandlers<'getDayFigures'> = {
  getDayFigures: ({ world, path, query }) => describeDay(world, path.brand, query.day),
};
