import { paths } from '~/config/paths.ts';
import { memberCodeButton } from '~/features/verification/member-codes.server.ts';
import { readFieldErrors, readRule } from '~/parts/fields/field-rules.server.ts';
import { codesLockedMessage, paymentRefusals, readLockedUntil } from '~/parts/payment/refusals.server.ts';
import { chooseAction, formAction } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { FieldName } from '~/ui/schema-form.ts';
import { readAnswers } from '../answers/answers.server.ts';
import type { PartAnswer } from '../part/part.types.ts';
import { PAYMENT_WAYS, type PaymentWay } from './payment.types.ts';
import { paymentSchema } from './schema.ts';

const secrets: Exclude<FieldName<ReturnType<typeof paymentSchema>>, 'verificationCode'>[] = [
  'password',
  'oldPaymentPassword',
  'answer1',
  'answer2',
  'answer3',
  'paymentPassword',
  'confirmPaymentPassword',
];
const saved = () => redirectWithToast(paths.account(), { tone: 'success', key: 'member.paymentPasswordSet' });

async function buildSchema(site: Site, way: PaymentWay) {
  const [rule, { hasPassword }] = await Promise.all([
    readRule(site, 'paymentPassword'),
    site.api.call('getMemberInfo'),
  ]);
  return paymentSchema(site.t, { way, rule, needsPassword: hasPassword });
}

const setAction = formAction('setPaymentPassword')({
  guard: requireRealAccount,
  schema: (site) => buildSchema(site, 'set'),
  secrets,
  async submit(site, { password, paymentPassword = '' }) {
    await site.api.call('setPaymentPassword', { body: { ...(password && { password }), paymentPassword } });
    return saved();
  },
  refusals: {
    'field.invalid': (site, failure) => readFieldErrors(site, failure),
    'password.wrong': ({ t }) => ({ password: t('account', 'contact.passwordWrong') }),
    'payment.password.already.set': ({ t }) => ({ '': t('account', 'means.payment.alreadySet') }),
  },
});

const changeAction = formAction('changePaymentPassword')({
  guard: requireRealAccount,
  schema: (site) => buildSchema(site, 'change'),
  secrets,
  async submit(site, { oldPaymentPassword = '', paymentPassword = '' }) {
    await site.api.call('changePaymentPassword', { body: { oldPaymentPassword, paymentPassword } });
    return saved();
  },
  refusals: {
    ...paymentRefusals('oldPaymentPassword'),
    'field.invalid': (site, failure) => readFieldErrors(site, failure),
    'payment.password.same': ({ t }) => ({ paymentPassword: t('account', 'means.payment.same') }),
  },
});

const resetAction = formAction('resetPaymentPassword')({
  guard: requireRealAccount,
  schema: (site) => buildSchema(site, 'reset'),
  secrets,
  extra: (): Partial<PartAnswer> => ({}),
  buttons: {
    sendCode: memberCodeButton('code', ({ url }) => ({
      scene: 'paymentPassword',
      channel: url.searchParams.get('proof') === 'sms' ? 'sms' : 'mail',
    })),
  },
  async submit(site, { verificationCode = '', paymentPassword = '' }) {
    await site.api.call('resetPaymentPassword', { body: { verificationCode, paymentPassword } });
    return saved();
  },
  refusals: {
    'field.invalid': (site, failure) => readFieldErrors(site, failure),
    'verification.invalid': ({ t }) => ({ verificationCode: t('verification', 'errors.codeWrong') }),
    'contact.recent': (site, failure) => ({ '': codesLockedMessage(site, readLockedUntil(failure)) }),
    'payment.password.missing': ({ t }) => ({ '': t('account', 'means.payment.none') }),
  },
});

const answerAction = formAction('resetPaymentPassword')({
  guard: requireRealAccount,
  schema: (site) => buildSchema(site, 'answer'),
  secrets,
  async submit(site, { answer1 = '', answer2 = '', answer3 = '', paymentPassword = '' }) {
    const answers = await readAnswers(site, [answer1, answer2, answer3]);
    await site.api.call('resetPaymentPassword', { body: { answers, paymentPassword } });
    return saved();
  },
  refusals: {
    'field.invalid': (site, failure) => readFieldErrors(site, failure),
    'verification.invalid': ({ t }) => ({ '': t('account', 'means.questions.wrong') }),
    'contact.recent': null,
    'payment.password.missing': ({ t }) => ({ '': t('account', 'means.payment.none') }),
  },
});

/** Dispatches by the field `way`. */
export const paymentAction = chooseAction(
  { set: setAction, change: changeAction, reset: resetAction, answer: answerAction },
  (_site, form): PaymentWay => PAYMENT_WAYS.find((way) => way === form.get('way')) ?? 'set',
);
