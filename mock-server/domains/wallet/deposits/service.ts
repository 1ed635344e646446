import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { smallestPaid } from '../../../../openapi/rules/currency.ts';
import { methodMarkPath, type PaymentMethod, payoutMarkPath } from '../../../art/paths.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Context, HandlerContext } from '../../../http/handlers.ts';
import { atLeastZero, formatMoney, parseMoney, sumAmounts, toAmount } from '../../../shared/money.ts';
import { once } from '../../../shared/once.ts';
import { textIn } from '../../../shared/texts.ts';
import { addDue } from '../../../worlds/agenda.ts';
import type { DepositMode } from '../../../worlds/columns.ts';
import type { Store } from '../../../worlds/store.ts';
import { findDepositLimit, refuseDeposit } from '../../member/limits/rules.ts';
import { drawOrderNo } from '../../money/ledger/ledger.ts';
import { bonusView } from '../../promotions/bonus-view.ts';
import { type BonusPromotion, listBonuses } from '../../promotions/bonuses.ts';
import { unlock, wrongCode } from '../../promotions/codes.ts';
import { isKind } from '../../promotions/repository.ts';
import { type Channel, findOpening, listChannels } from './channels.ts';
import {
  depositFee,
  findChannel,
  findChosen,
  isUnderWay,
  money,
  paymentFor,
  paymentView,
  readPayment,
} from './payment.ts';
import {
  findOrder,
  findOrderOfReference,
  findWaiting,
  hasProof,
  insertOrder,
  insertResumption,
  listOpenRows,
  listPayments,
  type OrderRow,
  type PaymentRow,
  pageOrders,
  updateOrder,
} from './repository.ts';

type Order = Value<'getDepositOrder'>;
/** Shared by the operations that open orders. */
type DepositContext = HandlerContext & { body: Context<'depositByUrl'>['body'] };

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;
const TOKEN_LENGTH = 40;
/** A reported payment fails after a day. */
const GIVE_UP_MS = 24 * 60 * MINUTE_MS;

export function readDepositSettings({ world, brand, member, language }: HandlerContext): Value<'getDepositSettings'> {
  const { allowDeposit, depositMinutes, depositTurnover } = brand.cashRules;
  const limit = findDepositLimit(world, member.memberId, world.now());
  return {
    allowDeposit,
    limit: limit && { period: limit.period, left: formatMoney(atLeastZero(limit.left)) },
    turnover: depositTurnover,
    minutes: depositMinutes,
    bonuses: listBonuses(world, brand.code, member.memberId, world.now()).map((bonus) =>
      bonusView(bonus, brand, language),
    ),
  };
}

export function readChannels({ world, brand, language }: HandlerContext): Value<'listDepositChannels'> {
  const whole = (amount: number) => formatMoney(toAmount(amount));
  return {
    list: listChannels(world, brand.code).map((channel) => ({
      code: channel.code,
      mode: channel.mode,
      name: textIn(channel.names, language),
      minimum: whole(channel.minimum),
      maximum: whole(channel.maximum),
      step: whole(channel.step),
      feePercent: channel.feePercent,
      quickAmounts: channel.quickAmounts.map(whole),
      minutes: channel.minutes,
      ...findOpening(channel, world.now()),
      hours: channel.hours ?? null,
      banks: channel.banks.map((bank) => ({ ...bank, mark: payoutMarkPath(bank.code) })),
      mark: markPath(channel),
      chain: channel.crypto?.chain ?? null,
      rate: channel.crypto?.rate ?? null,
      rateCurrency: channel.crypto?.currency ?? null,
    })),
  };
}

const METHODS: Record<DepositMode, PaymentMethod> = {
  REDIRECT: 'online',
  QR: 'qr',
  TRANSFER: 'transfer',
  C2C: 'c2c',
  VIRTUAL: 'ewallet',
  CRYPTO: 'crypto',
};

/** An e-wallet or chain has a logo of its own. */
function markPath({ provider, crypto, mode }: Channel): string {
  const code = provider ?? crypto?.chain;
  return code ? payoutMarkPath(code) : methodMarkPath(METHODS[mode]);
}

/** Opens orders at channels of these modes. Throws 409, 422. */
export const depositBy =
  (...modes: DepositMode[]) =>
  async (context: DepositContext): Promise<Order> => {
    const { world, brand, member, body } = context;
    const { memberId } = member;
    const amount = parseMoney(body.amount);
    const { channelCode, bankCode = null, promoCode, reference } = body;
    const unlocked = promoCode === undefined ? null : await unlock(world, brand, memberId, promoCode);
    if (unlocked && !isKind(unlocked.promotion, 'DEPOSIT')) throw wrongCode();
    const bonusId = unlocked?.promotion.id ?? body.bonusId ?? null;
    const fingerprint = ['deposit', channelCode, bankCode, amount, bonusId].join(' ');
    const row = await world.transact(async (store) => {
      const before = once(findOrderOfReference(store, memberId, reference), (row) => row.fingerprint === fingerprint);
      const resumed = before?.order ?? findWaiting(store, memberId, channelCode);
      if (resumed && modes.includes(resumed.mode as DepositMode)) {
        const { orderNo } = resumed;
        if (!before) await insertResumption(store, { memberId, reference, fingerprint, orderNo });
        return resumed;
      }
      const channel = requireChannel(context, modes, amount);
      const now = world.now();
      const bank = channel.banks.find(({ code }) => code === bankCode);
      const bonus = listBonuses(store, brand.code, memberId, now).find(({ id }) => id === bonusId);
      if (bonusId !== null && !bonus)
        throw refused('bonus.unknown', 'This bonus is not available for this deposit: choose another one, or none.');
      if (bonus && amount < toAmount(bonus.rules.minimum)) throw belowMinimum(bonus);
      const refusal = refuseDeposit(store, memberId, amount, now);
      if (refusal) throw refusal;
      const isMatched = channel.mode === 'C2C';
      const expiresAt = now + brand.cashRules.depositMinutes * MINUTE_MS;
      const order = await insertOrder(store, {
        orderNo: drawOrderNo(world, 'D'),
        brandCode: brand.code,
        memberId,
        channelCode,
        mode: channel.mode,
        bankCode,
        state: isMatched ? 'created' : 'waiting',
        amount,
        bonusId,
        bonusTerms: bonus ? JSON.stringify(bonus.rules) : '',
        reference,
        fingerprint,
        createdAt: new Date(now),
        expiresAt: new Date(expiresAt),
        token: world.random.text(TOKEN_LENGTH),
        payment: JSON.stringify(paymentFor(world, channel, amount, bank?.name)),
      });
      const { matchSeconds } = brand.cashRules.backOffice;
      if (isMatched) await addDue(store, 'deposit.match', order.orderNo, now + matchSeconds * SECOND_MS);
      await addDue(store, 'deposit.expire', order.orderNo, expiresAt);
      return order;
    });
    return toView(context, world, row);
  };

/** Throws 422 for another mode, a closed channel, or an unsupported amount or bank. */
function requireChannel(
  { world, brand, body }: DepositContext,
  modes: readonly DepositMode[],
  amount: bigint,
): Channel {
  const channel = listChannels(world, brand.code).find(
    ({ code, mode }) => code === body.channelCode && modes.includes(mode),
  );
  if (!channel) throw refused('channel.unknown', 'There is no such deposit method: choose one from the list.');
  if (!brand.cashRules.allowDeposit || !findOpening(channel, world.now()).isOpen)
    throw refused('channel.closed', 'This deposit method is closed now: choose another one, or come back later.');
  const isKnownBank = channel.banks.some(({ code }) => code === body.bankCode);
  if (channel.banks.length > 0 ? !isKnownBank : body.bankCode !== undefined)
    throw refused('bank.unknown', 'Choose one of the banks of this deposit method.');
  const [minimum, maximum, step] = [channel.minimum, channel.maximum, channel.step].map(toAmount) as [
    bigint,
    bigint,
    bigint,
  ];
  if (amount < minimum) throw refused('amount.too.small', `The minimum amount is ${formatMoney(minimum)}.`);
  if (amount > maximum) throw refused('amount.too.large', `The maximum amount is ${formatMoney(maximum)}.`);
  if (amount % step !== 0n) throw refused('amount.step', `The amount must be a multiple of ${formatMoney(step)}.`);
  return channel;
}

const refused = (errorCode: string, message: string) => new ApiError(422, errorCode, message);

function belowMinimum({ rules }: BonusPromotion): ApiError {
  const minimum = formatMoney(toAmount(rules.minimum));
  return new ApiError(422, 'bonus.unknown', `This bonus is for deposits of at least ${minimum}.`, { minimum });
}

/** Throws 404. */
export function requireOrder(store: Store, memberId: number, orderNo: string): OrderRow {
  const row = findOrder(store, orderNo);
  if (row?.memberId !== memberId) throw new ApiError(404, 'order.not.found', 'There is no such order.');
  return row;
}

export const wrongState = (message: string) => new ApiError(409, 'order.state', message);

export function readOpenDeposits(context: HandlerContext): Value<'listOpenDeposits'> {
  const { world, member } = context;
  return { list: listOpenRows(world, member.memberId).map((row) => toView(context, world, row)) };
}

export const readDeposit = (context: Context<'getDepositOrder'>): Order =>
  toView(context, context.world, requireOrder(context.world, context.member.memberId, context.query.orderNo));

/** Throws 404, 409. */
export async function cancelDeposit(context: Context<'cancelDepositOrder'>): Promise<Order> {
  const { world, member, query } = context;
  return world.transact(async (store) => {
    const row = requireOrder(store, member.memberId, query.orderNo);
    if (row.state === 'cancelled') return toView(context, store, row);
    if (!isUnderWay(row)) throw wrongState('This order is closed: it can no longer be cancelled.');
    const finishedAt = new Date(world.now());
    return toView(context, store, await updateOrder(store, row.orderNo, { state: 'cancelled', finishedAt }));
  });
}

/** Modes with manual checks of payments. */
const REPORTED = new Set(['QR', 'TRANSFER', 'C2C']);

/** The back office checks transfers. Throws 404, 409. */
export async function reportPaid(context: Context<'reportPaid'>): Promise<Order> {
  const { world, brand, member, body } = context;
  const { mode, depositSeconds } = brand.cashRules.backOffice;
  return world.transact(async (store) => {
    const row = requireOrder(store, member.memberId, body.orderNo);
    if (row.reportedAt) return toView(context, store, row);
    if (row.state !== 'waiting' || !REPORTED.has(row.mode))
      throw wrongState('This order is not waiting for a payment report.');
    const now = world.now();
    const isChecked = row.mode === 'TRANSFER' || row.mode === 'C2C';
    if (isChecked && mode === 'auto')
      await addDue(store, 'deposit.arrive', row.orderNo, now + depositSeconds * SECOND_MS);
    await addDue(store, 'deposit.giveUp', row.orderNo, now + GIVE_UP_MS);
    const changed = await updateOrder(store, row.orderNo, { state: 'processing', reportedAt: new Date(now) });
    return toView(context, store, changed);
  });
}

export function listDeposits(context: Context<'listDeposits'>): Value<'listDeposits'> {
  const { world, member, query } = context;
  const { from, to, state, pageNo = 1, pageSize = 15 } = query;
  const filter = { memberId: member.memberId, from, to, state };
  const page = pageOrders(world, filter, (pageNo - 1) * pageSize, pageSize);
  return {
    list: page.rows.map((row) => toView(context, world, row)),
    pageNo,
    totalPages: Math.ceil(page.total / pageSize),
    total: page.total,
    sumCredited: formatMoney(page.credited),
  };
}

const paymentFee = ({ amount, credited }: PaymentRow): bigint => (credited === null ? 0n : amount - credited);

/** A QR code opens the cashier page on a second device. */
const AT_CASHIER = new Set(['REDIRECT', 'VIRTUAL', 'CRYPTO']);

export function toView({ world, brand, config, language }: HandlerContext, store: Store, row: OrderRow): Order {
  const channel = findChannel(listChannels(world, brand.code), row);
  const chosen = findChosen(store, row);
  const payments = listPayments(store, row.orderNo);
  const waits = row.state === 'created' || row.state === 'waiting';
  const isPayable = row.state === 'waiting' || row.state === 'processing';
  const cashier = `${config.origins[0]}/cashier/${row.token}?${new URLSearchParams({ world: world.name, lang: language })}`;
  return {
    orderNo: row.orderNo,
    state: row.state as Order['state'],
    mode: channel.mode,
    channelCode: channel.code,
    channelName: textIn(channel.names, language),
    bankName: channel.banks.find(({ code }) => code === row.bankCode)?.name ?? null,
    amount: formatMoney(row.amount),
    arrived: money(row.arrived),
    fee: formatMoney(
      payments.length > 0
        ? sumAmounts(payments.map(paymentFee))
        : depositFee(channel, row.amount, smallestPaid(brand.currency)),
    ),
    credited: money(row.credited),
    isLate: row.isLate,
    chosenBonus: chosen && bonusView(chosen, brand, language),
    bonus: money(row.bonus),
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    remainingMs: waits ? Math.max(0, row.expiresAt.getTime() - world.now()) : 0,
    finishedAt: row.finishedAt?.getTime() ?? null,
    isReported: row.reportedAt !== null,
    hasProof: hasProof(store, row.orderNo),
    payment: paymentView(
      readPayment(row),
      isPayable && AT_CASHIER.has(row.mode) ? cashier : null,
      isPayable && row.mode === 'QR' ? cashier : null,
    ),
    payments: payments.map((payment) => ({
      paymentId: payment.paymentId,
      amount: formatMoney(payment.amount),
      state: payment.credited === null ? 'returned' : 'credited',
      fee: formatMoney(paymentFee(payment)),
      credited: formatMoney(payment.credited ?? 0n),
      time: payment.time.getTime(),
    })),
  };
}
