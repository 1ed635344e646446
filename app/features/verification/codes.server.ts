import * as z from 'zod/mini';
import { ApiFailure } from '~/api/failure.ts';
import type { Site } from '~/request/site.server.ts';
import { countTries, type LimitName, visitorKey } from '~/request/throttle.server.ts';
import { retryAfterMs, tooMany } from '~/request/too-many.server.ts';
import { phoneAuthCookie } from '~/session/cookie.server.ts';
import { readProof } from './human-proof.server.ts';
import { PhoneAuthFailure, phoneAuthOf } from './phone-auth.server.ts';
import type { CodeAnswer, HumanProof } from './verification.types.ts';

/** What a code is for. */
export type CodeScene = 'login' | 'register' | 'forgot';

/** The phone sign-in does not say how long its codes are good: the button rests a minute (specification, section 4). */
const PHONE_AUTH_MINUTES = 1;

const Target = z.object({
  mobileNum: z.string().check(z.trim(), z.maxLength(30)),
  countryDialingCode: z.string().check(z.regex(/^\d{1,4}$/)),
});

export interface SentCode {
  answer: CodeAnswer;
  /** Set-Cookie headers. */
  cookies: string[];
}

/** Sends a code to the form's number: by the gateway, or by the third party for what it signs in and registers. */
export async function sendCode(site: Site, scene: CodeScene, form: FormData): Promise<SentCode> {
  const warn = (warning: string): SentCode => ({ answer: { isSent: false, warning }, cookies: [] });
  const target = Target.safeParse(Object.fromEntries(form));
  if (!target.success) return warn(site.t('verification', 'mobile.invalid'));
  const waitMs = await countTries(limitsOf(site, scene, target.data));
  if (waitMs !== null) return warn(tooMany(site, waitMs));
  try {
    const phoneAuth = scene === 'forgot' ? null : phoneAuthOf(site);
    if (phoneAuth) {
      // The third party has its own words for a number that is missing.
      const phoneNumber = target.data.mobileNum && internationalNumber(target.data);
      const sessionInfo = await phoneAuth.send(phoneNumber, form.get('recaptchaToken')?.toString());
      return {
        answer: { isSent: true, minutes: PHONE_AUTH_MINUTES },
        cookies: [await phoneAuthCookie.write({ sessionInfo, phoneNumber }, { isSecure: site.isSecure })],
      };
    }
    if (!target.data.mobileNum) return warn(site.t('verification', 'mobile.required'));
    const proof = scene === 'login' ? {} : await readProof(site, 'sms', form);
    if (!proof) return warn(site.t('verification', 'errors.slider'));
    const { expiredMinutes } = await callGateway(site, scene, target.data, proof);
    return { answer: { isSent: true, minutes: expiredMinutes }, cookies: [] };
  } catch (error) {
    return warn(warningOf(site, error));
  }
}

/** Without a puzzle fewer are sent: nothing else stands between a program and a bill. */
function limitsOf(site: Site, scene: CodeScene, target: z.output<typeof Target>): [LimitName, string][] {
  const hasPuzzle = scene === 'register' || (scene === 'login' && phoneAuthOf(site) !== null);
  return [
    [hasPuzzle ? 'codes' : 'codesWithoutPuzzle', visitorKey(site)],
    ['codesToNumber', `${site.scope}|${internationalNumber(target)}`],
    ...(hasPuzzle ? [] : [['codesOfBrand', site.scope] satisfies [LimitName, string]]),
  ];
}

function callGateway(
  { api }: Site,
  scene: CodeScene,
  { mobileNum, countryDialingCode }: z.output<typeof Target>,
  proof: HumanProof | Record<string, never>,
) {
  return scene === 'register'
    ? api.call('sendRegisterSms', { body: { mobileNo: mobileNum, countryDialingCode, ...proof } })
    : api.call('sendLoginSms', { body: { mobileNum, countryDialingCode, scene, ...proof } });
}

/** "+639171234567": with the dialling code and without the leading zero. */
export function internationalNumber({ mobileNum, countryDialingCode }: z.output<typeof Target>): string {
  return `+${countryDialingCode}${mobileNum.replace(/\D/g, '').replace(/^0+/, '')}`;
}

/** What a refused code is told to the visitor. Throws what is no refusal, and what every page deals with. */
function warningOf(site: Site, error: unknown): string {
  const { t } = site;
  if (error instanceof PhoneAuthFailure) return t('verification', `phoneAuth.${error.code}`);
  if (!(error instanceof ApiFailure) || error.kind === 'maintenance' || error.kind === 'region') throw error;
  switch (error.errorCode) {
    case 'mobile.invalid':
      return t('verification', 'mobile.invalid');
    case 'mobile.taken':
      return t('member', 'errors.mobileTaken');
    case 'slider.required':
    case 'slider.invalid':
      return t('verification', 'errors.slider');
    case 'TOO_MANY_REQUESTS':
      return tooMany(site, retryAfterMs(error));
    default:
      return error.kind === 'refused' && error.apiMessage ? error.apiMessage : t('common', 'errors.network');
  }
}

/**
 * The token for a number that the third party has proved: a new one for the code, or the one that an earlier try of the same form
 * got for it. Throws a PhoneAuthFailure.
 */
export async function confirmPhone(
  site: Site,
  code: string,
  phoneNumber: string,
): Promise<{ idToken: string; cookies: string[] }> {
  const underWay = await phoneAuthCookie.read(site.request.headers.get('Cookie'));
  const phoneAuth = phoneAuthOf(site);
  if (!underWay || !phoneAuth || underWay.phoneNumber !== phoneNumber) throw new PhoneAuthFailure('code-expired');
  const typed = code.trim();
  if (underWay.proved?.code === typed) return { idToken: underWay.proved.idToken, cookies: [] };
  const { idToken } = await phoneAuth.confirm(underWay.sessionInfo, typed);
  const kept = await phoneAuthCookie.write(
    { ...underWay, proved: { code: typed, idToken } },
    { isSecure: site.isSecure },
  );
  return { idToken, cookies: [kept] };
}
