import { query } from '../../../worlds/statements.ts';
import type { World } from '../../../worlds/world.ts';

const RECENT = query<{ gameId: number }>(
  `SELECT "gameNodeId" AS "gameId" FROM "LotteryOrder" WHERE "memberId" = ? GROUP BY "gameNodeId"
    ORDER BY MAX("time") DESC, "gameNodeId" LIMIT ?`,
);

export const listRecentIds = (world: World, memberId: number, most: number): number[] =>
  world.read.all(RECENT, memberId, most).map(({ gameId }) => gameId);
