import { smallestPaid } from '../../openapi/rules/currency.ts';
import { findBrandState } from '../domains/system/brand-state.ts';
import { type Callback, deliverCallback, receiveCallback, signCallback } from '../domains/wallet/deposits/callbacks.ts';
import { listChannels } from '../domains/wallet/deposits/channels.ts';
import { refusePayment } from '../domains/wallet/deposits/events.ts';
import { findChannel, readPayment } from '../domains/wallet/deposits/payment.ts';
import { findOrderOfToken, type OrderRow } from '../domains/wallet/deposits/repository.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import { formatMoney, parseMoney } from '../shared/money.ts';
import { textIn } from '../shared/texts.ts';
import { addDue } from '../worlds/agenda.ts';
import type { DepositMode } from '../worlds/columns.ts';
import type { World } from '../worlds/world.ts';
import type { CashierView } from './page.ts';

const SECOND_MS = 1000;
/** Slow banks pay after an order has expired. */
const SLOW_MS = 5 * 60 * SECOND_MS;
/** In seconds: callbacks repeat and arrive out of order. */
const REPEATS = [2, 5];
const OUT_OF_ORDER = 4;

function requireOrder(world: World, token: string): OrderRow {
  const row = findOrderOfToken(world, token);
  if (!row) throw new ApiError(404, 'order.not.found', 'There is no order at this address.');
  return row;
}

/** Throws 404. */
export function describeOrder(
  world: World,
  token: string,
  { pathname, searchParams }: URL,
  { note, refusal }: Outcome,
): CashierView {
  const row = requireOrder(world, token);
  const channel = findChannel(listChannels(world, row.brandCode), row);
  const brand = findBrandState(world, row.brandCode);
  const { payAmount, payCurrency, confirmations, confirmationsNeeded, payee, account } = readPayment(row);
  const back = searchParams.get('return');
  const isWeb = back !== null && URL.canParse(back) && /^https?:$/.test(new URL(back).protocol);
  return {
    brand: brand?.name ?? '',
    channel: channel.banks.find(({ code }) => code === row.bankCode)?.name ?? textIn(channel.names, 'EN'),
    mode: row.mode as DepositMode,
    state: row.state,
    orderNo: row.orderNo,
    amount: payAmount ? `${payAmount} ${payCurrency}` : `${formatMoney(row.amount)} ${brand?.currency}`,
    payee: payee ?? account ?? `${brand?.name} Payments`,
    action: `${pathname}?${searchParams}`,
    returnUrl: isWeb ? back : null,
    isSignedIn: note === null && refusal === null ? searchParams.get('step') === 'approve' : true,
    note: note === SIGNED_IN ? null : note,
    refusal,
    arrived: row.arrived === null ? null : `${formatMoney(row.arrived)} ${brand?.currency}`,
    confirmations: confirmationsNeeded ? `${confirmations}/${confirmationsNeeded}` : null,
  };
}

const SIGNED_IN = 'signed in';

export interface Outcome {
  note: string | null;
  refusal: string | null;
}

/** Returns a message. Throws 400, 404; 409 for a closed order, 422 above a limit. */
export async function actAtCashier(world: World, token: string, form: Record<string, unknown>): Promise<string> {
  const row = requireOrder(world, token);
  switch (form.do) {
    case 'sign-in':
      return SIGNED_IN;
    case 'pay':
      requirePayable(world, row, row.amount);
      return pay(world, row, row.amount);
    case 'other': {
      const amount = amountIn(world, row, form.amount);
      requirePayable(world, row, amount);
      return pay(world, row, amount);
    }
    case 'slow': {
      requirePayable(world, row, row.amount);
      const at = Math.max(row.expiresAt.getTime(), world.now()) + SLOW_MS;
      await later(world, at, { ...buildCallback(world, row), status: 'paid', amount: formatMoney(row.amount) });
      return 'Approved. The bank is slow: the payment arrives after the order has expired.';
    }
    case 'decline':
      await receiveCallback(world, signCallback({ ...buildCallback(world, row), status: 'declined' }));
      return 'Declined: nothing was paid.';
    default:
      throw invalid('The form has no such button.');
  }
}

/** Throws 409 for a closed order, 422 above a limit. */
function requirePayable(world: World, row: OrderRow, amount: bigint): void {
  if (row.state !== 'waiting' && row.state !== 'processing')
    throw new ApiError(409, 'order.state', 'Nothing was paid: this order is closed.');
  const refusal = refusePayment(world, row, amount, world.now());
  if (refusal) throw new ApiError(422, 'limit.deposit', `Nothing was paid. ${refusal.message}`);
}

/** Throws 400 for a part of the currency's smallest payment. */
function amountIn(world: World, { brandCode }: OrderRow, text: unknown): bigint {
  const amount = typeof text === 'string' && /^\d{1,12}(\.\d{1,2})?$/.test(text) ? parseMoney(text) : 0n;
  const brand = findBrandState(world, brandCode);
  const smallest = brand ? smallestPaid(brand.currency) : 1n;
  if (amount === 0n || amount % smallest !== 0n)
    throw invalid(`The amount must be a multiple of ${formatMoney(smallest)}, above zero.`);
  return amount;
}

const buildCallback = (world: World, { orderNo }: OrderRow): Pick<Callback, 'orderNo' | 'paymentId'> => ({
  orderNo,
  paymentId: `PAY${world.random.text(12, '0123456789')}`,
});

const later = (world: World, at: number, callback: Callback) =>
  world.transact(async (store) => {
    await addDue(store, 'deposit.callback', JSON.stringify(signCallback(callback)), at);
  });

async function pay(world: World, row: OrderRow, amount: bigint): Promise<string> {
  const about = buildCallback(world, row);
  const paid: Callback = { ...about, status: 'paid', amount: formatMoney(amount) };
  const { crypto } = findChannel(listChannels(world, row.brandCode), row);
  const now = world.now();
  if (crypto) {
    const { confirmations: blocks, blockSeconds } = crypto;
    await world.transact(async (store) => {
      const report = (confirmations: number) =>
        JSON.stringify(signCallback(confirmations < blocks ? { ...about, status: 'confirming', confirmations } : paid));
      await deliverCallback(world, store, report(0), now);
      for (let block = 1; block <= blocks; block += 1)
        await addDue(store, 'deposit.callback', report(block), now + block * blockSeconds * SECOND_MS);
    });
    return `Sent: it is credited after ${blocks} confirmations, one every ${blockSeconds} seconds.`;
  }
  await receiveCallback(world, signCallback(paid));
  for (const seconds of REPEATS) await later(world, now + seconds * SECOND_MS, paid);
  await later(world, now + OUT_OF_ORDER * SECOND_MS, { ...about, status: 'pending' });
  return 'Paid. You may go back now.';
}
