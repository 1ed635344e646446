import { createHash } from 'node:crypto';
import type { ThirdParty } from '../request/context.ts';

/** Takes browsers' reports of what the policy stopped (`csp-reports.ts`). */
export const CSP_REPORTS = '/reports/csp';

type Kind = 'script' | 'style' | 'img' | 'connect' | 'frame';

const SOURCES: Record<ThirdParty['name'], Partial<Record<Kind, string[]>>> = {
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

/** gtag.js and its hits. */
const GOOGLE_TAG = 'https://www.googletagmanager.com';
const GOOGLE_HITS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

function analyticsSources(script: string | null) {
  if (!script) return { scripts: [], hits: [] };
  const { origin } = new URL(script);
  return { scripts: [script], hits: origin === GOOGLE_TAG ? GOOGLE_HITS : [origin] };
}

interface PolicyOptions {
  /** Nonce or hashes. */
  inline: readonly string[];
  imageOrigins: readonly string[];
  launchOrigins: readonly string[];
  thirdParties: readonly ThirdParty[];
  analyticsScript: string | null;
}

/** Inline scripts and styles carry the nonce. */
export const nonceSource = (nonce: string): string[] => [`'nonce-${nonce}'`];

/** For a cached page, whose nonce many visitors know. Injected scripts have no hash and do not run. */
export function inlineHashes(html: string, nonce: string): string[] {
  const inline = html.matchAll(/<(script|style)\b[^>]*?\snonce="([^"]*)"[^>]*>([\s\S]*?)<\/\1>/g);
  const ours = [...inline].filter(([, , given]) => given === nonce);
  const hashes = ours.map(([, , , content = '']) => createHash('sha256').update(content).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/**
 * Own scripts and styles, images of the brand's CDNs, frames of launch CDNs, the login's third parties, and analytics
 * with consent.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { inline, imageOrigins, launchOrigins, thirdParties } = options;
  const { scripts, hits } = analyticsSources(options.analyticsScript);
  const of = (kind: Kind) =>
    thirdParties.flatMap(({ name, origin }) => {
      const own = SOURCES[name][kind] ?? [];
      return origin && own.length > 0 ? [origin] : own;
    });
  const list = (...sources: string[]) => sources.filter(Boolean).join(' ');
  // Vite injects styles at run time and uses a web socket.
  const isDevelopment = process.env.NODE_ENV === 'development';
  return [
    "default-src 'self'",
    `script-src ${list("'self'", ...inline, ...of('script'), ...scripts)}`,
    `style-src ${list("'self'", ...(isDevelopment ? ["'unsafe-inline'"] : inline), ...of('style'))}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${list("'self'", 'data:', ...imageOrigins, ...of('img'), ...hits)}`,
    "font-src 'self'",
    `connect-src ${list("'self'", isDevelopment ? 'ws:' : '', ...of('connect'), ...hits)}`,
    `frame-src ${list(...launchOrigins, ...of('frame')) || "'none'"}`,
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `report-uri ${CSP_REPORTS}`,
    'report-to csp',
  ].join('; ');
}
