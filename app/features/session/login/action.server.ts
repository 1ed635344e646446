import { data } from '@remix-run/node';
import { safeRedirect } from '~/config/paths.ts';
import { codeButton, confirmPhone } from '~/features/verification/codes.server.ts';
import { readProof } from '~/features/verification/human-proof.server.ts';
import { readRule } from '~/parts/fields/field-rules.server.ts';
import { chooseAction, formAction } from '~/request/form-action.server.ts';
import type { Site } from '~/request/site.server.ts';
import { countTries, countTry, forgetTries, visitorKey } from '~/request/throttle.server.ts';
import { type ArrivedForm, throttleForm } from '~/request/throttled.server.ts';
import { fullName, phoneAuthCookie } from '~/session/cookie.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { cleanLine } from '../../../../openapi/rules/cleaning.ts';
import { type Entry, enter, openSession } from '../enter.server.ts';
import { captchaHeaders } from '../session.server.ts';
import type { LoginExtra } from '../session.types.ts';
import { chooseMethod } from '../sign-in.server.ts';
import { loginSchema, smsLoginSchema } from './schema.ts';

const messageForQuickCheck = ({ t }: Site) => ({ '': t('session', 'failures.slider') });
const messageForNotMember = ({ t }: Site) => ({ '': t('session', 'failures.notMember') });
const messageForNotAgent = ({ t }: Site) => ({ subAccount: t('session', 'failures.notAgent') });
const messageForWrongLogin = ({ t }: Site) => ({ '': t('session', 'failures.wrongCredentials') });
const otherwise = ({ t }: Site) => ({ '': t('session', 'failures.unavailable') });

const byName = formAction('login')({
  guard: null,
  secrets: ['password', 'captcha'],
  schema: ({ t }, form) => loginSchema(t, form.has('captcha')),
  extra: ({ result }, { form }, failure): LoginExtra => ({
    method: 'username',
    needsCaptcha: failure ? asksForCaptcha(failure.value) : form.has('captcha') || result.error?.captcha !== undefined,
    captchaVersion: Date.now(),
    redirectTo: safeRedirect(form.get('redirectTo')),
  }),
  async submit(site, { username, subAccount, password, captcha, remember }, { form, cookies }) {
    const proof = await readProof(site, 'login', form);
    if (!proof) return messageForQuickCheck(site);
    const keys = throttleKeys(site, username, subAccount);
    // Many failures from anywhere lock nobody out: the gateway checks a captcha.
    const isSuspicious = (await countTry('accountAnywhere', keys.accountAnywhere)) !== null;
    if (isSuspicious && !captcha) return { captcha: site.t('session', 'failures.captchaRequired') };
    const session = await site.api.call('login', {
      body: {
        type: 'username',
        username,
        ...(subAccount && { subAccount }),
        password,
        captcha: captcha || undefined,
        ...proof,
      },
      headers: captchaHeaders(site),
    });
    await Promise.all([forgetTries('account', keys.account), forgetTries('accountAnywhere', keys.accountAnywhere)]);
    const entry = { password, isRemembered: remember === 'on' };
    if (form.get('stayAs') !== fullName(session)) return enterFrom(form, site, session, entry);
    // A form with an ended session keeps its values.
    cookies.push(...(await openSession(site, session, entry)).cookies);
    return data({ needsCaptcha: false, isBack: true });
  },
  refusals: {
    'login.failed': messageForWrongLogin,
    'login.not.member': messageForNotMember,
    'login.not.agent': messageForNotAgent,
    'captcha.required': ({ t }) => ({ captcha: t('session', 'failures.captchaRequired') }),
    'captcha.invalid': ({ t }) => ({ captcha: t('session', 'failures.captchaWrong') }),
    'slider.required': messageForQuickCheck,
    'slider.invalid': messageForQuickCheck,
    'verification.invalid': null,
  },
  otherwise,
});

const bySms = formAction(
  'login',
  'loginPhoneAuth',
)({
  guard: null,
  secrets: ['verificationCode'],
  schema: async (site) => smsLoginSchema(site.t, await readRule(site, 'mobileNum')),
  extra: (_answer, { form }): LoginExtra => ({ method: 'sms', redirectTo: safeRedirect(form.get('redirectTo')) }),
  buttons: { sendCode: codeButton('login') },
  async submit(site, { mobileNum = '', ...rest }, { form, cookies }) {
    if (!site.brand.thirdParty.phoneAuth) {
      const session = await site.api.call('login', { body: { type: 'sms', mobileNum, ...rest } });
      return enterFrom(form, site, session);
    }
    const phone = await confirmPhone(site, { mobileNum, ...rest }, rest.verificationCode, cookies);
    if ('fault' in phone) return { verificationCode: phone.fault };
    const body = { firebaseIdToken: phone.idToken, firebaseChannel: 'sms' } as const;
    return enterFrom(form, site, await site.api.call('loginPhoneAuth', { body }));
  },
  refusals: {
    'login.failed': messageForWrongLogin,
    'login.not.member': messageForNotMember,
    'login.not.agent': null,
    'member.not.found': ({ t }) => ({ mobileNum: t('session', 'failures.noMember') }),
    'verification.invalid': ({ t }) => ({ verificationCode: t('verification', 'errors.codeWrong') }),
    'token.invalid': null,
    'captcha.required': null,
    'captcha.invalid': null,
    'slider.required': messageForQuickCheck,
    'slider.invalid': messageForQuickCheck,
  },
  otherwise,
});

/** Call before the attempt, so concurrent ones count. Attempts without name or password do not count for an account. */
function countSignIn({ form, brand, ...visitor }: ArrivedForm): Promise<number | null> {
  const username = String(form.get('username') ?? '');
  const keys = throttleKeys({ ...visitor, brand }, username, String(form.get('subAccount') ?? ''));
  const isToAccount = cleanLine(username) !== '' && Boolean(form.get('password'));
  return countTries([['address', keys.address], ...(isToAccount ? ([['account', keys.account]] as const) : [])]);
}

export const loginAction = throttleForm(
  {
    count: countSignIn,
    keeps: ['username', 'subAccount', 'remember', 'countryDialingCode', 'mobileNum'],
    extra: (form): LoginExtra => ({
      method: form.get('method') === 'sms' ? 'sms' : 'username',
      needsCaptcha: form.has('captcha'),
      captchaVersion: Date.now(),
      redirectTo: safeRedirect(form.get('redirectTo')),
    }),
  },
  chooseAction({ username: byName, sms: bySms }, (site, form) => chooseMethod(site, form.get('method'))),
);

const asksForCaptcha = (value: unknown) => (value as { captcha?: unknown } | null)?.captcha === true;

/** Clears a verified number. */
const enterFrom = async (form: FormData, site: Site, session: Value<'login'>, entry: Entry = {}) =>
  enter(site, session, { ...entry, redirectTo: form.get('redirectTo'), cookies: [await phoneAuthCookie.clear()] });

/** Each account has one key. */
function throttleKeys({ brand, ...visitor }: Omit<ArrivedForm, 'form'>, username: string, subAccount = '') {
  const name = fullName({
    username: accountName(username, brand?.countryDialingCode),
    subAccount: cleanLine(subAccount).toLowerCase(),
  });
  const address = visitorKey(visitor);
  return { account: `${address}|${name}`, accountAnywhere: `${visitor.scope}|${name}`, address };
}

/** Unknown until the process has read the brand. */
function accountName(typed: string, dialingCode = ''): string {
  const username = cleanLine(typed);
  if (!/^\+?[\d\s().-]+$/.test(username)) return username.toLowerCase();
  const digits = username.replace(/\D/g, '').replace(/^0+/, '');
  return digits.startsWith(dialingCode) ? digits.slice(dialingCode.length).replace(/^0+/, '') : digits;
}
