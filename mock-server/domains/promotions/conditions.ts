import { findBreak } from '../../accounts/repository.ts';
import { hasPage } from '../../shared/modules.ts';
import { toAmount } from '../../shared/money.ts';
import { DAY_MS } from '../../shared/zone.ts';
import type { PromotionKind } from '../../worlds/columns.ts';
import type { Store } from '../../worlds/store.ts';
import type { World } from '../../worlds/world.ts';
import { readSpent } from '../money/grants/repository.ts';
import { requireBrandState } from '../system/brand-state.ts';
import {
  findCandidate,
  hasUnlocked,
  isKind,
  listAllPromotions,
  type Promotion,
  type PromotionOf,
} from './repository.ts';

export const isRunning = ({ startTime, endTime }: Promotion, now: number): boolean =>
  startTime.getTime() <= now && now < endTime.getTime();

export type Reason =
  | 'CODE'
  | 'RANK'
  | 'NEW_MEMBERS'
  | 'CONTACT'
  | 'DEPOSIT_NUMBER'
  | 'OTHER_BONUS'
  | 'PICTURES'
  | 'OFFICE'
  | 'APPLICATIONS';

/** Returns null for a member of the promotion's audience. */
export function findReason(store: Store, { id, audience }: Promotion, memberId: number, now: number): Reason | null {
  const { minimumRank = 0, registeredDays, hasContact = false, hasCode = false } = audience;
  if (hasCode && !hasUnlocked(store, memberId, id)) return 'CODE';
  const member = findCandidate(store, memberId);
  if (!member || member.rankLevel < minimumRank) return 'RANK';
  if (registeredDays !== undefined && now - member.registeredAt.getTime() > registeredDays * DAY_MS)
    return 'NEW_MEMBERS';
  return hasContact && !member.isContactProven ? 'CONTACT' : null;
}

/** Running promotions of a kind that are for the member; none in a break. `at` is epoch milliseconds. */
export function listOffers<Kind extends PromotionKind>(
  world: World,
  store: Store,
  kind: Kind,
  { brandCode, memberId, at }: { brandCode: string; memberId: number; at: number },
): PromotionOf<Kind>[] {
  if (findBreak(store, memberId, at)) return [];
  const brand = requireBrandState(world, brandCode);
  return listAllPromotions(store, brandCode)
    .filter((promotion) => isKind(promotion, kind))
    .filter((each) => hasPage(brand, each.rules) && isRunning(each, at) && !findReason(store, each, memberId, at));
}

/** Money and number of all rewards of a promotion; `amount` is the next one, in ten-thousandths of the currency. */
export function isSoldOut(store: Store, { id, budget }: Promotion, now: number, amount = 0n): boolean {
  const { money, number } = budget;
  if (money === undefined && number === undefined) return false;
  const spent = readSpent(store, id, now);
  const isMoneySpent =
    money !== undefined && (spent.money + amount > toAmount(money) || spent.money >= toAmount(money));
  return isMoneySpent || (number !== undefined && spent.number >= number);
}
