import { ApiError } from '../../../http/api-error.ts';
import { dayInZone } from '../../../shared/zone.ts';
import type { Store } from '../../../worlds/database.ts';
import type { World } from '../../../worlds/world.ts';
import { countEntries } from './daily-sums.ts';
import { insertMovement, listWallets, type NewEntry, setBalance } from './repository.ts';

/** The house's accounts, the counterparts of a member's wallets. */
export type House = 'CASH' | 'GAMES' | 'PROMOTIONS' | 'TRIAL' | 'HELD' | 'FEES';

export interface Account {
  accountTypeId: number;
  accountName: string;
}

/** One side of a movement; a debit is negative. */
export type Leg = { account: Account | House; amount: bigint; typeCode: number };

export interface Movement {
  brandCode: string;
  memberId: number;
  /** The client's idempotency key, and a fingerprint of the request's content. */
  reference?: string;
  fingerprint?: string;
  /** Names by language as JSON, or empty. */
  remark?: string;
  /** The product category of a stake or a win. */
  gameType?: string;
  /** The prefix of its order number. */
  prefix: string;
  legs: readonly Leg[];
  /** When it happened, in epoch milliseconds; now without it. */
  at?: number;
}

/** The codes of movements (the contract's TransactionType). */
export const TYPE = {
  transfer: 8202,
  deposit: 6101,
  withdrawal: 6201,
  withdrawalFee: 6203,
  withdrawalBack: 6204,
  fromTeam: 6104,
  toTeam: 6207,
  promotion: 3102,
  bonusGivenUp: 8103,
  adjustmentUp: 8122,
  vendor: { win: 3100, bet: 3200, transferIn: 3101, transferOut: 3201 },
  lottery: { win: 4100, bet: 4200, transferIn: 4101, transferOut: 4201 },
  pvp: { win: 5100, bet: 5200 },
} as const;

/** The codes of stakes and wins in games of a category. */
export const roundTypes = (gameType: string) => (gameType === 'PVP' ? TYPE.pvp : TYPE.vendor);

const ORDER_DIGITS = 12;

/** Draws an order number: the prefix, the day in the brand's zone, and twelve digits. */
export function drawOrderNo(world: World, prefix: string, at = world.now()): string {
  return `${prefix}${dayInZone(at)}${world.random.text(ORDER_DIGITS, '0123456789')}`;
}

/**
 * Moves money in the transaction `store`: writes every balance, and an entry for each leg. The legs must sum to zero. Returns the order
 * number. Throws 422 where a wallet has not enough, which rolls the transaction back.
 */
export async function move(world: World, store: Store, movement: Movement): Promise<string> {
  const { memberId, prefix, legs, remark = '', at = world.now(), ...rest } = movement;
  const sum = legs.reduce((total, { amount }) => total + amount, 0n);
  if (sum !== 0n) throw new Error(`The legs of a movement must sum to zero, not to ${sum}.`);
  const wallets = listWallets(store, memberId);
  const balances = new Map(wallets.map(({ accountTypeId, balance }) => [accountTypeId, balance]));
  const changed = new Map<number, Account>();
  const entries: NewEntry[] = [];
  for (const { account, amount, typeCode } of legs) {
    if (amount === 0n) continue;
    const house = typeof account === 'string' ? account : null;
    const wallet = typeof account === 'string' ? null : account;
    let balanceAfter: bigint | null = null;
    if (wallet) {
      balanceAfter = (balances.get(wallet.accountTypeId) ?? 0n) + amount;
      if (balanceAfter < 0n) throw insufficient();
      balances.set(wallet.accountTypeId, balanceAfter);
      changed.set(wallet.accountTypeId, wallet);
    }
    const accountTypeId = wallet?.accountTypeId ?? null;
    entries.push({ memberId: wallet && memberId, accountTypeId, house, typeCode, amount, balanceAfter });
  }
  const orderNo = drawOrderNo(world, prefix, at);
  const time = new Date(at);
  await insertMovement(store, { ...rest, memberId, orderNo, remark, time }, entries);
  await countEntries(store, { memberId, gameType: rest.gameType, time }, entries);
  for (const [accountTypeId, account] of changed) {
    await setBalance(store, { memberId, ...account }, balances.get(accountTypeId) ?? 0n);
  }
  return orderNo;
}

export const insufficient = () =>
  new ApiError(
    422,
    'balance.insufficient',
    'There is not enough money in this wallet: move some into it, or take less.',
  );
