import { least } from '../../../shared/money.ts';
import type { Store } from '../../../worlds/store.ts';
import type { World } from '../../../worlds/world.ts';
import { MAIN } from './accounts.ts';
import { type Account, type House, type Leg, type Movement, move, TYPE } from './ledger.ts';
import { listWallets } from './repository.ts';

const RNG = 3;
const LOTT = 4;

/** Each side's type code depends on its wallet (the contract's TransactionType). */
export function transferLegs(from: Account, to: Account, amount: bigint): Leg[] {
  return [
    { account: from, amount: -amount, typeCode: transferCode(from, 'transferOut') },
    { account: to, amount, typeCode: transferCode(to, 'transferIn') },
  ];
}

function transferCode({ accountTypeId }: Account, side: 'transferIn' | 'transferOut'): number {
  if (accountTypeId === RNG) return TYPE.vendor[side];
  return accountTypeId === LOTT ? TYPE.lottery[side] : TYPE.transfer;
}

/** Collects all other wallets in MAIN. */
export const collectingLegs = (wallets: ReturnType<typeof listWallets>): Leg[] =>
  wallets
    .filter(({ accountTypeId, balance }) => accountTypeId !== MAIN.accountTypeId && balance > 0n)
    .flatMap((wallet) => transferLegs(wallet, MAIN, wallet.balance));

/**
 * Funds a stake in MAIN from the member's other wallets in order. Book the legs in the stake's own movement: if all
 * wallets together have too little, `move` refuses it and transfers nothing.
 */
export function fundingLegs(store: Store, memberId: number, stake: bigint): Leg[] {
  const wallets = listWallets(store, memberId);
  let lacking = stake - (wallets.find(({ accountTypeId }) => accountTypeId === MAIN.accountTypeId)?.balance ?? 0n);
  const legs: Leg[] = [];
  for (const wallet of wallets) {
    if (lacking <= 0n) break;
    if (wallet.accountTypeId === MAIN.accountTypeId || wallet.balance === 0n) continue;
    const amount = least(wallet.balance, lacking);
    legs.push(...transferLegs(wallet, MAIN, amount));
    lacking -= amount;
  }
  return legs;
}

/** Takes an amount from the wallets: from `first`, then from the others in order. */
export function takingLegs(store: Store, memberId: number, first: Account, amount: bigint, typeCode: number): Leg[] {
  const wallets = listWallets(store, memberId);
  const isFirst = ({ accountTypeId }: Account) => accountTypeId === first.accountTypeId;
  let left = amount;
  return [...wallets.filter(isFirst), ...wallets.filter((wallet) => !isFirst(wallet))].flatMap((wallet): Leg[] => {
    const part = least(wallet.balance, left);
    left -= part;
    return part > 0n ? [{ account: wallet, amount: -part, typeCode }] : [];
  });
}

/** From an account of the house into the main wallet. */
export const creditLegs = (house: House, amount: bigint, typeCode: number): Leg[] => [
  { account: house, amount: -amount, typeCode },
  { account: MAIN, amount, typeCode },
];

interface Passing extends Pick<Movement, 'brandCode' | 'prefix' | 'at'> {
  amount: bigint;
  /** `fund` brings money into the main wallet. */
  from: Pick<Movement, 'memberId' | 'reference' | 'fingerprint'> & { typeCode: number; fund: readonly Leg[] };
  to: { memberId: number; typeCode: number };
}

/**
 * Moves money from one main wallet to another's. A movement belongs to one member, so there are two, which meet in the
 * HELD account. Returns their order numbers. Throws 422 for insufficient funds. Call in a transaction.
 */
export async function moveToMember(
  world: World,
  store: Store,
  { amount, from: { typeCode, fund, ...from }, to, ...about }: Passing,
): Promise<{ sent: string; received: string }> {
  const sent = await move(world, store, {
    ...about,
    ...from,
    legs: [...fund, { account: MAIN, amount: -amount, typeCode }, { account: 'HELD', amount, typeCode }],
  });
  const legs = creditLegs('HELD', amount, to.typeCode);
  return { sent, received: await move(world, store, { ...about, memberId: to.memberId, legs }) };
}
