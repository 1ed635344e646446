import type { TurnoverShares } from '../../../worlds/columns.ts';

export interface CountedGame {
  nodeId: number;
  vendorCode: string;
  gameType: string;
}

/** Part of a valid bet that counts towards rollovers, points and ranks (loyalty.md: What counts). */
export const countedPart = (shares: TurnoverShares, game: CountedGame, validBet: bigint): bigint =>
  (validBet * BigInt(findShare(shares, game))) / 100n;

/** Percent: the most specific of game, vendor and category. */
export function findShare(
  { games, vendors, categories }: TurnoverShares,
  { nodeId, vendorCode, gameType }: CountedGame,
): number {
  const ofCategory: Partial<Record<string, number>> = categories;
  return games[nodeId] ?? vendors[vendorCode] ?? ofCategory[gameType] ?? 0;
}
