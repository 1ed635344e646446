import { insert, query, type Row, select, selectRows } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';
import { BELOW } from '../../team/repository.ts';
import { type ContractKind, PROPOSED_MS, type Span } from './periods.ts';
import type { ContractTerms } from './terms.ts';

type Stored = Row<'Contract'>;

export interface Contract extends Omit<Stored, 'terms' | 'kind'> {
  kind: ContractKind;
  terms: ContractTerms;
}
export type Payout = Row<'Payout'>;

const BY_ID = selectRows('Contract', 'WHERE "id" = ?');
const OF_LINE = selectRows('Contract', 'WHERE "lineId" = ? AND "kind" = ? ORDER BY "id" DESC LIMIT ?');
const OF_LINES = selectRows('Contract', 'WHERE "uplineId" = ? AND "kind" = ? ORDER BY "id" DESC LIMIT ?');
/** Accepted ones whose last period is not over. */
const LIVE_OF_LINE = selectRows(
  'Contract',
  `WHERE "lineId" = @lineId AND "kind" = @kind AND "state" = 'accepted' AND "validFrom" < COALESCE("validTo", 9e15)
    AND COALESCE("validTo", 9e15) > @at ORDER BY "id" DESC`,
);
/** Accepted ones that pay for a period that begins then, the payers first. */
const DUE = selectRows(
  'Contract',
  `WHERE "brandCode" = @brandCode AND "kind" = @kind AND "state" = 'accepted' AND "validFrom" <= @from
    AND COALESCE("validTo", 9e15) > @from ORDER BY "id"`,
);
const ANY_SALARY = query<{ id: number }>(
  `SELECT "id" FROM "Contract" WHERE "brandCode" = ? AND "kind" IN ('DAILY', 'HOUR', 'REALTIME') AND "state" = 'accepted' LIMIT 1`,
);
/** Salary contracts of a member and of all above at a time. */
const SALARIES_ABOVE = query<{ id: number; kind: 'DAILY' | 'HOUR' | 'REALTIME' }>(
  `WITH RECURSIVE "path"("id") AS (
      SELECT @memberId
      UNION ALL SELECT m."uplineId" FROM "path" JOIN "Member" m USING ("id") WHERE m."uplineId" IS NOT NULL)
    SELECT c."id", "kind" FROM "path" JOIN "Contract" c ON "lineId" = "path"."id"
      WHERE "kind" <> 'DIVIDEND' AND "state" = 'accepted' AND "validFrom" <= @at AND COALESCE("validTo", 9e15) > @at`,
);
const DEPTH = query<{ depth: number }>(
  `WITH RECURSIVE "path"("id") AS (
      SELECT ? UNION ALL SELECT m."uplineId" FROM "path" JOIN "Member" m USING ("id") WHERE m."uplineId" IS NOT NULL)
    SELECT COUNT(*) AS "depth" FROM "path"`,
);
const ACTIVE = query<{ count: number }>(
  `${BELOW}, "team"("id") AS (SELECT @id UNION ALL SELECT "id" FROM "below")
    SELECT COUNT(*) AS "count" FROM (SELECT 1 FROM "team" JOIN "DailySum" ON "memberId" = "team"."id"
      WHERE "day" BETWEEN @first AND @last GROUP BY "memberId" HAVING SUM("deposit") >= @deposit AND SUM("validBet") >= @bet)`,
);
/** Salaries of a team for a time that nobody of it pays. */
const SALARIES = query<{ amount: bigint }>(
  `${BELOW}, "team"("id") AS (SELECT @id UNION ALL SELECT "id" FROM "below")
    SELECT COALESCE(SUM("amount"), 0) AS "amount" FROM "team" JOIN "Contract" c ON "lineId" = "team"."id"
      JOIN "Payout" p ON "contractId" = c."id"
      WHERE "kind" <> 'DIVIDEND' AND p."from" >= @from AND p."from" < @to
        AND ("isPaidByBrand" OR "uplineId" IS NULL OR "uplineId" NOT IN (SELECT "id" FROM "team"))`,
  { amount: 'BIGINT' },
);
/** Pay by hour and five minutes for periods that begin in a time. */
const OFTEN_PAID = query<{
  lineId: number;
  uplineId: number | null;
  kind: 'HOUR' | 'REALTIME';
  amount: bigint;
  paid: bigint;
}>(
  `SELECT "lineId", "uplineId", "kind", SUM(p."amount") AS "amount", SUM("paid") AS "paid"
    FROM "Contract" c JOIN "Payout" p ON "contractId" = c."id" AND p."from" >= @from AND p."from" < @to
    WHERE "brandCode" = @brandCode AND "kind" IN ('HOUR', 'REALTIME')
    GROUP BY "lineId", "kind" HAVING SUM(p."amount") > 0 ORDER BY "lineId", "kind"`,
  { lineId: 'INTEGER', uplineId: 'INTEGER', amount: 'BIGINT', paid: 'BIGINT' },
);
const BASE = select('PeriodBase', ['counted'], 'WHERE "contractId" = ? AND "from" = ?');
const ADD_BASE = insert(
  'PeriodBase',
  ['contractId', 'from', 'counted'],
  'ON CONFLICT ("contractId", "from") DO UPDATE SET "counted" = "counted" + excluded."counted"',
);
const OPEN_PROPOSALS = selectRows(
  'Contract',
  `WHERE "lineId" = ? AND "kind" = ? AND "state" = 'proposed' ORDER BY "id"`,
);
const PAYOUT = selectRows('Payout', 'WHERE "id" = ?');
const PAYOUT_OF = selectRows('Payout', 'WHERE "contractId" = ? AND "from" = ?');
const OWED = query<Payout>(
  `SELECT "Payout".* FROM "Payout" JOIN "Contract" c ON c."id" = "contractId" WHERE "paidAt" IS NULL AND "brandCode" = ?
    ORDER BY "settledAt", "Payout"."id"`,
);

/** Proposals without an answer, for the back office (control/queues.ts). */
export const CONTRACT_QUEUE = `SELECT "id" AS "row", "id", "lineId" AS "memberId",
    CASE WHEN "proposedAt" + ${PROPOSED_MS} > @now THEN 'PROPOSED' ELSE 'EXPIRED' END AS "state",
    "kind" AS "detail", NULL AS "amount", "proposedAt" AS "time", "proposedAt" + ${PROPOSED_MS} > @now AS "isWaiting"
    FROM "Contract" WHERE "brandCode" = @brandCode AND "state" = 'proposed'`;

const parse = (row: Stored): Contract => ({
  ...row,
  kind: row.kind as ContractKind,
  terms: JSON.parse(row.terms) as ContractTerms,
});

export function findContract({ read }: Store, id: number): Contract | null {
  const row = read.first(BY_ID, id);
  return row && parse(row);
}

/** Newest first. */
export const listOfLine = ({ read }: Store, lineId: number, kind: ContractKind, most: number): Contract[] =>
  read.all(OF_LINE, lineId, kind, most).map(parse);

/** Contracts of an agent's direct lines, newest first. */
export const listOfLines = ({ read }: Store, uplineId: number, kind: ContractKind, most: number): Contract[] =>
  read.all(OF_LINES, uplineId, kind, most).map(parse);

/** Newest first. */
export const listLive = ({ read }: Store, lineId: number, kind: ContractKind, at: number): Contract[] =>
  read.all(LIVE_OF_LINE, { lineId, kind, at }).map(parse);

export const listProposals = ({ read }: Store, lineId: number, kind: ContractKind): Contract[] =>
  read.all(OPEN_PROPOSALS, lineId, kind).map(parse);

/** Accepted ones that are valid at the start of a period. */
export const listDue = ({ read }: Store, brandCode: string, kind: ContractKind, from: number): Contract[] =>
  read.all(DUE, { brandCode, kind, from }).map(parse);

/** Salary contracts above a member at a time, with the member's own. */
export const listSalaries = ({ read }: Store, brandCode: string, memberId: number, at: number) =>
  read.first(ANY_SALARY, brandCode) ? read.all(SALARIES_ABOVE, { memberId, at }) : [];

/** Members from this one to the top. */
export const readDepth = ({ read }: Store, id: number): number => read.first(DEPTH, id)?.depth ?? 0;

export const countActive = (
  { read }: Store,
  wanted: { id: number; first: number; last: number; deposit: bigint; bet: bigint },
): number => read.first(ACTIVE, wanted)?.count ?? 0;

export const sumSalaries = ({ read }: Store, id: number, { from, to }: Span): bigint =>
  read.first(SALARIES, { id, from, to })?.amount ?? 0n;

/** By line and kind, in ten-thousandths of the currency. */
export const listOftenPaid = ({ read }: Store, brandCode: string, { from, to }: Span) =>
  read.all(OFTEN_PAID, { brandCode, from, to });

export const readBase = ({ read }: Store, contractId: number, from: number): bigint =>
  read.first(BASE, contractId, from)?.counted ?? 0n;

export const addBase = (store: Store, contractId: number, from: number, counted: bigint) =>
  store.run(ADD_BASE, { contractId, from, counted });

export const insertContract = (
  store: Store,
  {
    terms,
    ...row
  }: {
    brandCode: string;
    kind: ContractKind;
    uplineId: number | null;
    lineId: number;
    terms: ContractTerms;
    isPaidByBrand: boolean;
    proposedAt: number;
  },
) => store.insert('Contract', { ...row, state: 'proposed', terms: JSON.stringify(terms) });

export const answerContract = (
  store: Store,
  id: number,
  state: 'accepted' | 'rejected' | 'withdrawn',
  answeredAt: number,
  validFrom: number | null = null,
) => store.patch('Contract', { id }, { state, answeredAt, validFrom });

export const endContract = (store: Store, id: number, validTo: number) => store.patch('Contract', { id }, { validTo });

export const carryLoss = (store: Store, id: number, carried: bigint) => store.patch('Contract', { id }, { carried });

export const findPayout = ({ read }: Store, id: number): Payout | null => read.first(PAYOUT, id);

export const findPayoutOf = ({ read }: Store, contractId: number, from: number): Payout | null =>
  read.first(PAYOUT_OF, contractId, from);

/** The oldest first. */
export const listOwed = ({ read }: Store, brandCode: string): Payout[] => read.all(OWED, brandCode);

export const insertPayout = (
  store: Store,
  row: { contractId: number; from: number; to: number; detail: string; amount: bigint; settledAt: number },
) => store.insert('Payout', { ...row, paid: 0n, paidAt: row.amount === 0n ? row.settledAt : null });

export const savePaid = (store: Store, { id, amount }: Payout, paid: bigint, at: number) =>
  store.patch('Payout', { id }, { paid, paidAt: paid === amount ? at : null });
