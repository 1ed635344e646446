import type { PreparedStatements } from '../../../worlds/prepared-statements.ts';
import { query, update } from '../../../worlds/statements.ts';
import { type Settlement, scheduleAtStart } from '../../team/settlements.ts';
import { type ContractKind, type ContractPeriod, periodAt, SETTLED_AFTER_MS, type Span } from './periods.ts';

interface Periodic {
  id: number;
  brandCode: string;
  kind: ContractKind;
  period: ContractPeriod;
}

const PERIOD = `"brandCode", "kind", json_extract("terms", '$.period') AS "period"`;
const CONTRACTS = query<Periodic & { validFrom: number | null; validTo: number | null }>(
  `SELECT "id", ${PERIOD}, "validFrom" + 0 AS "validFrom", "validTo" + 0 AS "validTo" FROM "Contract" WHERE "validFrom" IS NOT NULL`,
);
const PAYOUTS = query<Periodic & { from: number }>(
  `SELECT "Payout"."id", ${PERIOD}, "from" + 0 AS "from" FROM "Payout" JOIN "Contract" c ON c."id" = "contractId" ORDER BY "Payout"."id"`,
);
const SET_CONTRACT = update('Contract', '"validFrom" = ?, "validTo" = ? WHERE "id" = ?');
const SET_PAYOUT = update('Payout', '"from" = ?, "to" = ? WHERE "id" = ?');

/**
 * Moves what is valid and paid by periods to where these begin, because a new world moves the seed's times, and puts the
 * periods that run on the agenda.
 */
export function alignContracts(store: PreparedStatements, now: number): void {
  const settlements = new Map<string, Settlement & { kind: ContractKind }>();
  for (const { id, brandCode, kind, period, validFrom, validTo } of store.all(CONTRACTS)) {
    const from = periodAt(period, validFrom ?? now).from;
    const to = validTo === null ? null : periodAt(period, validTo).from;
    store.run(SET_CONTRACT, from, to, id);
    const span: Span = periodAt(period, now - SETTLED_AFTER_MS[kind]);
    const isPeriodic = kind === 'DIVIDEND' || kind === 'DAILY';
    if (isPeriodic && from <= span.from && (to === null || to > span.from))
      settlements.set(`${brandCode} ${kind} ${period}`, { brandCode, kind, ...span });
  }
  for (const { id, period, from } of store.all(PAYOUTS)) {
    const span = periodAt(period, from);
    store.run(SET_PAYOUT, span.from, span.to, id);
  }
  for (const settlement of settlements.values())
    scheduleAtStart(store, settlement, settlement.to + SETTLED_AFTER_MS[settlement.kind]);
}
