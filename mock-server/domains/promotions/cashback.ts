import { smallestPaid } from '../../../openapi/rules/currency.ts';
import type { BrandState } from '../../http/exchange.ts';
import { toAmount } from '../../shared/money.ts';
import { periodDays, startOfDay } from '../../shared/periods.ts';
import { DAY_MS } from '../../shared/zone.ts';
import type { Store } from '../../worlds/store.ts';
import type { PlayEvent, World } from '../../worlds/world.ts';
import { grantReward } from '../money/grants/grants.ts';
import { findBrandState } from '../system/brand-state.ts';
import { listLevels, rankAt, readStanding } from '../vip/repository.ts';
import { cappedPart } from './bonuses.ts';
import { findReason, isRunning, isSoldOut } from './conditions.ts';
import { isKind, listAllPromotions, type PromotionOf, readLoss } from './repository.ts';

export type CashbackPromotion = PromotionOf<'CASHBACK'>;

/** From Monday 06:00, for a week. */
const CLAIMABLE_AFTER_MS = 6 * 3_600_000;
const CLAIMABLE_MS = 7 * DAY_MS;

/** Net loss of the week of a time: settled stakes − wins − rebates − promotions, without cashback itself. */
export function weekLoss(store: Store, memberId: number, time: number): bigint {
  const { first, next } = periodDays('WEEK', time);
  return readLoss(store, { memberId, first, next, from: startOfDay(first), to: startOfDay(next) });
}

/** Returns 0 below the least loss (loyalty.md: Promotions). */
export function cashbackFor(
  world: World,
  brand: BrandState,
  { rules }: CashbackPromotion,
  rankLevel: number,
  loss: bigint,
): bigint {
  if (loss < toAmount(rules.least) || loss <= 0n) return 0n;
  const percent = listLevels(world, brand.code)[rankLevel]?.cashback ?? 0;
  return cappedPart(loss, percent, rules.cap, smallestPaid(brand.currency));
}

export const weekClaimable = (monday: number) => ({
  claimableFrom: monday + CLAIMABLE_AFTER_MS,
  claimableUntil: monday + CLAIMABLE_AFTER_MS + CLAIMABLE_MS,
});

/** On Monday at midnight, for the week that has ended and the rank at its end. */
export const grantCashback: PlayEvent = async (world, store, subject, at) => {
  const memberId = Number(subject);
  const { brandCode } = readStanding(store, memberId);
  const brand = findBrandState(world, brandCode);
  if (!brand) return;
  const loss = weekLoss(store, memberId, at - 1);
  const rankLevel = rankAt(store, memberId, at);
  for (const promotion of listAllPromotions(store, brandCode).filter((each) => isKind(each, 'CASHBACK'))) {
    const amount = cashbackFor(world, brand, promotion, rankLevel, loss);
    if (amount === 0n || !isRunning(promotion, at - 1) || isSoldOut(store, promotion, at, amount)) continue;
    if (findReason(store, promotion, memberId, at)) continue;
    const { id, title, rules } = promotion;
    const grant = {
      brandCode,
      memberId,
      promotionId: id,
      title,
      amount,
      source: 'CASHBACK',
      sourceKey: `cashback ${id} ${periodDays('WEEK', at).first}`,
      kind: 'CREDIT',
      wagering: { turnover: rules.turnover },
    } as const;
    await grantReward(store, { ...grant, ...weekClaimable(at) }, at);
  }
};
