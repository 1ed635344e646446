import { type NewRow, selectRows } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';

const OPEN = '"memberId" = ? AND "closedAt" IS NULL AND "expiresAt" > ?';
/** By end, the earliest first. */
const ORDER = 'ORDER BY "expiresAt", "id"';
const ALL = selectRows('FreeRoundGrant', `WHERE ${OPEN} ${ORDER}`);
const NEXT = selectRows('FreeRoundGrant', `WHERE ${OPEN} AND "gameNodeId" = ? AND "used" < "rounds" ${ORDER} LIMIT 1`);
const GRANT = selectRows('FreeRoundGrant', 'WHERE "id" = ?');
const OF_ROUND = selectRows('FreeRoundGrant', 'WHERE "id" = (SELECT "grantId" FROM "FreeRound" WHERE "orderNo" = ?)');
const ROUND = selectRows('FreeRound', 'WHERE "orderNo" = ?');
const OF_INDEX = selectRows('FreeRound', 'WHERE "grantId" = ? AND "index" = ?');

export type GrantRow = NonNullable<ReturnType<typeof findGrant>>;

export const listOpenGrants = ({ read }: Store, memberId: number, now: number) => read.all(ALL, memberId, now);
export const findNextGrant = ({ read }: Store, memberId: number, gameNodeId: number, now: number) =>
  read.first(NEXT, memberId, now, gameNodeId);
export const findGrant = ({ read }: Store, id: number) => read.first(GRANT, id);
export const findGrantOfRound = ({ read }: Store, orderNo: string) => read.first(OF_ROUND, orderNo);
export const insertGrant = (store: Store, grant: NewRow<'FreeRoundGrant'>) => store.insert('FreeRoundGrant', grant);
export const updateGrant = (store: Store, id: number, data: Partial<Pick<GrantRow, 'used' | 'won' | 'closedAt'>>) =>
  store.patch('FreeRoundGrant', { id }, data);

/** Null for a round with a stake. */
export const findFreeRound = ({ read }: Store, orderNo: string) => read.first(ROUND, orderNo);
export const findFreeRoundAt = ({ read }: Store, grantId: number, index: number) =>
  read.first(OF_INDEX, grantId, index);
export const insertFreeRound = (store: Store, round: NewRow<'FreeRound'>) => store.insert('FreeRound', round);
