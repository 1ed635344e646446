import { cancel, deliver, send } from '../domains/points/office.ts';
import { findRedemption, type RedemptionRow } from '../domains/points/repository.ts';
import { type Callback, receiveCallback, signCallback } from '../domains/wallet/deposits/callbacks.ts';
import { findOrder as findDeposit, listPayments } from '../domains/wallet/deposits/repository.ts';
import { decide, paid, refundOrder, review } from '../domains/wallet/withdrawals/office.ts';
import { findOrder, type OrderRow } from '../domains/wallet/withdrawals/repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { Store } from '../worlds/store.ts';
import type { World } from '../worlds/world.ts';
import type { ControlHandlers } from './call.ts';

interface PaymentReport extends Omit<Callback, 'orderNo' | 'paymentId'> {
  paymentId?: string;
  times?: number;
}

const noOrder = (orderNo: string) =>
  new ApiError(404, 'order.not.found', `There is no order "${orderNo}" of this kind.`);

/** Repeats the last payment of the order without an id. Throws 404. */
export async function reportPayment(world: World, orderNo: string, { times = 1, ...report }: PaymentReport) {
  if (!findDeposit(world, orderNo)) throw noOrder(orderNo);
  const last = listPayments(world, orderNo).findLast(({ paymentId }) => paymentId !== null);
  const paymentId = report.paymentId ?? last?.paymentId ?? `PAY${world.random.text(12, '0123456789')}`;
  const signed = signCallback({ ...report, orderNo, paymentId });
  for (let time = 0; time < times; time += 1) await receiveCallback(world, signed);
  return { orderNo, state: findDeposit(world, orderNo)?.state };
}

interface Steps<Row> {
  [decision: string]: {
    from: readonly string[];
    make: (world: World, store: Store, row: Row, at: number) => Promise<void>;
  };
}

const WITHDRAWAL = {
  review: { from: ['pending'], make: review },
  approve: { from: ['reviewing'], make: decide },
  pay: { from: ['paying'], make: paid },
  reject: {
    from: ['pending', 'reviewing'],
    make: (world, store, row, at) => refundOrder(world, store, row, 'rejected', at, 'review'),
  },
  fail: { from: ['paying'], make: (world, store, row, at) => refundOrder(world, store, row, 'failed', at, 'payee') },
} satisfies Steps<OrderRow>;

const REDEMPTION = {
  send: { from: ['ordered'], make: send },
  deliver: { from: ['sent'], make: deliver },
  cancel: { from: ['ordered', 'sent'], make: cancel },
} satisfies Steps<RedemptionRow>;

const stepsFrom = (steps: Record<string, { from: readonly string[] }>, state: string): string[] =>
  Object.entries(steps).flatMap(([name, { from }]) => (from.includes(state) ? [name] : []));

/** Decisions that the state allows. */
export const withdrawalSteps = (state: string) => stepsFrom(WITHDRAWAL, state);
export const redemptionSteps = (state: string) => stepsFrom(REDEMPTION, state);

/** Throws 404, and 409 in a state that does not allow the decision. */
async function answerOrder<Row extends { state: string }>(
  world: World,
  orderNo: string,
  find: (store: Store, orderNo: string) => Row | null,
  decision: string,
  step: Steps<Row>[string],
) {
  await world.transact(async (store) => {
    const row = find(store, orderNo);
    if (!row) throw noOrder(orderNo);
    if (!step.from.includes(row.state))
      throw new ApiError(
        409,
        'order.state',
        `The order is ${row.state}: "${decision}" is for orders that are ${step.from.join(' or ')}.`,
      );
    await step.make(world, store, row, world.now());
  });
  return { orderNo, state: find(world, orderNo)?.state };
}

/** Throws 404, 409. */
export const answerWithdrawal = (world: World, orderNo: string, { decision }: { decision: keyof typeof WITHDRAWAL }) =>
  answerOrder(world, orderNo, findOrder, decision, WITHDRAWAL[decision]);

/** Throws 404, 409. */
export const answerRedemption = (world: World, orderNo: string, { decision }: { decision: keyof typeof REDEMPTION }) =>
  answerOrder(world, orderNo, findRedemption, decision, REDEMPTION[decision]);

export const orderOperations: ControlHandlers<'reportPayment' | 'answerWithdrawal' | 'answerRedemption'> = {
  reportPayment: ({ world, path, body }) => reportPayment(world, path.orderNo, body),
  answerWithdrawal: ({ world, path, body }) => answerWithdrawal(world, path.orderNo, body),
  answerRedemption: ({ world, path, body }) => answerRedemption(world, path.orderNo, body),
};
