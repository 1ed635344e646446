import { formatCurrency, toAmount } from '../../../shared/money.ts';
import { addDue } from '../../../worlds/agenda.ts';
import type { Texts } from '../../../worlds/columns.ts';
import type { Store } from '../../../worlds/store.ts';
import type { EventKinds, PlayEvent, World } from '../../../worlds/world.ts';
import { MESSAGES, REASONS, REFUND_TEXTS } from '../../messages/texts.ts';
import { fillText, timeTexts, writeMessage } from '../../messages/write.ts';
import { MAIN } from '../../money/ledger/accounts.ts';
import { type Leg, move, TYPE } from '../../money/ledger/ledger.ts';
import { clearRefunded } from '../../money/rollovers/rollovers.ts';
import { findBrandState } from '../../system/brand-state.ts';
import { requireLevel } from '../../vip/repository.ts';
import { findOrder, isDepositRefund, type OrderRow, updateOrder } from './repository.ts';

const SECOND_MS = 1000;

export type Reason = 'amount' | 'review' | 'payee';
type Ending = 'rejected' | 'cancelled' | 'failed';

const ENDINGS = {
  rejected: 'withdrawalRejected',
  cancelled: 'withdrawalCancelled',
  failed: 'withdrawalFailed',
} as const;

const HELD_STATES = new Set(['pending', 'reviewing', 'paying', 'receipt']);

const requireBrand = (world: World, { brandCode }: OrderRow) => {
  const brand = findBrandState(world, brandCode);
  if (!brand) throw new Error(`The brand ${brandCode} has gone`);
  return brand;
};
const findCashRules = (world: World, row: OrderRow) => requireBrand(world, row).cashRules;

async function tellMember(
  world: World,
  store: Store,
  row: OrderRow,
  name: `withdrawal${'Approved' | 'Sent' | 'Paid' | 'Rejected' | 'Failed' | 'Cancelled'}`,
  at: number,
  { amount = row.amount, until = at, first = [] }: { amount?: bigint; until?: number; first?: Texts[] } = {},
): Promise<void> {
  const { memberId, orderNo } = row;
  const account = isDepositRefund(row) ? REFUND_TEXTS.account : row.account;
  const { title, text } = MESSAGES[name];
  const money = formatCurrency(requireBrand(world, row), amount);
  const paragraphs = [...first, fillText(text, { amount: money, account, until: timeTexts(until) })];
  await writeMessage(store, { memberId, title, paragraphs, subject: { kind: 'withdrawal', orderNo }, at });
}

/** Does nothing if the back office is manual, and before its decision about deposits that are asked back. */
async function schedule(
  world: World,
  store: Store,
  row: OrderRow,
  step: Step,
  seconds: number,
  at: number,
): Promise<void> {
  if (isDepositRefund(row) && step !== 'paid') return;
  if (findCashRules(world, row).backOffice.mode === 'auto')
    await addDue(store, `withdraw.${step}`, row.orderNo, at + seconds * SECOND_MS);
}

type Step = 'review' | 'approve' | 'paid';

/** Higher ranks wait a shorter time. */
export function awaitReview(world: World, store: Store, row: OrderRow, at: number): Promise<void> {
  const { reviewSeconds } = findCashRules(world, row).backOffice;
  const { withdrawTime } = requireLevel(world, store, row.memberId);
  return schedule(world, store, row, 'review', (reviewSeconds * withdrawTime) / 100, at);
}

export async function review(world: World, store: Store, row: OrderRow, at: number): Promise<void> {
  await updateOrder(store, row.orderNo, { state: 'reviewing', stateAt: new Date(at) });
  await schedule(world, store, row, 'approve', findCashRules(world, row).backOffice.approveSeconds, at);
}

/** Rejects above the office's amount, but for deposits that are asked back. */
export async function decide(world: World, store: Store, row: OrderRow, at: number): Promise<void> {
  const { rejectAbove, paySeconds } = findCashRules(world, row).backOffice;
  if (!isDepositRefund(row) && rejectAbove !== null && row.amount > toAmount(rejectAbove))
    return refundOrder(world, store, row, 'rejected', at, 'amount');
  await updateOrder(store, row.orderNo, { state: 'paying', stateAt: new Date(at) });
  await tellMember(world, store, row, 'withdrawalApproved', at);
  await schedule(world, store, row, 'paid', paySeconds, at);
}

/** A C2C payment waits for the member's confirmation. */
export async function paid(world: World, store: Store, row: OrderRow, at: number): Promise<void> {
  const payments = row.payments + 1;
  if (!row.isC2C) return succeed(world, store, { ...row, payments }, at);
  await updateOrder(store, row.orderNo, { state: 'receipt', stateAt: new Date(at), payments });
  const dueAt = at + findCashRules(world, row).receiptMinutes * 60 * SECOND_MS;
  await addDue(store, 'withdraw.receipt', `${row.orderNo} ${payments}`, dueAt);
  await tellMember(world, store, row, 'withdrawalSent', at, { until: dueAt });
}

export async function succeed(world: World, store: Store, row: OrderRow, at: number): Promise<void> {
  const { orderNo, brandCode, memberId, amount, payments } = row;
  const legs: Leg[] = [
    { account: 'HELD', amount: -amount, typeCode: TYPE.withdrawal },
    { account: 'CASH', amount, typeCode: TYPE.withdrawal },
  ];
  await move(world, store, { brandCode, memberId, prefix: 'W', subject: { kind: 'withdrawal', orderNo }, legs, at });
  await updateOrder(store, orderNo, { state: 'success', stateAt: new Date(at), finishedAt: new Date(at), payments });
  if (isDepositRefund(row)) await clearRefunded(store, memberId, row.createdAt, at);
  await tellMember(world, store, row, 'withdrawalPaid', at);
}

/** Refunds amount and fee of an unpaid order in one movement. */
export async function refundOrder(
  world: World,
  store: Store,
  row: OrderRow,
  state: Ending,
  at: number,
  reason: Reason | null = null,
): Promise<void> {
  const { orderNo, brandCode, memberId, amount, fee } = row;
  if (!HELD_STATES.has(row.state)) throw new Error(`The order ${orderNo} holds nothing.`);
  const typeCode = TYPE.withdrawalBack;
  const legs: Leg[] = [
    { account: 'HELD', amount: -amount, typeCode },
    { account: 'FEES', amount: -fee, typeCode },
    { account: MAIN, amount: amount + fee, typeCode },
  ];
  await move(world, store, { brandCode, memberId, prefix: 'R', subject: { kind: 'withdrawal', orderNo }, legs, at });
  await updateOrder(store, orderNo, { state, stateAt: new Date(at), finishedAt: new Date(at), reason });
  const first = reason ? [REASONS[reason]] : [];
  await tellMember(world, store, row, ENDINGS[state], at, { amount: amount + fee, first });
}

/** Plays a step if the order is in its initial state. */
const stepFrom =
  (state: string, step: (world: World, store: Store, row: OrderRow, at: number) => Promise<void>): PlayEvent =>
  async (world, store, orderNo, at) => {
    const row = findOrder(store, orderNo);
    if (row?.state === state) await step(world, store, row, at);
  };

/** Ignores the receipt of an earlier payment. */
const confirmItself: PlayEvent = async (world, store, subject, at) => {
  const [orderNo = '', payment] = subject.split(' ');
  const row = findOrder(store, orderNo);
  if (row?.state === 'receipt' && row.payments === Number(payment)) await succeed(world, store, row, at);
};

export const withdrawalEvents: EventKinds = {
  'withdraw.review': stepFrom('pending', review),
  'withdraw.approve': stepFrom('reviewing', decide),
  'withdraw.paid': stepFrom('paying', paid),
  'withdraw.receipt': confirmItself,
};
