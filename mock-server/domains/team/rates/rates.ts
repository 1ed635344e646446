import { rateText } from '../../../../openapi/rules/rates.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { BrandState } from '../../../http/exchange.ts';
import type { GameType, ProductRates } from '../../../worlds/columns.ts';
import type { Store } from '../../../worlds/store.ts';
import { countSeries, findGeneralAgent, findHighestLine, type Rates, readRates, setRate } from './repository.ts';

type Brand = Pick<BrandState, 'rebateRules'>;

export interface Bounds extends Pick<ProductRates, 'step'> {
  gameType: GameType;
  /** The brand's floor, or the highest of the member's own lines. */
  least: number;
  /** The upline's less the gap. */
  most: number;
}

/**
 * Between what each rate of a direct line may be (agent.md: Rebates) on a day. `memberId` is null for a new account. An
 * upline of null is the brand.
 */
export function listBounds(
  store: Store,
  brand: Brand,
  { uplineId, memberId }: { uplineId: number | null; memberId: number | null },
  day: number,
): Bounds[] {
  const above = uplineId === null ? {} : readRates(store, brand, uplineId, day);
  return Object.entries(brand.rebateRules.products).map(([name, { usual, least, most, step, gap }]) => {
    const gameType = name as GameType;
    const line = memberId === null ? null : findHighestLine(store, { id: memberId, gameType, day, usual });
    return {
      gameType,
      step,
      least: line ? Math.max(line.rate + gap, least) : least,
      most: uplineId === null ? most : Math.max((above[gameType] ?? usual) - gap, least),
    };
  });
}

export interface Quota {
  series: number;
  /** Null for any number. */
  accounts: number | null;
  used: number;
}

/** Accounts of the high series below the general agent at or above an agent, as they are on a day. */
export function listQuotas(store: Store, { rebateRules }: Brand, agentId: number, day: number): Quota[] {
  const general = findGeneralAgent(store, agentId);
  const used = new Map(countSeries(store, general ?? agentId, day).map(({ series, accounts }) => [series, accounts]));
  return rebateRules.quotas.map(({ series, accounts }) => ({
    series,
    accounts: general === null ? null : accounts,
    used: used.get(series) ?? 0,
  }));
}

/**
 * Sets rates of a direct line from a day on. Throws 422 for one that is outside of its bounds or between two steps, and
 * for a series whose quota is used up. Call in a transaction.
 */
export async function setRates(
  store: Store,
  brand: Brand,
  { uplineId, memberId }: { uplineId: number; memberId: number },
  rates: Rates,
  day: number,
): Promise<void> {
  const before = readRates(store, brand, memberId, day);
  checkRates(listBounds(store, brand, { uplineId, memberId }, day), rates);
  const { LOTT: series } = rates;
  if (series !== undefined && series !== before.LOTT) requireQuota(store, brand, uplineId, series, day);
  for (const [gameType, rate] of Object.entries(rates)) {
    if (rate !== before[gameType as GameType])
      await setRate(store, { memberId, gameType: gameType as GameType, day, rate });
  }
}

const isUsedUp = ({ accounts, used }: Quota): boolean => accounts !== null && used >= accounts;

/** Throws 422. */
function requireQuota(store: Store, brand: Brand, agentId: number, series: number, day: number): void {
  const quota = listQuotas(store, brand, agentId, day).find((each) => each.series === series);
  if (quota && isUsedUp(quota))
    throw refused('rate.quota', `All ${quota.accounts} accounts of series ${series} are given: choose a lower series.`);
}

/** Throws 422 with both numbers. */
export function checkRates(bounds: readonly Bounds[], rates: Rates): void {
  for (const [gameType, rate] of Object.entries(rates)) {
    const bound = bounds.find((each) => each.gameType === gameType);
    if (!bound) throw refused('rate.unknown', `There are no rates of ${gameType}.`);
    const { least, most, step } = bound;
    const text = (value: number) => rateText({ gameType, rate: value });
    if (rate > most)
      throw refused('rate.high', `The rate of ${gameType} is ${text(rate)}, and can be at most ${text(most)}.`);
    if (rate < least)
      throw refused('rate.low', `The rate of ${gameType} is ${text(rate)}, and must be at least ${text(least)}.`);
    if (rate % step !== 0) throw refused('rate.step', `The rate of ${gameType} goes in steps of ${text(step)}.`);
  }
}

/**
 * Between what each rate of a new line may be that begins on a day. A change of the upline's rates is valid from the next
 * day, and binds today's new lines, too.
 */
export function listNewBounds(store: Store, brand: Brand, uplineId: number, day: number): Bounds[] {
  const [now, next] = [day, day + 1].map((each) => listBounds(store, brand, { uplineId, memberId: null }, each));
  return (now ?? []).map((bound) => {
    const later = next?.find(({ gameType }) => gameType === bound.gameType) ?? bound;
    return { ...bound, most: Math.min(bound.most, later.most) };
  });
}

/** Rates of a new line for which nothing is chosen: the brand's usual ones, at most the upline's. */
export const usualRates = ({ rebateRules }: Brand, bounds: readonly Bounds[]): Rates =>
  Object.fromEntries(
    bounds.map(({ gameType, most }) => [gameType, Math.min(rebateRules.products[gameType]?.usual ?? 0, most)]),
  );

/**
 * Lowers rates to what an upline may give a new line on a day: to its own, and a series whose quota is used up to the next
 * one that is free. Call in the transaction that sets them.
 */
export function capRates(store: Store, brand: Brand, uplineId: number, wanted: Rates, day: number): Rates {
  const full = [day, day + 1].flatMap((each) => listQuotas(store, brand, uplineId, each).filter(isUsedUp));
  return Object.fromEntries(
    listNewBounds(store, brand, uplineId, day).flatMap(({ gameType, least, most, step }) => {
      const rate = wanted[gameType];
      if (rate === undefined) return [];
      let capped = Math.max(least, Math.min(rate, most));
      while (gameType === 'LOTT' && capped > least && full.some(({ series }) => series === capped)) capped -= step;
      return [[gameType, capped]];
    }),
  );
}

/** Rates with which a new line of an upline begins: what is wanted, else the usual ones. Throws as `setRates`. */
export async function beginRates(
  store: Store,
  brand: Brand,
  { uplineId, memberId }: { uplineId: number; memberId: number },
  wanted: Rates,
  day: number,
): Promise<void> {
  const bounds = listNewBounds(store, brand, uplineId, day);
  checkRates(bounds, wanted);
  if (wanted.LOTT !== undefined) requireQuota(store, brand, uplineId, wanted.LOTT, day + 1);
  await setRates(store, brand, { uplineId, memberId }, { ...usualRates(brand, bounds), ...wanted }, day);
}

const refused = (code: string, message: string) => new ApiError(422, code, message);
