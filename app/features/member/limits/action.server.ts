import { redirect } from '@remix-run/node';
import { paths } from '~/config/paths.ts';
import { paymentRefusals } from '~/parts/payment/refusals.server.ts';
import { chooseAction, formAction } from '~/request/form-action.server.ts';
import { requireModule, requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import { clearSession, writeSession } from '~/session/cookie.server.ts';
import { setCookies } from '~/session/cookies.server.ts';
import {
  exclusionSchema,
  KINDS,
  limitsSchema,
  PERIODS,
  raiseSchema,
  realitySchema,
  refundSchema,
  timeOutSchema,
} from './schema.ts';

function guard(site: Site): void {
  requireModule(site, 'RESPONSIBLE3');
  requireRealAccount(site);
}

const kindIn = (form: FormData) => KINDS.find((kind) => kind === form.get('kind')) ?? 'DEPOSIT';

/** An unchanged field does not withdraw a pending raise. */
const setAction = formAction('setLimits')({
  guard,
  schema: ({ t, format }, form) => limitsSchema(t, format.decimalSign, kindIn(form)),
  async submit(site, values) {
    const { limits } = await site.api.call('getLimits');
    const changes = PERIODS.flatMap((period) => {
      const wanted = values[period] || null;
      const now = limits.find((limit) => limit.kind === values.kind && limit.period === period);
      const before = now?.minutes ?? (now?.amount ? Number(now.amount) : null);
      if ((wanted === null ? null : Number(wanted)) === before) return [];
      const limit = values.kind === 'TIME' ? { minutes: wanted === null ? null : Number(wanted) } : { amount: wanted };
      return [{ kind: values.kind, period, ...limit } as const];
    });
    if (changes.length > 0) await site.api.call('setLimits', { body: { limits: changes } });
    return redirectWithToast(paths.limits(), { tone: 'success', key: 'member.limitsSaved' });
  },
  refusals: { 'limit.unit': null },
});

const raiseAction = formAction(
  'confirmLimit',
  'setLimits',
)({
  guard,
  schema: () => raiseSchema,
  async submit(site, { kind, period, answer }) {
    if (answer === 'confirm') {
      await site.api.call('confirmLimit', { body: { kind, period } });
      return redirectWithToast(paths.limits(), { tone: 'success', key: 'member.limitRaised' });
    }
    const { limits } = await site.api.call('getLimits');
    const limit = limits.find((each) => each.kind === kind && each.period === period);
    if (limit?.raise) {
      const { amount, minutes } = limit;
      await site.api.call('setLimits', { body: { limits: [{ kind, period, amount, minutes }] } });
    }
    return redirectWithToast(paths.limits(), { tone: 'info', key: 'member.limitKept' });
  },
  refusals: {
    'limit.too.soon': ({ t }) => ({ '': t('account', 'limits.errors.tooSoon') }),
    'limit.not.raised': ({ t }) => ({ '': t('account', 'limits.errors.gone') }),
    'limit.unit': null,
  },
});

const realityAction = formAction('setPreferences')({
  guard,
  schema: ({ t }) => realitySchema(t),
  async submit({ api }, { minutes }) {
    await api.call('setPreferences', { body: { realityMinutes: minutes ? Number(minutes) : null } });
    return redirectWithToast(paths.limits(), { tone: 'success', key: 'member.realityCheckSaved' });
  },
  refusals: {},
});

const timeOutAction = formAction('startTimeOut')({
  guard,
  schema: () => timeOutSchema,
  async submit({ api, member, isSecure }, { days }) {
    await api.call('startTimeOut', { body: { days: Number(days) } });
    const cookie = member && (await writeSession({ ...member, isOnBreak: true }, isSecure));
    return redirect(paths.limits(), { headers: setCookies(cookie ? [cookie] : []) });
  },
  refusals: {},
});

/** Ends every session, also this one. */
const exclusionAction = formAction('excludeSelf')({
  guard,
  schema: async (site) => exclusionSchema(site.t, (await site.api.call('getMemberInfo')).hasPassword),
  secrets: ['password'],
  async submit({ api }, { months, password }) {
    await api.call('excludeSelf', { body: { months: Number(months), ...(password && { password }) } });
    return redirectWithToast(paths.home(), { tone: 'info', key: 'member.excluded' }, [await clearSession()]);
  },
  refusals: { 'password.wrong': ({ t }) => ({ password: t('account', 'limits.errors.password') }) },
});

/** Held until the office decides; the order's page shows it. */
const refundAction = formAction('refundDeposits')({
  guard,
  schema: ({ t }) => refundSchema(t),
  secrets: ['paymentPassword'],
  async submit({ api }, { paymentPassword }, { idempotencyKey }) {
    const { orderNo } = await api.call('refundDeposits', { body: { paymentPassword, reference: idempotencyKey } });
    return redirectWithToast(paths.withdraw({ order: orderNo }), { tone: 'success', key: 'wallet.refundAsked' });
  },
  refusals: {
    ...paymentRefusals('paymentPassword'),
    'refund.none': ({ t }) => ({ '': t('account', 'limits.refund.none') }),
    'reference.reused': ({ t }) => ({ '': t('wallet', 'withdraw.errors.reused') }),
    'debt.open': ({ t }) => ({ '': t('wallet', 'withdraw.errors.debt') }),
  },
  otherwise: ({ t }) => ({ '': t('wallet', 'withdraw.errors.unsure') }),
});

export const limitsAction = chooseAction({
  limits: setAction,
  raise: raiseAction,
  reality: realityAction,
  timeOut: timeOutAction,
  exclude: exclusionAction,
  refund: refundAction,
});
