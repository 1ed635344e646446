import { MONEY_SCALE, roundDown } from '../../../shared/money.ts';
import { dayInZone } from '../../../shared/zone.ts';
import type { DepositBonus } from '../../../worlds/columns.ts';
import type { Store } from '../../../worlds/database.ts';
import { lastBonusAt, listBonusRows } from './repository.ts';

export interface Bonus extends Omit<DepositBonus, 'minimum' | 'cap'> {
  id: number;
  /** JSON by language. */
  title: string;
  /** Ten-thousandths of the currency. */
  minimum: bigint;
  cap: bigint;
}

/** At a time in epoch milliseconds. */
export const listBonuses = (store: Store, brandCode: string, memberId: number, now: number): Bonus[] =>
  listBonusRows(store, brandCode, now)
    .map(({ id, title, bonus }): Bonus => {
      const terms = JSON.parse(bonus) as DepositBonus;
      return { ...terms, id, title, minimum: toAmount(terms.minimum), cap: toAmount(terms.cap) };
    })
    .filter(({ id, once }) => {
      const last = lastBonusAt(store, memberId, id);
      return !last || (once === 'day' && dayInZone(last.getTime()) !== dayInZone(now));
    });

const toAmount = (whole: number): bigint => BigInt(whole) * MONEY_SCALE;

/** Returns 0 below the minimum; rounds down to `smallest`. */
export function bonusFor({ percent, minimum, cap }: Bonus, deposited: bigint, smallest: bigint): bigint {
  if (deposited < minimum) return 0n;
  const part = roundDown((deposited * BigInt(Math.round(percent * 100))) / 10_000n, smallest);
  return part < cap ? part : cap;
}
