import { addDue } from '../../../worlds/agenda.ts';
import type { PreparedStatements } from '../../../worlds/prepared-statements.ts';
import type { Store } from '../../../worlds/store.ts';

export type SettlementKind = 'REBATE' | 'DIVIDEND' | 'DAILY' | 'HOUR' | 'REALTIME';

/** A period of a brand that is paid once, for all its members. Times are epoch milliseconds; `to` is not part of it. */
export interface Settlement {
  brandCode: string;
  kind: SettlementKind;
  from: number;
  to: number;
}

/** Puts the settlement on the agenda, unless it is there or was there. */
export async function scheduleSettlement(store: Store, settlement: Settlement, dueAt: number): Promise<void> {
  if (store.read.find('Settlement', settlement)) return;
  await store.insert('Settlement', settlement);
  await addDue(store, `settle.${settlement.kind}`, JSON.stringify(settlement), dueAt);
}

/** As `scheduleSettlement`, when a world begins; it may begin again. */
export function scheduleAtStart(store: PreparedStatements, settlement: Settlement, dueAt: number): void {
  if (store.find('Settlement', settlement)) return;
  store.insert('Settlement', settlement);
  store.insert('DueEvent', { kind: `settle.${settlement.kind}`, subject: JSON.stringify(settlement), dueAt });
}

/** Returns the settlement of an event, which is then paid; null if it was paid before. Call in the paying transaction. */
export async function beginSettlement(store: Store, subject: string, at: number): Promise<Settlement | null> {
  const settlement = JSON.parse(subject) as Settlement;
  const found = store.read.find('Settlement', settlement);
  if (!found || found.paidAt) return null;
  await store.patch('Settlement', settlement, { paidAt: at });
  return settlement;
}
