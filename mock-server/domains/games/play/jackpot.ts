import { ZONE_MS } from '../../../shared/zone.ts';
import type { Store } from '../../../worlds/database.ts';
import type { World } from '../../../worlds/world.ts';
import { findPot, savePot } from './repository.ts';

/** The jackpot grows by 165.11 every three seconds (specification, section 9). */
const STEP = 1_651_100n;
const STEP_MS = 3000;
/** The start of each week and after a win, in ten-thousandths of the currency. */
const START = 12_500_000_000n;
const WEEK_MS = 7 * 24 * 3_600_000;
/** Monday at midnight in the brand's zone, GMT+8. */
const WEEK_OFFSET_MS = 3 * 24 * 3_600_000 + ZONE_MS;
/** The jackpot gets one in so many of each stake on its games. */
const CONTRIBUTION = 100n;

const weekOf = (now: number): number => Math.floor((now + WEEK_OFFSET_MS) / WEEK_MS);

/** The jackpot from growth over time alone, in ten-thousandths of the currency. */
export function jackpotAt(now: number): bigint {
  const intoWeek = (now + WEEK_OFFSET_MS) % WEEK_MS;
  return START + BigInt(Math.floor(intoWeek / STEP_MS)) * STEP;
}

/** A brand's jackpot: growth over time, plus contributions of stakes, less wins. */
export function readPot(world: World, store: Store, brandCode: string): bigint {
  const now = world.now();
  const { contributed, paid } = findPot(store, brandCode, weekOf(now));
  return jackpotAt(now) + contributed - paid;
}

/** Adds a stake's contribution and subtracts a win; after a win the jackpot starts at the weekly base. */
export async function feedPot(
  world: World,
  store: Store,
  brandCode: string,
  stake: bigint,
  won: bigint,
): Promise<void> {
  const pot = findPot(store, brandCode, weekOf(world.now()));
  const paid = won > 0n ? pot.paid + won - START : pot.paid;
  await savePot(store, { brandCode, week: pot.week, contributed: pot.contributed + stake / CONTRIBUTION, paid });
}
