import { MONEY_SCALE } from '../../shared/money.ts';
import type { Audience, Budget, PromotionKind, PromotionRules } from '../../worlds/columns.ts';
import { count, type NewRow, query, type Row, select, selectRows } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';

const ALL = selectRows('Promotion', 'WHERE "brandCode" = ? ORDER BY "position"');
const ONE = selectRows('Promotion', 'WHERE "brandCode" = ? AND "id" = ?');
const MEMBER = select('Member', ['rankLevel', 'registeredAt', 'isContactProven'], 'WHERE "id" = ?');
/** Bonuses on deposits that are being wagered. */
const ACTIVE = query<{ promotionId: number }>(
  `SELECT "promotionId" FROM "Rollover" JOIN "Reward" ON "Reward"."id" = "rewardId" JOIN "Promotion" ON "Promotion"."id" = "promotionId"
    WHERE "Rollover"."memberId" = ? AND "Rollover"."state" = 'open' AND "Promotion"."kind" = 'DEPOSIT' LIMIT 1`,
);

export type Promotion = {
  [Kind in PromotionKind]: Omit<Row<'Promotion'>, 'kind' | 'rules' | 'audience' | 'budget'> & {
    kind: Kind;
    rules: PromotionRules[Kind];
    audience: Audience;
    budget: Budget;
  };
}[PromotionKind];

export type PromotionOf<Kind extends PromotionKind> = Extract<Promotion, { kind: Kind }>;

const parse = (row: Row<'Promotion'>): Promotion =>
  ({
    ...row,
    rules: JSON.parse(row.rules),
    audience: JSON.parse(row.audience),
    budget: JSON.parse(row.budget),
  }) as Promotion;

/** In the brand's order, of all times. */
export const listAllPromotions = ({ read }: Store, brandCode: string): Promotion[] =>
  read.all(ALL, brandCode).map(parse);

export function findPromotion({ read }: Store, brandCode: string, id: number): Promotion | null {
  const row = read.first(ONE, brandCode, id);
  return row && parse(row);
}

export const isKind = <Kind extends PromotionKind>(promotion: Promotion, kind: Kind): promotion is PromotionOf<Kind> =>
  promotion.kind === kind;

export const findCandidate = ({ read }: Store, memberId: number) => read.first(MEMBER, memberId);
export const hasActiveBonus = ({ read }: Store, memberId: number): boolean => read.first(ACTIVE, memberId) !== null;

const LAST_CHECK_IN = selectRows(
  'CheckIn',
  'WHERE "memberId" = ? AND "promotionId" = ? AND "day" <= ? ORDER BY "day" DESC LIMIT 1',
);
const LAST_APPLICATION = selectRows(
  'Application',
  'WHERE "memberId" = ? AND "promotionId" = ? ORDER BY "createdAt" DESC, "id" DESC LIMIT 1',
);
const APPLICATIONS = count('Application', 'WHERE "memberId" = ? AND "promotionId" = ?');
const APPLICATION = selectRows('Application', 'WHERE "id" = ?');
const PICTURE = selectRows('ApplicationPicture', 'WHERE "applicationId" = ? AND "position" = ?');
const UNLOCKED = selectRows('PromoCodeUse', 'WHERE "memberId" = ? AND "promotionId" = ?');
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

export const countApplications = ({ read }: Store, memberId: number, promotionId: number): number =>
  read.first(APPLICATIONS, memberId, promotionId)?.count ?? 0;

/** For the back office (control/queues.ts), with the promotion's id and reward. */
export const APPLICATION_QUEUE = `SELECT a."id" AS "row", a."id", "memberId", "state", "promotionId" AS "detail",
    json_extract("rules", '$.amount') * ${MONEY_SCALE} AS "amount", "createdAt" AS "time", "state" = 'review' AS "isWaiting"
    FROM "Application" a JOIN "Promotion" ON "Promotion"."id" = "promotionId" WHERE a."brandCode" = @brandCode`;

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

/** By one of its codes. */
export const hasUnlocked = ({ read }: Store, memberId: number, promotionId: number): boolean =>
  read.first(UNLOCKED, memberId, promotionId) !== null;

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
