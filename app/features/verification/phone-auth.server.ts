import * as z from 'zod/mini';
import { env } from '~/config/env.server.ts';
import type { Site } from '~/request/site.server.ts';
import { readWorld } from '~/session/cookies.server.ts';
import type { PhoneAuthCode } from './verification.types.ts';

/** Has the code of Firebase's client library. */
export class PhoneAuthFailure extends Error {
  constructor(
    readonly code: PhoneAuthCode,
    options?: { cause?: unknown },
  ) {
    super(`auth/${code}`, options);
  }
}

const CODES = new Map<string, PhoneAuthCode>([
  ['INVALID_PHONE_NUMBER', 'invalid-phone-number'],
  ['MISSING_PHONE_NUMBER', 'missing-phone-number'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests'],
  ['INVALID_CODE', 'invalid-verification-code'],
  ['MISSING_CODE', 'missing-verification-code'],
  ['CAPTCHA_CHECK_FAILED', 'captcha-check-failed'],
  ['MISSING_RECAPTCHA_TOKEN', 'captcha-check-failed'],
  ['INVALID_RECAPTCHA_TOKEN', 'captcha-check-failed'],
  ['QUOTA_EXCEEDED', 'quota-exceeded'],
  ['SESSION_EXPIRED', 'code-expired'],
  ['INVALID_SESSION_INFO', 'code-expired'],
  ['OPERATION_NOT_ALLOWED', 'operation-not-allowed'],
]);

const Sent = z.object({ sessionInfo: z.string() });
const SignedIn = z.object({ idToken: z.string() });
const Refused = z.object({ error: z.object({ message: z.string() }) });

interface PhoneAuth {
  /** Takes a number with its plus; returns the session info. @throws PhoneAuthFailure */
  send(phoneNumber: string, recaptchaToken?: string): Promise<string>;
  /** @throws PhoneAuthFailure */
  confirm(sessionInfo: string, code: string): Promise<{ idToken: string }>;
}

/** Google's Identity Toolkit; null when the brand lacks it. Real and offline services differ only in the URL. */
export function createPhoneAuth(site: Site): PhoneAuth | null {
  const service = site.brand.thirdParty.phoneAuth;
  if (!service) return null;
  const post = async <Schema extends z.ZodMiniType>(method: string, schema: Schema, body: object) => {
    const answer = await ask(site, `${service.url}/v1/accounts:${method}?key=${service.apiKey}`, body);
    const good = schema.safeParse(answer);
    if (good.success) return good.data;
    const refused = Refused.safeParse(answer);
    const name = refused.success ? (refused.data.error.message.split(/[ :]/)[0] ?? '') : '';
    throw new PhoneAuthFailure(CODES.get(name) ?? 'unknown');
  };
  return {
    send: async (phoneNumber, recaptchaToken) =>
      (await post('sendVerificationCode', Sent, { phoneNumber, recaptchaToken })).sessionInfo,
    confirm: (sessionInfo, code) => post('signInWithPhoneNumber', SignedIn, { sessionInfo, code }),
  };
}

const RecaptchaParams = z.object({ recaptchaSiteKey: z.optional(z.string()) });

/** Returns null without a reCAPTCHA. */
export async function readRecaptchaKey(site: Site): Promise<string | null> {
  const service = site.brand.thirdParty.phoneAuth;
  if (!service) return null;
  try {
    return await site.cached('recaptcha', async () => {
      const answer = await ask(site, `${service.url}/v1/recaptchaParams?key=${service.apiKey}`);
      return RecaptchaParams.parse(answer).recaptchaSiteKey ?? null;
    });
  } catch {
    // The service reports its error on a code request.
    return null;
  }
}

async function ask(site: Site, url: string, body?: object): Promise<unknown> {
  const { API_TIMEOUT_MS, MOCK_WORLDS } = env();
  const world = MOCK_WORLDS === '1' ? readWorld(site.request.headers.get('Cookie')) : null;
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', ...(world && { 'X-Mock-World': world }) },
      body: body && JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    });
    return await response.json();
  } catch (cause) {
    throw new PhoneAuthFailure('unknown', { cause });
  }
}
