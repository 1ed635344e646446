import { query, select, selectRows } from '../../../worlds/statements.ts';
import type { World } from '../../../worlds/world.ts';

const RATE = select('MemberRate', ['rate'], 'WHERE "memberId" = ? AND "gameType" = ?');
const BY_CODE = query<{ gameId: number; family: string; grid: string }>(
  'SELECT "nodeId" AS "gameId", "family", "grid" FROM "LotteryGame" JOIN "Game" ON "nodeId" = "gameNodeId" WHERE "code" = ?',
);
const GAMES = selectRows('LotteryGame', 'ORDER BY "gameNodeId"');

export const listDrawnGames = (world: World) => world.read.all(GAMES);

/** Returns null for games without draws. */
export const findDrawnGame = ({ read }: Pick<World, 'read'>, code: string) => read.first(BY_CODE, code);

/** Highest series for LOTT, else a rebate in hundredths of a percent; null if unset. */
export const findRate = ({ read }: Pick<World, 'read'>, memberId: number, gameType: string): number | null =>
  read.first(RATE, memberId, gameType)?.rate ?? null;
