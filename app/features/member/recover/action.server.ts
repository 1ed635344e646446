import { redirect } from '@remix-run/node';
import { ApiFailure } from '~/api/failure.ts';
import { paths, safeRedirect } from '~/config/paths.ts';
import { enter } from '~/features/session/enter.server.ts';
import { listCountries, readSignIn } from '~/features/session/sign-in.server.ts';
import { internationalNumber, sendCode } from '~/features/verification/codes.server.ts';
import { type Outcome, typedValues } from '~/request/form-answer.server.ts';
import type { Site } from '~/request/site.server.ts';
import { countTries, type LimitName, visitorKey } from '~/request/throttle.server.ts';
import { retryAfterMs, tooMany } from '~/request/too-many.server.ts';
import { setCookies, type ToastKey, writeToast } from '~/session/cookies.server.ts';
import { parseForm } from '~/ui/schema-form.ts';
import { asLists, fieldErrorsOf, readRule } from '../field-rules.server.ts';
import type { ContactView, RecoverAnswer, RecoverMethod, RecoverView } from './recover.types.ts';
import { emailRecoverySchema, phoneRecoverySchema } from './schema.ts';

const SECRETS = ['newPassword', 'verificationCode'];

/** Customer service by its kind (specification, section 7: csType). */
const TELEGRAM = 4;
const FACEBOOK = 5;

/** The forgot-password form for an address. */
export async function readRecover(site: Site): Promise<RecoverView> {
  const { brand, image } = site;
  const methods = methodsOf(site);
  const method = chooseMethod(methods, site.url.searchParams.get('method'));
  const [countries, signIn, contacts, rules] = await Promise.all([
    method === 'mobileNum' ? listCountries(site) : [],
    readSignIn(site),
    listContacts(site),
    readRules(site),
  ]);
  return {
    brandName: brand.merchantName,
    logoOnLight: image(brand.logoOnLight),
    logoOnDark: image(brand.logoOnDark),
    methods,
    method,
    countries,
    signIn,
    rules,
    contacts,
  };
}

async function readRules(site: Site) {
  const [mobileNum, password] = await Promise.all([readRule(site, 'mobileNum'), readRule(site, 'password')]);
  return { mobileNum, password };
}

/** By phone first, where the brand has it (specification, section 4). */
function methodsOf({ modules }: Site): RecoverMethod[] {
  const byPhone: RecoverMethod[] = modules.has('CHNGPASSVERIF3') ? ['mobileNum'] : [];
  return modules.has('CHNGPASSMAIL3') ? [...byPhone, 'email'] : byPhone;
}

const chooseMethod = (methods: RecoverMethod[], wanted: unknown): RecoverMethod =>
  methods.find((method) => method === wanted) ?? methods[0] ?? 'email';

/** Two other addresses of the site, the brand's mail, and customer service by position: Telegram, Facebook, Telegram again. */
async function listContacts({ brand, cached }: Site): Promise<ContactView[]> {
  const sites = await cached('domains', (api) => api.call('getDomainRoute'));
  const email = brand.resources.find(({ resourceType }) => resourceType === 'EMAIL')?.url;
  const services = brand.customerService.toSorted((a, b) => a.csPosition - b.csPosition);
  const [telegram, telegramSecond] = services.filter(({ csType }) => csType === TELEGRAM);
  const facebook = services.find(({ csType }) => csType === FACEBOOK);
  const contact = (kind: ContactView['kind'], href: string | undefined, text = href) =>
    href && text ? [{ kind, href, text }] : [];
  return [
    ...sites.slice(0, 2).flatMap(({ domainName }) => contact('site', `https://${domainName}/`, domainName)),
    ...contact('email', email && `mailto:${email}`, email),
    ...contact('telegram', telegram?.path),
    ...contact('facebook', facebook?.path),
    ...contact('telegramSecond', telegramSecond?.path),
  ];
}

/** Sends the code, sets a new password by phone and signs in with it, or sends one by mail. */
export async function recover(site: Site, form: FormData): Promise<Response | Outcome<RecoverAnswer>> {
  const method = chooseMethod(methodsOf(site), form.get('recoverBy'));
  if (form.get('intent') === 'sendCode') {
    const { answer: code, cookies } = await sendCode(site, 'forgot', form);
    const initialValue = typedValues(form, SECRETS);
    return { answer: { method, result: { initialValue }, code }, cookies };
  }
  return method === 'mobileNum' ? recoverByPhone(site, form) : recoverByEmail(site, form);
}

type Errors = Record<string, string[]>;

async function recoverByPhone(site: Site, form: FormData): Promise<Response | Outcome<RecoverAnswer>> {
  const submission = parseForm(form, phoneRecoverySchema(site.t, await readRules(site)));
  const refuse = ({ '': formErrors, ...fieldErrors }: Errors, requestId?: string): Outcome<RecoverAnswer> => ({
    answer: {
      method: 'mobileNum',
      result: submission.reply({ formErrors, fieldErrors, hideFields: SECRETS }),
      requestId,
    },
    cookies: [],
  });
  if (submission.status !== 'success') return refuse({});
  const { mobileNum = '', countryDialingCode, verificationCode, newPassword = '' } = submission.value;
  const username = internationalNumber({ mobileNum, countryDialingCode });
  const waitMs = await countTries(resetLimits(site, username));
  if (waitMs !== null) return refuse({ '': [tooMany(site, waitMs)] });
  try {
    await site.api.call('setPasswordByPhone', {
      body: { mobileNum, countryDialingCode, verificationCode, newPassword },
    });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.kind === 'maintenance' || error.kind === 'region') throw error;
    if (error.errorCode === 'field.invalid') return refuse(asLists(fieldErrorsOf(site, error)));
    if (error.errorCode === 'verification.invalid') {
      return refuse({ verificationCode: [site.t('verification', 'errors.codeWrong')] });
    }
    return refuse({ '': [site.t('common', 'errors.network')] }, site.requestId);
  }
  try {
    const session = await site.api.call('login', { body: { type: 'username', username, password: newPassword } });
    return await enter(site, session, { toast: 'passwordSet' });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.kind === 'maintenance' || error.kind === 'region') throw error;
    // The password is set, and the code used up: what is left is to log in.
    return leave('passwordSetLogIn', paths.login(), 'success');
  }
}

/** Whose password it is, and who asks. */
const resetLimits = (site: Site, account: string): [LimitName, string][] => [
  ['resetsFrom', visitorKey(site)],
  ['resets', `${site.scope}|${account}`],
];

async function recoverByEmail(site: Site, form: FormData): Promise<Response | Outcome<RecoverAnswer>> {
  const { t } = site;
  const submission = parseForm(form, emailRecoverySchema(t));
  // The pop-up closes whatever comes of it (specification, section 8): its outcome is said over the page behind.
  const pageBehind = form.get('pageBehind');
  const refuse = async (
    message: string,
    toast: ToastKey,
    requestId?: string,
  ): Promise<Response | Outcome<RecoverAnswer>> => {
    if (pageBehind !== null) return leave(toast, safeRedirect(pageBehind), 'error');
    return { answer: { method: 'email', result: submission.reply({ formErrors: [message] }), requestId }, cookies: [] };
  };
  if (submission.status !== 'success') return { answer: { method: 'email', result: submission.reply() }, cookies: [] };
  const waitMs = await countTries(resetLimits(site, submission.value.email.toLowerCase()));
  if (waitMs !== null) return refuse(tooMany(site, waitMs), 'tooMany');
  try {
    await site.api.call('resetPasswordByEmail', { body: submission.value });
    return await leave('passwordSent', pageBehind === null ? paths.login() : safeRedirect(pageBehind), 'success');
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.kind === 'maintenance' || error.kind === 'region') throw error;
    if (error.errorCode === 'member.not.found') {
      return refuse(t('member', 'errors.memberNotFound'), 'memberNotFound');
    }
    if (error.errorCode === 'TOO_MANY_REQUESTS') return refuse(tooMany(site, retryAfterMs(error)), 'tooMany');
    return refuse(t('common', 'errors.network'), 'network', site.requestId);
  }
}

async function leave(key: ToastKey, to: string, tone: 'success' | 'error'): Promise<Response> {
  return redirect(to, { headers: setCookies([await writeToast({ tone, key })]) });
}
