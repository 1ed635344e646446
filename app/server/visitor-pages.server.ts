import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { seconds } from '~/config/durations.ts';
import { env } from '~/config/env.server.ts';
import { cookieNames, readPreferences, readWorld } from '~/session/cookies.server.ts';
import { personalCookies } from '~/session/personal-cookies.ts';
import { readStatus } from '~/session/site.server.ts';
import { byHash, contentSecurityPolicy } from './content-security-policy.ts';
import type { ServerContext } from './context.ts';

/** How old a page may be: the jackpot's figure, which goes on by itself, is what changes most. */
const LIFE_MS = seconds(5);
/** A page takes about a third of a megabyte, and anybody can ask for another address. */
const MOST_PAGES = 100;
const MOST_SEARCH = 200;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

type Encoding = 'br' | 'gzip' | 'identity';

interface Page {
  html: Buffer;
  policy: string;
  bodies: Map<Encoding, Buffer>;
  madeAt: number;
  /** When a visitor was last sent to have it made anew. */
  renewedAt: number;
}

const pages = new Map<string, Page>();

/** What a visitor's page depends on; null where it is somebody's own. */
function keyOf(request: Request): string | null {
  const { host, pathname, search, searchParams } = new URL(request.url);
  const cookies = request.headers.get('Cookie');
  if (request.method !== 'GET' || !request.headers.get('Accept')?.includes('text/html')) return null;
  if (search.length > MOST_SEARCH || searchParams.has('modal') || searchParams.has('_data')) return null;
  if (cookieNames(cookies).some((name) => personalCookies.has(name))) return null;
  const { language, theme } = readPreferences(cookies);
  return JSON.stringify([host, pathname, search, language, theme, readWorld(cookies)]);
}

/** A whole answer, its body compressed as its headers say. */
interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * The answer to a visitor whose page was made for another a moment ago; null where it has to be made, and then it is kept if its route says
 * that it is the same for every visitor. The brand is asked first whether it is open to this one. While one visitor's page is made anew,
 * the others get the one before it.
 */
export async function answerVisitor(request: Request, context: ServerContext): Promise<Answer | null> {
  const life = Math.min(LIFE_MS, seconds(env().CACHE_SECONDS));
  const key = life > 0 ? keyOf(request) : null;
  if (!key) return null;
  context.keepPage = (html) => keep(key, html, context);
  const page = pages.get(key);
  const now = Date.now();
  if (!page || now - page.madeAt > 2 * life) return null;
  if (now - page.madeAt > life && now - page.renewedAt > life) {
    page.renewedAt = now;
    return null;
  }
  const status = await readStatus(request, context).catch(() => null);
  return status === 0 ? answerWith(page, request) : null;
}

function answerWith(page: Page, request: Request): Answer {
  const encoding = encodingOf(request.headers.get('Accept-Encoding') ?? '');
  return {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': page.policy,
      Vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
    body: encoded(page, encoding),
  };
}

function keep(key: string, html: string, context: ServerContext): void {
  const policy = contentSecurityPolicy({ ...context, inline: byHash(html) });
  pages.delete(key);
  pages.set(key, { html: Buffer.from(html), policy, bodies: new Map(), madeAt: Date.now(), renewedAt: 0 });
  for (const oldest of pages.keys()) {
    if (pages.size <= MOST_PAGES) break;
    pages.delete(oldest);
  }
}

const encodingOf = (header: string): Encoding =>
  /\bbr\b/.test(header) ? 'br' : /\bgzip\b/.test(header) ? 'gzip' : 'identity';

/** A page is compressed once and sent often. */
function encoded(page: Page, encoding: Encoding): Buffer {
  const known = page.bodies.get(encoding);
  if (known) return known;
  const body =
    encoding === 'br' ? brotliCompressSync(page.html, BROTLI) : encoding === 'gzip' ? gzipSync(page.html) : page.html;
  page.bodies.set(encoding, body);
  return body;
}
