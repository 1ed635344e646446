import { randomUUID } from 'node:crypto';
import { sealText } from '~/api/cipher.server.ts';
import { ApiFailure } from '~/api/failure.ts';
import { env } from '~/config/env.server.ts';
import { paths, safeRedirect } from '~/config/paths.ts';
import { trialPath } from '~/features/games/trial-path.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import { countTry, visitorKey } from '~/request/throttle.server.ts';
import { clearSession, phoneAuthCookie, socialCookie, storedPasswordCookie } from '~/session/cookie.server.ts';
import { readCaptchaId } from '~/session/cookies.server.ts';
import { enter } from './enter.server.ts';

const SYSTEMS = [
  ['ANDROID', /android/i],
  ['IOS', /iphone|ipad|ipod/i],
  ['WINDOWS', /windows/i],
  ['MACOS', /mac os/i],
  ['LINUX', /linux/i],
] as const;

export async function playFree(site: Site, redirectTo: unknown): Promise<Response> {
  if ((await countTry('registrations', visitorKey(site))) !== null) {
    return redirectWithToast(safeRedirect(redirectTo), { tone: 'error', key: 'member.tooMany' });
  }
  const agent = site.request.headers.get('User-Agent') ?? '';
  const [os] = SYSTEMS.find(([, pattern]) => pattern.test(agent)) ?? ['OTHER'];
  const session = await site.api.call('loginFreePlay', { headers: { os, platform: 'W', ...(await oneTimeToken()) } });
  const to = safeRedirect(redirectTo);
  return enter(site, session, { toast: 'session.freePlay', redirectTo: trialPath(to) ?? to });
}

/** A recorded request cannot be replayed. Empty without the gateway's key (`API_CIPHER=plain`). */
async function oneTimeToken(): Promise<{ token?: string }> {
  const { API_PUBLIC_KEY } = env();
  return API_PUBLIC_KEY ? { token: await sealText(randomUUID(), API_PUBLIC_KEY) } : {};
}

/** Clears cookies even when the API is unreachable; there the session expires. */
export async function signOut(site: Site): Promise<Response> {
  if (site.member) {
    await site.api.call('logout').catch((error) => {
      if (!(error instanceof ApiFailure)) throw error;
    });
  }
  return forget();
}

export async function forget(): Promise<Response> {
  const cookies = [clearSession, storedPasswordCookie.clear, phoneAuthCookie.clear, socialCookie.clear];
  const cleared = await Promise.all(cookies.map((clear) => clear()));
  return redirectWithToast(paths.home(), { tone: 'success', key: 'session.signedOut' }, cleared);
}

/** For the call that checks the captcha. */
export function captchaHeaders({ request }: Site): Record<string, string> {
  const captchaId = readCaptchaId(request.headers.get('Cookie'));
  return captchaId ? { Cookie: `captchaId=${captchaId}` } : {};
}

export async function readCaptcha({ api }: Site): Promise<{ png: Buffer; cookie: string | null }> {
  const { value, headers } = await api.request('getCaptcha');
  const cookie = headers.getSetCookie().find((line) => line.startsWith('captchaId=')) ?? null;
  return { png: Buffer.from(value, 'base64'), cookie };
}
