import type { BrandState } from '../../../http/exchange.ts';
import { atLeastZero, least, most, sumAmounts, toAmount } from '../../../shared/money.ts';
import { DAY_MS } from '../../../shared/zone.ts';
import { addDue } from '../../../worlds/agenda.ts';
import type { Wagering } from '../../../worlds/columns.ts';
import type { Store } from '../../../worlds/store.ts';
import type { PlayEvent, Subscriber } from '../../../worlds/world.ts';
import { MESSAGES } from '../../messages/texts.ts';
import { requireBrandState } from '../../system/brand-state.ts';
import { listWallets, sumBalances } from '../ledger/repository.ts';
import {
  allMoney,
  insertRollover,
  listAskedBack,
  listOpen,
  netWinSince,
  type RolloverRow,
  updateRollover,
} from './repository.ts';
import { tellBonus } from './tell.ts';

type Brand = Pick<BrandState, 'cashRules'>;

/** Call in the credit's transaction (wallet.md: Rollover). */
export async function openRollover(
  store: Store,
  credit: {
    memberId: number;
    /** DEPOSIT, TRANSFER, or the source of the reward. */
    cause: string;
    orderNo: string;
    rewardId?: number;
    credited: bigint;
    wagering: Wagering;
    at: number;
  },
): Promise<void> {
  const { at, wagering, rewardId = null, ...rest } = credit;
  const { turnover, days, maxStake, gameTypes } = wagering;
  const required = credit.credited * BigInt(turnover);
  if (required === 0n) return;
  const expiresAt = days === undefined ? null : at + days * DAY_MS;
  const id = await insertRollover(store, {
    ...rest,
    rewardId,
    required,
    gameTypes: gameTypes ? JSON.stringify(gameTypes) : '',
    maxStake: maxStake === undefined ? null : toAmount(maxStake),
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    createdAt: new Date(at),
  });
  if (expiresAt !== null) await addDue(store, 'rollover.expire', String(id), expiresAt);
}

/** A bet fills the member's own money first, then the bonus with the earliest deadline; the rest passes to the next. */
export const fillRollovers: Subscriber<'betsSettled'> = async (world, store, event) => {
  const { brandCode, memberId, gameType, bets, at } = event;
  const open = listOpen(store, memberId);
  if (open.length === 0) return;
  const left = bets.map(({ counted }) => counted);
  for (const row of open) {
    const { required, done } = row;
    let sum = done;
    for (const [index, { stake, validBet }] of bets.entries()) {
      const rest = left[index] ?? 0n;
      // The last round of a hand has the valid bet of all its rounds.
      if (!countsFor(row, gameType, most(stake, validBet))) continue;
      const part = least(rest, required - sum);
      left[index] = rest - part;
      sum += part;
    }
    if (sum === done) continue;
    const isDone = sum === required;
    await updateRollover(store, row.id, { done: sum, ...(isDone && { state: 'done', closedAt: new Date(at) }) });
    // Missions give small change, many times a day.
    if (isDone && row.cause !== 'MISSION') await tellBonus(store, row, MESSAGES.bonusWagered, at);
  }
  await clearSmall(store, requireBrandState(world, brandCode), memberId, at);
};

/** A bet of this stake may count, with its category's share. */
export function countsFor({ gameTypes, maxStake }: RolloverRow, gameType: string, stake: bigint): boolean {
  const isNarrowedOut = gameTypes !== '' && !(JSON.parse(gameTypes) as string[]).includes(gameType);
  return !isNarrowedOut && (maxStake === null || stake <= maxStake);
}

/** When the member's money is under the brand's smallest amount. */
export async function clearSmall(store: Store, { cashRules }: Brand, memberId: number, at: number): Promise<void> {
  const open = listOpen(store, memberId);
  if (open.length === 0 || allMoney(store, memberId) >= toAmount(cashRules.smallest)) return;
  for (const { id } of open) await updateRollover(store, id, { state: 'cleared', closedAt: new Date(at) });
}

/** Points that were spent on a credit do not come back, so it is none. */
export const isBonus = ({ rewardId }: Pick<RolloverRow, 'rewardId'>): boolean => rewardId !== null;

const isDeposit = ({ cause }: Pick<RolloverRow, 'cause'>): boolean => cause === 'DEPOSIT';

/**
 * Returns a member's balance of all wallets, and the part of it that open rollovers leave free, which pays a withdrawal
 * with its fee (wallet.md: Rollover). `locks` names the rollovers that count, by default all.
 */
export function readFree(
  store: Store,
  memberId: number,
  locks: (row: RolloverRow) => boolean = () => true,
): { balance: bigint; free: bigint } {
  const balance = sumBalances(listWallets(store, memberId));
  const open = listOpen(store, memberId).filter(locks);
  if (open.length === 0) return { balance, free: balance };
  const oldest = Math.min(...open.map(({ createdAt }) => createdAt.getTime()));
  const won = netWinSince(store, memberId, new Date(oldest));
  const held = sumCredits(open) - sumAskedBack(store, memberId, open) + atLeastZero(won);
  return { balance, free: atLeastZero(balance - held) };
}

/** Own money, which is no bonus: it cannot be given up, and a self-exclusion closes its rollovers. */
const OWN_MONEY = ['DEPOSIT', 'TRANSFER'];

/** Closes the rollovers of a member's own money after a self-exclusion (wallet.md: Rollover). */
export const clearDeposits: PlayEvent = async (_world, store, memberId, at) => {
  const deposits = listOpen(store, Number(memberId)).filter(({ cause }) => OWN_MONEY.includes(cause));
  for (const { id } of deposits) await updateRollover(store, id, { state: 'cleared', closedAt: new Date(at) });
};

const sumCredits = (rows: readonly RolloverRow[]): bigint => sumAmounts(rows.map(({ credited }) => credited));

/** Part of the credits of open rollovers that is held for a refund. */
const sumAskedBack = (store: Store, memberId: number, open: readonly RolloverRow[]): bigint =>
  listAskedBack(store, memberId).reduce((sum, { amount, askedAt }) => {
    const asked = open.filter((row) => isDeposit(row) && row.createdAt.getTime() <= askedAt);
    return sum + least(amount, sumCredits(asked));
  }, 0n);

/** Own deposits in the wallets that wait for bets, without bonus money: at most their credits. */
export function readWaitingDeposits(store: Store, memberId: number): bigint {
  const deposits = listOpen(store, memberId).filter(isDeposit);
  const { free } = readFree(store, memberId);
  const withoutDeposits = readFree(store, memberId, (row) => !isDeposit(row));
  return least(sumCredits(deposits) - sumAskedBack(store, memberId, deposits), withoutDeposits.free - free);
}

/** Closes the rollovers of deposits that were open when they were asked back. */
export async function clearRefunded(store: Store, memberId: number, askedAt: Date, at: number): Promise<void> {
  const refunded = listOpen(store, memberId).filter((row) => isDeposit(row) && row.createdAt <= askedAt);
  for (const { id } of refunded) await updateRollover(store, id, { state: 'cleared', closedAt: new Date(at) });
}

export function sumOpen(store: Store, memberId: number): { required: bigint; done: bigint; left: bigint } {
  const open = listOpen(store, memberId);
  const sum = (amount: (row: (typeof open)[number]) => bigint) => open.reduce((total, row) => total + amount(row), 0n);
  const required = sum((row) => row.required);
  const done = sum((row) => row.done);
  return { required, done, left: required - done };
}
