import { query, selectRows } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';

/** Decision rollover-order. */
const OPEN = selectRows(
  'Rollover',
  `WHERE "memberId" = ? AND "state" = 'open'
    ORDER BY "rewardId" IS NOT NULL, "expiresAt" IS NULL, "expiresAt", "createdAt", "id"`,
);
const CLOSED = selectRows(
  'Rollover',
  `WHERE "memberId" = ? AND "state" <> 'open' ORDER BY "closedAt" DESC, "id" DESC LIMIT ?`,
);
const ONE = selectRows('Rollover', 'WHERE "memberId" = ? AND "id" = ?');
const OPEN_ONE = selectRows('Rollover', `WHERE "id" = ? AND "state" = 'open'`);
const OF_REWARD = selectRows('Rollover', 'WHERE "memberId" = ? AND "rewardId" = ?');
const TITLE = query<{ title: string }>('SELECT "title" FROM "Reward" WHERE "id" = ?');
const MONEY = query<{ amount: bigint }>(
  `SELECT COALESCE((SELECT SUM("balance") FROM "Wallet" WHERE "memberId" = @memberId), 0)
    + COALESCE((SELECT SUM("amount" + "fee") FROM "WithdrawOrder" WHERE "memberId" = @memberId
        AND "state" IN ('pending', 'reviewing', 'paying', 'receipt')), 0)
    + COALESCE((SELECT SUM("bet") FROM "Bet" WHERE "memberId" = @memberId AND "state" = 'open'), 0)
    + COALESCE((SELECT SUM("amount") FROM "LotteryOrder" WHERE "memberId" = @memberId AND "state" = 2), 0) AS "amount"`,
  { amount: 'BIGINT' },
);
const ASKED_BACK = query<{ amount: bigint; askedAt: number }>(
  `SELECT "amount", "createdAt" AS "askedAt" FROM "WithdrawOrder"
    WHERE "memberId" = ? AND "payoutId" IS NULL AND "state" IN ('pending', 'reviewing', 'paying')`,
  { amount: 'BIGINT', askedAt: 'INTEGER' },
);
const NET_WIN = query<{ amount: bigint }>(
  `SELECT COALESCE((SELECT SUM("win" - "bet") FROM "Bet" WHERE "memberId" = @memberId AND "state" <> 'open' AND "time" >= @since), 0)
    + COALESCE((SELECT SUM("win" + "rebate" + "corrected" - "validBet") FROM "LotteryOrder" WHERE "memberId" = @memberId AND "time" >= @since), 0)
    - COALESCE((SELECT SUM(MAX("taken" - "credited", 0)) FROM "Rollover"
        WHERE "memberId" = @memberId AND "state" IN ('forfeited', 'expired') AND "closedAt" >= @since), 0) AS "amount"`,
  { amount: 'BIGINT' },
);
const BETS_OPEN_SINCE = query<{ count: number }>(
  `SELECT (SELECT COUNT(*) FROM "Bet" WHERE "memberId" = @memberId AND "state" = 'open' AND "time" <= @placedBy)
    + (SELECT COUNT(DISTINCT "slipNo") FROM "LotteryOrder" WHERE "memberId" = @memberId AND "state" = 2 AND "time" <= @placedBy) AS "count"`,
);
const DUE = selectRows(
  'Rollover',
  `WHERE "memberId" = ? AND "state" IN ('forfeited', 'expired') AND "due" > 0 AND "closedAt" >= ? ORDER BY "closedAt", "id"`,
);

/** In the order in which bets fill them. */
export const listOpen = ({ read }: Store, memberId: number) => read.all(OPEN, memberId);
export const listClosed = ({ read }: Store, memberId: number, most: number) => read.all(CLOSED, memberId, most);
export const findRollover = ({ read }: Store, memberId: number, id: number) => read.first(ONE, memberId, id);

export const findOpenRollover = ({ read }: Store, id: number) => read.first(OPEN_ONE, id);
/** Returns null for a reward without a rollover. */
export const findRolloverOfReward = ({ read }: Store, { memberId, id }: { memberId: number; id: number }) =>
  read.first(OF_REWARD, memberId, id);

/** JSON by language. */
export const findRewardTitle = ({ read }: Store, rewardId: number) => read.first(TITLE, rewardId)?.title ?? null;

export type RolloverRow = ReturnType<typeof listOpen>[number];

/** Wallets, held withdrawals and open bets. */
export const allMoney = ({ read }: Store, memberId: number): bigint => read.first(MONEY, { memberId })?.amount ?? 0n;

/** Own deposits that are held until the office has decided about their refund. */
export const listAskedBack = ({ read }: Store, memberId: number) => read.all(ASKED_BACK, memberId);

/** Without wins that were taken back with a bonus. */
export const netWinSince = ({ read }: Store, memberId: number, since: Date): bigint =>
  read.first(NET_WIN, { memberId, since: since.getTime() })?.amount ?? 0n;

/** Open bets and slips that were placed by then. */
export const countOpenBets = ({ read }: Store, memberId: number, placedBy: number): number =>
  read.first(BETS_OPEN_SINCE, { memberId, placedBy })?.count ?? 0;

/** Bonuses that were taken back in part while a bet of that time was open, the first ones first. */
export const listDue = ({ read }: Store, memberId: number, placedAt: Date) =>
  read.all(DUE, memberId, placedAt.getTime());

type NewRollover = Omit<RolloverRow, 'id' | 'done' | 'state' | 'taken' | 'due' | 'closedAt'>;

export const insertRollover = (store: Store, rollover: NewRollover) =>
  store.insert('Rollover', { ...rollover, done: 0n, state: 'open' });

export const updateRollover = (
  store: Store,
  id: number,
  data: Partial<Pick<RolloverRow, 'done' | 'state' | 'taken' | 'due' | 'closedAt'>>,
) => store.patch('Rollover', { id }, data);
