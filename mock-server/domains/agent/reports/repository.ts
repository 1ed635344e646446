import { startOfDay } from '../../../shared/periods.ts';
import { chooseOrder, orders, type Sorting } from '../../../shared/sorting.ts';
import { DAY_MS, ZONE_MS } from '../../../shared/zone.ts';
import { query, type Row } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';
import { TYPE } from '../../money/ledger/ledger.ts';
import { FIGURES, type Figures, type Range } from '../../team/repository.ts';

const bigints = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 'BIGINT' as const]));

/** SQL: `@top` and all below but `@agentId`; `@isAlone` leaves `@top`. Names have the text `@search`. */
const BRANCH = `WITH RECURSIVE "all"("id") AS (
    SELECT @top
    UNION ALL SELECT m."id" FROM "all" JOIN "Member" m ON m."uplineId" = "all"."id" WHERE NOT @isAlone),
  "branch"("id") AS MATERIALIZED (
    SELECT "id" FROM "all" JOIN "Member" m USING ("id") WHERE ("id" <> @agentId OR @isAlone)
      AND (@search IS NULL OR INSTR(LOWER(m."username"), LOWER(@search)) > 0))`;

interface Branch {
  agentId: number;
  top: number;
  isAlone?: boolean | undefined;
  search?: string | undefined;
}

const branchValues = ({ agentId, top, isAlone = false, search }: Branch) => ({
  agentId,
  top,
  isAlone: Number(isAlone),
  search: search ?? null,
});

type Named = Pick<Row<'Member'>, 'id' | 'username' | 'nickname' | 'avatar' | 'type'>;

const NAMED = query<Named>(
  'SELECT m."id", m."username", m."nickname", m."avatar", m."type" FROM json_each(?) JOIN "Member" m ON m."id" = "value"',
);

export const readMembers = ({ read }: Store, ids: readonly number[]): Map<number, Named> =>
  new Map(read.all(NAMED, JSON.stringify([...new Set(ids)])).map((row) => [row.id, row]));

// ---- bets of a member ----

const OF_MEMBER = '"memberId" = @memberId AND "time" >= @from AND "time" < @to';
const BETS = `SELECT * FROM (
    SELECT "orderNo", 0 AS "isLottery", "time", "settledAt", "gameNodeId", NULL AS "otherNodeId", "gameType", "bet", "validBet",
        "win", CASE "state" WHEN 'open' THEN 0 ELSE "win" - "bet" END AS "profit", "state"
      FROM "Bet" WHERE ${OF_MEMBER}
    UNION ALL
    SELECT "orderNo", 1, "time", "settledAt", "gameNodeId", "otherNodeId", "gameType", "amount", "validBet", "win",
        CASE "state" WHEN 2 THEN 0 ELSE "win" + "rebate" + "corrected" - "validBet" - "fee" END,
        CASE "state" WHEN 2 THEN 'open' WHEN 4 THEN 'won' WHEN 5 THEN 'lost' WHEN 12 THEN 'void' ELSE 'cancelled' END
      FROM "LotteryOrder" JOIN "Game" ON "nodeId" = "gameNodeId" WHERE ${OF_MEMBER}
  ) WHERE (@gameType IS NULL OR "gameType" = @gameType) AND (@state IS NULL OR "state" = @state)`;
const NEWEST = 'ORDER BY "time" DESC, "orderNo" DESC';

export interface MemberBetRow {
  orderNo: string;
  isLottery: number;
  /** Epoch milliseconds. */
  time: number;
  settledAt: number | null;
  gameNodeId: number;
  otherNodeId: number | null;
  gameType: string;
  bet: bigint;
  validBet: bigint;
  win: bigint;
  profit: bigint;
  state: string;
}

const BET_TYPES = {
  ...bigints('bet', 'validBet', 'win', 'profit'),
  ...({ isLottery: 'INTEGER', time: 'INTEGER', settledAt: 'INTEGER', otherNodeId: 'INTEGER', state: 'TEXT' } as const),
};
const BET_PAGES = orders(['time', 'bet', 'validBet', 'win', 'profit'], '"orderNo"', (order) =>
  query<MemberBetRow>(`${BETS} ${order} LIMIT @take OFFSET @skip`, BET_TYPES),
);
const BETS_AFTER = query<MemberBetRow>(
  `${BETS} AND ("time", "orderNo") < (@time, @key) ${NEWEST} LIMIT @take`,
  BET_TYPES,
);
const BET_SUMS = query<{ total: number; bet: bigint; validBet: bigint; win: bigint; profit: bigint }>(
  `SELECT COUNT(*) AS "total", COALESCE(SUM("bet"), 0) AS "bet", COALESCE(SUM("validBet"), 0) AS "validBet",
    COALESCE(SUM("win"), 0) AS "win", COALESCE(SUM("profit"), 0) AS "profit" FROM (${BETS})`,
  { ...bigints('bet', 'validBet', 'win', 'profit'), total: 'INTEGER' },
);

export interface BetFilter {
  memberId: number;
  from?: number | undefined;
  to?: number | undefined;
  gameType?: string | undefined;
  state?: string | undefined;
}

const betValues = ({ memberId, from = 0, to = Number.MAX_SAFE_INTEGER, gameType, state }: BetFilter) => ({
  memberId,
  from,
  to,
  gameType: gameType ?? null,
  state: state ?? null,
});

/** Newest first by default, with count and sums. */
export function pageMemberBets(
  { read }: Store,
  filter: BetFilter & Sorting<keyof typeof BET_PAGES>,
  skip: number,
  take: number,
) {
  const values = betValues(filter);
  const sums = read.first(BET_SUMS, values) ?? { total: 0, bet: 0n, validBet: 0n, win: 0n, profit: 0n };
  return { rows: read.all(chooseOrder(BET_PAGES, filter, 'time'), { ...values, skip, take }), ...sums };
}

export const listMemberBetsAfter = (
  { read }: Store,
  filter: BetFilter,
  after: { time: number; key: string },
  take: number,
) => read.all(BETS_AFTER, { ...betValues(filter), ...after, take });

// ---- profit of members ----

const MONEY = FIGURES.map((name) => `"${name}"`);
/** By id, so that rows are added up in the order of the index, and a limit ends the scan. */
const MEMBER_SUMS = query<Named & Figures & { uplineId: number }>(
  `${BRANCH} SELECT * FROM (
      SELECT m."id", m."username", m."nickname", m."avatar", m."type", m."uplineId",
          ${MONEY.map((name) => `SUM(d.${name}) AS ${name}`).join(', ')}
        FROM "Member" m CROSS JOIN "DailySum" d ON d."memberId" = m."id"
        WHERE m."id" > @after AND +m."id" IN (SELECT "id" FROM "branch") AND (@isAgent IS NULL OR (m."type" <> 0) = @isAgent)
          AND d."day" BETWEEN @first AND @last AND (@gameType IS NULL OR d."gameType" = @gameType)
        GROUP BY m."id"
    ) WHERE (${MONEY.map((name) => `${name} <> 0`).join(' OR ')})
      AND (@sign IS NULL OR SIGN("stakes" - "win" - "rebate" - "promotion") = @sign) LIMIT @most`,
  { ...bigints(...FIGURES), id: 'INTEGER', type: 'INTEGER', avatar: 'INTEGER', uplineId: 'INTEGER' },
);

export interface ProfitFilter extends Branch {
  isAgent?: boolean | undefined;
  /** The sign of the company's result. */
  sign?: 1 | -1 | undefined;
}

/** Own sums of each member of a branch after an id, by id. Members without any have no row. */
export const listMemberSums = (
  { read }: Store,
  filter: ProfitFilter,
  { first, last, gameType }: Range,
  { after, most }: { after: number; most: number } = { after: 0, most: -1 },
) =>
  read.all(MEMBER_SUMS, {
    ...branchValues(filter),
    first,
    last,
    gameType: gameType ?? null,
    isAgent: filter.isAgent === undefined ? null : Number(filter.isAgent),
    sign: filter.sign ?? null,
    after,
    most,
  });
export type MemberSums = ReturnType<typeof listMemberSums>[number];

// ---- income ----

const INCOME = ['commission', 'salary', 'dividend', 'rebate'] as const;
export type Income = Record<(typeof INCOME)[number], bigint>;
const INCOME_BY_DAY = query<{ day: number } & Income>(
  `SELECT * FROM (
      SELECT "day", ${INCOME.map((name) => `SUM("${name}") AS "${name}"`).join(', ')}
        FROM "DailySum" WHERE "memberId" = @agentId AND "day" BETWEEN @first AND @last GROUP BY "day"
    ) WHERE ${INCOME.map((name) => `"${name}" <> 0`).join(' OR ')} ORDER BY "day" DESC`,
  { ...bigints(...INCOME), day: 'INTEGER' },
);

/** Newest first; days without any have no row. */
export const listIncome = ({ read }: Store, agentId: number, { first, last }: Range) =>
  read.all(INCOME_BY_DAY, { agentId, first, last });

const { daily, hour, realTime } = TYPE.salary;
const paidOf = (types: string) => `COALESCE(SUM(CASE WHEN "typeCode" IN (${types}) THEN -"amount" END), 0)`;
const TO_LINES = query<{ salary: bigint; dividend: bigint }>(
  `SELECT ${paidOf(`${daily}, ${hour}, ${realTime}`)} AS "salary", ${paidOf(`${TYPE.dividend}`)} AS "dividend"
    FROM "LedgerEntry" WHERE "memberId" = @agentId AND "time" >= @from AND "time" < @to AND "amount" < 0`,
  bigints('salary', 'dividend'),
);

/** Salaries and dividends that the agent paid. */
export const readPaidToLines = ({ read }: Store, agentId: number, { first, last }: Range) =>
  read.first(TO_LINES, { agentId, from: startOfDay(first), to: startOfDay(last + 1) });

interface CommissionRow {
  lineId: number;
  gameType: string;
  ownRate: number;
  lineRate: number;
  days: number;
  validBet: bigint;
  counted: bigint;
  amount: bigint;
}

const COMMISSIONS = query<CommissionRow>(
  `SELECT "lineId", "gameType", "ownRate", "lineRate", COUNT(*) AS "days", SUM("validBet") AS "validBet", SUM("counted") AS "counted", SUM("amount") AS "amount"
    FROM "Commission" WHERE "agentId" = @agentId AND "day" BETWEEN @first AND @last
    GROUP BY "lineId", "gameType", "ownRate", "lineRate"
    ORDER BY SUM("amount") DESC, "lineId", "gameType", "ownRate", "lineRate"`,
  {
    ...bigints('validBet', 'counted', 'amount'),
    lineId: 'INTEGER',
    ownRate: 'INTEGER',
    lineRate: 'INTEGER',
    days: 'INTEGER',
  },
);

/** Commissions of days of bets, the highest first. */
export const listCommissions = ({ read }: Store, agentId: number, { first, last }: Range) =>
  read.all(COMMISSIONS, { agentId, first, last });

interface PayoutRow {
  kind: string;
  from: number;
  to: number;
  periods: number;
  base: bigint;
  /** Hundredths of a percent. */
  rate: number;
  amount: bigint;
  paid: bigint;
}

/** Hours and five minutes have one row for each day and rate. */
const PAYOUTS = query<PayoutRow>(
  `SELECT "kind", MIN("from") AS "from", MAX("to") AS "to", COUNT(*) AS "periods",
      SUM(CAST(ROUND(json_extract("detail", '$.base') * 10000) AS INTEGER)) AS "base", json_extract("detail", '$.rate') AS "rate",
      SUM("amount") AS "amount", SUM("paid") AS "paid"
    FROM "Contract" JOIN "Payout" p ON "contractId" = "Contract"."id"
    WHERE "lineId" = @agentId AND "amount" <> 0
      AND (("settledAt" >= @from AND "settledAt" < @to) OR ("paidAt" >= @from AND "paidAt" < @to))
    GROUP BY "kind", CASE WHEN "kind" IN ('HOUR', 'REALTIME') THEN ("settledAt" + ${ZONE_MS}) / ${DAY_MS} ELSE -p."id" END, "rate"
    ORDER BY MAX("settledAt") DESC, "kind", "rate" LIMIT 2000`,
  { ...bigints('base', 'amount', 'paid'), from: 'INTEGER', to: 'INTEGER', periods: 'INTEGER', rate: 'INTEGER' },
);

/** Payouts that were settled, or paid in full, in a range of days; the latest first. */
export const listPayouts = ({ read }: Store, agentId: number, { first, last }: Range) =>
  read.all(PAYOUTS, { agentId, from: startOfDay(first), to: startOfDay(last + 1) });

// ---- ledger ----

const ENTRIES = `FROM "branch" CROSS JOIN "LedgerEntry" e ON e."memberId" = "branch"."id"
  WHERE e."time" >= @from AND e."time" < @to AND (@typeCode IS NULL OR "typeCode" = @typeCode)`;
const ENTRY_SUMS = query<{ total: number; sumIn: bigint; sumOut: bigint }>(
  `${BRANCH} SELECT COUNT(*) AS "total", COALESCE(SUM(MAX("amount", 0)), 0) AS "sumIn",
    COALESCE(-SUM(MIN("amount", 0)), 0) AS "sumOut" ${ENTRIES}`,
  { ...bigints('sumIn', 'sumOut'), total: 'INTEGER' },
);
type EntryRow = Pick<Row<'LedgerEntry'>, 'id' | 'time' | 'typeCode' | 'amount' | 'balanceAfter' | 'accountTypeId'> &
  Pick<Row<'Movement'>, 'orderNo' | 'remark' | 'subjectKind' | 'subjectOrderNo'> & { memberId: number };
/** The ids come from an index alone. */
const entries = (order: string, ids: string) =>
  query<EntryRow>(
    `${BRANCH} SELECT e."id", e."time", e."memberId", "typeCode", "amount", "balanceAfter", "accountTypeId", "orderNo", "remark",
        "subjectKind", "subjectOrderNo"
      FROM "LedgerEntry" e JOIN "Movement" ON "Movement"."id" = "movementId"
      WHERE e."id" IN (SELECT e."id" ${ENTRIES} ${ids}) ${order}`,
  );
const ENTRY_PAGES = orders(
  ['time', 'amount', 'balanceAfter'],
  '"id"',
  (order) => entries(order, `${order} LIMIT @take OFFSET @skip`),
  'e.',
);
const LATEST = 'ORDER BY e."time" DESC, e."id" DESC';
const ENTRIES_AFTER = entries(LATEST, `AND (e."time", e."id") < (@time, @key) ${LATEST} LIMIT @take`);

export interface EntryFilter extends Branch {
  from?: number | undefined;
  to?: number | undefined;
  typeCode?: number | undefined;
}

const entryValues = ({ from = 0, to = Number.MAX_SAFE_INTEGER, typeCode, ...branch }: EntryFilter) => ({
  ...branchValues(branch),
  from,
  to,
  typeCode: typeCode ?? null,
});

/** Newest first by default, with count and sums. */
export function pageEntries(
  { read }: Store,
  filter: EntryFilter & Sorting<keyof typeof ENTRY_PAGES>,
  skip: number,
  take: number,
) {
  const values = entryValues(filter);
  const sums = read.first(ENTRY_SUMS, values) ?? { total: 0, sumIn: 0n, sumOut: 0n };
  return { rows: read.all(chooseOrder(ENTRY_PAGES, filter, 'time'), { ...values, skip, take }), ...sums };
}

export const listEntriesAfter = (
  { read }: Store,
  filter: EntryFilter,
  after: { time: number; key: number },
  take: number,
) => read.all(ENTRIES_AFTER, { ...entryValues(filter), ...after, take });

const WALLET_NAMES = query<{ memberId: number; accountTypeId: number; accountName: string }>(
  'SELECT "memberId", "accountTypeId", "accountName" FROM json_each(?) CROSS JOIN "Wallet" ON "memberId" = "value"',
);

/** By member and account type. */
export const readWalletNames = ({ read }: Store, memberIds: readonly number[]): Map<string, string> =>
  new Map(
    read
      .all(WALLET_NAMES, JSON.stringify([...new Set(memberIds)]))
      .map(({ memberId, accountTypeId, accountName }) => [`${memberId} ${accountTypeId}`, accountName]),
  );
