import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import { formatMoney } from '../../shared/money.ts';
import { once } from '../../shared/once.ts';
import { findAccount } from '../money/ledger/accounts.ts';
import { readAmount } from '../money/ledger/amount.ts';
import { type Leg, move } from '../money/ledger/ledger.ts';
import { findMovement, listWallets } from '../money/ledger/repository.ts';
import { collectingLegs, transferLegs } from '../money/ledger/transfers.ts';
import { readBalance } from './balance.ts';

type Transfer = Value<'walletTransfer'>;

/** Throws 409, 422. */
export async function transfer(context: Context<'walletTransfer'>): Promise<Transfer> {
  const { world, brand, body } = context;
  const amount = readAmount(brand, body.amount);
  if (body.fromAccountTypeId === body.toAccountTypeId)
    throw refused('wallet.same', 'Both wallets are the same: choose two different ones.');
  const [from, to] = [body.fromAccountTypeId, body.toAccountTypeId].map((id) => findAccount(world, brand, id));
  if (!from || !to) throw refused('wallet.unknown', 'This brand has no such wallet.');
  const fingerprint = `transfer ${from.accountTypeId} ${to.accountTypeId} ${amount}`;
  return moveOnce(context, body.reference, fingerprint, () => transferLegs(from, to, amount));
}

/** Throws 409. */
export async function collect(context: Context<'collectWallets'>): Promise<Transfer> {
  return moveOnce(context, context.body.reference, 'collect', collectingLegs);
}

const refused = (errorCode: string, message: string) => new ApiError(422, errorCode, message);

type Wallets = ReturnType<typeof listWallets>;

/** The same reference with the same content returns the same order. */
async function moveOnce(
  context: HandlerContext,
  reference: string,
  fingerprint: string,
  legsFor: (wallets: Wallets) => Leg[],
): Promise<Transfer> {
  const { world, brand, member } = context;
  const { memberId } = member;
  const done = await world.transact(async (store) => {
    const before = once(findMovement(store, memberId, reference), (row) => row.fingerprint === fingerprint);
    if (before) return { orderNo: before.orderNo, amount: arrivedIn(before.entries) };
    const legs = legsFor(listWallets(store, memberId));
    const movement = { brandCode: brand.code, memberId, reference, fingerprint, prefix: 'T', legs };
    return { orderNo: await move(world, store, movement), amount: arrivedIn(legs) };
  });
  return { orderNo: done.orderNo, amount: formatMoney(done.amount), balances: readBalance(context) };
}

const arrivedIn = (sides: readonly { amount: bigint }[]) =>
  sides.reduce((sum, { amount }) => (amount > 0n ? sum + amount : sum), 0n);
