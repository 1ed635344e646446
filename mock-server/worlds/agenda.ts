import { query, selectRows } from './statements.ts';
import type { Store } from './store.ts';

const NEXT = selectRows('DueEvent', 'WHERE "dueAt" <= ? ORDER BY "dueAt", "id" LIMIT 1');
const FIRST = query<{ dueAt: number | null }>('SELECT MIN("dueAt") AS "dueAt" FROM "DueEvent"');

/** Returns epoch milliseconds; Infinity for none. */
export const firstDueAt = ({ read }: Pick<Store, 'read'>): number =>
  read.first(FIRST)?.dueAt ?? Number.POSITIVE_INFINITY;

/** `now` is in epoch milliseconds. */
export const findDue = ({ read }: Pick<Store, 'read'>, now: number) => read.first(NEXT, now);

/** `at` is in epoch milliseconds of the world's clock. */
export const addDue = (store: Store, kind: string, subject: string, at: number) =>
  store.insert('DueEvent', { kind, subject, dueAt: at });

export const postponeDue = (store: Store, id: number, at: number) => store.patch('DueEvent', { id }, { dueAt: at });

/** Call it in the transaction that plays the event. */
export const removeDue = (store: Store, id: number) => store.delete('DueEvent', { id });
