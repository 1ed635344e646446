import type { Store } from '../../worlds/database.ts';
import { query, type Row, selectRows, update } from '../../worlds/statements.ts';
import type { World } from '../../worlds/world.ts';

export type SubRow = Row<'SubAccount'> & {
  /** Epoch milliseconds; null for never. */
  lastUsedAt: number | null;
};

const OF_AGENT = query<SubRow>(
  `SELECT s.*, (SELECT MAX("lastUsedAt") FROM "Session" WHERE "memberId" = s."agentId" AND "subId" = s."id") AS "lastUsedAt"
    FROM "SubAccount" s WHERE "agentId" = @agentId AND (@name IS NULL OR "name" = @name) ORDER BY "isOpen" DESC, "name"`,
);
const BY_ID = selectRows('SubAccount', 'WHERE "id" = ?');
const END_SESSIONS = update('Session', '"endedAt" = ? WHERE "memberId" = ? AND "subId" = ? AND "endedAt" IS NULL');

/** By name, closed ones last. */
export const listSubs = ({ read }: Store, agentId: number) => read.all(OF_AGENT, { agentId, name: null });

/** In any spelling of the name. */
export const findSub = ({ read }: Store, agentId: number, name: string) =>
  read.first(OF_AGENT, { agentId, name: name.trim().toLowerCase() });

/** Call in a transaction. */
export const endSubSessions = (store: Store, { agentId, id }: Pick<SubRow, 'agentId' | 'id'>, at: number) =>
  store.run(END_SESSIONS, at, agentId, id);

/** Throws without one. */
export function readSub({ read }: Store, id: number): Row<'SubAccount'> {
  const sub = read.first(BY_ID, id);
  if (!sub) throw new Error(`There is no sub-account ${id}`);
  return sub;
}

/** Ends its sessions. */
export const setSubPassword = (world: World, id: number, password: { passwordHash: string; passwordChangedAt: Date }) =>
  world.transact(async (store) => {
    await endSubSessions(store, readSub(store, id), world.now());
    return store.db.subAccount.update({ where: { id }, data: password });
  });
