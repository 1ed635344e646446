import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Context } from '../../http/handlers.ts';
import { toAmount } from '../../shared/money.ts';
import { periodDays } from '../../shared/periods.ts';
import { grantReward, payReward } from '../money/grants/grants.ts';
import { rewardView } from '../money/grants/view.ts';
import { insertCheckIn, isKind } from './repository.ts';
import { promotionClosed, promotionNotFound, requirePromotion } from './service.ts';
import { memberStatus } from './status.ts';
import { readStreak } from './streak.ts';

/** Pays the day's reward. Throws 404, and 409 with the promotion's status. */
export async function checkIn(context: Context<'checkIn'>): Promise<Value<'checkIn'>> {
  const { world, brand, member, body, language } = context;
  const { memberId } = member;
  return world.transact(async (store) => {
    const now = world.now();
    const promotion = requirePromotion(store, brand, body.promotionId);
    if (!isKind(promotion, 'CHECKIN')) throw promotionNotFound();
    const status = memberStatus({ world, store, brand, memberId, now }, promotion);
    if (status.state !== 'OPEN') throw promotionClosed(status);
    const streak = readStreak(store, promotion, memberId, now).streak + 1;
    const { first: day } = periodDays('DAY', now);
    await insertCheckIn(store, { memberId, promotionId: promotion.id, day, streak });
    const { kind, amounts, turnover } = promotion.rules;
    const reward = await grantReward(
      store,
      {
        brandCode: brand.code,
        memberId,
        source: 'PROMOTION',
        sourceKey: `check-in ${promotion.id} ${day}`,
        promotionId: promotion.id,
        title: promotion.title,
        kind,
        amount: toAmount(amounts[streak - 1] ?? 0),
        wagering: { turnover },
      },
      now,
    );
    if (!reward) throw promotionClosed(status);
    return { streak, reward: rewardView(store, await payReward(world, store, reward, now), language, now) };
  });
}
