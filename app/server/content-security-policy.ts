import { createHash } from 'node:crypto';
import type { ThirdParty } from '../request/context.ts';

/** Where the scripts of third parties, and what they load, come from. */
const SOURCES: Record<ThirdParty, Partial<Record<'script' | 'style' | 'img' | 'connect' | 'frame', string[]>>> = {
  geetest: {
    script: ['https://*.geetest.com'],
    style: ['https://*.geetest.com'],
    img: ['https://*.geetest.com'],
    connect: ['https://*.geetest.com'],
  },
  recaptcha: {
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
};

interface PolicyOptions {
  /** What proves that scripts and styles within the page are ours: its nonce, or the hash of each. */
  inline: readonly string[];
  /** Where the page's pictures come from. */
  imageOrigins: readonly string[];
  /** Where the games are that it may frame. */
  launchOrigins: readonly string[];
  thirdParties: readonly ThirdParty[];
}

/** The sources of a page whose inline scripts and styles carry its nonce. */
export const nonceSource = (nonce: string): string[] => [`'nonce-${nonce}'`];

/**
 * The sources of a page that many visitors get, to whom its nonce is known: the hash of each script and style that was rendered with that nonce.
 * What came into the page otherwise has no hash and does not run.
 */
export function hashesOf(html: string, nonce: string): string[] {
  const inline = html.matchAll(/<(script|style)\b[^>]*?\snonce="([^"]*)"[^>]*>([\s\S]*?)<\/\1>/g);
  const ours = [...inline].filter(([, , given]) => given === nonce);
  const hashes = ours.map(([, , , content = '']) => createHash('sha256').update(content).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/**
 * The policy of a page: our own scripts and styles, pictures also from the brand's CDNs, frames for the games of its launch
 * CDNs, what its sign-in needs of third parties, and nothing else.
 */
export function contentSecurityPolicy({ inline, imageOrigins, launchOrigins, thirdParties }: PolicyOptions): string {
  const of = (kind: 'script' | 'style' | 'img' | 'connect' | 'frame') =>
    thirdParties.flatMap((party) => SOURCES[party][kind] ?? []);
  const list = (...sources: string[]) => sources.filter(Boolean).join(' ');
  // Vite puts styles into the page as it runs, and tells it of changes by a web socket.
  const isDevelopment = process.env.NODE_ENV === 'development';
  return [
    "default-src 'self'",
    `script-src ${list("'self'", ...inline, ...of('script'))}`,
    `style-src ${list("'self'", ...(isDevelopment ? ["'unsafe-inline'"] : inline), ...of('style'))}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${list("'self'", 'data:', ...imageOrigins, ...of('img'))}`,
    "font-src 'self'",
    `connect-src ${list("'self'", isDevelopment ? 'ws:' : '', ...of('connect'))}`,
    `frame-src ${list(...launchOrigins, ...of('frame')) || "'none'"}`,
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
