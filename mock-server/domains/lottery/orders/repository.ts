import { count, type NewRow, query, type Row, select, selectRows } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';

/** The contract's OrderState. */
export const STATE = {
  pending: 2,
  won: 4,
  lost: 5,
  stopped: 6,
  alreadyDrawn: 7,
  cancelled: 8,
  void: 12,
} as const;

export type OrderRow = Row<'LotteryOrder'>;
export type SlipRow = Row<'LotterySlip'>;

const SLIP = selectRows('LotterySlip', 'WHERE "memberId" = ? AND "reference" = ?');
const SLIP_BY_NO = selectRows('LotterySlip', 'WHERE "orderNo" = ?');
const SLIP_ORDERS = count('LotteryOrder', 'WHERE "slipNo" = ?');
const OF_SLIP = selectRows('LotteryOrder', 'WHERE "slipNo" = ? ORDER BY "orderNo" LIMIT ?');
const ORDER = selectRows('LotteryOrder', 'WHERE "memberId" = ? AND "orderNo" = ?');
/** With OR, SQLite would sort all pending orders for each batch. */
const PENDING = query<OrderRow>(
  `SELECT * FROM "LotteryOrder" WHERE "gameNodeId" = @gameId AND "numero" = @numero AND "state" = 2 AND "orderNo" > @after
    UNION ALL
    SELECT * FROM "LotteryOrder" WHERE "otherNodeId" = @gameId AND "numero" = @numero AND "state" = 2 AND "orderNo" > @after
    ORDER BY "orderNo" LIMIT @most`,
);
const OPEN = selectRows(
  'LotteryOrder',
  'WHERE "slipNo" = ? AND "state" = 2 AND "drawAt" > ? ORDER BY "drawAt", "orderNo"',
);
const CHASES = query<OrderRow>(
  `SELECT "LotteryOrder".* FROM "LotteryOrder" JOIN "LotterySlip" ON "LotterySlip"."orderNo" = "slipNo"
    WHERE "LotteryOrder"."memberId" = ? AND "state" = 2 AND "isChase" ORDER BY "LotteryOrder"."orderNo"`,
);
const OF_SETTLED = '"numero" = @numero AND "state" IN (4, 5, 12)';
const SETTLED = query<OrderRow>(
  `SELECT * FROM "LotteryOrder" WHERE "gameNodeId" = @gameId AND ${OF_SETTLED} AND "memberId" = @memberId
    UNION ALL
    SELECT * FROM "LotteryOrder" WHERE "otherNodeId" = @gameId AND ${OF_SETTLED} AND "memberId" = @memberId
    ORDER BY "orderNo"`,
);
const SETTLED_MEMBERS = query<{ memberId: number }>(
  `SELECT "memberId" FROM "LotteryOrder" WHERE "gameNodeId" = @gameId AND ${OF_SETTLED}
    UNION SELECT "memberId" FROM "LotteryOrder" WHERE "otherNodeId" = @gameId AND ${OF_SETTLED} ORDER BY "memberId"`,
);
const ON_DRAWS = query<{ numero: string; count: number }>(
  `SELECT "numero", COUNT(*) AS "count" FROM (
      SELECT "numero" FROM "LotteryOrder"
        WHERE "gameNodeId" = @gameId AND "numero" IN (SELECT "value" FROM json_each(@numeros))
      UNION ALL
      SELECT "numero" FROM "LotteryOrder"
        WHERE "otherNodeId" = @gameId AND "numero" IN (SELECT "value" FROM json_each(@numeros))
    ) GROUP BY "numero"`,
);
const CORRECTIONS = query<{
  brand: string;
  currency: string;
  orders: number;
  credited: bigint;
  debited: bigint;
  owed: bigint;
}>(
  `SELECT "brandCode" AS "brand", "currency", COUNT(*) AS "orders", SUM(MAX("corrected", 0)) AS "credited",
      -SUM(MIN("corrected", 0)) AS "debited",
      (SELECT COALESCE(SUM("left"), 0) FROM "Debt" JOIN "LotteryOrder" USING ("orderNo")
        WHERE "Debt"."brandCode" = o."brandCode" AND ("gameNodeId" = @gameId OR "otherNodeId" = @gameId) AND "numero" = @numero) AS "owed"
    FROM "LotteryOrder" o JOIN "Brand" ON "Brand"."code" = "brandCode"
    WHERE ("gameNodeId" = @gameId OR "otherNodeId" = @gameId) AND "numero" = @numero AND "correctedAt" IS NOT NULL
    GROUP BY "brandCode" ORDER BY "brandCode"`,
  { brand: 'TEXT', currency: 'TEXT', credited: 'BIGINT', debited: 'BIGINT', owed: 'BIGINT' },
);
/** With OR, SQLite would read all orders of the member. Few orders are over two stations: `+` keeps to their index. */
const ON_DRAW = query<{ amount: bigint }>(
  `SELECT COALESCE(SUM("amount"), 0) AS "amount" FROM (
    SELECT "amount" FROM "LotteryOrder"
      WHERE "memberId" = @memberId AND "gameNodeId" = @gameId AND "numero" = @numero AND "state" = 2
    UNION ALL
    SELECT "amount" FROM "LotteryOrder"
      WHERE +"memberId" = @memberId AND "otherNodeId" = @gameId AND "numero" = @numero AND "state" = 2)`,
  { amount: 'BIGINT' },
);
const NOT_CANCELLED = '"memberId" = ? AND "gameNodeId" = ? AND "numero" = ? AND "state" NOT IN (6, 8)';
const ON_DRAW_COUNT = count('LotteryOrder', `WHERE ${NOT_CANCELLED}`);
const LINES_ON_DRAW = query<Pick<OrderRow, 'play' | 'content'>>(
  `SELECT DISTINCT "play", "content" FROM "LotteryOrder" WHERE ${NOT_CANCELLED}`,
);
const OF_DRAW = '"brandCode" = @brandCode AND "gameNodeId" = @gameNodeId AND "numero" = @numero';
/** `@numbers` is a JSON array of [limit, number, amount]; one statement for all, as a slip has thousands of them. */
const LISTED =
  '(SELECT "value" ->> 0 AS "limit", "value" ->> 1 AS "on", CAST("value" ->> 2 AS INTEGER) AS "amount" FROM json_each(@numbers))';
const NUMBERS = query<OnNumber>(
  `SELECT "play" AS "limit", "number", "staked" AS "amount" FROM ${LISTED}
    CROSS JOIN "LotteryNumber" ON ${OF_DRAW} AND "play" = "limit" AND "number" = "on"`,
  { amount: 'BIGINT' },
);
const ADD = {
  model: 'LotteryNumber',
  sql: `INSERT INTO "LotteryNumber" ("brandCode", "gameNodeId", "numero", "play", "number", "staked")
    SELECT @brandCode, @gameNodeId, @numero, "limit", "on", "amount" FROM ${LISTED} WHERE TRUE
    ON CONFLICT DO UPDATE SET "staked" = "staked" + excluded."staked"`,
} as const;
const RELEASE = {
  model: 'LotteryNumber',
  sql: `UPDATE "LotteryNumber" SET "staked" = MAX(0, "staked" - "amount") FROM ${LISTED}
    WHERE ${OF_DRAW} AND "play" = "limit" AND "number" = "on"`,
} as const;
const MEMBER = select('Member', ['username', 'avatar', 'autoTransfer', 'type'], 'WHERE "id" = ?');

export const findSlip = ({ read }: Store, memberId: number, reference: string) => read.first(SLIP, memberId, reference);
export const findSlipByNo = ({ read }: Pick<Store, 'read'>, slipNo: string) => read.first(SLIP_BY_NO, slipNo);
export const countOrders = ({ read }: Pick<Store, 'read'>, slipNo: string): number =>
  read.first(SLIP_ORDERS, slipNo)?.count ?? 0;
/** By draw and line. */
export const listOfSlip = ({ read }: Pick<Store, 'read'>, slipNo: string, most: number) =>
  read.all(OF_SLIP, slipNo, most);
export const findOrder = ({ read }: Pick<Store, 'read'>, memberId: number, orderNo: string) =>
  read.first(ORDER, memberId, orderNo);

/** Lists after an order number; orders over two stations count for both draws. */
export const listPending = (
  { read }: Store,
  { gameId, numero, after }: { gameId: number; numero: string; after: string },
  most: number,
) => read.all(PENDING, { gameId, numero, after, most });

export const listOpen = ({ read }: Pick<Store, 'read'>, slipNo: string, after = new Date(0)) =>
  read.all(OPEN, slipNo, after.getTime());

/** Orders of a member on a draw that had its result or was void, also over two stations. */
export const listSettled = (
  { read }: Store,
  { gameId, numero, memberId }: { gameId: number; numero: string; memberId: number },
) => read.all(SETTLED, { gameId, numero, memberId });

export const listSettledMembers = ({ read }: Store, gameId: number, numero: string): number[] =>
  read.all(SETTLED_MEMBERS, { gameId, numero }).map(({ memberId }) => memberId);

/** Returns orders of all brands and states by numero, without draws that have none. */
export const countOrdersOnDraws = ({ read }: Pick<Store, 'read'>, gameId: number, numeros: readonly string[]) =>
  new Map(read.all(ON_DRAWS, { gameId, numeros: JSON.stringify(numeros) }).map(({ numero, count }) => [numero, count]));

/** By brand; `owed` is what members still owe for the draw. */
export const sumCorrections = ({ read }: Pick<Store, 'read'>, gameId: number, numero: string) =>
  read.all(CORRECTIONS, { gameId, numero });

export const correctOrder = (
  store: Store,
  { orderNo, corrected, settledState, state: before }: OrderRow,
  { state, amount }: { state: number; amount: bigint },
  at: number,
) =>
  store.patch(
    'LotteryOrder',
    { orderNo },
    { state, corrected: corrected + amount, settledState: settledState ?? before, correctedAt: new Date(at) },
  );

export const listChases = ({ read }: Store, memberId: number) => read.all(CHASES, memberId);

/** Includes orders over two stations. */
export const stakedOnDraw = ({ read }: Store, memberId: number, gameId: number, numero: string): bigint =>
  read.first(ON_DRAW, { memberId, gameId, numero })?.amount ?? 0n;

interface OnDraw {
  memberId: number;
  gameNodeId: number;
  numero: string;
}

/** Excludes cancelled and stopped orders. */
export const countOnDraw = ({ read }: Store, { memberId, gameNodeId, numero }: OnDraw): number =>
  read.first(ON_DRAW_COUNT, memberId, gameNodeId, numero)?.count ?? 0;
/** Excludes cancelled and stopped orders. */
export const linesOnDraw = ({ read }: Store, { memberId, gameNodeId, numero }: OnDraw) =>
  read.all(LINES_ON_DRAW, memberId, gameNodeId, numero);

interface NumbersOf {
  brandCode: string;
  gameNodeId: number;
  numero: string;
}

/** `amount` is in ten-thousandths of the currency. */
export interface OnNumber {
  limit: string;
  number: string;
  amount: bigint;
}

const listed = (on: readonly OnNumber[]): string =>
  JSON.stringify(on.map(({ limit, number, amount }) => [limit, number, String(amount)]));

/** Those of `on` on which something is staked. */
export const readNumbers = ({ read }: Store, of: NumbersOf, on: readonly OnNumber[]): OnNumber[] =>
  read.all(NUMBERS, { ...of, numbers: listed(on) });

export const addToNumbers = (store: Store, of: NumbersOf, on: readonly OnNumber[]) =>
  store.run(ADD, { ...of, numbers: listed(on) });

export const releaseFromNumbers = (store: Store, of: NumbersOf, on: readonly OnNumber[]) =>
  store.run(RELEASE, { ...of, numbers: listed(on) });

export const findPlayer = ({ read }: Pick<Store, 'read'>, memberId: number) => read.first(MEMBER, memberId);

export async function insertSlip(
  store: Store,
  slip: NewRow<'LotterySlip'>,
  orders: readonly NewRow<'LotteryOrder'>[],
): Promise<void> {
  await store.insert('LotterySlip', slip);
  for (const order of orders) await store.insert('LotteryOrder', order);
}

/** Ten-thousandths of the currency. */
export interface Closing {
  orderNo: string;
  state: number;
  validBet: bigint;
  /** Part of the valid bet that counts towards rollovers; null for an order without a draw. */
  counted?: bigint | null;
  win: bigint;
  rebate: bigint;
  fee?: bigint;
}

/** Call in the transaction that pays the order. */
export const closeOrder = (
  store: Store,
  { orderNo, state, validBet, counted = null, win, rebate, fee = 0n }: Closing,
  settledAt: number,
) => store.patch('LotteryOrder', { orderNo }, { state, validBet, counted, win, rebate, fee, settledAt });

const FILTER = `"memberId" = @memberId AND (@from IS NULL OR "time" >= @from) AND (@to IS NULL OR "time" < @to)
  AND (@gameId IS NULL OR "gameNodeId" = @gameId OR "otherNodeId" = @gameId) AND (@numero IS NULL OR "numero" = @numero)
  AND (@state IS NULL OR "state" = @state) AND (@slipNo IS NULL OR "slipNo" = @slipNo)`;
/** Newest slip first, each in draw order. */
const PAGE = selectRows(
  'LotteryOrder',
  `WHERE ${FILTER} ORDER BY "time" DESC, "slipNo" DESC, "orderNo" LIMIT @size OFFSET @skip`,
);
const NEAREST = selectRows(
  'LotteryOrder',
  `WHERE ${FILTER} ORDER BY ABS("drawAt" - @now), "time" DESC, "orderNo" LIMIT @size`,
);
type SumName = 'amount' | 'returned' | 'open' | 'win' | 'rebate' | 'corrected' | 'fee' | 'profit';
export type OrderSums = Record<SumName, bigint>;
const SUM_COLUMNS = `COUNT(*) AS "total", COALESCE(SUM("amount"), 0) AS "amount",
     COALESCE(SUM(CASE WHEN "state" <> 2 THEN "amount" - "validBet" END), 0) AS "returned",
     COALESCE(SUM(CASE WHEN "state" = 2 THEN "amount" END), 0) AS "open",
     COALESCE(SUM("win"), 0) AS "win", COALESCE(SUM("rebate"), 0) AS "rebate",
     COALESCE(SUM("corrected"), 0) AS "corrected", COALESCE(SUM("fee"), 0) AS "fee",
     COALESCE(SUM("win" + "rebate" + "corrected" - "validBet" - "fee"), 0) AS "profit"`;
const SUM_TYPES = {
  amount: 'BIGINT',
  returned: 'BIGINT',
  open: 'BIGINT',
  win: 'BIGINT',
  rebate: 'BIGINT',
  corrected: 'BIGINT',
  fee: 'BIGINT',
  profit: 'BIGINT',
} as const;
const SUMS = query<{ total: number } & OrderSums>(
  `SELECT ${SUM_COLUMNS} FROM "LotteryOrder" WHERE ${FILTER}`,
  SUM_TYPES,
);
/** In the order of PAGE. The orders of a slip have its time. */
const SLIP_PAGE = query<{ slipNo: string; total: number; pending: number } & OrderSums>(
  `SELECT "slipNo", COALESCE(SUM("state" = 2), 0) AS "pending", ${SUM_COLUMNS} FROM "LotteryOrder" WHERE ${FILTER}
    GROUP BY "time", "slipNo" ORDER BY "time" DESC, "slipNo" DESC LIMIT @size OFFSET @skip`,
  SUM_TYPES,
);
const SLIPS = query<{ count: number }>(
  `SELECT COUNT(DISTINCT "slipNo") AS "count" FROM "LotteryOrder" WHERE ${FILTER}`,
);
/** `+` keeps to the index of the slip. */
const FIRST_OF_SLIP = selectRows(
  'LotteryOrder',
  `WHERE "slipNo" = @slipNo AND +${FILTER} ORDER BY "orderNo" LIMIT @size`,
);

export interface OrderFilter {
  memberId: number;
  from?: number | undefined;
  to?: number | undefined;
  gameId?: number | undefined;
  numero?: string | undefined;
  state?: number | undefined;
  slipNo?: string | undefined;
}

function filterValues(filter: OrderFilter) {
  const { from = null, to = null, gameId = null, numero = null, state = null, slipNo = null, memberId } = filter;
  return { memberId, from, to, gameId, numero, state, slipNo };
}

const NOTHING = {
  total: 0,
  amount: 0n,
  returned: 0n,
  open: 0n,
  win: 0n,
  rebate: 0n,
  corrected: 0n,
  fee: 0n,
  profit: 0n,
};

export const sumOrders = ({ read }: Pick<Store, 'read'>, filter: OrderFilter) =>
  read.first(SUMS, filterValues(filter)) ?? NOTHING;

export const pageOrders = ({ read }: Pick<Store, 'read'>, filter: OrderFilter, skip: number, size: number) =>
  read.all(PAGE, { ...filterValues(filter), skip, size });

/** Newest slip first, with the sums of those of its orders that match. */
export const pageSlips = ({ read }: Pick<Store, 'read'>, filter: OrderFilter, skip: number, size: number) =>
  read.all(SLIP_PAGE, { ...filterValues(filter), skip, size });

export const countSlips = ({ read }: Pick<Store, 'read'>, filter: OrderFilter): number =>
  read.first(SLIPS, filterValues(filter))?.count ?? 0;

/** By draw and line. */
export const firstOfSlip = ({ read }: Pick<Store, 'read'>, filter: OrderFilter & { slipNo: string }, size: number) =>
  read.all(FIRST_OF_SLIP, { ...filterValues(filter), size });

/** Draws nearest to a time, before or after; newest first within a draw. */
export const nearestOrders = ({ read }: Pick<Store, 'read'>, filter: OrderFilter, now: number, size: number) =>
  read.all(NEAREST, { ...filterValues(filter), now, size });
