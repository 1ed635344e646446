import { paths } from '~/config/paths.ts';
import { isZero } from '~/i18n/money.ts';
import { paymentRefusals } from '~/parts/payment/refusals.server.ts';
import { chooseAction, formAction } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import { requireOrderNo } from '../order-no.server.ts';
import { stepText } from '../wallet.server.ts';
import { giveUpSchema, orderSchema, receiptSchema, withdrawSchema } from './schema.ts';
import { type Method, parseWithdrawSearch, type Settings } from './withdraw.server.ts';

type LimitKey = 'small' | 'large' | 'dayAmount' | 'dayCount' | 'rollover' | 'balance';

async function limitText(site: Site, key: LimitKey): Promise<string> {
  const [settings, { free }] = await Promise.all([
    site.api.call('getWithdrawSettings'),
    site.api.call('listRollovers'),
  ]);
  const method = findMethod(site, settings);
  const { format } = site;
  return site.t('wallet', `withdraw.errors.${key}`, {
    minimum: format.money(method?.minimum ?? '0'),
    maximum: format.money(method?.maximum ?? '0'),
    today: format.roundedMoney(settings.dayAmountLeft),
    rollover: format.missingMoney(settings.rolloverLeft),
    free: format.roundedMoney(free),
    balance: format.roundedMoney(settings.balance),
  });
}

const findMethod = (site: Site, { methods }: Settings): Method | undefined =>
  methods.find(({ code }) => code === parseWithdrawSearch(site).method);

const askAction = formAction('withdraw')({
  guard: requireRealAccount,
  schema: ({ t, format }) => withdrawSchema(t, format.decimalSign),
  secrets: ['paymentPassword'],
  async submit(site, { payoutId, amount, paymentPassword }, { idempotencyKey }) {
    const { method } = parseWithdrawSearch(site);
    if (!method) return { '': site.t('wallet', 'withdraw.errors.method') };
    const { orderNo } = await site.api.call('withdraw', {
      body: { methodCode: method, payoutId: Number(payoutId), amount, paymentPassword, reference: idempotencyKey },
    });
    return redirectWithToast(paths.withdraw({ order: orderNo }), { tone: 'success', key: 'wallet.withdrawAsked' });
  },
  refusals: {
    ...paymentRefusals('paymentPassword'),
    'payout.account.not.found': ({ t }) => ({ payoutId: t('wallet', 'withdraw.errors.accountGone') }),
    'payout.account.not.usable': ({ t }) => ({ payoutId: t('wallet', 'withdraw.errors.accountNew') }),
    'payee.name.differs': ({ t }) => ({ payoutId: t('wallet', 'withdraw.errors.payee') }),
    'method.unknown': ({ t }) => ({ '': t('wallet', 'withdraw.errors.method') }),
    'rollover.open': async (site) => ({ amount: await limitText(site, 'rollover') }),
    'amount.step': (site) => ({ amount: stepText(site) }),
    'amount.too.small': async (site) => ({ amount: await limitText(site, 'small') }),
    'amount.too.large': async (site) => ({ amount: await limitText(site, 'large') }),
    'withdraw.day.amount': async (site) => ({ amount: await limitText(site, 'dayAmount') }),
    'withdraw.day.count': async (site) => ({ '': await limitText(site, 'dayCount') }),
    'balance.insufficient': async (site) => ({ amount: await limitText(site, 'balance') }),
    'reference.reused': ({ t }) => ({ '': t('wallet', 'withdraw.errors.reused') }),
    'debt.open': ({ t }) => ({ '': t('wallet', 'withdraw.errors.debt') }),
  },
  otherwise: ({ t }) => ({ '': t('wallet', 'withdraw.errors.unsure') }),
});

const orderRefusals = {
  'order.not.found': ({ t }: Site) => ({ '': t('wallet', 'withdraw.errors.gone') }),
  'order.state': ({ t }: Site) => ({ '': t('wallet', 'withdraw.errors.state') }),
};

const cancelAction = formAction('cancelWithdraw')({
  guard: requireRealAccount,
  schema: () => orderSchema,
  async submit(site) {
    const orderNo = requireOrderNo(site);
    await site.api.call('cancelWithdraw', { query: { orderNo } });
    return redirectWithToast(paths.withdraw({ order: orderNo }), { tone: 'info', key: 'wallet.withdrawCancelled' });
  },
  refusals: orderRefusals,
});

const receiptAction = formAction('confirmReceipt')({
  guard: requireRealAccount,
  schema: () => receiptSchema,
  async submit(site, { hasArrived }) {
    const orderNo = requireOrderNo(site);
    const isThere = hasArrived === 'yes';
    await site.api.call('confirmReceipt', { body: { orderNo, hasArrived: isThere } });
    const toast = isThere
      ? ({ tone: 'success', key: 'wallet.receiptConfirmed' } as const)
      : ({ tone: 'info', key: 'wallet.receiptDenied' } as const);
    return redirectWithToast(paths.withdraw({ order: orderNo }), toast);
  },
  refusals: orderRefusals,
});

const giveUpAction = formAction('forfeitBonus')({
  guard: requireRealAccount,
  schema: () => giveUpSchema,
  async submit(site, { rolloverId }) {
    await site.api.call('forfeitBonus', { body: { rolloverId: Number(rolloverId) } });
    return redirectWithToast(paths.withdraw(), { tone: 'info', key: 'wallet.bonusGivenUp' });
  },
  refusals: {
    'rollover.not.found': ({ t }) => ({ '': t('wallet', 'withdraw.errors.rolloverGone') }),
    'rollover.closed': ({ t }) => ({ '': t('wallet', 'withdraw.errors.rolloverClosed') }),
  },
});

const debtAction = formAction('payDebt')({
  guard: requireRealAccount,
  schema: () => orderSchema,
  async submit({ api }) {
    const { left } = await api.call('payDebt');
    const key = isZero(left) ? 'wallet.debtPaid' : 'wallet.debtPart';
    return redirectWithToast(paths.withdraw(), { tone: 'info', key });
  },
  refusals: {},
});

export const withdrawAction = chooseAction({
  withdraw: askAction,
  cancel: cancelAction,
  receipt: receiptAction,
  giveUp: giveUpAction,
  debt: debtAction,
});
