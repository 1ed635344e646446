import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { ApiFailure } from '~/api/failure.ts';
import { safeRedirect } from '~/config/paths.ts';
import { clearSession, type MemberSession, writeSession } from '~/session/cookie.server.ts';
import { readCaptchaId, writeToast } from '~/session/cookies.server.ts';
import type { Site } from '~/session/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { LoginFailure, LoginFailureKey } from './session.types.ts';

/** The log-in form as it is sent; values are trimmed (specification, section 5). */
const LoginForm = z.object({
  username: z.string().trim().min(1).max(60),
  password: z.string().min(1).max(200),
  captcha: z.string().trim().max(10).optional(),
  remember: z.literal('on').optional(),
  redirectTo: z.string().optional(),
});

const FAILURE_KEYS: Record<string, LoginFailureKey> = {
  'login.failed': 'wrongCredentials',
  'captcha.required': 'captchaRequired',
  'captcha.invalid': 'captchaWrong',
  TOO_MANY_REQUESTS: 'tooMany',
};

/** Signs the visitor in and gives the redirect to where they were going; or says what is wrong with the form. */
export async function signIn(site: Site, form: FormData): Promise<Response | LoginFailure> {
  const fields = Object.fromEntries(form);
  const parsed = LoginForm.safeParse(fields);
  const failure = (rest: Partial<LoginFailure>): LoginFailure => ({
    errors: {},
    values: { username: String(fields.username ?? '').trim(), remember: fields.remember === 'on' },
    needsCaptcha: 'captcha' in fields,
    captchaVersion: Date.now(),
    ...rest,
  });
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path }) => path[0]);
    const errors = Object.fromEntries(
      (['username', 'password'] as const).filter((name) => names.includes(name)).map((name) => [name, name]),
    );
    return failure({ errors });
  }
  if (fields.captcha === '') return failure({ errors: { captcha: 'captcha' } });
  try {
    const { username, password, captcha, remember, redirectTo } = parsed.data;
    const captchaId = readCaptchaId(site.request.headers.get('Cookie'));
    const session = await site.api.call('login', {
      body: { type: 'username', username, password, captcha },
      headers: captchaId ? { Cookie: `captchaId=${captchaId}` } : {},
    });
    return await enter(site, session, { isRemembered: remember === 'on', redirectTo });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.kind === 'maintenance' || error.kind === 'region') throw error;
    return failure(refusalOf(error, site));
  }
}

function refusalOf(error: ApiFailure, site: Site): Partial<LoginFailure> {
  const key = FAILURE_KEYS[error.errorCode ?? ''];
  if (!key) return { message: 'unavailable', requestId: site.requestId };
  const needsCaptcha = (error.value as { captcha?: unknown } | null)?.captcha === true;
  return {
    message: key,
    needsCaptcha,
    errors: needsCaptcha && key !== 'wrongCredentials' ? { captcha: 'captcha' } : {},
  };
}

interface Entry {
  isRemembered: boolean;
  toast?: 'signedIn' | 'freePlay';
  redirectTo?: string;
}

async function enter(
  site: Site,
  session: Value<'login'>,
  { isRemembered, toast = 'signedIn', redirectTo }: Entry,
): Promise<Response> {
  const member: MemberSession = {
    token: session.token,
    username: session.username,
    type: session.customerType,
    isRemembered,
  };
  return redirect(safeRedirect(redirectTo), {
    headers: [
      ['Set-Cookie', await writeSession(member, site.isSecure)],
      ['Set-Cookie', await writeToast({ tone: 'success', key: toast })],
    ],
  });
}

const SYSTEMS = [
  ['ANDROID', /android/i],
  ['IOS', /iphone|ipad|ipod/i],
  ['WINDOWS', /windows/i],
  ['MACOS', /mac os/i],
  ['LINUX', /linux/i],
] as const;

/** Opens a trial session with play money. */
export async function playFree(site: Site, redirectTo: string | undefined): Promise<Response> {
  const agent = site.request.headers.get('User-Agent') ?? '';
  const [os] = SYSTEMS.find(([, pattern]) => pattern.test(agent)) ?? ['OTHER'];
  const session = await site.api.call('loginFreePlay', { headers: { os, platform: 'W' } });
  return enter(site, session, { isRemembered: false, toast: 'freePlay', redirectTo });
}

/** Ends the session here even where the API cannot be reached to end it there; it dies there by itself. */
export async function signOut(site: Site): Promise<Response> {
  if (site.member) {
    await site.api.call('logout').catch((error) => {
      if (!(error instanceof ApiFailure)) throw error;
    });
  }
  return redirect('/', {
    headers: [
      ['Set-Cookie', await clearSession()],
      ['Set-Cookie', await writeToast({ tone: 'success', key: 'signedOut' })],
    ],
  });
}

/** A new captcha picture, and the cookie that ties it to this visitor. */
export async function readCaptcha({ api }: Site): Promise<{ png: Buffer; cookie: string | null }> {
  const { value, headers } = await api.request('getCaptcha');
  const cookie = headers.getSetCookie().find((line) => line.startsWith('captchaId=')) ?? null;
  return { png: Buffer.from(value, 'base64'), cookie };
}
