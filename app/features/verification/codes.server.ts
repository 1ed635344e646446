import { data } from '@remix-run/node';
import * as z from 'zod/mini';
import { type ApiFailure, catchFailure } from '~/api/failure.ts';
import type { OwnCode, Submitted } from '~/request/form-action.server.ts';
import type { Site } from '~/request/site.server.ts';
import { countTries, type LimitName, visitorKey } from '~/request/throttle.server.ts';
import { retryAfterMs, tooMany } from '~/request/too-many.server.ts';
import { phoneAuthCookie } from '~/session/cookie.server.ts';
import { withCleanMobile } from '../../../openapi/rules/cleaning.ts';
import { mobileSubject } from '../../../openapi/rules/mobile.ts';
import { readProof } from './human-proof.server.ts';
import { createPhoneAuth, PhoneAuthFailure } from './phone-auth.server.ts';
import type { CodeAnswer, HumanProof, PhoneAuthCode } from './verification.types.ts';

export type CodeScene = 'login' | 'register' | 'forgot';

const Target = z.object({
  mobileNum: z.string().check(z.maxLength(30)),
  countryDialingCode: z.string().check(z.regex(/^\d{1,4}$/)),
});
type Target = z.output<typeof Target>;

type Asked = Pick<Submitted, 'form' | 'cookies'>;

const warn = (warning: string): CodeAnswer => ({ isSent: false, warning });

/** By the gateway or, for login and registration, by Firebase. */
export async function sendCode(site: Site, scene: CodeScene, { form, cookies }: Asked): Promise<CodeAnswer> {
  const { t } = site;
  const { success, data: target } = Target.safeParse(withCleanMobile(Object.fromEntries(form)));
  if (!success) return warn(t('verification', 'mobile.invalid'));
  const waitMs = await countTries(listLimits(site, scene, target));
  if (waitMs !== null) return warn(tooMany(site, waitMs));
  try {
    const phoneAuth = scene === 'forgot' ? null : createPhoneAuth(site);
    if (phoneAuth) {
      // Firebase has its own error for a missing number.
      const phoneNumber = target.mobileNum && internationalNumber(target);
      const sessionInfo = await phoneAuth.send(phoneNumber, form.get('recaptchaToken')?.toString());
      cookies.push(await phoneAuthCookie.write({ sessionInfo, phoneNumber }, { isSecure: site.isSecure }));
      return { isSent: true, minutes: null };
    }
    if (!target.mobileNum) return warn(t('verification', 'mobile.required'));
    const proof = scene === 'login' ? {} : await readProof(site, 'sms', form);
    if (!proof) return warn(t('verification', 'errors.slider'));
    const { expiredMinutes } = await callGateway(site, scene, target, proof);
    return { isSent: true, minutes: expiredMinutes };
  } catch (error) {
    return warn(messageForUnsentCode(site, error));
  }
}

export const codeButton = (scene: CodeScene) => async (site: Site, submitted: Asked) => {
  const code = await sendCode(site, scene, submitted);
  return data({ code }, code.isSent ? undefined : 422);
};

/** Fewer without a puzzle: SMS cost money. */
function listLimits(site: Site, scene: CodeScene, target: Target): [LimitName, string][] {
  const hasPuzzle = scene === 'register' || (scene === 'login' && createPhoneAuth(site) !== null);
  return [
    [hasPuzzle ? 'codes' : 'codesWithoutPuzzle', visitorKey(site)],
    ['codesToNumber', `${site.scope}|${internationalNumber(target)}`],
    ...(hasPuzzle ? [] : [['codesOfBrand', site.scope] satisfies [LimitName, string]]),
  ];
}

function callGateway(
  { api }: Site,
  scene: CodeScene,
  { mobileNum, countryDialingCode }: Target,
  proof: HumanProof | Record<string, never>,
) {
  return scene === 'register'
    ? api.call('sendRegisterSms', { body: { mobileNo: mobileNum, countryDialingCode, ...proof } })
    : api.call('sendLoginSms', { body: { mobileNum, countryDialingCode, scene, ...proof } });
}

/** Formats "+639171234567"; what is no number stays as typed. */
export const internationalNumber = (target: Target): string => `+${mobileSubject(target)}`;

type Warning = (site: Site, failure: ApiFailure) => string;

const warnOfSlider: Warning = ({ t }) => t('verification', 'errors.slider');

const WARNINGS: Record<OwnCode<'sendLoginSms' | 'sendRegisterSms'> | 'TOO_MANY_REQUESTS', Warning> = {
  'mobile.invalid': ({ t }) => t('verification', 'mobile.invalid'),
  'mobile.taken': ({ t }) => t('member', 'errors.mobileTaken'),
  'slider.required': warnOfSlider,
  'slider.invalid': warnOfSlider,
  TOO_MANY_REQUESTS: (site, failure) => tooMany(site, retryAfterMs(failure)),
};

/** Throws as `catchFailure`. */
function messageForUnsentCode(site: Site, error: unknown): string {
  if (error instanceof PhoneAuthFailure) return phoneAuthFault(site, error.code);
  const failure = catchFailure(error);
  const warning: Warning | undefined = WARNINGS[failure.errorCode as keyof typeof WARNINGS];
  if (warning) return warning(site, failure);
  return (failure.kind === 'refused' && failure.apiMessage) || site.t('common', 'errors.network');
}

const phoneAuthFault = ({ t }: Site, code: PhoneAuthCode): string => t('verification', `phoneAuth.${code}`);

/** Token of a new code, or of an earlier attempt of the form; an error text for a wrong code. */
export async function confirmPhone(
  site: Site,
  target: Target,
  code: string,
  cookies: string[],
): Promise<{ idToken: string } | { fault: string }> {
  const underWay = await phoneAuthCookie.read(site.request.headers.get('Cookie'));
  const phoneAuth = createPhoneAuth(site);
  if (!underWay || !phoneAuth || underWay.phoneNumber !== internationalNumber(target)) {
    return { fault: phoneAuthFault(site, 'code-expired') };
  }
  const typed = code.trim();
  if (underWay.proved?.code === typed) return underWay.proved;
  try {
    const { idToken } = await phoneAuth.confirm(underWay.sessionInfo, typed);
    const proved = { code: typed, idToken };
    cookies.push(await phoneAuthCookie.write({ ...underWay, proved }, { isSecure: site.isSecure }));
    return proved;
  } catch (error) {
    if (error instanceof PhoneAuthFailure) return { fault: phoneAuthFault(site, error.code) };
    throw error;
  }
}
