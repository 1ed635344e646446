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

interface LastPlay {
  group: string;
  play: string;
}

/** Cookies make the first HTML byte right. */
export interface Preferences {
  language: LanguageCode | null;
  theme: Theme | null;
  isBalanceHidden: boolean;
  /** The last play at lotteries of a family. */
  plays: Map<string, LastPlay>;
  /** Null before an answer. */
  consent: 'granted' | 'denied' | null;
}

const PLAIN = /(?:^|;\s*)([\w-]+)=([\w.-]*)/g;

function plainCookies(header: string | null): Map<string, string> {
  return new Map([...(header ?? '').matchAll(PLAIN)].map(([, name = '', value = '']) => [name, value]));
}

export function readPreferences(cookieHeader: string | null): Preferences {
  const cookies = plainCookies(cookieHeader);
  const language = cookies.get('lang');
  const theme = cookies.get('theme');
  const consent = cookies.get('consent');
  return {
    language: isLanguageCode(language) ? language : null,
    theme: theme === 'dark' || theme === 'light' ? theme : null,
    isBalanceHidden: cookies.get('balance') === 'hidden',
    consent: consent === 'granted' || consent === 'denied' ? consent : null,
    plays: parsePlays(cookies.get('plays') ?? ''),
  };
}

/** "SSC.EACH.EACH-K3.SUM.SUM". */
function parsePlays(text: string): Preferences['plays'] {
  const parts = text.split('-').map((each) => each.split('.'));
  return new Map(
    parts.flatMap(([family, group, play]) => (family && group && play ? [[family, { group, play }]] : [])),
  );
}

export function writePlay({ plays }: Preferences, family: string, { group, play }: LastPlay): string {
  const all = new Map([...plays, [family, { group, play }]]);
  const text = [...all].map(([name, last]) => [name, last.group, last.play].join('.')).join('-');
  return writePlainCookie('plays', text, { maxAgeMs: days(365), isHttpOnly: true });
}

export function writePreference(name: 'lang' | 'theme' | 'balance', value: string): string {
  return writePlainCookie(name, value, { maxAgeMs: days(365) });
}

/** Valid for 180 days. A refusal also removes Google Analytics' cookies. */
export function writeConsent(consent: 'granted' | 'denied', cookieHeader: string | null): string[] {
  const answer = writePlainCookie('consent', consent, { maxAgeMs: days(180) });
  if (consent === 'granted') return [answer];
  const counted = [...plainCookies(cookieHeader).keys()].filter((name) => COUNTING_COOKIE.test(name));
  return [answer, ...counted.map((name) => writePlainCookie(name, '', { maxAgeMs: 0 }))];
}

/** Returns null for the default world. */
export function readWorld(cookieHeader: string | null): string | null {
  return plainCookies(cookieHeader).get('mock-world') || null;
}

export const writeWorld = (name: string): string => writePlainCookie('mock-world', name, { maxAgeMs: days(365) });

/** Set by the API. */
export function readCaptchaId(cookieHeader: string | null): string | null {
  return plainCookies(cookieHeader).get('captchaId') || null;
}

export function readSliderId(cookieHeader: string | null): string | null {
  return plainCookies(cookieHeader).get('sliderId') || null;
}

export const writeSliderId = (sliderId: string): string =>
  writePlainCookie('sliderId', sliderId, { maxAgeMs: minutes(3), isHttpOnly: true });

/** Stored until the registration. */
export function readGivenCodes(cookieHeader: string | null): Partial<Record<GivenCode, string>> {
  const cookies = plainCookies(cookieHeader);
  return Object.fromEntries(GIVEN_CODES.flatMap((name) => (cookies.get(name) ? [[name, cookies.get(name)]] : [])));
}

/** An empty value removes the cookie. */
export const writeGivenCode = (name: GivenCode, value: string): string =>
  writePlainCookie(name, value, { maxAgeMs: value ? days(30) : 0, isHttpOnly: true });

const Toast = z.object({
  id: z.string().check(z.maxLength(20)),
  tone: z.enum(['success', 'error', 'info']),
  key: z.string().check(z.maxLength(60)),
  values: z.optional(z.record(z.string(), z.string().check(z.maxLength(300)))),
});

/** The key may be unknown. */
export type Toast = z.output<typeof Toast>;
export type NewToast = Omit<Toast, 'id' | 'key'> & { key: ToastKey };

const toastCookie = createCookie('toast', { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 60 });

export const writeToast = (toast: NewToast): Promise<string> =>
  toastCookie.serialize({ ...toast, id: Date.now().toString(36) }, { secure: isHttpsSite() });

export const clearToast = (): Promise<string> => toastCookie.serialize('', { maxAge: 0, secure: isHttpsSite() });

/** Returns null when missing or invalid. */
export async function readToast(cookieHeader: string | null): Promise<Toast | null> {
  const toast: unknown = await toastCookie.parse(cookieHeader).catch(() => null);
  return Toast.safeParse(toast).data ?? null;
}

export const setCookies = (lines: readonly string[]): [string, string][] => lines.map((line) => ['Set-Cookie', line]);
