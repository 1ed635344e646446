import { ApiFailure } from '~/api/failure.ts';
import { safeRedirect } from '~/config/paths.ts';
import { enter } from '~/features/session/enter.server.ts';
import { listCountries, readSignIn } from '~/features/session/sign-in.server.ts';
import { confirmPhone, internationalNumber, sendCode } from '~/features/verification/codes.server.ts';
import { readProof } from '~/features/verification/human-proof.server.ts';
import { PhoneAuthFailure } from '~/features/verification/phone-auth.server.ts';
import { type Outcome, typedValues } from '~/request/form-answer.server.ts';
import type { Site } from '~/request/site.server.ts';
import { countTry, visitorKey } from '~/request/throttle.server.ts';
import { tooMany } from '~/request/too-many.server.ts';
import { readCaptchaId } from '~/session/cookies.server.ts';
import { parseForm } from '~/ui/schema-form.ts';
import type { Body, Value } from '../../../../openapi/generated/gaming-operations.ts';
import { asLists, fieldErrorsOf, listRules } from '../field-rules.server.ts';
import type { RegisterAnswer, RegisterMethod, RegisterView } from './register.types.ts';
import { GIVEN_CODES, type GivenCode, type RegisterFields, registerSchema, SECRET_FIELDS } from './schema.ts';

/** The fields in the order of the form; the mobile number and its code stand after the first. */
const FIELD_ORDER = [
  ...['username', 'password', 'confirmPassword', 'email', 'payeeName', 'paymentPassword', 'qqNum', 'line', 'whatsapp'],
  ...['facebook', 'wechat', 'idNumber', 'recommenderId', 'affiliateCode', 'referralCode', 'captcha'],
];
const HIDDEN = [...SECRET_FIELDS, 'captcha', 'verificationCode'];

/** The registration's form for an address; null where the brand has none. */
export async function readRegister(site: Site): Promise<RegisterView | null> {
  const methods = methodsOf(site);
  const { searchParams } = site.url;
  const method = chooseMethod(methods, searchParams.get('method'));
  if (!method) return null;
  const [fields, countries, signIn] = await Promise.all([
    readFields(site, method),
    listCountries(site),
    readSignIn(site),
  ]);
  const codeOf = (name: GivenCode) => (searchParams.get(name) ?? '').trim().slice(0, 40);
  const given = { affiliateCode: codeOf('affiliateCode'), referralCode: codeOf('referralCode') };
  const { shape } = registerSchema(fields, site.t).def;
  return {
    ...fields,
    methods,
    method,
    countries: fields.mobile ? countries : [],
    signIn,
    given,
    shownCodes: GIVEN_CODES.filter((name) => !given[name] || !shape[name]?.safeParse(given[name]).success),
    redirectTo: safeRedirect(searchParams.get('redirectTo')),
  };
}

/** By mobile number first, where the brand has it (specification, section 4). */
function methodsOf({ modules }: Site): RegisterMethod[] {
  if (!modules.has('DIRECTREG3')) return [];
  const byMobile: RegisterMethod[] = modules.has('MOBILENUMREG3') ? ['mobile'] : [];
  return modules.has('USERNAMEREG3') ? [...byMobile, 'username'] : byMobile;
}

const chooseMethod = (methods: RegisterMethod[], wanted: unknown): RegisterMethod | undefined =>
  methods.find((method) => method === wanted) ?? methods[0];

/** What one of the two ways asks for, by the brand's rules and modules. */
async function readFields(site: Site, method: RegisterMethod): Promise<RegisterFields> {
  const rules = await listRules(site);
  const { modules } = site;
  const isByMobile = method === 'mobile';
  const hasPassword = !isByMobile || modules.has('MOBILENUMPASSREG3');
  const isAsked = (name: string) => {
    if (name === 'username') return !isByMobile;
    if (name === 'password' || name === 'confirmPassword') return hasPassword;
    return true;
  };
  const fields = FIELD_ORDER.flatMap((name) => {
    const rule = rules[name];
    return rule?.enabled && isAsked(name) ? [{ name, rule }] : [];
  });
  const rule = rules.mobileNum;
  const mobile = rule && (isByMobile || rule.enabled) ? { rule, isRequired: isByMobile || rule.required } : null;
  return { fields, mobile, needsCode: mobile !== null && modules.has('REGMOBVERF3') };
}

type Errors = Record<string, string[]>;

/** Makes a member of the visitor and signs them in, or sends the code for it. */
export async function register(site: Site, form: FormData): Promise<Response | Outcome<RegisterAnswer>> {
  const method = chooseMethod(methodsOf(site), form.get('registerBy')) ?? 'username';
  const shownCodes = GIVEN_CODES.filter((name) => form.getAll('shownCode').includes(name));
  const blank = { method, captchaVersion: Date.now(), shownCodes };
  if (form.get('intent') === 'sendCode') {
    const { answer: code, cookies } = await sendCode(site, 'register', form);
    const initialValue = typedValues(form, HIDDEN);
    return { answer: { ...blank, result: { initialValue }, code }, cookies };
  }
  const asked = await readFields(site, method);
  const submission = parseForm(form, registerSchema(asked, site.t));
  let cookies: string[] = [];
  const refuse = (error: Errors, rest: Partial<RegisterAnswer> = {}): Outcome<RegisterAnswer> => {
    const { '': formErrors, ...fieldErrors } = error;
    const result = submission.reply({ formErrors, fieldErrors, hideFields: HIDDEN });
    const ofThese = { shownCodes: GIVEN_CODES.filter((name) => shownCodes.includes(name) || result.error?.[name]) };
    return { answer: { ...blank, ...ofThese, ...rest, result }, cookies };
  };
  if (submission.status !== 'success') return refuse({});
  const value = submission.value as Partial<Record<string, string>>;
  try {
    const warning = value.affiliateCode ? await affiliateWarning(site, value.affiliateCode) : null;
    if (warning) return refuse({ affiliateCode: [warning] }, { warning });
    const waitMs = await countTry('registrations', visitorKey(site));
    if (waitMs !== null) return refuse({ '': [tooMany(site, waitMs)] });
    const isProvedByCode = asked.needsCode && Boolean(value.mobileNum);
    const proof = isProvedByCode ? {} : await readProof(site, 'register', form);
    if (!proof) return refuse({ '': [site.t('verification', 'errors.slider')] });
    const phone = isProvedByCode ? await phoneTokenOf(site, value) : null;
    cookies = phone?.cookies ?? [];
    const session = await callRegister(site, method, { ...bodyOf(site, value), ...proof, ...phone?.fields });
    return await enter(site, session, { toast: 'registered', redirectTo: form.get('redirectTo')?.toString() });
  } catch (error) {
    if (error instanceof PhoneAuthFailure) {
      return refuse({ verificationCode: [site.t('verification', `phoneAuth.${error.code}`)] });
    }
    const refusal = refusalOf(site, error);
    return refuse(refusal.error, { requestId: refusal.requestId });
  }
}

/** What is wrong with an invitation code, for the warning dialog; null for a good one. */
async function affiliateWarning({ api, t, url }: Site, code: string): Promise<string | null> {
  try {
    await api.call('checkAffiliate', { query: { code, domain: url.host } });
    return null;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.kind !== 'refused') throw error;
    return t('member', error.errorCode === 'domain.invalid' ? 'errors.invalidUrl' : 'register.affiliateWarning');
  }
}

type RegisterBody = Body<'registerMember'>;

function bodyOf({ url, brand }: Site, { terms, ...fields }: Partial<Record<string, string>>): RegisterBody {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
  const dialing = filled.mobileNum ? (filled.countryDialingCode ?? brand.countryDialingCode) : undefined;
  return {
    ...filled,
    ...(dialing && { countryDialingCode: dialing }),
    domain: url.host,
    registerUrl: `${url.origin}${url.pathname}`,
    registerMethod: 'WEB',
  };
}

/** Where the third party proves numbers: its token, kept until the registration has succeeded, since a code is good for one. */
async function phoneTokenOf(
  site: Site,
  { verificationCode = '', mobileNum = '', countryDialingCode = '' }: Partial<Record<string, string>>,
) {
  if (!site.brand.thirdParty.phoneAuth) return null;
  const expected = internationalNumber({ mobileNum, countryDialingCode });
  const { idToken, cookies } = await confirmPhone(site, verificationCode, expected);
  const fields = {
    login: true,
    firebaseChannel: 'sms',
    firebaseIdToken: idToken,
    verificationCode: undefined,
  } as const;
  return { fields, cookies };
}

function callRegister(site: Site, method: RegisterMethod, body: RegisterBody): Promise<Value<'registerMember'>> {
  const captchaId = readCaptchaId(site.request.headers.get('Cookie'));
  const headers: Record<string, string> = captchaId ? { Cookie: `captchaId=${captchaId}` } : {};
  const input = { body, headers };
  return method === 'mobile' ? site.api.call('registerMemberMobile', input) : site.api.call('registerMember', input);
}

/** What a refusal of the API is told to the visitor. Throws what is no refusal, and what every page deals with. */
function refusalOf(site: Site, error: unknown): { error: Errors; requestId?: string } {
  if (!(error instanceof ApiFailure) || error.kind === 'maintenance' || error.kind === 'region') throw error;
  const { t } = site;
  switch (error.errorCode) {
    case 'field.invalid':
      return { error: asLists(fieldErrorsOf(site, error)) };
    case 'username.taken':
      return { error: { username: [t('member', 'errors.usernameTaken')] } };
    case 'mobile.taken':
      return { error: { mobileNum: [t('member', 'errors.mobileTaken')] } };
    case 'email.taken':
      return { error: { email: [t('member', 'errors.emailTaken')] } };
    case 'captcha.invalid':
      return { error: { captcha: [t('member', 'errors.captcha')] } };
    case 'verification.invalid':
      return { error: { verificationCode: [t('verification', 'errors.codeWrong')] } };
    case 'affiliate.invalid':
      return { error: { affiliateCode: [t('member', 'errors.affiliate')] } };
    case 'slider.required':
    case 'slider.invalid':
      return { error: { '': [t('verification', 'errors.slider')] } };
    default:
      return { error: { '': [t('common', 'errors.network')] }, requestId: site.requestId };
  }
}
