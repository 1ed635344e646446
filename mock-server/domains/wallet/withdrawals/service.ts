import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { smallestPaid } from '../../../../openapi/rules/currency.ts';
import { maskAccount } from '../../../accounts/masking.ts';
import { findBreak } from '../../../accounts/repository.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Context, HandlerContext } from '../../../http/handlers.ts';
import { formatMoney, toAmount } from '../../../shared/money.ts';
import { once } from '../../../shared/once.ts';
import type { WithdrawMethod } from '../../../worlds/columns.ts';
import type { Store } from '../../../worlds/store.ts';
import { paymentRefusal, requirePaymentPassword } from '../../member/payment/password.ts';
import { findPayeeName, findPayoutAccount } from '../../member/payout/repository.ts';
import { REFUND_TEXTS } from '../../messages/texts.ts';
import { requireNoDebt } from '../../money/debts/debts.ts';
import { MAIN } from '../../money/ledger/accounts.ts';
import { readAmount } from '../../money/ledger/amount.ts';
import { drawOrderNo, type Leg, move, TYPE } from '../../money/ledger/ledger.ts';
import { listWallets } from '../../money/ledger/repository.ts';
import { collectingLegs } from '../../money/ledger/transfers.ts';
import { clearSmall, readFree, readWaitingDeposits } from '../../money/rollovers/rollovers.ts';
import { requireBrand } from '../../system/repository.ts';
import { awaitReview, refundOrder, review, succeed } from './office.ts';
import {
  findOrder,
  findOrderOfReference,
  insertOrder,
  isDepositRefund,
  listInReceipt,
  type OrderRow,
  pageOrders,
} from './repository.ts';
import { leftToday, withdrawalFee } from './settings.ts';

type Order = Value<'getWithdrawOrder'>;
type WithdrawContext = Context<'withdraw'>;

/**
 * Collects the other wallets, then holds amount and fee. Validates the brand's rules before it moves anything
 * (wallet.md: Withdrawal). Throws 409, 422.
 */
export async function withdraw(context: WithdrawContext): Promise<Order> {
  const { world, brand, member, body } = context;
  const { memberId } = member;
  const { methodCode, payoutId, reference } = body;
  const amount = readAmount(brand, body.amount, paymentRefusal);
  const fingerprint = ['withdraw', methodCode, payoutId, amount].join(' ');
  await requirePaymentPassword(context, body.paymentPassword);
  const row = await world.transact(async (store) => {
    const before = once(findOrderOfReference(store, memberId, reference), (row) => row.fingerprint === fingerprint);
    if (before) return before;
    requireNoDebt(store, memberId);
    const now = world.now();
    await clearSmall(store, brand, memberId, now);
    const method = requireMethod(context);
    const account = requireAccount(context, store, method);
    const fee = withdrawalFee(method, amount, smallestPaid(brand.currency));
    requireAmount(context, store, method, amount, fee);
    const legs: Leg[] = [
      ...collectingLegs(listWallets(store, memberId)),
      { account: MAIN, amount: -amount, typeCode: TYPE.withdrawal },
      { account: 'HELD', amount, typeCode: TYPE.withdrawal },
      { account: MAIN, amount: -fee, typeCode: TYPE.withdrawalFee },
      { account: 'FEES', amount: fee, typeCode: TYPE.withdrawalFee },
    ];
    const orderNo = drawOrderNo(world, 'W');
    const subject = { kind: 'withdrawal', orderNo } as const;
    await move(world, store, { brandCode: brand.code, memberId, prefix: 'H', subject, legs });
    const order = await insertOrder(store, {
      orderNo,
      brandCode: brand.code,
      memberId,
      methodCode,
      isC2C: method.isC2C,
      payoutId,
      account,
      state: 'pending',
      amount,
      fee,
      reference,
      fingerprint,
      createdAt: new Date(now),
      stateAt: new Date(now),
    });
    await awaitReview(world, store, order, now);
    return order;
  });
  return toView(context, row);
}

/**
 * Holds own deposits that wait for bets, for a member on a time-out, until the office decides (wallet.md: Responsible
 * play). Throws 409, 422.
 */
export async function refundDeposits(context: Context<'refundDeposits'>): Promise<Order> {
  const { world, brand, member, body } = context;
  const { memberId } = member;
  const { reference } = body;
  await requirePaymentPassword(context, body.paymentPassword);
  const row = await world.transact(async (store) => {
    const before = once(findOrderOfReference(store, memberId, reference), isDepositRefund);
    if (before) return before;
    requireNoDebt(store, memberId);
    const now = world.now();
    const amount = findBreak(store, memberId, now)?.kind === 'TIME_OUT' ? readWaitingDeposits(store, memberId) : 0n;
    if (amount === 0n)
      throw paymentRefusal('refund.none', 'No deposit waits for bets in a time-out: there is nothing to ask back.');
    const legs: Leg[] = [
      ...collectingLegs(listWallets(store, memberId)),
      { account: MAIN, amount: -amount, typeCode: TYPE.withdrawal },
      { account: 'HELD', amount, typeCode: TYPE.withdrawal },
    ];
    const orderNo = drawOrderNo(world, 'W');
    const subject = { kind: 'withdrawal', orderNo } as const;
    await move(world, store, { brandCode: brand.code, memberId, prefix: 'H', subject, legs });
    const order = { orderNo, brandCode: brand.code, memberId, methodCode: 'deposit-refund', isC2C: false } as const;
    return insertOrder(store, {
      ...order,
      payoutId: null,
      account: '',
      state: 'pending',
      amount,
      fee: 0n,
      reference,
      fingerprint: 'deposit-refund',
      createdAt: new Date(now),
      stateAt: new Date(now),
    });
  });
  return toView(context, row);
}

function requireMethod({ brand, body }: WithdrawContext): WithdrawMethod {
  const method = brand.cashRules.methods.find(({ code }) => code === body.methodCode);
  if (!method || !brand.cashRules.allowWithdraw)
    throw paymentRefusal('method.unknown', 'There is no such withdrawal method: choose one from the list.');
  return method;
}

/** Returns the account's display name. */
function requireAccount({ world, brand, member, body }: WithdrawContext, store: Store, method: WithdrawMethod): string {
  const account = findPayoutAccount(store, member.memberId, body.payoutId);
  if (!account) throw paymentRefusal('payout.account.not.found', 'There is no such account: add it first.');
  if (account.kind !== method.kind)
    throw paymentRefusal(
      'method.unknown',
      'This withdrawal method does not pay to this type of account: choose another one.',
    );
  if (account.usableFrom.getTime() > world.now())
    throw paymentRefusal(
      'payout.account.not.usable',
      'This account was added too recently: choose another one, or wait.',
    );
  if (account.kind !== 'CRYPTO' && account.holder !== findPayeeName(store, member.memberId))
    throw paymentRefusal('payee.name.differs', "The account's holder is not your payee name: ask customer service.");
  const { providers } = requireBrand(world, brand).payoutRules;
  const provider = providers.find(({ code }) => code === account.provider)?.name ?? account.provider;
  return `${provider} ${maskAccount(account.number)}`;
}

/** Validates the amount against the limits of the method and the day, the balance and the rollovers. */
function requireAmount(
  context: WithdrawContext,
  store: Store,
  method: WithdrawMethod,
  amount: bigint,
  fee: bigint,
): void {
  if (amount < toAmount(method.minimum))
    throw paymentRefusal('amount.too.small', `The minimum amount is ${formatMoney(toAmount(method.minimum))}.`);
  if (amount > toAmount(method.maximum))
    throw paymentRefusal('amount.too.large', `The maximum amount is ${formatMoney(toAmount(method.maximum))}.`);
  const today = leftToday(context, store);
  if (today.count === 0)
    throw paymentRefusal('withdraw.day.count', 'You have no withdrawals left today: come back tomorrow.');
  if (amount > today.amount)
    throw paymentRefusal('withdraw.day.amount', `You can withdraw ${formatMoney(today.amount)} more today.`);
  const { balance, free } = readFree(store, context.member.memberId);
  if (amount + fee > balance)
    throw paymentRefusal(
      'balance.insufficient',
      `With the fee it is ${formatMoney(amount + fee)}, more than your balance.`,
    );
  if (amount + fee > free)
    throw paymentRefusal('rollover.open', `You can use ${formatMoney(free)} now: the rest must be wagered first.`);
}

/** Throws 404. */
function requireOrder(store: Store, memberId: number, orderNo: string): OrderRow {
  const row = findOrder(store, orderNo);
  if (row?.memberId !== memberId) throw new ApiError(404, 'order.not.found', 'There is no such order.');
  return row;
}

const wrongState = (message: string) => new ApiError(409, 'order.state', message);

export const readWithdrawal = (context: Context<'getWithdrawOrder'>): Order =>
  toView(context, requireOrder(context.world, context.member.memberId, context.query.orderNo));

/** Returns the new order. */
async function change(
  context: HandlerContext,
  orderNo: string,
  work: (store: Store, row: OrderRow) => Promise<void>,
): Promise<Order> {
  const { world, member } = context;
  return world.transact(async (store) => {
    await work(store, requireOrder(store, member.memberId, orderNo));
    return toView(context, requireOrder(store, member.memberId, orderNo));
  });
}

/** Throws 404, 409. */
export const cancelWithdraw = (context: Context<'cancelWithdraw'>): Promise<Order> =>
  change(context, context.query.orderNo, async (store, row) => {
    if (row.state === 'cancelled') return;
    if (row.state !== 'pending') throw wrongState('This withdrawal is under review: it cannot be cancelled.');
    await refundOrder(context.world, store, row, 'cancelled', context.world.now());
  });

/** After a denial the back office pays again. Throws 404, 409. */
export const confirmReceipt = (context: Context<'confirmReceipt'>): Promise<Order> =>
  change(context, context.body.orderNo, async (store, row) => {
    const { world, body } = context;
    if (body.hasArrived ? row.state === 'success' : row.state === 'reviewing') return;
    if (row.state !== 'receipt') throw wrongState('This withdrawal is not waiting for your confirmation.');
    await (body.hasArrived ? succeed : review)(world, store, row, world.now());
  });

export function listReceipts(context: HandlerContext): Value<'listReceiptConfirmations'> {
  const { world, member } = context;
  return { list: listInReceipt(world, member.memberId).map((row) => toView(context, row)) };
}

export function listWithdrawals(context: Context<'listWithdrawals'>): Value<'listWithdrawals'> {
  const { world, member, query } = context;
  const { from, to, state, pageNo = 1, pageSize = 15 } = query;
  const filter = { memberId: member.memberId, from, to, state };
  const page = pageOrders(world, filter, (pageNo - 1) * pageSize, pageSize);
  return {
    list: page.rows.map((row) => toView(context, row)),
    pageNo,
    totalPages: Math.ceil(page.total / pageSize),
    total: page.total,
    sumPaid: formatMoney(page.paid),
  };
}

function toView({ brand, language }: HandlerContext, row: OrderRow): Order {
  const { methods, receiptMinutes } = brand.cashRules;
  const stateAt = row.stateAt.getTime();
  return {
    orderNo: row.orderNo,
    state: row.state as Order['state'],
    methodCode: row.methodCode,
    methodName: isDepositRefund(row)
      ? REFUND_TEXTS.method[language]
      : (methods.find(({ code }) => code === row.methodCode)?.names[language] ?? row.methodCode),
    isC2C: row.isC2C,
    account: isDepositRefund(row) ? REFUND_TEXTS.account[language] : row.account,
    amount: formatMoney(row.amount),
    fee: formatMoney(row.fee),
    reason: row.reason as Order['reason'],
    canCancel: row.state === 'pending',
    createdAt: row.createdAt.getTime(),
    stateAt,
    receiptUntil: row.state === 'receipt' ? stateAt + receiptMinutes * 60_000 : null,
    finishedAt: row.finishedAt?.getTime() ?? null,
  };
}
