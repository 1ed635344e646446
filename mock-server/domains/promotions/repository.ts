import type { Store } from '../../worlds/database.ts';
import { insert, query, type Row, selectRows } from '../../worlds/statements.ts';

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
const INSERT_PICTURE = insert('ApplicationPicture', ['applicationId', 'position', 'contentType', 'content']);
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

export type ApplicationRow = Row<'Application'>;

export const findApplication = ({ read }: Store, id: number) => read.first(APPLICATION, id);
export const insertApplication = ({ db }: Store, row: Omit<ApplicationRow, 'id' | 'reason' | 'decidedAt'>) =>
  db.application.create({ data: row });
export const updateApplication = (
  { db }: Store,
  id: number,
  data: Partial<Pick<ApplicationRow, 'state' | 'reason' | 'decidedAt'>>,
) => db.application.update({ where: { id }, data });

export const countPictures = ({ read }: Store, applicationId: number): number =>
  read.first(PICTURES, applicationId)?.count ?? 0;
export const findPicture = ({ read }: Store, applicationId: number, position: number) =>
  read.first(PICTURE, applicationId, position);
/** Prisma would turn the bytes into a list of numbers, as slow as hundreds of requests. */
export const insertPicture = (
  store: Store,
  picture: { applicationId: number; position: number; contentType: string; content: Buffer },
): Promise<void> => store.run(INSERT_PICTURE, picture);

/** Days since the epoch, and their times in epoch milliseconds. */
export const readLoss = (
  { read }: Store,
  period: { memberId: number; first: number; next: number; from: number; to: number },
): bigint => read.first(LOSS, period)?.loss ?? 0n;

/** JSON and times. */
export const updatePromotion = (
  { db }: Store,
  id: number,
  data: Partial<Pick<Row<'Promotion'>, 'startTime' | 'endTime' | 'audience' | 'budget' | 'rules'>>,
) => db.promotion.update({ where: { id }, data });
