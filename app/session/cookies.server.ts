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

/** Preferences are cookies, so that the first HTML byte is right. */
export interface Preferences {
  language: LanguageCode | null;
  theme: Theme;
  isBalanceHidden: boolean;
  /** Consent to analytics; null before an answer. */
  consent: 'granted' | 'denied' | null;
}

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

export function writePreference(name: 'lang' | 'theme' | 'balance', value: string): string {
  return writePlainCookie(name, value, { maxAgeMs: days(365) });
}

/**
 * Returns the Set-Cookie headers of a consent, valid for 180 days. A refusal also removes Google Analytics' cookies.
 */
export function writeConsent(consent: 'granted' | 'denied', cookieHeader: string | null): string[] {
  const answer = writePlainCookie('consent', consent, { maxAgeMs: days(180) });
  if (consent === 'granted') return [answer];
  const counted = [...plainCookies(cookieHeader).keys()].filter((name) => COUNTING_COOKIE.test(name));
  return [answer, ...counted.map((name) => writePlainCookie(name, '', { maxAgeMs: 0 }))];
}

/** Returns the browser's world of the mock; null for the default. */
export function readWorld(cookieHeader: string | null): string | null {
  return plainCookies(cookieHeader).get('mock-world') || null;
}

/** Returns the id of the visitor's captcha, set by the API. */
export function readCaptchaId(cookieHeader: string | null): string | null {
  return plainCookies(cookieHeader).get('captchaId') || null;
}

export function readSliderId(cookieHeader: string | null): string | null {
  return plainCookies(cookieHeader).get('sliderId') || null;
}

export const writeSliderId = (sliderId: string): string =>
  writePlainCookie('sliderId', sliderId, { maxAgeMs: minutes(3), isHttpOnly: true });

/** Returns the invitation codes stored until the registration. */
export function readGivenCodes(cookieHeader: string | null): Partial<Record<GivenCode, string>> {
  const cookies = plainCookies(cookieHeader);
  return Object.fromEntries(GIVEN_CODES.flatMap((name) => (cookies.get(name) ? [[name, cookies.get(name)]] : [])));
}

/** Returns the Set-Cookie header of an invitation code; an empty value removes it. */
export const writeGivenCode = (name: GivenCode, value: string): string =>
  writePlainCookie(name, value, { maxAgeMs: value ? days(30) : 0, isHttpOnly: true });

const Toast = z.object({
  id: z.string().check(z.maxLength(20)),
  tone: z.enum(['success', 'error', 'info']),
  key: z.string().check(z.maxLength(60)),
});

/** A toast from a cookie: its key may be unknown. */
export type Toast = z.output<typeof Toast>;
export type NewToast = Omit<Toast, 'id' | 'key'> & { key: ToastKey };

const toastCookie = createCookie('toast', { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 60 });

export const writeToast = (toast: NewToast): Promise<string> =>
  toastCookie.serialize({ ...toast, id: Date.now().toString(36) }, { secure: isHttpsSite() });

export const clearToast = (): Promise<string> => toastCookie.serialize('', { maxAge: 0, secure: isHttpsSite() });

/** Returns the toast of a Cookie header; null when missing or invalid. */
export async function readToast(cookieHeader: string | null): Promise<Toast | null> {
  const toast: unknown = await toastCookie.parse(cookieHeader).catch(() => null);
  return Toast.safeParse(toast).data ?? null;
}

export const setCookies = (lines: readonly string[]): [string, string][] => lines.map((line) => ['Set-Cookie', line]);
