import type { Store } from './database.ts';
import { insert, query, remove, selectRows, update } from './statements.ts';

const NEXT = selectRows('DueEvent', 'WHERE "dueAt" <= ? ORDER BY "dueAt", "id" LIMIT 1');
export const INSERT_DUE = insert('DueEvent', ['kind', 'subject', 'dueAt']);
const REMOVE = remove('DueEvent', 'WHERE "id" = ?');
const POSTPONE = update('DueEvent', '"dueAt" = ? WHERE "id" = ?');
const FIRST = query<{ dueAt: number | null }>('SELECT MIN("dueAt") AS "dueAt" FROM "DueEvent"');

/** Returns epoch milliseconds; Infinity for none. */
export const firstDueAt = ({ read }: Pick<Store, 'read'>): number =>
  read.first(FIRST)?.dueAt ?? Number.POSITIVE_INFINITY;

/** `now` is in epoch milliseconds. */
export const findDue = ({ read }: Pick<Store, 'read'>, now: number) => read.first(NEXT, now);

/** `at` is in epoch milliseconds of the world's clock. */
export const addDue = (store: Store, kind: string, subject: string, at: number): Promise<void> =>
  store.run(INSERT_DUE, { kind, subject, dueAt: at });

export const postponeDue = (store: Store, id: number, at: number): Promise<void> => store.run(POSTPONE, at, id);

/** Call it in the transaction that plays the event. */
export const removeDue = (store: Store, id: number): Promise<void> => store.run(REMOVE, id);
