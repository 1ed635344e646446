import type { Store } from './database.ts';
import { query, rowsOf } from './statements.ts';

const NEXT = rowsOf('DueEvent', 'WHERE "dueAt" <= ? ORDER BY "dueAt", "id" LIMIT 1');
const FIRST = query<{ dueAt: number | null }>('SELECT MIN("dueAt") AS "dueAt" FROM "DueEvent"');

/** When the first event is due (epoch milliseconds); Infinity for none. */
export const firstDueAt = ({ read }: Pick<Store, 'read'>): number =>
  read.first(FIRST)?.dueAt ?? Number.POSITIVE_INFINITY;

/** The first event that is due at a time (epoch milliseconds). */
export const findDue = ({ read }: Pick<Store, 'read'>, now: number) => read.first(NEXT, now);

/** Notes something that happens at a time (epoch milliseconds) of the world's clock. */
export const addDue = ({ db }: Store, kind: string, subject: string, at: number) =>
  db.dueEvent.create({ data: { kind, subject, dueAt: new Date(at) } });
