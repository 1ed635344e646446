import { query, selectRows } from '../../../worlds/statements.ts';
import type { World } from '../../../worlds/world.ts';

const BY_CODE = query<{ gameId: number; family: string; grid: string }>(
  'SELECT "nodeId" AS "gameId", "family", "grid" FROM "LotteryGame" JOIN "Game" ON "nodeId" = "gameNodeId" WHERE "code" = ?',
);
const GAMES = selectRows('LotteryGame', 'ORDER BY "gameNodeId"');

export const listDrawnGames = (world: World) => world.read.all(GAMES);

/** Returns null for games without draws. */
export const findDrawnGame = ({ read }: Pick<World, 'read'>, code: string) => read.first(BY_CODE, code);
