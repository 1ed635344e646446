import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { formatMoney } from '../../mock-server/shared/money.ts';
import type { Value } from '../../openapi/generated/gaming-operations.ts';
import { type Command, carriedBy, expectNoMember, expectRefused, pickCaller, step, type Worlds } from './command.ts';
import { depositFault, isAboveLimit } from './limits-model.ts';
import type { MemberState, Model } from './model.ts';
import {
  addDue,
  type Channel,
  type Deposit,
  fail,
  isOpenAt,
  listBonuses,
  type Mode,
  receive,
  requireCash,
  smallestMoved,
  UNIT,
} from './orders-model.ts';

type View = Value<'getDepositOrder'>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const OPERATIONS = {
  REDIRECT: 'depositByUrl',
  QR: 'depositByQr',
  TRANSFER: 'depositByTransfer',
  C2C: 'depositByTransfer',
  VIRTUAL: 'depositVirtualWallet',
  CRYPTO: 'depositVirtualWallet',
} as const satisfies Record<Mode, string>;
export const MODES = Object.keys(OPERATIONS) as Mode[];

/** Around the limits of a channel. */
const AMOUNTS: readonly ((channel: Channel) => bigint)[] = [
  ({ minimum }) => BigInt(minimum) * UNIT,
  ({ minimum, step: by }) => BigInt(minimum + 3 * by) * UNIT,
  ({ minimum, maximum }) => BigInt(Math.min(maximum, minimum * 20)) * UNIT,
  ({ maximum }) => BigInt(maximum) * UNIT,
  ({ minimum, step: by }) => BigInt(minimum - by) * UNIT,
  ({ maximum, step: by }) => BigInt(maximum + by) * UNIT,
  ({ minimum }) => BigInt(minimum) * UNIT + 5000n,
];
export const AMOUNT_COUNT = AMOUNTS.length;

export interface DepositWish {
  token: number;
  mode: Mode;
  amount: number;
  /** Index; null for none. */
  bonus: number | null;
  reference: number;
}

function expectOrder(view: View, order: Deposit): void {
  const money = (amount: bigint | null) => (amount === null ? null : formatMoney(amount));
  expect(view).toMatchObject({
    orderNo: order.orderNo,
    state: order.state,
    amount: formatMoney(order.amount),
    isLate: order.isLate,
    arrived: money(order.arrived),
    credited: money(order.credited),
    bonus: money(order.bonus),
    payments: order.payments.map(({ amount, isReturned }) => ({
      amount: formatMoney(amount),
      state: isReturned ? 'returned' : 'credited',
    })),
    isReported: order.isReported,
    expiresAt: order.expiresAt,
    payment: { confirmations: order.channel.crypto ? order.confirmations : null },
  });
}

const isWaiting = ({ state }: Deposit) => state === 'created' || state === 'waiting';

export const deposit = ({ token, mode, amount: chosen, bonus, reference: number }: DepositWish): Command =>
  step(`deposit(${token}, ${mode}, ${chosen}, ${bonus}, ${number})`, async (model, { here }) => {
    const { asker, member, refusal } = pickCaller(model, token, 'closed');
    const { channels, bonuses, rules } = requireCash(
      model,
      member ?? ({ ...model.members[0], brand: asker.merchant } as MemberState),
    );
    const channel = channels.find((each) => each.mode === mode);
    if (!channel) return;
    const amount = AMOUNTS[chosen % AMOUNTS.length]?.(channel) ?? 0n;
    const bonusId = bonus === null ? null : (bonuses[bonus % bonuses.length]?.id ?? null);
    const bankCode = channel.banks[0]?.code;
    const body = {
      channelCode: channel.code,
      amount: formatMoney(amount),
      reference: `deposit-${number}`,
      ...(bankCode && { bankCode }),
      ...(bonusId !== null && { bonusId }),
    };
    const reply = await here.client.call(OPERATIONS[mode], { ...asker, body });
    if (!member) return expectNoMember(reply, refusal);
    const own = model.deposits.filter(({ owner }) => owner === member);
    const content = `${channel.code} ${amount} ${bonusId}`;
    const before = own.find(({ reference, resumed }) => reference === body.reference || resumed.has(body.reference));
    const known = before && (before.resumed.get(body.reference) ?? before.content);
    if (before && known !== content) return expectRefused(reply, 409, 'reference.reused');
    const resumed = before ?? own.find((order) => order.channel === channel && isWaiting(order));
    if (resumed) {
      if (!before) resumed.resumed.set(body.reference, content);
      return expectOrder(carriedBy<View>(reply), resumed);
    }
    const fault = findFault(model, member, channel, amount, bonusId);
    if (fault) return expectRefused(reply, 422, fault);
    const view = carriedBy<View>(reply);
    const order: Deposit = {
      orderNo: view.orderNo,
      owner: member,
      channel,
      amount,
      bonusId,
      content,
      reference: body.reference,
      resumed: new Map(),
      state: mode === 'C2C' ? 'created' : 'waiting',
      url: view.payment.url ?? view.payment.qrText,
      expiresAt: model.now + rules.depositMinutes * MINUTE,
      isReported: false,
      confirmations: 0,
      arrived: null,
      credited: null,
      payments: [],
      bonus: null,
      finishedAt: null,
      isLate: false,
      messages: 0,
    };
    model.deposits.push(order);
    if (mode === 'C2C')
      addDue(model, model.now + rules.backOffice.matchSeconds * SECOND, () => {
        if (order.state === 'created') order.state = 'waiting';
      });
    addDue(model, order.expiresAt, () => {
      if (isWaiting(order)) order.state = 'expired';
    });
    expectOrder(view, order);
  });

function findFault(
  model: Model,
  member: MemberState,
  channel: Channel,
  amount: bigint,
  bonusId: number | null,
): string {
  const { minimum, maximum, step: by } = channel;
  if (!isOpenAt(channel, model.now)) return 'channel.closed';
  if (amount < BigInt(minimum) * UNIT) return 'amount.too.small';
  if (amount > BigInt(maximum) * UNIT) return 'amount.too.large';
  if (amount % (BigInt(by) * UNIT) !== 0n) return 'amount.step';
  const limited = depositFault(model, member, amount);
  if (bonusId === null) return limited;
  const bonus = listBonuses(model, member, model.now).find(({ id }) => id === bonusId);
  return bonus && amount >= BigInt(bonus.minimum) * UNIT ? limited : 'bonus.unknown';
}

/** Indexes count from the latest; null without orders. */
export const pickOrder = <Order>(orders: readonly Order[], index: number): Order | null =>
  orders.length === 0 ? null : (orders.at(-1 - (index % orders.length)) ?? null);

/** Instead of the order's amount. */
const PAID: readonly ((amount: bigint) => bigint)[] = [
  (amount) => amount,
  (amount) => amount - 10_000n,
  (amount) => amount * 2n + 2500n,
  () => 10_001n,
];

const booked = ({ owner }: Deposit, amount: bigint): bigint => amount - (amount % smallestMoved(owner));

/** Ids that two orders may share; undefined for none, which repeats the last payment. */
export const PAYMENT_IDS = [undefined, 'PAY-A', 'PAY-B', 'PAY-C'] as const;

export interface Report {
  order: number;
  payment: number;
  status: 'pending' | 'confirming' | 'paid' | 'declined';
  amount: number;
  times: number;
  confirmations: number;
}

/** In any order. */
export const report = ({ order: index, payment, status, amount: chosen, times, confirmations }: Report): Command =>
  step(`report(${index}, ${payment}, ${status}, ${chosen}, ${times}, ${confirmations})`, async (model, { here }) => {
    const order = pickOrder(model.deposits, index);
    if (!order) return;
    const amount = booked(order, PAID[chosen % PAID.length]?.(order.amount) ?? order.amount);
    const paymentId = PAYMENT_IDS[payment % PAYMENT_IDS.length];
    const body = { status, times, amount: formatMoney(amount), confirmations, ...(paymentId && { paymentId }) };
    const { state } = await here.client.value('reportPayment', {
      path: { ...here.path, orderNo: order.orderNo },
      body,
    });
    const last = order.payments.findLast(({ id }) => id !== null)?.id;
    const id = paymentId ?? last ?? randomUUID();
    applyReport(model, order, { id, status, amount, confirmations }, model.now);
    expect(state).toBe(order.state);
  });

type Told = Pick<Report, 'status' | 'confirmations'> & { id: string; amount: bigint };

function applyReport(model: Model, order: Deposit, { id, status, amount, confirmations }: Told, at: number): void {
  const isOpen = order.state === 'waiting' || order.state === 'processing';
  const needed = order.channel.crypto?.confirmations ?? Number.POSITIVE_INFINITY;
  const isComplete = status === 'confirming' && confirmations >= needed;
  if (status === 'paid' || isComplete) receive(model, order, id, amount, at);
  if (status === 'declined' && isOpen) fail(order);
  if (status === 'pending' && order.state === 'waiting') order.state = 'processing';
  const isOver = order.state === 'success' || order.state === 'returned';
  if (status !== 'confirming' || isOver || confirmations < order.confirmations) return;
  if (order.channel.crypto) order.confirmations = confirmations;
  if (order.state === 'waiting') order.state = 'processing';
}

export const BUTTONS = ['pay', 'other', 'slow', 'decline'] as const;

/** The provider repeats its report later. */
export const atCashier = (index: number, button: (typeof BUTTONS)[number]): Command =>
  step(`atCashier(${index}, ${button})`, async (model, { here }) => {
    const order = pickOrder(model.deposits, index);
    if (!order?.url) return;
    const { pathname, search } = new URL(order.url);
    const amount = button === 'other' ? booked(order, 772_500n) : order.amount;
    const form = new URLSearchParams({ do: button, amount: formatMoney(amount) });
    const { status } = await fetch(`${here.client.origin}${pathname}${search}`, { method: 'POST', body: form });
    const { now } = model;
    if (button !== 'decline') {
      const isPayable = order.state === 'waiting' || order.state === 'processing';
      const refused = isPayable ? isAboveLimit(model, order, amount, now) && 422 : 409;
      expect(status).toBe(refused || 200);
      if (refused) return;
    }
    const id = randomUUID();
    const tell = (status: Report['status'], at: number, confirmations = 0) =>
      applyReport(model, order, { id, status, amount, confirmations }, at);
    const later = (at: number, status: Report['status'], blocks = 0) =>
      addDue(model, at, (time) => tell(status, time, blocks));
    const { confirmations: blocks = 0, blockSeconds = 0 } = order.channel.crypto ?? {};
    if (button === 'decline') tell('declined', now);
    else if (button === 'slow') later(Math.max(order.expiresAt, now) + 5 * MINUTE, 'paid');
    else if (blocks > 0) {
      tell('confirming', now);
      for (let block = 1; block <= blocks; block += 1)
        later(now + block * blockSeconds * SECOND, block < blocks ? 'confirming' : 'paid', block);
    } else {
      tell('paid', now);
      later(now + 4 * SECOND, 'pending');
    }
  });

export const sayPaid = (token: number, index: number): Command =>
  onDeposit('sayPaid', 'closed', token, index, async (model, { here }, asker, order) => {
    const reply = await here.client.call('reportPaid', { ...asker, body: { orderNo: order.orderNo } });
    const { mode } = order.channel;
    return {
      reply,
      isAllowed: order.isReported || (order.state === 'waiting' && ['QR', 'TRANSFER', 'C2C'].includes(mode)),
      change() {
        if (order.isReported) return;
        Object.assign(order, { isReported: true, state: 'processing' });
        const { backOffice } = requireCash(model, order.owner).rules;
        if (backOffice.mode === 'auto' && (mode === 'TRANSFER' || mode === 'C2C'))
          addDue(model, model.now + backOffice.depositSeconds * SECOND, (at) => {
            if (order.state === 'processing') receive(model, order, null, order.amount, at);
          });
        addDue(model, model.now + 24 * 60 * MINUTE, () => {
          if (order.state === 'processing') fail(order);
        });
      },
    };
  });

export const cancelDeposit = (token: number, index: number): Command =>
  onDeposit('cancelDeposit', 'open', token, index, async (_model, { here }, asker, order) => ({
    reply: await here.client.call('cancelDepositOrder', { ...asker, query: { orderNo: order.orderNo } }),
    isAllowed: order.state === 'cancelled' || isWaiting(order) || order.state === 'processing',
    change: () => {
      order.state = 'cancelled';
    },
  }));

export const readDeposit = (token: number, index: number): Command =>
  onDeposit('readDeposit', 'open', token, index, async (_model, { here }, asker, order) => ({
    reply: await here.client.call('getDepositOrder', { ...asker, query: { orderNo: order.orderNo } }),
    isAllowed: true,
    change: () => undefined,
  }));

type Asked = Awaited<ReturnType<Worlds['here']['client']['call']>>;

/** 404 for another member's order, 409 in a state that forbids the operation. */
function onDeposit(
  name: string,
  duringBreak: 'open' | 'closed',
  token: number,
  index: number,
  ask: (
    model: Model,
    worlds: Worlds,
    asker: object,
    order: Deposit,
  ) => Promise<{ reply: Asked; isAllowed: boolean; change(): void }>,
): Command {
  return step(`${name}(${token}, ${index})`, async (model, worlds) => {
    const order = pickOrder(model.deposits, index);
    if (!order) return;
    const { asker, member, refusal } = pickCaller(model, token, duringBreak);
    const { reply, isAllowed, change } = await ask(model, worlds, asker, order);
    if (!member) return expectNoMember(reply, refusal);
    if (order.owner !== member) return expectRefused(reply, 404, 'order.not.found');
    if (!isAllowed) return expectRefused(reply, 409, 'order.state');
    change();
    expectOrder(carriedBy<View>(reply), order);
  });
}
