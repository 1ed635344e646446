import { ApiError } from '../../../http/api-error.ts';
import { dayInZone } from '../../../shared/zone.ts';
import type { Store } from '../../../worlds/store.ts';
import type { World } from '../../../worlds/world.ts';
import { countEntries } from './daily-sums.ts';
import { insertMovements, listWallets, type NewEntry, setBalance } from './repository.ts';

/** Counterparts of a member's wallets. */
export type House =
  | 'CASH'
  | 'GAMES'
  | 'PROMOTIONS'
  | 'COMMISSION'
  | 'TRIAL'
  | 'HELD'
  | 'FEES'
  | 'DEBTS'
  | 'TOURNAMENTS';

export interface Account {
  accountTypeId: number;
  accountName: string;
}

/** A debit is negative. */
export type Leg = { account: Account | House; amount: bigint; typeCode: number };

/** Order that causes a movement, by default the movement itself. */
export interface Subject {
  kind: 'bet' | 'slip' | 'lottery' | 'deposit' | 'withdrawal' | 'reward' | 'redemption';
  orderNo?: string;
}

export interface Movement {
  brandCode: string;
  memberId: number;
  /** Idempotency key of the client, and the request's fingerprint. */
  reference?: string;
  fingerprint?: string;
  /** JSON by language, or empty. */
  remark?: string;
  gameType?: string;
  prefix: string;
  subject?: Subject;
  legs: readonly Leg[];
  /** Epoch milliseconds, now by default. */
  at?: number;
}

/** The contract's TransactionType. */
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
  tournament: { buyIn: 8223, back: 8123 },
  rebate: 6113,
  commission: { pvp: 6109, lottery: 6114, other: 6119 },
  dividend: 6115,
  salary: { daily: 6116, hour: 6117, realTime: 6118 },
  vendor: { win: 3100, bet: 3200, transferIn: 3101, transferOut: 3201 },
  lottery: {
    win: 4100,
    bet: 4200,
    transferIn: 4101,
    transferOut: 4201,
    rebate: 4105,
    cancelled: 4106,
    drawVoid: 4107,
    chaseCancelled: 4108,
    chaseStopped: 4109,
    alreadyDrawn: 4110,
    tie: 4111,
    correctedUp: 4112,
    cancelFee: 4208,
    correctedDown: 4209,
  },
  pvp: { win: 5100, bet: 5200, rebate: 6111 },
} as const;

export const roundTypes = (gameType: string): { win: number; bet: number } =>
  gameType === 'PVP' ? TYPE.pvp : TYPE.vendor;

const ORDER_DIGITS = 12;

/** Prefix, day in the brand's zone, and twelve digits. */
export function drawOrderNo(world: World, prefix: string, at = world.now()): string {
  return `${prefix}${dayInZone(at)}${world.random.text(ORDER_DIGITS, '0123456789')}`;
}

/**
 * Writes balances and an entry for each leg in the transaction `store`. The legs must sum to zero. Returns the order
 * number. Throws 422 for insufficient funds, which rolls the transaction back.
 */
export async function move(world: World, store: Store, movement: Movement): Promise<string> {
  const [orderNo = ''] = await moveAll(world, store, [movement]);
  return orderNo;
}

/** In order. Returns the order numbers. */
export async function moveAll(world: World, store: Store, movements: readonly Movement[]): Promise<string[]> {
  const purses = new Map<number, Purse>();
  const booked = movements.map(({ prefix, legs, remark = '', at = world.now(), subject, ...rest }) => {
    const purse = purses.get(rest.memberId) ?? new Purse(store, rest.memberId);
    purses.set(rest.memberId, purse);
    const orderNo = drawOrderNo(world, prefix, at);
    const subjectOrderNo = subject && (subject.orderNo ?? orderNo);
    const row = { ...rest, orderNo, remark, time: new Date(at), subjectKind: subject?.kind, subjectOrderNo };
    return { row, entries: purse.book(legs) };
  });
  await insertMovements(store, booked);
  await countEntries(store, booked);
  for (const purse of purses.values()) await purse.save(store);
  return booked.map(({ row }) => row.orderNo);
}

class Purse {
  readonly #balances: Map<number, bigint>;
  readonly #changed = new Map<number, Account>();

  constructor(
    store: Store,
    readonly memberId: number,
  ) {
    const wallets = listWallets(store, memberId);
    this.#balances = new Map(wallets.map(({ accountTypeId, balance }) => [accountTypeId, balance]));
  }

  /** Throws 422 for insufficient funds. */
  book(legs: readonly Leg[]): NewEntry[] {
    const sum = legs.reduce((total, { amount }) => total + amount, 0n);
    if (sum !== 0n) throw new Error(`The legs of a movement must sum to zero, not to ${sum}.`);
    return legs.filter(({ amount }) => amount !== 0n).map((leg) => this.#toEntry(leg));
  }

  #toEntry({ account, amount, typeCode }: Leg): NewEntry {
    if (typeof account === 'string')
      return { memberId: null, accountTypeId: null, house: account, typeCode, amount, balanceAfter: null };
    const { accountTypeId } = account;
    const balanceAfter = (this.#balances.get(accountTypeId) ?? 0n) + amount;
    if (balanceAfter < 0n) throw insufficient();
    this.#balances.set(accountTypeId, balanceAfter);
    this.#changed.set(accountTypeId, account);
    return { memberId: this.memberId, accountTypeId, house: null, typeCode, amount, balanceAfter };
  }

  async save(store: Store): Promise<void> {
    for (const [accountTypeId, account] of this.#changed)
      await setBalance(store, { memberId: this.memberId, ...account }, this.#balances.get(accountTypeId) ?? 0n);
  }
}

export const insufficient = () =>
  new ApiError(
    422,
    'balance.insufficient',
    'The balance is too low: make a deposit, transfer money to this wallet, or lower the amount.',
  );
