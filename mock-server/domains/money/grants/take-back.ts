import { atLeastZero, formatCurrency, least } from '../../../shared/money.ts';
import type { Store } from '../../../worlds/store.ts';
import type { PlayEvent, World } from '../../../worlds/world.ts';
import { BONUS_DUE, MESSAGES } from '../../messages/texts.ts';
import { requireBrandState } from '../../system/brand-state.ts';
import { repay } from '../debts/debts.ts';
import { MAIN } from '../ledger/accounts.ts';
import { type Leg, move, TYPE } from '../ledger/ledger.ts';
import { listWallets, sumBalances } from '../ledger/repository.ts';
import { collectingLegs, fundingLegs } from '../ledger/transfers.ts';
import {
  countOpenBets,
  findOpenRollover,
  listDue,
  netWinSince,
  type RolloverRow,
  updateRollover,
} from '../rollovers/repository.ts';
import { bonusSubject, tellBonus } from '../rollovers/tell.ts';
import { findReward } from './repository.ts';

/** Money that a bonus owes: what the wallets hold of it, what only bets that are open now may give, and their number. */
export interface Owed {
  held: bigint;
  due: bigint;
  openBets: number;
}

/** Bonus and later wins: stakes use the member's own money first. `at` is epoch milliseconds. */
export function readOwed(store: Store, { memberId, credited, createdAt }: RolloverRow, at: number): Owed {
  const owed = credited + atLeastZero(netWinSince(store, memberId, createdAt));
  const held = least(owed, sumBalances(listWallets(store, memberId)));
  const openBets = countOpenBets(store, memberId, at);
  return { held, due: openBets > 0 ? owed - held : 0n, openBets };
}

/** Returns what open bets may still give for a bonus that was taken back, and their number. */
export function readDue(store: Store, { memberId, due, closedAt }: RolloverRow): Omit<Owed, 'held'> {
  const openBets = due > 0n && closedAt ? countOpenBets(store, memberId, closedAt.getTime()) : 0;
  return { due: openBets > 0 ? due : 0n, openBets };
}

/**
 * Closes the rollover of a bonus, returns what the wallets hold of the bonus and of later wins to the house, and tells
 * the member. Bets that are open now give the rest when they are paid (`collectDue`).
 */
export async function takeBack(
  world: World,
  store: Store,
  row: RolloverRow,
  state: 'forfeited' | 'expired',
  at: number,
): Promise<void> {
  const brand = requireBrandState(world, requireReward(store, row).brandCode);
  const { held, due, openBets } = readOwed(store, row, at);
  await take(world, store, row, held, { fund: collectingLegs(listWallets(store, row.memberId)), at });
  await updateRollover(store, row.id, { state, taken: held, due, closedAt: new Date(at) });
  const values = { amount: formatCurrency(brand, held), due: formatCurrency(brand, due), bets: String(openBets) };
  const message = state === 'expired' ? MESSAGES.bonusExpired : MESSAGES.bonusGivenUp;
  await tellBonus(store, row, message, at, values, due > 0n ? [BONUS_DUE] : []);
}

/**
 * Takes from money that a bet has just paid or given back what bonuses are still due, if the bet was open when they were
 * taken back, and what the member owes. Call after its movement, in the same transaction. `placedAt` is that of the bet.
 */
export async function collectDue(
  world: World,
  store: Store,
  { memberId, placedAt, amount, at }: { memberId: number; placedAt: Date; amount: bigint; at: number },
): Promise<void> {
  if (amount <= 0n) return;
  let left = amount;
  for (const row of listDue(store, memberId, placedAt)) {
    const part = least(left, row.due);
    await take(world, store, row, part, { fund: fundingLegs(store, memberId, part), at });
    await updateRollover(store, row.id, { taken: row.taken + part, due: row.due - part });
    left -= part;
  }
  await repay(world, store, memberId, left, at);
}

/** `fund` brings the money into the main wallet. */
async function take(
  world: World,
  store: Store,
  row: RolloverRow,
  amount: bigint,
  { fund, at }: { fund: readonly Leg[]; at: number },
): Promise<void> {
  if (amount <= 0n) return;
  const { memberId, orderNo } = row;
  const { brandCode, title } = requireReward(store, row);
  const typeCode = TYPE.bonusGivenUp;
  const legs: Leg[] = [
    ...fund,
    { account: MAIN, amount: -amount, typeCode },
    { account: 'PROMOTIONS', amount, typeCode },
  ];
  const subject = bonusSubject(orderNo);
  await move(world, store, { brandCode, memberId, prefix: 'G', remark: title, subject, legs, at });
}

function requireReward(store: Store, { id, rewardId }: RolloverRow) {
  const reward = rewardId === null ? null : findReward(store, rewardId);
  if (!reward) throw new Error(`The rollover ${id} belongs to no reward.`);
  return reward;
}

/** Ignores a rollover that was closed meanwhile. */
export const expireRollover: PlayEvent = async (world, store, id, at) => {
  const row = findOpenRollover(store, Number(id));
  if (row) await takeBack(world, store, row, 'expired', at);
};
