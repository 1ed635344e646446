import { createCookie } from '@remix-run/node';
import * as z from 'zod/mini';
import type { Theme } from '~/brand/brand.types.ts';
import { COUNTING_COOKIE } from '~/config/counting-cookie.ts';
import { days, minutes } from '~/config/durations.ts';
import { isHttpsSite } from '~/config/env.server.ts';
import { GIVEN_CODES, type GivenCode } from '~/config/given-codes.ts';
import { isLanguageCode, type LanguageCode } from '~/i18n/languages.ts';
import type { ToastKey } from '~/i18n/texts.types.ts';
import { writePlainCookie } from './plain-cookie.server.ts';

/** How a visitor wants the site; cookies, so that the first byte of HTML is right. */
export interface Preferences {
  language: LanguageCode | null;
  theme: Theme;
  isBalanceHidden: boolean;
  /** Whether visits may be counted; null before the visitor has answered. */
  consent: 'granted' | 'denied' | null;
}

/** Values plain enough for a cookie; everything else in a cookie is ignored. */
const PLAIN = /(?:^|;\s*)([\w-]+)=([\w.-]*)/g;

function plainCookies(header: string | null): Map<string, string> {
  return new Map([...(header ?? '').matchAll(PLAIN)].map(([, name = '', value = '']) => [name, value]));
}

export function readPreferences(cookieHeader: string | null): Preferences {
  const cookies = plainCookies(cookieHeader);
  const language = cookies.get('lang');
  const consent = cookies.get('consent');
  return {
    language: isLanguageCode(language) ? language : null,
    theme: cookies.get('theme') === 'dark' ? 'dark' : 'light',
    isBalanceHidden: cookies.get('balance') === 'hidden',
    consent: consent === 'granted' || consent === 'denied' ? consent : null,
  };
}

/** The Set-Cookie header of one preference. */
export function writePreference(name: 'lang' | 'theme' | 'balance', value: string): string {
  return writePlainCookie(name, value, { maxAgeMs: days(365) });
}

/**
 * The Set-Cookie headers of the answer whether visits may be counted, which is good for 180 days. Who says no loses the cookies of Google
 * Analytics, too.
 */
export function writeConsent(consent: 'granted' | 'denied', cookieHeader: string | null): string[] {
  const answer = writePlainCookie('consent', consent, { maxAgeMs: days(180) });
  if (consent === 'granted') return [answer];
  const counted = [...plainCookies(cookieHeader).keys()].filter((name) => COUNTING_COOKIE.test(name));
  return [answer, ...counted.map((name) => writePlainCookie(name, '', { maxAgeMs: 0 }))];
}

/** The mock's world that this browser is in; null for the default one. */
export function readWorld(cookieHeader: string | null): string | null {
  return plainCookies(cookieHeader).get('mock-world') || null;
}

/** Which captcha picture the visitor was shown; the gaming API gives it. */
export function readCaptchaId(cookieHeader: string | null): string | null {
  return plainCookies(cookieHeader).get('captchaId') || null;
}

/** Which slider puzzle the visitor was shown as one picture. */
export function readSliderId(cookieHeader: string | null): string | null {
  return plainCookies(cookieHeader).get('sliderId') || null;
}

/** The Set-Cookie header that ties a slider puzzle to this visitor. */
export const writeSliderId = (sliderId: string): string =>
  writePlainCookie('sliderId', sliderId, { maxAgeMs: minutes(3), isHttpOnly: true });

/** The codes that an address has brought to this browser, until it registers. */
export function readGivenCodes(cookieHeader: string | null): Partial<Record<GivenCode, string>> {
  const cookies = plainCookies(cookieHeader);
  return Object.fromEntries(GIVEN_CODES.flatMap((name) => (cookies.get(name) ? [[name, cookies.get(name)]] : [])));
}

/** The Set-Cookie header that keeps a code of an address; the empty value forgets it. */
export const writeGivenCode = (name: GivenCode, value: string): string =>
  writePlainCookie(name, value, { maxAgeMs: value ? days(30) : 0, isHttpOnly: true });

const Toast = z.object({
  id: z.string().check(z.maxLength(20)),
  tone: z.enum(['success', 'error', 'info']),
  key: z.string().check(z.maxLength(60)),
});

/** A message for the next page, as a browser sends it back: its key may be unknown. */
export type Toast = z.output<typeof Toast>;
export type NewToast = Omit<Toast, 'id' | 'key'> & { key: ToastKey };

const toastCookie = createCookie('toast', { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 60 });

export const writeToast = (toast: NewToast): Promise<string> =>
  toastCookie.serialize({ ...toast, id: Date.now().toString(36) }, { secure: isHttpsSite() });

export const clearToast = (): Promise<string> => toastCookie.serialize('', { maxAge: 0, secure: isHttpsSite() });

/** The message in a Cookie header; null for none, and for one that this site does not write. */
export async function readToast(cookieHeader: string | null): Promise<Toast | null> {
  const toast: unknown = await toastCookie.parse(cookieHeader).catch(() => null);
  return Toast.safeParse(toast).data ?? null;
}

/** Headers that set cookies. */
export const setCookies = (lines: readonly string[]): [string, string][] => lines.map((line) => ['Set-Cookie', line]);
