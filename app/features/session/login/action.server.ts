import { ApiFailure } from '~/api/failure.ts';
import { safeRedirect } from '~/config/paths.ts';
import { readRule } from '~/features/member/field-rules.server.ts';
import { confirmPhone, internationalNumber, sendCode } from '~/features/verification/codes.server.ts';
import { readProof } from '~/features/verification/human-proof.server.ts';
import { PhoneAuthFailure } from '~/features/verification/phone-auth.server.ts';
import { type Outcome, typedValues } from '~/request/form-answer.server.ts';
import type { Site } from '~/request/site.server.ts';
import { countTries, countTry, forgetTries, visitorKey } from '~/request/throttle.server.ts';
import { retryAfterMs, tooMany } from '~/request/too-many.server.ts';
import { phoneAuthCookie } from '~/session/cookie.server.ts';
import { readCaptchaId } from '~/session/cookies.server.ts';
import { parseForm } from '~/ui/schema-form.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { type Entry, enter, openSession } from '../enter.server.ts';
import type { LoginAnswer } from '../session.types.ts';
import { chooseMethod } from '../sign-in.server.ts';
import { loginSchema, smsLoginSchema } from './schema.ts';

const SECRETS = ['password', 'captcha', 'verificationCode'];

/** Signs the visitor in by name or by text message, or sends the code for it. */
export async function logIn(site: Site, form: FormData): Promise<Response | Outcome<LoginAnswer>> {
  const method = chooseMethod(site, form.get('method'));
  if (form.get('intent') === 'sendCode') {
    const { answer: code, cookies } = await sendCode(site, 'login', form);
    return { answer: { ...blank(form, method), code }, cookies };
  }
  return method === 'sms' ? logInBySms(site, form) : logInByName(site, form);
}

/** An answer without faults that keeps what was typed. */
function blank(form: FormData, method: LoginAnswer['method']): LoginAnswer {
  return {
    method,
    result: { initialValue: typedValues(form, SECRETS) },
    needsCaptcha: form.has('captcha'),
    captchaVersion: Date.now(),
    redirectTo: safeRedirect(form.get('redirectTo')),
  };
}

async function logInByName(site: Site, form: FormData): Promise<Response | Outcome<LoginAnswer>> {
  const { t, request } = site;
  const submission = parseForm(form, loginSchema(t, form.has('captcha')));
  const refuse = (error: Record<string, string[]>, rest: Partial<LoginAnswer> = {}): Outcome<LoginAnswer> => {
    const { '': formErrors, ...fieldErrors } = error;
    const result = submission.reply({ formErrors, fieldErrors, hideFields: SECRETS });
    return { answer: { ...blank(form, 'username'), ...rest, result }, cookies: [] };
  };
  if (submission.status !== 'success') return refuse({});
  const { username, password, captcha, remember } = submission.value;
  const proof = await readProof(site, 'login', form);
  if (!proof) return refuse({ '': [t('session', 'failures.slider')] });
  const keys = throttleKeys(site, username);
  // Counted before it is made, so that many at once are too many, too.
  const waitMs = await countTries([
    ['address', keys.address],
    ['account', keys.account],
  ]);
  if (waitMs !== null) return refuse({ '': [tooMany(site, waitMs)] });
  // Tries from everywhere lock nobody out: the member solves a picture, which the gateway judges.
  const isSuspicious = (await countTry('accountAnywhere', keys.accountAnywhere)) !== null;
  if (isSuspicious && !captcha) {
    return refuse({ captcha: [t('session', 'failures.captchaRequired')] }, { needsCaptcha: true });
  }
  try {
    const captchaId = readCaptchaId(request.headers.get('Cookie'));
    const session = await site.api.call('login', {
      body: { type: 'username', username, password, captcha: captcha || undefined, ...proof },
      headers: captchaId ? { Cookie: `captchaId=${captchaId}` } : {},
    });
    await Promise.all([forgetTries('account', keys.account), forgetTries('accountAnywhere', keys.accountAnywhere)]);
    return await arrive(site, form, session, { password, isRemembered: remember === 'on' });
  } catch (error) {
    const refusal = refusalOf(site, error);
    return refuse(refusal.error, { needsCaptcha: refusal.needsCaptcha, requestId: refusal.requestId });
  }
}

type Keys = Record<'account' | 'accountAnywhere' | 'address', string>;

/** One account is one key, however its name or number is written. */
function throttleKeys(site: Site, username: string): Keys {
  const name = accountName(username, site.brand.countryDialingCode);
  const address = visitorKey(site);
  return { account: `${address}|${name}`, accountAnywhere: `${site.scope}|${name}`, address };
}

function accountName(username: string, dialingCode: string): string {
  if (!/^\+?[\d\s().-]+$/.test(username)) return username.trim().toLowerCase();
  const digits = username.replace(/\D/g, '').replace(/^0+/, '');
  return digits.startsWith(dialingCode) ? digits.slice(dialingCode.length).replace(/^0+/, '') : digits;
}

async function logInBySms(site: Site, form: FormData): Promise<Response | Outcome<LoginAnswer>> {
  const { t } = site;
  const submission = parseForm(form, smsLoginSchema(t, await readRule(site, 'mobileNum')));
  const cookies: string[] = [];
  const refuse = (error: Record<string, string[]>, requestId?: string): Outcome<LoginAnswer> => {
    const { '': formErrors, ...fieldErrors } = error;
    const result = submission.reply({ formErrors, fieldErrors, hideFields: SECRETS });
    return { answer: { ...blank(form, 'sms'), result, requestId }, cookies };
  };
  if (submission.status !== 'success') return refuse({});
  const waitMs = await countTry('address', visitorKey(site));
  if (waitMs !== null) return refuse({ '': [tooMany(site, waitMs)] });
  try {
    const session = await openBySms(site, submission.value, cookies);
    return await arrive(site, form, session, {});
  } catch (error) {
    if (error instanceof PhoneAuthFailure)
      return refuse({ verificationCode: [t('verification', `phoneAuth.${error.code}`)] });
    const refusal = refusalOf(site, error);
    return refuse(refusal.error, refusal.requestId);
  }
}

interface SmsLogin {
  countryDialingCode: string;
  mobileNum?: string | undefined;
  verificationCode: string;
}

/**
 * By the third party where the brand has one and the number got its code from there; else by the gateway. A number that is proved
 * stays so for the next try: its cookie is added to `cookies`.
 */
async function openBySms(site: Site, login: SmsLogin, cookies: string[]): Promise<Value<'login'>> {
  const { mobileNum = '', ...rest } = login;
  if (!site.brand.thirdParty.phoneAuth) {
    return site.api.call('login', { body: { type: 'sms', mobileNum, ...rest } });
  }
  const number = internationalNumber({ mobileNum, ...rest });
  const { idToken, cookies: kept } = await confirmPhone(site, rest.verificationCode, number);
  cookies.push(...kept);
  return site.api.call('loginPhoneAuth', { body: { firebaseIdToken: idToken, firebaseChannel: 'sms' } });
}

/** Where a sign-in leads: on; or, over a form whose session had ended, nowhere, so that the form stays as it is. */
async function arrive(
  site: Site,
  form: FormData,
  session: Value<'login'>,
  entry: Entry,
): Promise<Response | Outcome<LoginAnswer>> {
  const wasHere = form.get('stayAs');
  if (wasHere === session.username) {
    const { cookies } = await openSession(site, session, entry);
    return { answer: { ...blank(form, 'username'), needsCaptcha: false, isBack: true }, cookies };
  }
  const response = await enter(site, session, { ...entry, redirectTo: form.get('redirectTo')?.toString() });
  response.headers.append('Set-Cookie', await phoneAuthCookie.clear());
  return response;
}

interface Refusal {
  error: Record<string, string[]>;
  needsCaptcha: boolean;
  requestId?: string;
}

/** What a refusal of the API is told to the visitor. Throws what is no refusal, and what every page deals with. */
function refusalOf(site: Site, error: unknown): Refusal {
  if (!(error instanceof ApiFailure) || error.kind === 'maintenance' || error.kind === 'region') throw error;
  const { t } = site;
  const needsCaptcha = (error.value as { captcha?: unknown } | null)?.captcha === true;
  const told = (field: string, message: string): Refusal => ({ error: { [field]: [message] }, needsCaptcha });
  switch (error.errorCode) {
    case 'login.failed':
      return told('', t('session', 'failures.wrongCredentials'));
    case 'captcha.required':
      return told('captcha', t('session', 'failures.captchaRequired'));
    case 'captcha.invalid':
      return told('captcha', t('session', 'failures.captchaWrong'));
    case 'slider.required':
    case 'slider.invalid':
      return told('', t('session', 'failures.slider'));
    case 'verification.invalid':
      return told('verificationCode', t('verification', 'errors.codeWrong'));
    case 'member.not.found':
      return told('mobileNum', t('session', 'failures.noMember'));
    case 'login.not.member':
      return told('', t('session', 'failures.notMember'));
    case 'TOO_MANY_REQUESTS':
      return told('', tooMany(site, retryAfterMs(error)));
    default:
      return { ...told('', t('session', 'failures.unavailable')), requestId: site.requestId };
  }
}
