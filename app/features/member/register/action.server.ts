import { type ApiFailure, catchFailure } from '~/api/failure.ts';
import { GIVEN_CODES, type GivenCode } from '~/config/given-codes.ts';
import { enter } from '~/features/session/enter.server.ts';
import { captchaHeaders } from '~/features/session/session.server.ts';
import { codeButton, confirmPhone } from '~/features/verification/codes.server.ts';
import { readProof } from '~/features/verification/human-proof.server.ts';
import type { CodeAnswer } from '~/features/verification/verification.types.ts';
import { readFieldErrors } from '~/parts/fields/field-rules.server.ts';
import { chooseAction, formAction } from '~/request/form-action.server.ts';
import type { Site } from '~/request/site.server.ts';
import { countTry, visitorKey } from '~/request/throttle.server.ts';
import { tooMany } from '~/request/too-many.server.ts';
import { readGivenCodes, writeGivenCode } from '~/session/cookies.server.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import type { Body } from '../../../../openapi/generated/gaming-operations.ts';
import { chooseMethod, type RegisterMethod, readFields } from './panel.server.ts';
import { type RegisterName, registerSchema, SECRET_FIELDS } from './schema.ts';

interface RegisterExtra {
  method: RegisterMethod;
  /** Their fields are shown. */
  shownCodes: GivenCode[];
  /** Each failure fetches a new picture. */
  captchaVersion: number;
  /** Specification, section 8. */
  warning?: string | undefined;
  code?: CodeAnswer;
}
export type RegisterAnswer = FormAnswer & RegisterExtra;

const messageForQuickCheck = ({ t }: Site) => ({ '': t('verification', 'errors.slider') });

const registerBy = (method: RegisterMethod) =>
  formAction(
    'registerMember',
    'registerMemberMobile',
    'checkAffiliate',
  )({
    guard: null,
    secrets: [...SECRET_FIELDS, 'captcha', 'verificationCode'],
    schema: async (site) => registerSchema(await readFields(site, method), site.t),
    extra: ({ result: { error } }, { form }, failure): RegisterExtra => ({
      method,
      shownCodes: GIVEN_CODES.filter((name) => form.get('shownCodes')?.toString().includes(name) || error?.[name]),
      captchaVersion: Date.now(),
      warning: failure?.operationId === 'checkAffiliate' ? error?.affiliateCode?.[0] : undefined,
    }),
    buttons: { sendCode: codeButton('register') },
    async submit(site, values, { form, cookies }) {
      const { api } = site;
      const { mobileNum = '', countryDialingCode = '', verificationCode = '' } = values;
      const { refusal, ...codes } = await resolveCodes(site, method, values, form);
      const waitMs = await countTry('registrations', visitorKey(site));
      if (waitMs !== null) return { '': tooMany(site, waitMs) };
      const isProvedByCode = site.modules.has('REGMOBVERF3') && mobileNum !== '';
      const proof = isProvedByCode ? {} : await readProof(site, 'register', form);
      if (!proof) return messageForQuickCheck(site);
      const target = { mobileNum, countryDialingCode };
      const isByPhoneAuth = isProvedByCode && site.brand.thirdParty.phoneAuth;
      const phone = isByPhoneAuth ? await confirmPhone(site, target, verificationCode, cookies) : null;
      if (phone && 'fault' in phone) return { verificationCode: phone.fault };
      const enrol = (codes: Codes) => {
        const body = { ...buildBody(site, { ...values, ...codes }), ...proof, ...(phone && phoneFields(phone)) };
        const input = { body, headers: captchaHeaders(site) };
        return method === 'mobile' ? api.call('registerMemberMobile', input) : api.call('registerMember', input);
      };
      const session = await enrol(codes).catch((error) => {
        if (!namesReferral(catchFailure(error))) throw error;
        if (refusal) throw refusal;
        // A code without a field cannot be corrected.
        if (codes.referralCode === values.referralCode) throw error;
        return enrol({ ...codes, referralCode: undefined });
      });
      const spent = GIVEN_CODES.map((name) => writeGivenCode(name, ''));
      return enter(site, session, { toast: 'member.registered', redirectTo: form.get('redirectTo'), cookies: spent });
    },
    refusals: {
      'field.invalid': (site, failure) => readFieldErrors(site, failure),
      'username.taken': ({ t }) => ({ username: t('member', 'errors.usernameTaken') }),
      'mobile.taken': ({ t }) => ({ mobileNum: t('member', 'errors.mobileTaken') }),
      'email.taken': ({ t }) => ({ email: t('member', 'errors.emailTaken') }),
      'captcha.invalid': ({ t }) => ({ captcha: t('member', 'errors.captcha') }),
      'verification.invalid': ({ t }) => ({ verificationCode: t('verification', 'errors.codeWrong') }),
      'affiliate.invalid': ({ t }, { operationId }) => ({
        affiliateCode: t('member', operationId === 'checkAffiliate' ? 'register.affiliateWarning' : 'errors.affiliate'),
      }),
      'domain.invalid': ({ t }) => ({ affiliateCode: t('member', 'errors.invalidUrl') }),
      'slider.required': messageForQuickCheck,
      'slider.invalid': messageForQuickCheck,
    },
  });

export const registerAction = chooseAction(
  {
    mobile: registerBy('mobile'),
    username: registerBy('username'),
  },
  (site, form) => chooseMethod(site, form.get('registerBy')) ?? 'username',
);

type Values = Record<RegisterName, string | undefined>;

interface Codes extends Partial<Record<GivenCode, string | undefined>> {
  /** For a typed code that is no agent's: tells a registration that knows no such member either. */
  refusal?: ApiFailure;
}

/** Checks an agent's code first (specification, section 4). Adds an earlier URL's codes that have no field. */
async function resolveCodes(site: Site, method: RegisterMethod, values: Values, form: FormData): Promise<Codes> {
  const { fields, isEitherCode } = await readFields(site, method);
  const { affiliateCode, referralCode } = values;
  const carried = readGivenCodes(site.request.headers.get('Cookie'));
  for (const { name } of fields) delete carried[name as GivenCode];
  const codes: Codes = { ...carried, ...(affiliateCode && { affiliateCode }), ...(referralCode && { referralCode }) };
  if (!codes.affiliateCode) return codes;
  try {
    await site.api.call('checkAffiliate', { query: { code: codes.affiliateCode, domain: site.url.host } });
    return codes;
  } catch (error) {
    const failure = catchFailure(error);
    if (!affiliateCode) return { ...codes, affiliateCode: undefined };
    const isTyped = isEitherCode && !referralCode && form.get('shownCodes') === 'affiliateCode';
    if (!isTyped || failure.errorCode !== 'affiliate.invalid') throw failure;
    return { affiliateCode: undefined, referralCode: affiliateCode, refusal: failure };
  }
}

const namesReferral = ({ errorCode, value }: ApiFailure) =>
  errorCode === 'field.invalid' &&
  (value as { fields?: { field: string }[] } | null)?.fields?.some(({ field }) => field === 'referralCode');

const phoneFields = ({ idToken }: { idToken: string }) =>
  ({ login: true, firebaseChannel: 'sms', firebaseIdToken: idToken, verificationCode: undefined }) as const;

function buildBody({ url, brand }: Site, { terms, ...fields }: Values): Body<'registerMember'> {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
  return {
    ...(filled.mobileNum && { countryDialingCode: brand.countryDialingCode }),
    ...filled,
    domain: url.host,
    registerUrl: `${url.origin}${url.pathname}`,
    registerMethod: 'WEB',
  };
}
