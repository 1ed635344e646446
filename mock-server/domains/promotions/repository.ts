import { type NewRow, query, type Row, selectRows } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';

const LAST_CHECK_IN = selectRows(
  'CheckIn',
  'WHERE "memberId" = ? AND "promotionId" = ? AND "day" <= ? ORDER BY "day" DESC LIMIT 1',
);
const LAST_APPLICATION = selectRows(
  'Application',
  'WHERE "memberId" = ? AND "promotionId" = ? ORDER BY "createdAt" DESC, "id" DESC LIMIT 1',
);
const APPLICATION = selectRows('Application', 'WHERE "id" = ?');
const PICTURE = selectRows('ApplicationPicture', 'WHERE "applicationId" = ? AND "position" = ?');
const PICTURES = query<{ count: number }>(
  'SELECT COUNT(*) AS "count" FROM "ApplicationPicture" WHERE "applicationId" = ?',
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
  store: Store,
  checkIn: { memberId: number; promotionId: number; day: number; streak: number },
) => store.insert('CheckIn', checkIn);

export const findLastApplication = ({ read }: Store, memberId: number, promotionId: number) =>
  read.first(LAST_APPLICATION, memberId, promotionId);

export type ApplicationRow = Row<'Application'>;

export const findApplication = ({ read }: Store, id: number) => read.first(APPLICATION, id);
export const insertApplication = (
  store: Store,
  row: Omit<ApplicationRow, 'id' | 'reason' | 'decidedAt'>,
): Promise<number> => store.insert('Application', row);
export const updateApplication = (
  store: Store,
  id: number,
  data: Partial<Pick<ApplicationRow, 'state' | 'reason' | 'decidedAt'>>,
) => store.patch('Application', { id }, data);

export const countPictures = ({ read }: Store, applicationId: number): number =>
  read.first(PICTURES, applicationId)?.count ?? 0;
export const findPicture = ({ read }: Store, applicationId: number, position: number) =>
  read.first(PICTURE, applicationId, position);
export const insertPicture = (store: Store, picture: NewRow<'ApplicationPicture'>) =>
  store.insert('ApplicationPicture', picture);

/** Days since the epoch, and their times in epoch milliseconds. */
export const readLoss = (
  { read }: Store,
  period: { memberId: number; first: number; next: number; from: number; to: number },
): bigint => read.first(LOSS, period)?.loss ?? 0n;

/** JSON and times. */
export const updatePromotion = (
  store: Store,
  id: number,
  data: Partial<Pick<Row<'Promotion'>, 'startTime' | 'endTime' | 'audience' | 'budget' | 'rules'>>,
) => store.patch('Promotion', { id }, data);
