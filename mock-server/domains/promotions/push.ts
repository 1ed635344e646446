import { hasPage } from '../../shared/modules.ts';
import type { Store } from '../../worlds/store.ts';
import type { World } from '../../worlds/world.ts';
import { listReaders } from '../messages/push/repository.ts';
import { pushTo } from '../messages/push/send.ts';
import { readTexts } from '../messages/write.ts';
import { requireBrandState } from '../system/brand-state.ts';
import { findReason, isRunning } from './conditions.ts';
import { findPromotion } from './repository.ts';

/** Tells browsers of the promotion's audience that want promotions. Call in the transaction that publishes it. */
export async function pushPromotion(world: World, store: Store, brandCode: string, id: number): Promise<void> {
  const now = world.now();
  const promotion = findPromotion(store, brandCode, id);
  if (!promotion || !isRunning(promotion, now) || !hasPage(requireBrandState(world, brandCode), promotion.rules))
    return;
  const message = {
    title: readTexts(promotion.title),
    text: readTexts(promotion.summary),
    path: `/promoDetail?id=${id}`,
    tag: `promotion ${id}`,
  };
  for (const memberId of listReaders(store, brandCode))
    if (findReason(store, promotion, memberId, now) === null)
      await pushTo(store, memberId, 'promotions', () => message, now);
}
