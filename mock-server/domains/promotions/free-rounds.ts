import { findBreak } from '../../accounts/repository.ts';
import { hasPage } from '../../shared/modules.ts';
import { toAmount } from '../../shared/money.ts';
import { periodDays } from '../../shared/periods.ts';
import { DAY_MS } from '../../shared/zone.ts';
import type { Store } from '../../worlds/store.ts';
import type { Subscriber } from '../../worlds/world.ts';
import { grantReward, wageringOf } from '../money/grants/grants.ts';
import { findRewardOfKey } from '../money/grants/repository.ts';
import { requireBrandState } from '../system/brand-state.ts';
import { findReason, isRunning, isSoldOut } from './conditions.ts';
import { isKind, listAllPromotions, type PromotionOf } from './repository.ts';

type Offer = PromotionOf<'FREE_ROUNDS'>;

const keyOf = ({ id }: Offer, at: number): string => `free rounds ${id} ${periodDays('DAY', at).first}`;

/** Whether the day's deposit has given them. */
export const hasFreeRounds = (store: Store, offer: Offer, memberId: number, at: number): boolean =>
  findRewardOfKey(store, memberId, keyOf(offer, at)) !== null;

/** For the first large enough deposit of a day, none in a break (loyalty.md: Promotions). */
export const grantFreeRounds: Subscriber<'depositCredited'> = async (
  world,
  store,
  { brandCode, memberId, credited, at },
) => {
  if (findBreak(store, memberId, at)) return;
  const brand = requireBrandState(world, brandCode);
  for (const offer of listAllPromotions(store, brandCode)) {
    if (!isKind(offer, 'FREE_ROUNDS') || !hasPage(brand, offer.rules) || !isRunning(offer, at)) continue;
    const { minimum, rounds, freeRounds, claimDays } = offer.rules;
    const isRefused = findReason(store, offer, memberId, at) !== null || isSoldOut(store, offer, at);
    if (credited < toAmount(minimum) || isRefused) continue;
    await grantReward(
      store,
      {
        brandCode,
        memberId,
        source: 'PROMOTION',
        sourceKey: keyOf(offer, at),
        promotionId: offer.id,
        title: offer.title,
        kind: 'FREE_ROUNDS',
        amount: toAmount(rounds),
        freeRounds,
        wagering: wageringOf(offer.rules),
        claimableUntil: at + claimDays * DAY_MS,
      },
      at,
    );
  }
};
