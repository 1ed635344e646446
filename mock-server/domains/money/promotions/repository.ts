import type { Audience, Budget, PromotionKind, PromotionRules } from '../../../worlds/columns.ts';
import { query, type Row, select, selectRows } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';

const ALL = selectRows('Promotion', 'WHERE "brandCode" = ? ORDER BY "position"');
const ONE = selectRows('Promotion', 'WHERE "brandCode" = ? AND "id" = ?');
const MEMBER = select('Member', ['rankLevel', 'registeredAt', 'email', 'mobileKey'], 'WHERE "id" = ?');
const DEPOSITS = query<{ count: number }>(
  `SELECT COUNT(*) AS "count" FROM "DepositOrder" WHERE "memberId" = ? AND "state" = 'success'`,
);
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
export const countDeposits = ({ read }: Store, memberId: number): number => read.first(DEPOSITS, memberId)?.count ?? 0;
export const hasActiveBonus = ({ read }: Store, memberId: number): boolean => read.first(ACTIVE, memberId) !== null;
