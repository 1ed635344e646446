import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { parseUnits } from '~/i18n/money.ts';
import { drawQrCode } from '~/parts/qr-code.server.ts';
import { orNotFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { smallestPaid } from '../../../../openapi/rules/currency.ts';
import { worthText } from '../../rewards/worth.server.ts';
import { formatDecimal, lesser } from '../fee.ts';
import { findOrderNo } from '../order-no.server.ts';
import { plainAmount, quickAmounts } from '../wallet.server.ts';
import { bonusConditions } from './bonus.server.ts';
import { bonusFor } from './bonus.ts';

export type Order = Value<'getDepositOrder'>;
export type Channel = Value<'listDepositChannels'>['list'][number];

const ChannelCode = z.string().regex(/^[a-z0-9-]{2,30}$/);

/** Returns undefined without a valid one. */
export const parseChannel = ({ url }: Site) => ChannelCode.safeParse(url.searchParams.get('channel')).data;

/** Specification: depositv2. Throws 404 for another member's order. */
export async function readDeposit(site: Site) {
  const orderNo = findOrderNo(site);
  if (orderNo) {
    const row = await orNotFound(site, site.api.call('getDepositOrder', { query: { orderNo } }));
    return { kind: 'order' as const, order: orderView(site, row) };
  }
  const [{ list }, { list: open }, settings] = await Promise.all([
    site.api.call('listDepositChannels'),
    site.api.call('listOpenDeposits'),
    site.api.call('getDepositSettings'),
  ]);
  const wanted = parseChannel(site);
  const chosen = list.find(({ code }) => code === wanted) ?? list.find(({ isOpen }) => isOpen);
  const bonus = settings.bonuses.find(({ bonusId }) => String(bonusId) === site.url.searchParams.get('bonus'));
  const bonusId = bonus && String(bonus.bonusId);
  return {
    kind: 'choose' as const,
    isOpen: settings.allowDeposit,
    channels: list.map((each) => channelView(site, each, { isSelected: each === chosen, bonusId })),
    open: open.map((row) => openView(site, row)),
    form: chosen ? { ...(await formView(site, chosen, settings, open)), bonusId } : null,
  };
}

export type DepositView = Awaited<ReturnType<typeof readDeposit>>;
export type ChooseView = Extract<DepositView, { kind: 'choose' }>;
export type FormView = NonNullable<ChooseView['form']>;
export type OrderView = ReturnType<typeof orderView>;

function channelView(
  { t, image, format }: Site,
  channel: Channel,
  { isSelected, bonusId }: { isSelected: boolean; bonusId: string | undefined },
) {
  const { code, name, mode, mark, minutes, isOpen, opensAt } = channel;
  return {
    code,
    name,
    mark: image(mark),
    how: t('wallet', `server.deposit.modes.${mode}`),
    note: isOpen
      ? t('wallet', 'server.deposit.minutes', { minutes })
      : opensAt
        ? t('wallet', 'server.deposit.opensAt', { time: format.dateTime(opensAt) })
        : t('wallet', 'server.deposit.closed'),
    isOpen,
    isSelected,
    path: `${paths.deposit({ channel: code, ...(bonusId && { bonus: bonusId }) })}#deposit-form`,
  };
}

function openView({ t, format }: Site, { orderNo, channelName, amount, state }: Order) {
  return {
    orderNo,
    text: `${channelName} · ${format.money(amount)}`,
    state: t('wallet', `server.deposit.states.${state}`),
    path: paths.deposit({ order: orderNo }),
  };
}

/** Returns what the member's own limit leaves; null without one. */
export const limitText = ({ t, format }: Site, limit: Value<'getDepositSettings'>['limit']): string | null =>
  limit && t('wallet', `server.deposit.limitLeaves.${limit.period}`, { left: format.roundedMoney(limit.left) });

/** Quick amounts that the channel and the member's own limit take. */
function listPayable(
  { quickAmounts: all, minimum, maximum, step }: Channel,
  limit: Value<'getDepositSettings'>['limit'],
): string[] {
  const most = limit ? lesser(parseUnits(maximum), parseUnits(limit.left)) : parseUnits(maximum);
  return all.filter((each) => {
    const units = parseUnits(each);
    return units >= parseUnits(minimum) && units <= most && units % parseUnits(step) === 0n;
  });
}

async function formView(site: Site, channel: Channel, settings: Value<'getDepositSettings'>, open: Order[]) {
  const { format, t, image } = site;
  const { allowDeposit, bonuses, turnover } = settings;
  const { code, name, mode, minimum, maximum, feePercent, rate, rateCurrency } = channel;
  const waiting = open.find((row) => row.channelCode === code && row.state !== 'processing');
  return {
    code,
    name,
    mode,
    isOpen: allowDeposit && channel.isOpen,
    limits: t('wallet', 'server.deposit.limits', { minimum: format.money(minimum), maximum: format.money(maximum) }),
    fee: feePercent > 0 ? t('wallet', 'server.deposit.fee', { percent: String(feePercent) }) : null,
    limit: limitText(site, settings.limit),
    rate: rate
      ? t('wallet', 'server.deposit.rate', { currency: rateCurrency ?? '', amount: format.money(rate) })
      : null,
    banks: channel.banks.map((bank) => ({ ...bank, mark: image(bank.mark) })),
    quickAmounts: quickAmounts(site, listPayable(channel, settings.limit)),
    hasPromoCode: site.modules.has('PROMOCODE3'),
    note: turnover > 0 ? t('wallet', 'server.deposit.note', { times: turnover }) : null,
    terms: { feePercent, leastFee: '0' },
    turnover,
    /** One unit of `currency` in the brand's; null where that one is paid. */
    coin: rate ? { rate, currency: rateCurrency ?? '' } : null,
    currency: site.currency,
    bonuses: await Promise.all(
      bonuses.map(async (bonus) => ({
        ...bonus,
        id: String(bonus.bonusId),
        terms: t('wallet', 'server.deposit.bonusTerms', {
          percent: String(bonus.percent),
          cap: format.money(bonus.cap),
          minimum: format.money(bonus.minimum),
          times: bonus.turnover,
        }),
        conditions: await bonusConditions(site, bonus),
      })),
    ),
    waitingPath: waiting ? paths.deposit({ order: waiting.orderNo }) : null,
    decimalSign: format.decimalSign,
    key: randomUUID(),
  };
}

/** Polled states. */
const MOVING = new Set<Order['state']>(['created', 'waiting', 'processing']);
const BY_TRANSFER = new Set<Order['mode']>(['TRANSFER', 'C2C']);
const REPORTED = new Set<Order['mode']>(['TRANSFER', 'C2C', 'QR']);

export function orderView(site: Site, row: Order) {
  const { format, t, url } = site;
  const { orderNo, state, mode, payment } = row;
  const fact = (key: 'payee' | 'bank' | 'account' | 'remark' | 'address' | 'chain', text: string | null) =>
    text === null ? [] : [{ label: t('wallet', `server.deposit.facts.${key}`), text, copied: text }];
  const money = (label: string, amount: string | null) =>
    amount === null ? [] : [{ label, text: format.money(amount) }];
  // A reported payment may not have been made; coins that were seen are not asked for again.
  const isPayable = state === 'waiting' || (state === 'processing' && REPORTED.has(mode));
  const isReturned = state === 'returned';
  const pays =
    payment.payAmount && payment.payCurrency
      ? { text: `${payment.payAmount} ${payment.payCurrency}`, copied: payment.payAmount }
      : { text: format.money(row.amount), copied: plainAmount(row.amount) };
  return {
    orderNo,
    state,
    stateName: t('wallet', `server.deposit.states.${state}`),
    stateText: t('wallet', `server.deposit.texts.${textKey(row)}`, {
      time: format.dateTime(row.expiresAt),
      credited: format.money(row.credited ?? '0'),
      bonus: format.money(row.bonus ?? '0'),
      total: format.money(formatDecimal(parseUnits(row.credited ?? '0') + parseUnits(row.bonus ?? '0'))),
      arrived: format.money(row.arrived ?? '0'),
      ordered: format.money(row.amount),
    }),
    isLate: row.isLate && !isReturned,
    isOther: !isReturned && row.payments.length === 1 && Number(row.arrived) !== Number(row.amount),
    /** Empty for a single payment, which the details tell. */
    payments: row.payments.length > 1 ? row.payments.map((payment) => paymentView(site, payment)) : [],
    isMoving: MOVING.has(state),
    remainingMs: row.remainingMs,
    expiresAt: format.dateTime(row.expiresAt),
    pays: isPayable ? pays : null,
    facts: isPayable
      ? [
          ...fact('payee', payment.payee),
          ...fact('bank', payment.bank),
          ...fact('account', payment.account),
          ...fact('remark', payment.remark),
          ...fact('chain', payment.chain),
          ...fact('address', payment.address),
        ]
      : [],
    /** For a second device: URL of the cashier, or address on the chain. */
    qr: isPayable ? drawQr(payment.qrText ?? payment.address) : null,
    /** Opens the code on the phone that shows it. */
    app: isPayable ? cashierUrl(payment.qrText, url) : null,
    cashier: state === 'waiting' ? cashierUrl(payment.url, url) : null,
    confirmations:
      payment.confirmationsNeeded === null
        ? null
        : { done: payment.confirmations ?? 0, needed: payment.confirmationsNeeded },
    details: [
      {
        label: t('wallet', 'server.deposit.facts.channel'),
        text: [row.channelName, row.bankName].filter(Boolean).join(' · '),
      },
      ...money(t('wallet', 'server.deposit.facts.amount'), row.amount),
      ...money(t('wallet', 'server.deposit.facts.arrived'), row.arrived),
      ...(Number(row.fee) > 0 ? money(t('wallet', 'server.deposit.facts.fee'), row.fee) : []),
      ...money(t('wallet', 'server.deposit.facts.credited'), row.credited),
      ...bonusFacts(site, row),
      ...(payment.rate && payment.payCurrency
        ? [
            {
              label: t('wallet', 'server.deposit.facts.rate'),
              text: `1 ${payment.payCurrency} = ${format.money(payment.rate)}`,
            },
          ]
        : []),
      { label: t('wallet', 'server.deposit.facts.createdAt'), text: format.exactTime(row.createdAt) },
      { label: t('wallet', 'records.orderNo'), text: orderNo },
    ],
    canReport: state === 'waiting' && REPORTED.has(mode),
    canCancel: isPayable || state === 'created',
    takesProof: isPayable && BY_TRANSFER.has(mode),
    hasProof: row.hasProof,
    proofPath: row.hasProof ? paths.paymentProof(orderNo) : null,
    path: paths.deposit({ order: orderNo }),
    again: paths.deposit({ channel: row.channelCode }),
  };
}

/** The bonus with its amount, as ordered while a payment is waited for, and what must be wagered. */
function bonusFacts(site: Site, { chosenBonus, bonus, amount, state }: Order) {
  const { t, currency } = site;
  if (!chosenBonus) return [];
  const { title, turnover } = chosenBonus;
  const expected = formatDecimal(bonusFor(chosenBonus, parseUnits(amount), smallestPaid(currency.code)));
  const given = MOVING.has(state) ? expected : bonus;
  const key = bonus === null ? 'bonusWorth' : 'bonusAmount';
  return [
    { label: t('wallet', 'server.deposit.facts.bonus'), text: title },
    ...(given === null
      ? []
      : [
          {
            label: t('wallet', `server.deposit.facts.${key}`),
            text: worthText(site, { kind: 'CREDIT', amount: given, turnover }),
          },
        ]),
  ];
}

const paymentView = ({ format, t }: Site, { paymentId, amount, state, time }: Order['payments'][number]) => ({
  amount: format.money(amount),
  state: t('wallet', `server.deposit.payments.${state}`),
  isReturned: state === 'returned',
  time: format.exactTime(time),
  id: paymentId,
});

function textKey({ state, bonus, mode }: Order) {
  if (state === 'success' && bonus) return 'bonus';
  return state === 'processing' && mode === 'CRYPTO' ? 'coins' : state;
}

const drawQr = (text: string | null): string | null => (text ? drawQrCode(text, 2) : null);

/** Adds the return URL; null unless it is a web URL. */
function cashierUrl(address: string | null, here: URL): string | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  url.searchParams.set('return', here.href);
  return url.href;
}
