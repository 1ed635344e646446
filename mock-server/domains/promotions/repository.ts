import type { Store } from '../../worlds/database.ts';
import { query, selectRows } from '../../worlds/statements.ts';

const LAST_CHECK_IN = selectRows(
  'CheckIn',
  'WHERE "memberId" = ? AND "promotionId" = ? AND "day" <= ? ORDER BY "day" DESC LIMIT 1',
);
const LAST_APPLICATION = selectRows(
  'Application',
  'WHERE "memberId" = ? AND "promotionId" = ? ORDER BY "createdAt" DESC, "id" DESC LIMIT 1',
);
/** Net loss of days, in which cashback itself is no win. */
const LOSS = query<{ loss: bigint }>(
  `SELECT COALESCE((SELECT SUM("stakes" - "win" - "rebate" - "promotion") FROM "DailySum"
      WHERE "memberId" = @memberId AND "day" >= @first AND "day" < @next), 0)
    + COALESCE((SELECT SUM("amount") FROM "Reward" WHERE "memberId" = @memberId AND "source" = 'CASHBACK' AND "kind" = 'CREDIT'
      AND "claimedAt" >= @from AND "claimedAt" < @to), 0) AS "loss"`,
  { loss: 'BIGINT' },
);

export const findLastCheckIn = ({ read }: Store, memberId: number, promotionId: number, day: number) =>
  read.first(LAST_CHECK_IN, memberId, promotionId, day);

export const insertCheckIn = (
  { db }: Store,
  checkIn: { memberId: number; promotionId: number; day: number; streak: number },
) => db.checkIn.create({ data: checkIn });

export const findLastApplication = ({ read }: Store, memberId: number, promotionId: number) =>
  read.first(LAST_APPLICATION, memberId, promotionId);

/** Days since the epoch, and their times in epoch milliseconds. */
export const readLoss = (
  { read }: Store,
  period: { memberId: number; first: number; next: number; from: number; to: number },
): bigint => read.first(LOSS, period)?.loss ?? 0n;
