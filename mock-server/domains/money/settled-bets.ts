import type { BrandState } from '../../http/exchange.ts';
import type { Store } from '../../worlds/store.ts';
import type { SettledBet, World } from '../../worlds/world.ts';
import { type CountedGame, countedPart } from './rollovers/contribution.ts';

/** By default, all of the valid bet may count. */
export type CountedBet = Omit<SettledBet, 'counted'> & { counted?: bigint };

/**
 * Tells the subscribers of settled bets (`subscribers.ts`) those of one member on one game, with the part that counts by
 * the brand's shares (loyalty.md: What counts). Call in the transaction that settles them.
 */
export async function countBets(
  world: World,
  store: Store,
  brand: BrandState,
  { memberId, game, at }: { memberId: number; game: CountedGame; at: number },
  bets: readonly CountedBet[],
): Promise<void> {
  if (bets.length === 0) return;
  const { turnoverShares } = brand.cashRules;
  const counted = bets.map((bet) => ({
    ...bet,
    counted: countedPart(turnoverShares, game, bet.counted ?? bet.validBet),
  }));
  await world.notify('betsSettled', store, {
    brandCode: brand.code,
    memberId,
    gameNodeId: game.nodeId,
    gameType: game.gameType,
    bets: counted,
    at,
  });
}
