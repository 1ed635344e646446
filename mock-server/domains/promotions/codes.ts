import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { ApiError, tooMany } from '../../http/api-error.ts';
import type { BrandState } from '../../http/exchange.ts';
import type { Context } from '../../http/handlers.ts';
import { hasPage } from '../../shared/modules.ts';
import { count, selectRows } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';
import type { World } from '../../worlds/world.ts';
import { isRunning } from './conditions.ts';
import { findPromotion, hasUnlocked } from './repository.ts';
import { promotionView } from './service.ts';

const CODE = selectRows('PromoCode', 'WHERE "brandCode" = ? AND "code" = ?');
const USES = count('PromoCodeUse', 'WHERE "brandCode" = ? AND "code" = ?');
const NTH_TRY = selectRows(
  'PromoCodeTry',
  'WHERE "memberId" = ? AND "time" > ? ORDER BY "time" DESC, "id" DESC LIMIT 1 OFFSET ?',
);

const HOUR_MS = 3_600_000;
const WRONG_AN_HOUR = 5;

export const wrongCode = () =>
  new ApiError(422, 'promotion.code', 'This code unlocks nothing: check how it is written, and whether it is over.');

/** Throws 409, 422 and 429. */
export async function redeemPromoCode(context: Context<'redeemPromoCode'>): Promise<Value<'redeemPromoCode'>> {
  const { world, brand, member, body } = context;
  const { promotion, isNew } = await unlock(world, brand, member.memberId, body.code);
  if (isNew) return promotionView(context, promotion);
  throw new ApiError(409, 'promotion.code.used', 'You have unlocked this promotion before: look for it in the list.');
}

/** Unlocks the promotion of a code for a member (loyalty.md: Promotions). Throws 422 and 429. */
export async function unlock(world: World, brand: BrandState, memberId: number, typed: string) {
  const now = world.now();
  // A wrong code is counted, so that it must not throw within the transaction.
  const unlocked = await world.transact(async (store) => {
    const fifth = store.read.first(NTH_TRY, memberId, now - HOUR_MS, WRONG_AN_HOUR - 1);
    if (fifth) throw tooMany('Five wrong codes an hour are enough: wait.', fifth.time.getTime() + HOUR_MS - now);
    const found = await enter(store, brand, memberId, typed.toUpperCase(), now);
    if (!found) await store.insert('PromoCodeTry', { memberId, time: new Date(now) });
    return found;
  });
  if (!unlocked) throw wrongCode();
  return unlocked;
}

/** Null for a code that is unknown, over, or used as often as it may be. */
async function enter(store: Store, brand: BrandState, memberId: number, code: string, now: number) {
  const row = store.read.first(CODE, brand.code, code);
  const promotion = row && findPromotion(store, brand.code, row.promotionId);
  if (!promotion || !brand.modules.has('PROMOCODE3') || !hasPage(brand, promotion.rules)) return null;
  const { id: promotionId, brandCode } = promotion;
  if (hasUnlocked(store, memberId, promotionId)) return { promotion, isNew: false };
  const { most, validUntil } = row;
  const isOver = validUntil !== null && validUntil.getTime() <= now;
  const isUsedUp = most !== null && (store.read.first(USES, brandCode, code)?.count ?? 0) >= most;
  if (isOver || isUsedUp || !isRunning(promotion, now)) return null;
  await store.insert('PromoCodeUse', { memberId, promotionId, brandCode, code, time: new Date(now) });
  return { promotion, isNew: true };
}
