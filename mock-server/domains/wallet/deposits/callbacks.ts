import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { ApiError, invalid } from '../../../http/api-error.ts';
import { parseMoney } from '../../../shared/money.ts';

import type { Store } from '../../../worlds/store.ts';
import type { PlayEvent, World } from '../../../worlds/world.ts';
import { confirmBlocks, failDeposit, receivePayment } from './events.ts';
import { findOrder, updateOrder } from './repository.ts';

/** The gateway and its payment provider are both the mock. */
const SECRET = 'baize-cashier-development-secret';

const Callback = z.strictObject({
  orderNo: z.string().max(32),
  paymentId: z.string().min(1).max(64),
  status: z.enum(['pending', 'confirming', 'paid', 'declined']),
  /** In the brand's currency. */
  amount: z
    .string()
    .regex(/^(?!0+(\.0+)?$)\d{1,13}(\.\d{1,4})?$/)
    .optional(),
  confirmations: z.number().int().min(0).max(1000).optional(),
});
export type Callback = z.output<typeof Callback>;

export interface SignedCallback {
  text: string;
  signature: string;
}

export function signCallback(callback: Callback): SignedCallback {
  const text = JSON.stringify(callback);
  return { text, signature: signText(text) };
}

const signText = (text: string): string => createHmac('sha256', SECRET).update(text).digest('hex');

/** Takes callbacks in any order and number. Throws 400, 401, 404. */
export const receiveCallback = (world: World, signed: SignedCallback): Promise<void> =>
  world.transact((store) => applyCallback(world, store, signed, world.now()));

export const deliverCallback: PlayEvent = (world, store, subject, at) =>
  applyCallback(world, store, JSON.parse(subject) as SignedCallback, at);

async function applyCallback(
  world: World,
  store: Store,
  { text, signature }: SignedCallback,
  at: number,
): Promise<void> {
  const [sent, wanted] = [Buffer.from(signature), Buffer.from(signText(text))];
  if (sent.length !== wanted.length || !timingSafeEqual(sent, wanted))
    throw new ApiError(401, 'token.invalid', 'The signature is not the one of this text.');
  const callback = Callback.safeParse(parse(text));
  if (!callback.success) throw invalid('The callback lacks a field, or has one that is wrong.');
  const { orderNo, paymentId, status, amount, confirmations } = callback.data;
  const row = findOrder(store, orderNo);
  if (!row) throw new ApiError(404, 'order.not.found', 'There is no such order.');
  const report = { paymentId, amount: amount ? parseMoney(amount) : row.amount, at };
  if (status === 'paid') await receivePayment(world, store, row, report);
  else if (status === 'confirming')
    await confirmBlocks(world, store, row, { ...report, confirmations: confirmations ?? 0 });
  else if (row.state !== 'waiting' && row.state !== 'processing') return;
  else if (status === 'declined') await failDeposit(world, store, row, at);
  else if (row.state === 'waiting') await updateOrder(store, orderNo, { state: 'processing' });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
