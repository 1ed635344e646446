import type { Store } from './database.ts';
import { rowsOf } from './statements.ts';

const NEXT = rowsOf('DueEvent', 'WHERE "dueAt" <= ? ORDER BY "dueAt", "id" LIMIT 1');

/** The first event that is due at a time (epoch milliseconds). */
export const findDue = ({ read }: Pick<Store, 'read'>, now: number) => read.first(NEXT, now);

/** Notes something that happens at a time (epoch milliseconds) of the world's clock. */
export const addDue = ({ db }: Store, kind: string, subject: string, at: number) =>
  db.dueEvent.create({ data: { kind, subject, dueAt: new Date(at) } });
