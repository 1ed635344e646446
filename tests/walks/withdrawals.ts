import { expect } from 'vitest';
import { formatMoney } from '../../mock-server/shared/money.ts';
import type { Value } from '../../openapi/generated/gaming-operations.ts';
import { PAYMENT_PASSWORD } from '../support/client.ts';
import type { TestWorld } from '../support/world.ts';
import { type Command, carriedBy, expectNoMember, expectRefused, pickCaller, step } from './command.ts';
import { pickOrder } from './deposits.ts';
import { type BrandCode, type MemberState, type Model, totalBalance } from './model.ts';
import { book } from './money.ts';
import {
  approve,
  awaitReview,
  clearSmall,
  collectAll,
  freeBalance,
  giveBack,
  isSmall,
  leftToday,
  type Method,
  openRollovers,
  pay,
  requireCash,
  review,
  smallestPaid,
  succeed,
  takeBack,
  turnoverLeft,
  UNIT,
  type Withdrawal,
  withdrawalFee,
} from './orders-model.ts';

type View = Value<'getWithdrawOrder'>;

/** Around the limits of a method. */
const AMOUNTS: readonly ((method: Method, all: bigint, member: MemberState) => bigint)[] = [
  ({ minimum }) => BigInt(minimum) * UNIT,
  ({ minimum }) => BigInt(minimum) * UNIT + 123_400n,
  ({ minimum }) => BigInt(minimum) * UNIT - 100n,
  ({ maximum }) => BigInt(maximum) * UNIT,
  ({ maximum }) => BigInt(maximum) * UNIT + 100n,
  (_method, all) => (all / 100n) * 100n,
  (method, all, member) => {
    const most = (all / 100n) * 100n;
    return most - withdrawalFee(member, method, most);
  },
];
export const WITHDRAWN_COUNT = AMOUNTS.length;

export interface WithdrawWish {
  token: number;
  method: number;
  /** The account fits the method. */
  isFitting: boolean;
  amount: number;
  reference: number;
}

function expectWithdrawal(view: View, { orderNo, state, amount, fee }: Withdrawal): void {
  expect(view).toMatchObject({ orderNo, state, amount: formatMoney(amount), fee: formatMoney(fee) });
}

export const withdraw = ({ token, method: way, isFitting, amount: chosen, reference: number }: WithdrawWish): Command =>
  step(`withdraw(${token}, ${way}, ${isFitting}, ${chosen}, ${number})`, async (model, { here }) => {
    const { asker, member, refusal } = pickCaller(model, token);
    const known = member ?? model.members.find(({ brand }) => brand === asker.merchant);
    if (!known) return;
    const { methods } = requireCash(model, known).rules;
    const method = methods[way % methods.length];
    const payout = known.payouts.find(({ kind }) => (kind === method?.kind) === isFitting);
    if (!method || !payout) return;
    const wanted = AMOUNTS[chosen % AMOUNTS.length]?.(method, totalBalance(known), known) ?? 0n;
    const smallest = smallestPaid(known);
    const amount = wanted >= smallest ? wanted - (wanted % smallest) : smallest;
    const reference = `withdrawal-${number}`;
    const body = {
      methodCode: method.code,
      payoutId: payout.id,
      amount: formatMoney(amount),
      paymentPassword: PAYMENT_PASSWORD,
      reference,
    };
    const reply = await here.client.call('withdraw', { ...asker, body });
    if (!member) return expectNoMember(reply, refusal);
    const content = `${method.code} ${payout.id} ${amount}`;
    const before = model.withdrawals.find((order) => order.owner === member && order.reference === reference);
    if (before && before.content !== content) return expectRefused(reply, 409, 'reference.reused');
    if (before) return expectWithdrawal(carriedBy<View>(reply), before);
    const fee = withdrawalFee(member, method, amount);
    const { withdrawDay, withdrawTime } = await readPerks(here, member);
    const fault = isFitting ? findFault(model, member, method, amount, fee, withdrawDay) : 'method.unknown';
    if (fault) return expectRefused(reply, 422, fault);
    const view = carriedBy<View>(reply);
    clearSmall(model, member);
    collectAll(member);
    book(member, 2, -amount);
    if (fee > 0n) book(member, 2, -fee);
    const order: Withdrawal = {
      orderNo: view.orderNo,
      owner: member,
      method,
      state: 'pending',
      amount,
      fee,
      payments: 0,
      reviewPercent: withdrawTime,
      content,
      reference,
      createdAt: model.now,
      messages: 0,
    };
    model.withdrawals.push(order);
    awaitReview(model, order, model.now);
    expectWithdrawal(view, order);
  });

/** By the rank, which `tests/contract/vip` tests. */
async function readPerks(world: TestWorld, { id }: MemberState) {
  const [row] = await world.read<{ withdrawDay: number; withdrawTime: number }>(
    `SELECT "withdrawDay", "withdrawTime" FROM "Member" JOIN "VipLevel" USING ("brandCode", "rankLevel") WHERE "id" = ?`,
    id,
  );
  return row ?? { withdrawDay: 100, withdrawTime: 100 };
}

function findFault(
  model: Model,
  member: MemberState,
  method: Method,
  amount: bigint,
  fee: bigint,
  dayPercent: number,
): string {
  const today = leftToday(model, member, dayPercent);
  if (amount < BigInt(method.minimum) * UNIT) return 'amount.too.small';
  if (amount > BigInt(method.maximum) * UNIT) return 'amount.too.large';
  if (today.count === 0) return 'withdraw.day.count';
  if (amount > today.amount) return 'withdraw.day.amount';
  if (totalBalance(member) < amount + fee) return 'balance.insufficient';
  return freeBalance(member) < amount + fee && !isSmall(model, member) ? 'rollover.open' : '';
}

export const cancelWithdrawal = (token: number, index: number): Command =>
  step(`cancelWithdrawal(${token}, ${index})`, async (model, { here }) => {
    const order = pickOrder(model.withdrawals, index);
    if (!order) return;
    const { asker, member, refusal } = pickCaller(model, token);
    const reply = await here.client.call('cancelWithdraw', { ...asker, query: { orderNo: order.orderNo } });
    if (!member) return expectNoMember(reply, refusal);
    if (order.owner !== member) return expectRefused(reply, 404, 'order.not.found');
    if (order.state !== 'cancelled' && order.state !== 'pending') return expectRefused(reply, 409, 'order.state');
    if (order.state === 'pending') giveBack(order, 'cancelled');
    expectWithdrawal(carriedBy<View>(reply), order);
  });

export const confirm = (token: number, index: number, hasArrived: boolean): Command =>
  step(`confirm(${token}, ${index}, ${hasArrived})`, async (model, { here }) => {
    const order = pickOrder(model.withdrawals, index);
    if (!order) return;
    const { asker, member, refusal } = pickCaller(model, token);
    const reply = await here.client.call('confirmReceipt', { ...asker, body: { orderNo: order.orderNo, hasArrived } });
    if (!member) return expectNoMember(reply, refusal);
    if (order.owner !== member) return expectRefused(reply, 404, 'order.not.found');
    const isDone = order.state === (hasArrived ? 'success' : 'reviewing');
    if (!isDone && order.state !== 'receipt') return expectRefused(reply, 409, 'order.state');
    if (!isDone && hasArrived) succeed(order);
    else if (!isDone) review(model, order, model.now);
    expectWithdrawal(carriedBy<View>(reply), order);
  });

export const DECISIONS = ['review', 'approve', 'pay', 'reject', 'fail'] as const;
const FROM = { review: 'pending', approve: 'reviewing', pay: 'paying', fail: 'paying' } as const;

export const decide = (index: number, decision: (typeof DECISIONS)[number]): Command =>
  step(`decide(${index}, ${decision})`, async (model, { here }) => {
    const order = pickOrder(model.withdrawals, index);
    if (!order) return;
    const path = { ...here.path, orderNo: order.orderNo };
    const reply = await here.client.call('answerWithdrawal', { path, body: { decision } });
    const isAllowed =
      decision === 'reject' ? ['pending', 'reviewing'].includes(order.state) : order.state === FROM[decision];
    if (!isAllowed) return expectRefused(reply, 409, 'order.state');
    if (decision === 'reject') giveBack(order, 'rejected');
    else if (decision === 'fail') giveBack(order, 'failed');
    else ({ review, approve, pay })[decision](model, order, model.now);
    expect(reply.body).toMatchObject({ state: order.state });
  });

export const office = (brand: BrandCode, mode: 'auto' | 'manual', rejectAbove: number | null): Command =>
  step(`office(${brand}, ${mode}, ${rejectAbove})`, async (model, { here }) => {
    await here.changeBrand(brand, { cashRules: { backOffice: { mode, rejectAbove } } });
    Object.assign(model.cash[brand]?.rules.backOffice ?? {}, { mode, rejectAbove });
  });

/** Also cancels its wins. */
export const giveUp = (token: number): Command =>
  step(`giveUp(${token})`, async (model, { here }) => {
    const { asker, member, refusal } = pickCaller(model, token);
    const reply = await here.client.call('listRollovers', asker);
    if (!member) return expectNoMember(reply, refusal);
    const { list, left } = carriedBy<Value<'listRollovers'>>(reply);
    expect(left).toBe(formatMoney(turnoverLeft(member)));
    expect(list.filter(({ state }) => state === 'open').map(({ required, done }) => [required, done])).toEqual(
      openRollovers(member).map(({ required, done }) => [formatMoney(required), formatMoney(done)]),
    );
    const bonus = openRollovers(member).find(({ cause }) => cause === 'PROMOTION');
    const rolloverId = list.find(({ state, cause }) => state === 'open' && cause === 'PROMOTION')?.rolloverId;
    if (!bonus || !rolloverId) return;
    await here.client.value('forfeitBonus', { ...asker, body: { rolloverId } });
    takeBack(model, member, bonus);
    const deposit = model.deposits.find(({ orderNo }) => orderNo === bonus.orderNo);
    if (deposit) deposit.messages += 1;
  });

export const withdrawable = (token: number): Command =>
  step(`withdrawable(${token})`, async (model, { here }) => {
    const { asker, member, refusal } = pickCaller(model, token);
    const reply = await here.client.call('getWithdrawSettings', asker);
    if (!member) return expectNoMember(reply, refusal);
    const { withdrawDay } = await readPerks(here, member);
    const today = leftToday(model, member, withdrawDay);
    const [free, most] = [freeBalance(member), today.count === 0 ? 0n : today.amount];
    expect(carriedBy(reply)).toMatchObject({
      balance: formatMoney(totalBalance(member)),
      available: formatMoney(free < most ? free : most),
      rolloverLeft: formatMoney(turnoverLeft(member)),
      dayCountLeft: today.count,
      dayAmountLeft: formatMoney(today.amount),
    });
  });
