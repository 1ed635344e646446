import { chooseOrder, orders, type Sorting } from '../../../shared/sorting.ts';
import { query, select } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';
import type { ContractKind } from './periods.ts';
import type { Payout } from './repository.ts';
import type { ContractTerms } from './terms.ts';

const FOUND = `FROM "Payout" p JOIN "Contract" c ON c."id" = "contractId"
  WHERE "kind" = @kind AND p."to" > @from AND p."to" <= @to AND (
    "lineId" = @memberId AND @side <> 'LINES' AND @lineId IS NULL
    OR "uplineId" = @memberId AND @side <> 'MINE' AND (@lineId IS NULL OR "lineId" = @lineId))
  AND (@isOwed IS NULL OR ("paidAt" IS NULL) = @isOwed)`;
const PAYOUTS = orders(['from', 'account', 'amount', 'paid', 'owed'], '"id"', (order) =>
  query<Payout & { account: string; owed: bigint }>(
    `SELECT p.*, (SELECT "username" FROM "Member" WHERE "id" = "lineId") AS "account", p."amount" - p."paid" AS "owed"
      ${FOUND} ${order} LIMIT @most OFFSET @skip`,
    { account: 'TEXT', owed: 'BIGINT' },
  ),
);
const SUMS = query<{ total: number; amount: bigint; paid: bigint }>(
  `SELECT COUNT(*) AS "total", COALESCE(SUM(p."amount"), 0) AS "amount", COALESCE(SUM("paid"), 0) AS "paid" ${FOUND}`,
  { total: 'INTEGER', amount: 'BIGINT', paid: 'BIGINT' },
);
const OWED = query<{ byMe: bigint; toMe: bigint }>(
  `SELECT COALESCE(SUM(CASE WHEN "uplineId" = @memberId THEN p."amount" - "paid" END), 0) AS "byMe",
      COALESCE(SUM(CASE WHEN "lineId" = @memberId THEN p."amount" - "paid" END), 0) AS "toMe"
    FROM "Payout" p JOIN "Contract" c ON c."id" = "contractId"
    WHERE "paidAt" IS NULL AND "kind" = @kind AND ("uplineId" = @memberId OR "lineId" = @memberId)`,
  { byMe: 'BIGINT', toMe: 'BIGINT' },
);
/** 2 for who has or had an accepted contract, 1 for who was proposed one. */
const FLAGS = query<{ kind: ContractKind; flag: number }>(
  `SELECT "kind", MAX(CASE WHEN "state" = 'accepted' THEN 2 ELSE 1 END) AS "flag" FROM "Contract"
    WHERE "lineId" = ? AND "state" <> 'withdrawn' GROUP BY "kind"`,
);
const TEMPLATES = select('ContractTemplate', ['kind', 'name', 'terms'], 'WHERE "agentId" = ? ORDER BY "kind", "name"');

export interface PayoutFilter {
  memberId: number;
  kind: ContractKind;
  /** Epoch milliseconds; periods that ended after `from` and until `to`. */
  from: number;
  to: number;
  /** Both by default. */
  side: 'MINE' | 'LINES' | undefined;
  lineId: number | null;
  isOwed: boolean | undefined;
}

const values = ({ isOwed, side, ...rest }: PayoutFilter) => ({
  ...rest,
  side: side ?? '',
  isOwed: isOwed === undefined ? null : Number(isOwed),
});

/** The latest period first by default. */
export const listPayouts = (
  { read }: Store,
  filter: PayoutFilter,
  sorting: Sorting<keyof typeof PAYOUTS>,
  { skip, most }: { skip: number; most: number },
) => read.all(chooseOrder(PAYOUTS, sorting, 'from'), { ...values(filter), skip, most });

export const sumPayouts = ({ read }: Store, filter: PayoutFilter) =>
  read.first(SUMS, values(filter)) ?? { total: 0, amount: 0n, paid: 0n };

export const sumOwed = ({ read }: Store, memberId: number, kind: ContractKind) =>
  read.first(OWED, { memberId, kind }) ?? { byMe: 0n, toMe: 0n };

export const readFlags = ({ read }: Store, memberId: number): Partial<Record<ContractKind, number>> =>
  Object.fromEntries(read.all(FLAGS, memberId).map(({ kind, flag }) => [kind, flag]));

export const listOwnTemplates = ({ read }: Store, agentId: number) =>
  read.all(TEMPLATES, agentId).map(({ kind, name, terms }) => ({
    kind: kind as ContractKind,
    name,
    terms: JSON.parse(terms) as ContractTerms,
  }));

export const keepTemplate = (store: Store, agentId: number, kind: ContractKind, name: string, terms: ContractTerms) =>
  store.upsert('ContractTemplate', { agentId, kind, name }, { terms: JSON.stringify(terms) });

export const removeTemplate = (store: Store, agentId: number, kind: ContractKind, name: string) =>
  store.delete('ContractTemplate', { agentId, kind, name });
