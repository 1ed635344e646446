import { type Callback, receiveCallback, signCallback } from '../domains/wallet/deposits/callbacks.ts';
import { findOrder as findDeposit } from '../domains/wallet/deposits/repository.ts';
import { decide, paid, refundOrder, review } from '../domains/wallet/withdrawals/office.ts';
import { findOrder, type OrderRow } from '../domains/wallet/withdrawals/repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { Store } from '../worlds/database.ts';
import type { World } from '../worlds/world.ts';

interface PaymentReport extends Omit<Callback, 'orderNo' | 'paymentId'> {
  paymentId?: string;
  times?: number;
}

const noOrder = (orderNo: string) =>
  new ApiError(404, 'order.not.found', `There is no order "${orderNo}" of this kind.`);

/** Throws 404. */
export async function reportPayment(world: World, orderNo: string, { times = 1, ...report }: PaymentReport) {
  if (!findDeposit(world, orderNo)) throw noOrder(orderNo);
  const paymentId = report.paymentId ?? `PAY${world.random.text(12, '0123456789')}`;
  const signed = signCallback({ ...report, orderNo, paymentId });
  for (let time = 0; time < times; time += 1) await receiveCallback(world, signed);
  return { orderNo, state: findDeposit(world, orderNo)?.state };
}

type Decision = 'review' | 'approve' | 'reject' | 'pay' | 'fail';

const DECISIONS: Record<
  Decision,
  { from: readonly string[]; make: (world: World, store: Store, row: OrderRow, at: number) => Promise<void> }
> = {
  review: { from: ['pending'], make: review },
  approve: { from: ['reviewing'], make: decide },
  pay: { from: ['paying'], make: paid },
  reject: {
    from: ['pending', 'reviewing'],
    make: (world, store, row, at) => refundOrder(world, store, row, 'rejected', at, 'review'),
  },
  fail: { from: ['paying'], make: (world, store, row, at) => refundOrder(world, store, row, 'failed', at, 'payee') },
};

/** Throws 404, and 409 in a state that does not allow the decision. */
export async function answerWithdrawal(world: World, orderNo: string, { decision }: { decision: Decision }) {
  const { from, make } = DECISIONS[decision];
  await world.transact(async (store) => {
    const row = findOrder(store, orderNo);
    if (!row) throw noOrder(orderNo);
    if (!from.includes(row.state))
      throw new ApiError(
        409,
        'order.state',
        `The order is ${row.state}: "${decision}" is for orders that are ${from.join(' or ')}.`,
      );
    await make(world, store, row, world.now());
  });
  return { orderNo, state: findOrder(world, orderNo)?.state };
}
