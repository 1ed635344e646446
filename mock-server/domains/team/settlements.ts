import type { BrandState } from '../../http/exchange.ts';
import { addDue } from '../../worlds/agenda.ts';
import type { PreparedStatements } from '../../worlds/prepared-statements.ts';
import type { Store } from '../../worlds/store.ts';
import type { PlayEvent, World } from '../../worlds/world.ts';
import { requireBrandState } from '../system/brand-state.ts';

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

export type PaySettlement = (
  world: World,
  store: Store,
  brand: BrandState,
  settlement: Settlement,
  at: number,
) => Promise<void>;

/** Pays a settlement once, in one transaction. Ignores one that was paid before. */
export const paySettlement =
  (...pays: readonly PaySettlement[]): PlayEvent =>
  async (world, store, subject, at) => {
    const settlement = JSON.parse(subject) as Settlement;
    const found = store.read.find('Settlement', settlement);
    if (!found || found.paidAt) return;
    await store.patch('Settlement', settlement, { paidAt: at });
    const brand = requireBrandState(world, settlement.brandCode);
    for (const pay of pays) await pay(world, store, brand, settlement, at);
  };
