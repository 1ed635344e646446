import { countBets } from '../../mock-server/domains/money/settled-bets.ts';
import { findBrandState } from '../../mock-server/domains/system/brand-state.ts';
import type { BrandState } from '../../mock-server/http/exchange.ts';
import type { World } from '../../mock-server/worlds/world.ts';
import type { TestWorld } from './world.ts';

export type CountedType = 'RNG' | 'LIVE' | 'PVP';

/** Ten-thousandths of the currency. */
export const toUnits = (amount: number): bigint => BigInt(Math.round(amount * 10_000));

export async function findBaize(test: TestWorld): Promise<{ world: World; brand: BrandState }> {
  const world = await test.running.worlds.use(test.name);
  const brand = findBrandState(world, 'baize');
  if (!brand) throw new Error('The world has no baize.');
  return { world, brand };
}

/** Counts a settled bet at the world's time. `amount` is in the currency. */
export async function countBet(test: TestWorld, memberId: number, amount: number, gameType: CountedType = 'RNG') {
  const { world, brand } = await findBaize(test);
  const validBet = toUnits(amount);
  const game = { nodeId: 0, vendorCode: 'NONE', gameType };
  const bet = { stake: validBet, validBet, isWon: false, win: 0n, placedAt: new Date(world.now()) };
  await world.transact((store) => countBets(world, store, brand, { memberId, game, at: world.now() }, [bet]));
}

/** As `countBet`, for a credited deposit. */
export async function countCredit(test: TestWorld, memberId: number, amount: number) {
  const { world, brand } = await findBaize(test);
  const credited = toUnits(amount);
  await world.transact((store) =>
    world.notify('depositCredited', store, { brandCode: brand.code, memberId, credited, at: world.now() }),
  );
}
