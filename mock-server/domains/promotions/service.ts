import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { TRIAL_TYPE } from '../../accounts/real-account.ts';
import { type Brand, promotionPath, promotionSharePath } from '../../art/paths.ts';
import { ApiError } from '../../http/api-error.ts';
import type { BrandState } from '../../http/exchange.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import { hasPage } from '../../shared/modules.ts';
import { formatMoney, toAmount } from '../../shared/money.ts';
import { textIn } from '../../shared/texts.ts';
import type { Store } from '../../worlds/store.ts';
import { termsView } from '../money/grants/view.ts';
import { listLevels } from '../vip/repository.ts';
import { bonusView } from './bonus-view.ts';
import { raffleView } from './raffle-prizes.ts';
import {
  countPictures,
  findLastApplication,
  findPromotion,
  hasUnlocked,
  isKind,
  listAllPromotions,
  type Promotion,
} from './repository.ts';
import { memberStatus, type Status, visitorStatus } from './status.ts';
import { readStreak } from './streak.ts';

type View = Value<'listPromotions'>['list'][number];

/** Sort order: promotions of which the member has something come first, those closed to the member last. */
const ORDER: Partial<Record<Status['state'], number>> = {
  CLAIMABLE: 0,
  IN_PROGRESS: 1,
  APPLIED: 2,
  CLAIMED: 4,
  NOT_FOR_YOU: 4,
  SOLD_OUT: 4,
};
const OTHERS = 3;

export function listPromotions(context: Context<'listPromotions'>): Value<'listPromotions'> {
  const { world, brand, query } = context;
  const rows = listAllPromotions(world, brand.code)
    .filter((promotion) => hasPage(brand, promotion.rules) && isShown(context, promotion))
    .filter(({ category }) => query.category === undefined || category === query.category)
    .map((promotion) => ({ promotion, status: readStatus(context, promotion) }))
    .filter(({ status }) => status.state !== 'EXPIRED');
  const place = ({ status }: (typeof rows)[number]) => ORDER[status.state] ?? OTHERS;
  const sorted = rows.sort((a, b) => place(a) - place(b));
  return { list: sorted.map(({ promotion, status }) => toView(context, promotion, status)) };
}

/** One with a code is listed for those who have entered it. */
const isShown = ({ world, identity }: HandlerContext, { id, audience }: Promotion): boolean =>
  !audience.hasCode || (identity !== null && hasUnlocked(world, identity.memberId, id));

/** Trial money counts nowhere, so a trial account sees what a visitor does. */
function readStatus({ world, brand, identity }: HandlerContext, promotion: Promotion): Status {
  const now = world.now();
  if (!identity || identity.type === TRIAL_TYPE) return visitorStatus(promotion, now);
  return memberStatus({ world, store: world, brand, memberId: identity.memberId, now }, promotion);
}

/** For the member or visitor who asks. */
export const promotionView = (context: HandlerContext, promotion: Promotion): View =>
  toView(context, promotion, readStatus(context, promotion));

function toView({ brand, language }: HandlerContext, promotion: Promotion, status: Status): View {
  const { id, code, kind, category, title, summary, startTime, endTime } = promotion;
  return {
    promotionId: id,
    code,
    kind,
    category: category as View['category'],
    title: textIn(title, language),
    summary: textIn(summary, language),
    image: promotionPath(brand.code as Brand, code),
    shareImage: promotionSharePath(brand.code as Brand, code),
    startTime: startTime.getTime(),
    endTime: endTime.getTime(),
    status: statusView(status),
  };
}

const money = (amount: bigint | undefined): string | null => (amount === undefined ? null : formatMoney(amount));

export const statusView = (status: Status): View['status'] => ({
  state: status.state,
  reason: status.reason ?? null,
  done: money(status.done),
  required: money(status.required),
  until: status.until ?? null,
  rewardId: status.rewardId ?? null,
  amount: money(status.amount),
});

/** Throws 404. */
export function readPromotion(context: Context<'getPromotion'>): Value<'getPromotion'> {
  const { world, brand, language, query } = context;
  const promotion = requirePromotion(world, brand, query.promotionId);
  return {
    promotion: promotionView(context, promotion),
    content: textIn(promotion.content, language),
    terms: textIn(promotion.terms, language),
    bonus: isKind(promotion, 'DEPOSIT') ? bonusView(promotion, brand, language) : null,
    depositTurnover: brand.cashRules.depositTurnover,
    cashback: isKind(promotion, 'CASHBACK')
      ? {
          percents: listLevels(world, brand.code).map(({ cashback }) => cashback),
          least: formatMoney(toAmount(promotion.rules.least)),
          cap: formatMoney(toAmount(promotion.rules.cap)),
          turnover: promotion.rules.turnover,
        }
      : null,
    checkIn: isKind(promotion, 'CHECKIN')
      ? {
          kind: promotion.rules.kind,
          amounts: promotion.rules.amounts.map((amount) => formatMoney(toAmount(amount))),
          ...(context.identity
            ? readStreak(world, promotion, context.identity.memberId, world.now())
            : { streak: 0, isDone: false }),
        }
      : null,
    application: isKind(promotion, 'APPLICATION')
      ? {
          amount: formatMoney(toAmount(promotion.rules.amount)),
          turnover: promotion.rules.turnover,
          pictures: promotion.rules.pictures,
          claimDays: promotion.rules.claimDays,
          sent: sentView(context, promotion.id),
        }
      : null,
    raffle: isKind(promotion, 'RAFFLE') ? raffleView(world, promotion, language) : null,
    freeRounds: isKind(promotion, 'FREE_ROUNDS')
      ? {
          minimum: formatMoney(toAmount(promotion.rules.minimum)),
          rounds: promotion.rules.rounds,
          claimDays: promotion.rules.claimDays,
          terms: termsView(promotion.rules.freeRounds, language, promotion.rules.turnover),
        }
      : null,
    link: isKind(promotion, 'INFORMATION') ? (promotion.rules.link ?? null) : null,
  };
}

function sentView({ world, identity }: HandlerContext, promotionId: number) {
  const row = identity && findLastApplication(world, identity.memberId, promotionId);
  if (!row) return null;
  return {
    comment: row.comment,
    pictures: countPictures(world, row.id),
    createdAt: row.createdAt.getTime(),
    decidedAt: row.decidedAt?.getTime() ?? null,
  };
}

/** Counts those that are open to the member, or to be claimed. */
export function countPromotions(context: Context<'countPromotions'>): Value<'countPromotions'> {
  const { world, brand, member } = context;
  let count = 0;
  let checkIn: Value<'countPromotions'>['checkIn'] = null;
  for (const promotion of listAllPromotions(world, brand.code)) {
    if (!hasPage(brand, promotion.rules)) continue;
    const { state } = readStatus(context, promotion);
    if (state === 'CLAIMABLE' || (state === 'OPEN' && !isKind(promotion, 'INFORMATION'))) count += 1;
    if (!checkIn && isKind(promotion, 'CHECKIN') && (state === 'OPEN' || state === 'CLAIMED')) {
      const { id: promotionId, rules } = promotion;
      checkIn = {
        promotionId,
        ...readStreak(world, promotion, member.memberId, world.now()),
        days: rules.amounts.length,
      };
    }
  }
  return { count, checkIn };
}

export const promotionClosed = (status: Status) =>
  new ApiError(409, 'promotion.closed', 'This promotion is closed for you now: its state says why.', {
    status: statusView(status),
  });

export const applicationLimit = (status: Status) =>
  new ApiError(409, 'application.limit', 'There were as many applications for this promotion as the brand allows.', {
    status: statusView(status),
  });

export const promotionNotFound = () =>
  new ApiError(404, 'promotion.not.found', 'There is no such promotion: it may have ended.');

/** Throws 404. */
export function requirePromotion(store: Store, brand: BrandState, id: number): Promotion {
  const promotion = findPromotion(store, brand.code, id);
  if (!promotion || !hasPage(brand, promotion.rules)) throw promotionNotFound();
  return promotion;
}
