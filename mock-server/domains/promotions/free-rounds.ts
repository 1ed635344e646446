import { toAmount } from '../../shared/money.ts';
import { periodDays } from '../../shared/periods.ts';
import { DAY_MS } from '../../shared/zone.ts';
import type { Store } from '../../worlds/store.ts';
import type { Subscriber } from '../../worlds/world.ts';
import { grantReward, wageringOf } from '../money/grants/grants.ts';
import { findRewardOfKey } from '../money/grants/repository.ts';
import { isSoldOut, listOffers } from './conditions.ts';
import type { PromotionOf } from './repository.ts';

type Offer = PromotionOf<'FREE_ROUNDS'>;

const keyOf = ({ id }: Offer, at: number): string => `free rounds ${id} ${periodDays('DAY', at).first}`;

/** Returns true if a deposit of the day has given them. */
export const hasFreeRounds = (store: Store, offer: Offer, memberId: number, at: number): boolean =>
  findRewardOfKey(store, memberId, keyOf(offer, at)) !== null;

/** For the first large enough deposit of a day, none in a break (loyalty.md: Promotions). */
export const grantFreeRounds: Subscriber<'depositCredited'> = async (world, store, deposit) => {
  const { brandCode, memberId, credited, at } = deposit;
  for (const offer of listOffers(world, store, 'FREE_ROUNDS', deposit)) {
    const { minimum, rounds, freeRounds, claimDays } = offer.rules;
    if (credited < toAmount(minimum) || isSoldOut(store, offer, at)) continue;
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
