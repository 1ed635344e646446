import { type NewRow, query, type Row, selectRows } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';
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

/** By name, closed ones last. */
export const listSubs = ({ read }: Store, agentId: number) => read.all(OF_AGENT, { agentId, name: null });

/** In any spelling of the name. */
export const findSub = ({ read }: Store, agentId: number, name: string) =>
  read.first(OF_AGENT, { agentId, name: name.trim().toLowerCase() });

/** Call in a transaction. */
export const endSubSessions = (store: Store, { agentId, id }: Pick<SubRow, 'agentId' | 'id'>, at: number) =>
  store.patch('Session', { memberId: agentId, subId: id, endedAt: null }, { endedAt: at });

/** Throws without one. */
export function readSub({ read }: Store, id: number): Row<'SubAccount'> {
  const sub = read.first(BY_ID, id);
  if (!sub) throw new Error(`There is no sub-account ${id}`);
  return sub;
}

export const insertSub = (store: Store, sub: NewRow<'SubAccount'>) => store.insert('SubAccount', sub);
export const updateSub = (store: Store, id: number, data: Partial<Row<'SubAccount'>>) =>
  store.patch('SubAccount', { id }, data);

/** Ends its sessions. */
export const setSubPassword = (world: World, id: number, password: { passwordHash: string; passwordChangedAt: Date }) =>
  world.transact(async (store) => {
    await endSubSessions(store, readSub(store, id), world.now());
    await updateSub(store, id, password);
    return readSub(store, id);
  });
