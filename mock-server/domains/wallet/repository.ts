import { query, type Row } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';
import { type DaySums, dayColumn } from '../money/ledger/daily-sums.ts';

const FILTER = `"LedgerEntry"."memberId" = @memberId AND "LedgerEntry"."time" >= @from AND "LedgerEntry"."time" < @to
  AND (@accountTypeId IS NULL OR "accountTypeId" = @accountTypeId) AND (@typeCode IS NULL OR "typeCode" = @typeCode)`;
const ORDER = 'ORDER BY "LedgerEntry"."time" DESC, "LedgerEntry"."id" DESC';
type EntryRow = Pick<Row<'LedgerEntry'>, 'id' | 'time' | 'typeCode' | 'amount' | 'balanceAfter' | 'accountTypeId'> &
  Pick<Row<'Movement'>, 'orderNo' | 'remark' | 'subjectKind' | 'subjectOrderNo'>;
/** The ids come from an index alone, so skipped pages cost little. */
const entries = (ids: string) =>
  query<EntryRow>(
    `SELECT "LedgerEntry"."id", "LedgerEntry"."time", "typeCode", "amount", "balanceAfter", "accountTypeId", "orderNo", "remark",
      "subjectKind", "subjectOrderNo"
      FROM "LedgerEntry" JOIN "Movement" ON "Movement"."id" = "movementId"
      WHERE "LedgerEntry"."id" IN (SELECT "id" FROM "LedgerEntry" WHERE ${ids}) ${ORDER}`,
  );
const ENTRY_PAGE = entries(`${FILTER} ${ORDER} LIMIT @take OFFSET @skip`);
const ENTRIES_AFTER = entries(`${FILTER} AND ("time", "id") < (@time, @key) ${ORDER} LIMIT @take`);
const ENTRY_SUMS = query<{ total: number; sumIn: bigint; sumOut: bigint }>(
  `SELECT COUNT(*) AS "total", COALESCE(SUM("amount") FILTER (WHERE "amount" > 0), 0) AS "sumIn",
    COALESCE(-SUM("amount") FILTER (WHERE "amount" < 0), 0) AS "sumOut" FROM "LedgerEntry" WHERE ${FILTER}`,
  { sumIn: 'BIGINT', sumOut: 'BIGINT' },
);

export interface EntryFilter {
  memberId: number;
  from: number | undefined;
  to: number | undefined;
  accountTypeId: number | undefined;
  typeCode: number | undefined;
}

const filterValues = ({ memberId, from = 0, to = Number.MAX_SAFE_INTEGER, accountTypeId, typeCode }: EntryFilter) => ({
  memberId,
  from,
  to,
  accountTypeId: accountTypeId ?? null,
  typeCode: typeCode ?? null,
});

/** Returns the newest first, with count and sums. */
export function pageEntries({ read }: Store, filter: EntryFilter, skip: number, take: number) {
  const values = filterValues(filter);
  const sums = read.first(ENTRY_SUMS, values);
  return { rows: read.all(ENTRY_PAGE, { ...values, skip, take }), ...(sums ?? { total: 0, sumIn: 0n, sumOut: 0n }) };
}

export const listEntriesAfter = (
  { read }: Store,
  filter: EntryFilter,
  after: { time: number; key: number },
  take: number,
) => read.all(ENTRIES_AFTER, { ...filterValues(filter), ...after, take });

const SUM_NAMES = ['deposit', 'withdraw', 'bet', 'validBet', 'win', 'rebate', 'promotion'] as const;
type ProfitSums = Pick<DaySums, (typeof SUM_NAMES)[number]>;
const SUMS_BY_DAY = query<{ day: number } & ProfitSums>(
  `SELECT "day", ${SUM_NAMES.map((name) => `SUM("${name}") AS "${name}"`).join(', ')} FROM "DailySum"
    WHERE "memberId" = @memberId AND "day" BETWEEN @first AND @last AND (@gameType IS NULL OR "gameType" = @gameType)
    GROUP BY "day" ORDER BY "day" DESC`,
  Object.fromEntries(SUM_NAMES.map((name) => [name, 'BIGINT' as const])),
);

/** By the day of the stake. */
const OPEN_BY_DAY = query<{ day: number; open: bigint }>(
  `SELECT "day", SUM("stake") AS "open" FROM (
      SELECT ${dayColumn('"time"')} AS "day", "gameType", "bet" AS "stake" FROM "Bet"
        WHERE "memberId" = @memberId AND "state" = 'open'
      UNION ALL
      SELECT ${dayColumn('"time"')}, "gameType", "amount" FROM "LotteryOrder" JOIN "Game" ON "nodeId" = "gameNodeId"
        WHERE "memberId" = @memberId AND "state" = 2
    ) WHERE "day" BETWEEN @first AND @last AND (@gameType IS NULL OR "gameType" = @gameType) GROUP BY "day"`,
  { open: 'BIGINT' },
);

/** Returns the newest first. */
export function listDaySums(
  { read }: Store,
  memberId: number,
  first: number,
  last: number,
  gameType: string | undefined,
) {
  const filter = { memberId, first, last, gameType: gameType ?? null };
  const open = new Map(read.all(OPEN_BY_DAY, filter).map((row) => [row.day, row.open]));
  return read.all(SUMS_BY_DAY, filter).map((sums) => ({ ...sums, open: open.get(sums.day) ?? 0n }));
}
