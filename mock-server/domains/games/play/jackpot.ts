import { smallestPaid } from '../../../../openapi/rules/currency.ts';
import type { BrandState } from '../../../http/exchange.ts';
import { MONEY_SCALE, roundDown } from '../../../shared/money.ts';
import { ZONE_MS } from '../../../shared/zone.ts';
import type { Store } from '../../../worlds/store.ts';
import type { World } from '../../../worlds/world.ts';
import { findPot, savePot } from './repository.ts';

type Brand = Pick<BrandState, 'code' | 'currency' | 'unit' | 'jackpot'>;

/** 165.11 units every three seconds (specification, section 9), in ten-thousandths. */
const STEP = 1_651_100n;
const STEP_MS = 3000;
const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;
/** From the Monday before the epoch, in the brand's zone. */
const SINCE_MONDAY_MS = 3 * DAY_MS + ZONE_MS;
const CONTRIBUTION = 100n;

/** The jackpot's week starts on a midnight of the brand's weekday. */
const sinceRestart = ({ jackpot }: Brand, now: number): number => now + SINCE_MONDAY_MS - jackpot.weekday * DAY_MS;
const weekNumber = (brand: Brand, now: number): number => Math.floor(sinceRestart(brand, now) / WEEK_MS);

/** Returns ten-thousandths of the currency. */
const jackpotStart = ({ jackpot, unit }: Brand): bigint => BigInt(jackpot.start * unit) * MONEY_SCALE;

/** Growth over time alone, in ten-thousandths of the currency. */
function jackpotAt(brand: Brand, now: number): bigint {
  const intoWeek = sinceRestart(brand, now) % WEEK_MS;
  return jackpotStart(brand) + BigInt(Math.floor(intoWeek / STEP_MS) * brand.unit) * STEP;
}

/** Rounds down to a payment: growth plus contributions less wins. */
export function readPot(world: World, store: Store, brand: Brand): bigint {
  const now = world.now();
  const { contributed, paid } = findPot(store, brand.code, weekNumber(brand, now));
  return roundDown(jackpotAt(brand, now) + contributed - paid, smallestPaid(brand.currency));
}

/** A win resets the jackpot to its weekly base. */
export async function feedPot(world: World, store: Store, brand: Brand, stake: bigint, won: bigint): Promise<void> {
  const pot = findPot(store, brand.code, weekNumber(brand, world.now()));
  const paid = won > 0n ? pot.paid + won - jackpotStart(brand) : pot.paid;
  await savePot(store, {
    brandCode: brand.code,
    week: pot.week,
    contributed: pot.contributed + stake / CONTRIBUTION,
    paid,
  });
}
