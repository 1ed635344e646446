import type { ApiFailure } from '~/api/failure.ts';
import { paths } from '~/config/paths.ts';
import { memberCodeButton } from '~/features/verification/member-codes.server.ts';
import type { CodeChannel } from '~/features/verification/verification.types.ts';
import { readRule } from '~/parts/fields/field-rules.server.ts';
import { codesLockedMessage, paymentRefusals, readLockedUntil } from '~/parts/payment/refusals.server.ts';
import { formAction, type Submitted } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import { readAnswers } from '../answers/answers.server.ts';
import type { PartAnswer } from '../part/part.types.ts';
import { readProofs } from './proof.server.ts';
import { buildMobileSchema, emailSchema } from './schema.ts';

const secrets: ('password' | 'paymentPassword' | 'answer1' | 'answer2' | 'answer3')[] = [
  'password',
  'paymentPassword',
  'answer1',
  'answer2',
  'answer3',
];

const readProof = async (site: Site) => (await readProofs(site, await site.api.call('getMemberInfo'))).proof;

/** Without scripts: to the new contact, or to the bound one of the URL. */
const buildButtons = (channel: CodeChannel) => ({
  sendCode: memberCodeButton('code', () => ({ scene: 'bind', channel })),
  sendOwnerCode: memberCodeButton('ownerCode', ({ url }) => ({
    scene: 'change',
    channel: url.searchParams.get('proof') === 'sms' ? 'sms' : 'mail',
  })),
});

const refusals = {
  'verification.invalid': ({ t }: Site) => ({ verificationCode: t('verification', 'errors.codeWrong') }),
  'owner.wrong': ({ t }: Site, _: ApiFailure, { form }: Submitted) =>
    form.has('ownerCode')
      ? { ownerCode: t('verification', 'errors.codeWrong') }
      : { '': t('account', 'means.questions.wrong') },
  'owner.required': ({ t }: Site) => ({ '': t('account', 'contact.ownerMissing') }),
  'password.wrong': ({ t }: Site) => ({ password: t('account', 'contact.passwordWrong') }),
  'contact.recent': (site: Site, failure: ApiFailure) => ({
    ownerCode: codesLockedMessage(site, readLockedUntil(failure)),
  }),
  ...paymentRefusals('paymentPassword'),
};

export const bindEmailAction = formAction('bindEmail')({
  guard: requireRealAccount,
  schema: async (site) => emailSchema(site.t, { rule: await readRule(site, 'email'), proof: await readProof(site) }),
  secrets,
  extra: (): Partial<PartAnswer> => ({}),
  buttons: buildButtons('mail'),
  async submit(site, { email = '', verificationCode, ...given }) {
    const body = { email, verificationCode, ...(await buildProof(site, given)) };
    await site.api.call('bindEmail', { body });
    return redirectWithToast(paths.account(), { tone: 'success', key: 'member.emailBound' });
  },
  refusals: {
    ...refusals,
    'email.invalid': ({ t }) => ({ email: t('verification', 'email.invalid') }),
    'email.taken': ({ t }) => ({ email: t('member', 'errors.emailTaken') }),
    'contact.same': ({ t }) => ({ email: t('verification', 'errors.same') }),
  },
});

export const bindMobileAction = formAction('bindMobile')({
  guard: requireRealAccount,
  schema: async (site) =>
    buildMobileSchema(site.t, { rule: await readRule(site, 'mobileNum'), proof: await readProof(site) }),
  secrets,
  extra: (): Partial<PartAnswer> => ({}),
  buttons: buildButtons('sms'),
  async submit(site, { mobileNum = '', countryDialingCode, verificationCode, ...given }) {
    const body = { mobileNum, countryDialingCode, verificationCode, ...(await buildProof(site, given)) };
    await site.api.call('bindMobile', { body });
    return redirectWithToast(paths.account(), { tone: 'success', key: 'member.mobileBound' });
  },
  refusals: {
    ...refusals,
    'mobile.invalid': ({ t }) => ({ mobileNum: t('verification', 'mobile.invalid') }),
    'mobile.taken': ({ t }) => ({ mobileNum: t('member', 'errors.mobileTaken') }),
    'contact.same': ({ t }) => ({ mobileNum: t('verification', 'errors.same') }),
  },
});

type Given = Partial<Record<'password' | 'paymentPassword' | 'ownerCode' | `answer${1 | 2 | 3}`, string>>;

/** Omits empty proofs. */
async function buildProof(site: Site, { password, paymentPassword, ownerCode, answer1, answer2, answer3 }: Given) {
  return {
    ...(password && { password }),
    ...(paymentPassword && { paymentPassword }),
    ...(ownerCode && { ownerCode }),
    ...(answer1 && { answers: await readAnswers(site, [answer1, answer2, answer3]) }),
  };
}
