import { smallestPaid } from '../../../../openapi/rules/currency.ts';
import { isExcluded } from '../../../accounts/breaks.ts';
import { findBreak } from '../../../accounts/repository.ts';
import type { ApiError } from '../../../http/api-error.ts';
import { formatCurrency } from '../../../shared/money.ts';
import type { Texts } from '../../../worlds/columns.ts';
import type { Store } from '../../../worlds/store.ts';
import type { PlayEvent, World } from '../../../worlds/world.ts';
import { refuseDeposit } from '../../member/limits/rules.ts';
import { MESSAGES, NOTES } from '../../messages/texts.ts';
import { fillText, readTexts, writeMessage } from '../../messages/write.ts';
import { grantReward, payReward, wageringOf } from '../../money/grants/grants.ts';
import { MAIN } from '../../money/ledger/accounts.ts';
import { move, TYPE } from '../../money/ledger/ledger.ts';
import { clearSmall, openRollover } from '../../money/rollovers/rollovers.ts';
import { type BonusPromotion, bonusFor, findBonusState } from '../../promotions/bonuses.ts';
import { isSoldOut } from '../../promotions/conditions.ts';
import { findBrandState } from '../../system/brand-state.ts';
import { listChannels } from './channels.ts';
import { depositFee, findChannel, findChosen, isUnderWay, type Payment, readPayment } from './payment.ts';
import {
  findOrder,
  hasPayment,
  hasProof,
  insertPayment,
  listPayments,
  namePayment,
  type OrderRow,
  updateOrder,
} from './repository.ts';

export const expireDeposit: PlayEvent = async (world, store, orderNo, at) => {
  const row = findOrder(store, orderNo);
  if (row?.state !== 'created' && row?.state !== 'waiting') return;
  await updateOrder(store, orderNo, { state: 'expired', finishedAt: new Date(at) });
  if (hasProof(store, orderNo)) await tellUnpaid(world, store, row, MESSAGES.depositExpired, at);
};

export const matchDeposit: PlayEvent = async (world, store, orderNo) => {
  const row = findOrder(store, orderNo);
  if (row?.state !== 'created') return;
  const { payees = [] } = findChannel(listChannels(world, row.brandCode), row);
  if (payees.length === 0) return;
  const remark = `C${world.random.text(5, '0123456789')}`;
  await updateOrder(store, orderNo, {
    state: 'waiting',
    payment: JSON.stringify({ ...world.random.pick(payees), remark }),
  });
};

export const arriveDeposit: PlayEvent = async (world, store, orderNo, at) => {
  const row = findOrder(store, orderNo);
  if (row?.state === 'processing') await receivePayment(world, store, row, { paymentId: null, amount: row.amount, at });
};

/** A reported payment fails after a day. */
export const giveUpDeposit: PlayEvent = async (world, store, orderNo, at) => {
  const row = findOrder(store, orderNo);
  if (row?.state === 'processing') await failDeposit(world, store, row, at);
};

export async function failDeposit(world: World, store: Store, row: OrderRow, at: number): Promise<void> {
  await updateOrder(store, row.orderNo, { state: 'failed', finishedAt: new Date(at) });
  await tellUnpaid(world, store, row, MESSAGES.depositFailed, at);
}

async function tellUnpaid(
  world: World,
  store: Store,
  { orderNo, memberId, amount, brandCode }: OrderRow,
  { title, text }: { title: Texts; text: Texts },
  at: number,
): Promise<void> {
  const brand = findBrandState(world, brandCode);
  if (!brand) return;
  const paragraphs = [fillText(text, { orderNo, amount: formatCurrency(brand, amount) })];
  await writeMessage(store, { memberId, title, paragraphs, subject: { kind: 'deposit', orderNo }, at });
}

/** Returns null if allowed. An open order has reserved its amount. */
export function refusePayment(store: Store, row: OrderRow, amount: bigint, at: number): ApiError | null {
  if (isUnderWay(row) && amount <= row.amount) return null;
  return refuseDeposit(store, row.memberId, amount, at, isUnderWay(row) ? row.amount : 0n);
}

/** `paymentId` is null for a payment that the office approved. Amount in ten-thousandths, `at` in epoch milliseconds. */
interface Report {
  paymentId: string | null;
  amount: bigint;
  at: number;
}

/**
 * Credits a payment of an order in any state, also a late one, a further one, or one of another amount, or returns it
 * whole if it is above a limit of the member. Deposit, fee, bonus and rollovers are one transaction. Ignores an id that
 * the brand has; the first id that is reported for the amount of an approved payment becomes its id.
 */
export async function receivePayment(
  world: World,
  store: Store,
  row: OrderRow,
  { paymentId, amount, at }: Report,
): Promise<void> {
  const brand = findBrandState(world, row.brandCode);
  if (!brand) return;
  const { memberId, orderNo } = row;
  const before = listPayments(store, orderNo);
  if (paymentId !== null) {
    if (hasPayment(store, brand.code, paymentId)) return;
    const approved = before.find((payment) => payment.paymentId === null && payment.amount === amount);
    if (approved) {
      await namePayment(store, approved, paymentId);
      return;
    }
  }
  const isFirst = before.length === 0;
  const received = { brandCode: brand.code, paymentId, orderNo, amount, time: new Date(at) };
  const arrival = {
    arrived: (row.arrived ?? 0n) + amount,
    payment: JSON.stringify(countBlocks(row)),
    ...(row.state !== 'success' && { finishedAt: new Date(at) }),
    ...(isFirst && { isLate: !isUnderWay(row) }),
  };
  const money = (sum: bigint) => formatCurrency(brand, sum);
  const amounts = { orderNo, arrived: money(amount), ordered: money(row.amount) };
  const message = { memberId, subject: { kind: 'deposit', orderNo }, at } as const;
  if (refusePayment(store, row, amount, at)) {
    await insertPayment(store, { ...received, credited: null });
    await updateOrder(store, orderNo, { ...arrival, ...(row.state !== 'success' && { state: 'returned' }) });
    const { title, text } = MESSAGES.depositReturned;
    await writeMessage(store, { ...message, title, paragraphs: [fillText(text, amounts), NOTES.allReturned] });
    return;
  }
  const channel = findChannel(listChannels(world, brand.code), row);
  const fee = depositFee(channel, amount, smallestPaid(brand.currency));
  const credited = amount - fee;
  await insertPayment(store, { ...received, credited });
  await clearSmall(store, brand, memberId, at);
  await move(world, store, {
    brandCode: brand.code,
    memberId,
    prefix: 'M',
    subject: { kind: 'deposit', orderNo },
    at,
    remark: channel.names,
    legs: [
      { account: 'CASH', amount: -amount, typeCode: TYPE.deposit },
      { account: MAIN, amount: credited, typeCode: TYPE.deposit },
      { account: 'FEES', amount: fee, typeCode: TYPE.deposit },
    ],
  });
  await world.notify('depositCredited', store, { brandCode: brand.code, memberId, credited, at });
  const pause = findBreak(store, memberId, at);
  const turnover = isExcluded(store, memberId, at) ? 0 : brand.cashRules.depositTurnover;
  await openRollover(store, { memberId, cause: 'DEPOSIT', orderNo, credited, wagering: { turnover }, at });
  const chosen = isFirst ? findChosen(store, row) : null;
  const smallest = smallestPaid(brand.currency);
  // In a break, and when they are late, deposits are credited without a bonus.
  const bonus =
    chosen && !pause && isUnderWay(row) ? await giveBonus(world, store, row, chosen, amount, smallest, at) : 0n;
  await updateOrder(store, orderNo, {
    ...arrival,
    state: 'success',
    credited: (row.credited ?? 0n) + credited,
    ...(bonus > 0n && { bonus }),
  });
  const { title, text } = MESSAGES.depositCredited;
  const paragraphs = [fillText(text, { amount: money(credited) })];
  if (!isFirst) paragraphs.push(fillText(NOTES.furtherPayment, amounts));
  else if (amount !== row.amount) paragraphs.push(fillText(NOTES.otherAmount, amounts));
  if (chosen) {
    const values = { offer: readTexts(chosen.title), bonus: money(bonus) };
    const required = money(bonus * BigInt(chosen.rules.turnover));
    paragraphs.push(bonus > 0n ? fillText(NOTES.bonus, { ...values, required }) : fillText(NOTES.noBonus, values));
  }
  await writeMessage(store, { ...message, title, paragraphs });
}

/** Returns 0 if the member cannot have it any more, or for a deposit below its minimum. */
async function giveBonus(
  world: World,
  store: Store,
  { brandCode, memberId, orderNo }: OrderRow,
  promotion: BonusPromotion,
  deposited: bigint,
  smallest: bigint,
  at: number,
): Promise<bigint> {
  const { id, title, rules } = promotion;
  const amount = bonusFor(rules, deposited, smallest);
  if (amount === 0n || findBonusState(store, promotion, memberId, at) || isSoldOut(store, promotion, at, amount))
    return 0n;
  const reward = await grantReward(
    store,
    {
      brandCode,
      memberId,
      source: 'PROMOTION',
      sourceKey: `promotion ${id} ${orderNo}`,
      promotionId: id,
      title,
      kind: 'CREDIT',
      amount,
      wagering: wageringOf(rules),
    },
    at,
  );
  if (!reward) return 0n;
  await payReward(world, store, reward, at, orderNo);
  return amount;
}

/** Coins that were seen have 0 confirmations. The last confirmation credits them. */
export async function confirmBlocks(
  world: World,
  store: Store,
  row: OrderRow,
  report: Report & { confirmations: number },
): Promise<void> {
  const { confirmations } = report;
  const { confirmationsNeeded: needed, confirmations: known = 0 } = readPayment(row);
  if (needed !== undefined && confirmations >= needed) return receivePayment(world, store, row, report);
  if (row.state === 'success' || row.state === 'returned' || confirmations < known) return;
  const state = row.state === 'waiting' ? { state: 'processing' } : {};
  await updateOrder(store, row.orderNo, { ...state, payment: JSON.stringify(countBlocks(row, confirmations)) });
}

/** Counts all confirmations by default. */
function countBlocks(row: OrderRow, confirmations?: number): Payment {
  const payment = readPayment(row);
  const { confirmationsNeeded } = payment;
  return confirmationsNeeded === undefined
    ? payment
    : { ...payment, confirmations: confirmations ?? confirmationsNeeded };
}
