import { formatCurrency } from '../../../shared/money.ts';
import type { Store } from '../../../worlds/store.ts';
import type { PlayEvent, World } from '../../../worlds/world.ts';
import { MESSAGES } from '../../messages/texts.ts';
import { findBrandState } from '../../system/brand-state.ts';
import { MAIN } from '../ledger/accounts.ts';
import { type Leg, move, TYPE } from '../ledger/ledger.ts';
import { listWallets } from '../ledger/repository.ts';
import { collectingLegs } from '../ledger/transfers.ts';
import { findOpenRollover, netWinSince, type RolloverRow, updateRollover } from '../rollovers/repository.ts';
import { bonusSubject, tellBonus } from '../rollovers/tell.ts';
import { findReward } from './repository.ts';

/** Points that were spent on a credit do not come back, so it is none. */
export const isBonus = ({ rewardId }: RolloverRow): boolean => rewardId !== null;

/** Bonus and later wins, up to the wallets' sum: stakes use the member's own money first. */
export function amountToTakeBack(store: Store, { memberId, credited, createdAt }: RolloverRow): bigint {
  const held = listWallets(store, memberId).reduce((sum, { balance }) => sum + balance, 0n);
  const won = netWinSince(store, memberId, createdAt);
  const due = credited + (won > 0n ? won : 0n);
  return due < held ? due : held;
}

/** Returns a bonus with later wins to the house, closes its rollover, and tells the member. */
export async function takeBack(
  world: World,
  store: Store,
  row: RolloverRow,
  state: 'forfeited' | 'expired',
  at: number,
): Promise<void> {
  const { memberId, orderNo } = row;
  const reward = row.rewardId === null ? null : findReward(store, row.rewardId);
  const brand = reward && findBrandState(world, reward.brandCode);
  if (!reward || !brand) throw new Error(`The rollover ${row.id} belongs to no reward.`);
  const amount = amountToTakeBack(store, row);
  const legs: Leg[] = [
    ...collectingLegs(listWallets(store, memberId)),
    { account: MAIN, amount: -amount, typeCode: TYPE.bonusGivenUp },
    { account: 'PROMOTIONS', amount, typeCode: TYPE.bonusGivenUp },
  ];
  const subject = bonusSubject(orderNo);
  if (amount > 0n)
    await move(world, store, { brandCode: brand.code, memberId, prefix: 'G', remark: reward.title, subject, legs, at });
  await updateRollover(store, row.id, { state, closedAt: new Date(at) });
  const message = state === 'expired' ? MESSAGES.bonusExpired : MESSAGES.bonusGivenUp;
  await tellBonus(store, row, message, at, { amount: formatCurrency(brand, amount) });
}

/** Ignores a rollover that was closed meanwhile. */
export const expireRollover: PlayEvent = async (world, store, id, at) => {
  const row = findOpenRollover(store, Number(id));
  if (row) await takeBack(world, store, row, 'expired', at);
};
