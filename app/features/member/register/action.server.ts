import { catchFailure } from '~/api/failure.ts';
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
      const { api, url } = site;
      const { affiliateCode, mobileNum = '', countryDialingCode = '', verificationCode = '' } = values;
      if (affiliateCode) await api.call('checkAffiliate', { query: { code: affiliateCode, domain: url.host } });
      const carried = affiliateCode ? undefined : await carriedAffiliate(site, method);
      const waitMs = await countTry('registrations', visitorKey(site));
      if (waitMs !== null) return { '': tooMany(site, waitMs) };
      const isProvedByCode = site.modules.has('REGMOBVERF3') && mobileNum !== '';
      const proof = isProvedByCode ? {} : await readProof(site, 'register', form);
      if (!proof) return messageForQuickCheck(site);
      const target = { mobileNum, countryDialingCode };
      const isByPhoneAuth = isProvedByCode && site.brand.thirdParty.phoneAuth;
      const phone = isByPhoneAuth ? await confirmPhone(site, target, verificationCode, cookies) : null;
      if (phone && 'fault' in phone) return { verificationCode: phone.fault };
      const body = { ...buildBody(site, values), ...carried, ...proof, ...(phone && phoneFields(phone)) };
      const input = { body, headers: captchaHeaders(site) };
      const session = await (method === 'mobile'
        ? api.call('registerMemberMobile', input)
        : api.call('registerMember', input));
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

/** An earlier URL's code; drops an expired one. */
async function carriedAffiliate(site: Site, method: RegisterMethod) {
  const { affiliateCode: code } = readGivenCodes(site.request.headers.get('Cookie'));
  const { fields } = await readFields(site, method);
  if (!code || fields.some(({ name }) => name === 'affiliateCode')) return undefined;
  const { api, url } = site;
  return api.call('checkAffiliate', { query: { code, domain: url.host } }).then(
    () => ({ affiliateCode: code }),
    (error) => void catchFailure(error),
  );
}

type Values = Record<RegisterName, string | undefined>;

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
