import { addDue, INSERT_DUE } from '../../../worlds/agenda.ts';
import type { Store } from '../../../worlds/database.ts';
import { insert, type Statements, select, update } from '../../../worlds/statements.ts';

export type SettlementKind = 'REBATE' | 'DIVIDEND' | 'DAILY' | 'HOUR' | 'REALTIME';

/** A period of a brand that is paid once, for all its members. Times are epoch milliseconds; `to` is not part of it. */
export interface Settlement {
  brandCode: string;
  kind: SettlementKind;
  from: number;
  to: number;
}

const WHERE = 'WHERE "brandCode" = @brandCode AND "kind" = @kind AND "from" = @from AND "to" = @to';
const FIND = select('Settlement', ['paidAt'], WHERE);
const INSERT = insert('Settlement', ['brandCode', 'kind', 'from', 'to']);
const PAID = update('Settlement', `"paidAt" = @at ${WHERE}`);

/** Puts the settlement on the agenda, unless it is there or was there. */
export async function scheduleSettlement(store: Store, settlement: Settlement, dueAt: number): Promise<void> {
  if (store.read.first(FIND, { ...settlement })) return;
  await store.run(INSERT, { ...settlement });
  await addDue(store, `settle.${settlement.kind}`, JSON.stringify(settlement), dueAt);
}

/** As `scheduleSettlement`, when a world begins; it may begin again. */
export function scheduleAtStart(store: Statements, settlement: Settlement, dueAt: number): void {
  if (store.first(FIND, { ...settlement })) return;
  store.run(INSERT, { ...settlement });
  store.run(INSERT_DUE, { kind: `settle.${settlement.kind}`, subject: JSON.stringify(settlement), dueAt });
}

/** Returns the settlement of an event, which is then paid; null if it was paid before. Call in the paying transaction. */
export async function beginSettlement(store: Store, subject: string, at: number): Promise<Settlement | null> {
  const settlement = JSON.parse(subject) as Settlement;
  const found = store.read.first(FIND, { ...settlement });
  if (!found || found.paidAt) return null;
  await store.run(PAID, { ...settlement, at });
  return settlement;
}
