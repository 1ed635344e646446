import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { seconds } from '~/config/durations.ts';
import { env } from '~/config/env.server.ts';
import { cookieNames, readPreferences, readWorld } from '~/session/cookies.server.ts';
import { type Asked, areSameAnswers, canAskAgain, hearAnswers } from '~/session/own-answers.server.ts';
import { personalCookies } from '~/session/personal-cookies.ts';
import { byHash, contentSecurityPolicy } from './content-security-policy.ts';
import type { ServerContext } from './context.ts';

/** How old a page may be: of what is kept for every visitor, the jackpot's figure changes most. */
const LIFE_MS = seconds(5);
/** A page takes about a third of a megabyte, and anybody can ask for another address. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_SEARCH = 200;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** A browser with these is a member's; others belong to something that is under way, and pages with them are made each time. */
const LASTING = new Set(['session', 'remembered']);

type Encoding = 'br' | 'gzip' | 'identity';

interface Page {
  html: string;
  sources: Pick<ServerContext, 'imageOrigins' | 'launchOrigins' | 'thirdParties'>;
  /** Made when the page is first sent again, as its bodies are: most members' pages never are. */
  policy?: string;
  bodies: Map<Encoding, Buffer>;
  asked: Asked[];
  madeAt: number;
  /** When somebody was last sent to have it made anew. */
  renewedAt: number;
}

const pages = new Map<string, Page>();
/** Pages that somebody's request is making, until it has been answered. */
const underWay = new Map<string, Promise<void>>();
/** The paths of pages that have been kept: at others nobody waits for a page that would not be. */
const keptPaths = new Set<string>();

/** What a page depends on besides the API's answers; null where that is more than can be told. A member's is told by all their cookies. */
function pageKey(request: Request): string | null {
  const { host, pathname, search, searchParams } = new URL(request.url);
  const cookies = request.headers.get('Cookie');
  if (request.method !== 'GET' || !request.headers.get('Accept')?.includes('text/html')) return null;
  if (search.length > MOST_SEARCH || searchParams.has('modal') || searchParams.has('_data')) return null;
  const personal = cookieNames(cookies).filter((name) => personalCookies.has(name));
  if (personal.some((name) => !LASTING.has(name))) return null;
  const { language, theme } = readPreferences(cookies);
  const reader = personal.length > 0 ? [cookies] : [language, theme, readWorld(cookies)];
  return createHash('sha256')
    .update(JSON.stringify([host, pathname, search, ...reader]))
    .digest('base64');
}

/** A whole answer, its body compressed as its headers say. */
interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * The answer to somebody for whom the page was made a moment ago, or for another to whom it looks the same; null where it has to be made, and
 * then it is kept if its route says that it may be. Whatever the API was asked for this visitor alone is asked again, with their address:
 * the page is theirs only while every answer is the same, and otherwise it is made of the new ones. While one visitor's page is made anew
 * for its age, the others get the one before it; while it is made for the first time they wait for it. `answered` ends with the request.
 */
export async function answerWithKept(
  request: Request,
  context: ServerContext,
  answered: Promise<void>,
): Promise<Answer | null> {
  const life = Math.min(LIFE_MS, seconds(env().CACHE_SECONDS));
  const key = life > 0 ? pageKey(request) : null;
  if (!key) return null;
  const { pathname } = new URL(request.url);
  const own = hearAnswers(context);
  context.keepPage = (html) => {
    if (!canAskAgain(own)) return;
    keptPaths.add(pathname);
    keep(key, html, own.asked, context);
  };
  const isFresh = (page: Page | undefined): page is Page => !!page && Date.now() - page.madeAt <= 2 * life;
  if (!isFresh(pages.get(key)) && keptPaths.has(pathname)) await underWay.get(key);
  const page = pages.get(key);
  const now = Date.now();
  if (!isFresh(page)) {
    noteUnderWay(key, answered);
    return null;
  }
  if (now - page.madeAt > life && now - page.renewedAt > life) {
    page.renewedAt = now;
    return null;
  }
  return (await areSameAnswers(page.asked, request, context)) ? answerWith(page, request) : null;
}

function noteUnderWay(key: string, answered: Promise<void>): void {
  if (underWay.has(key)) return;
  underWay.set(key, answered);
  answered.then(() => underWay.delete(key));
}

function answerWith(page: Page, request: Request): Answer {
  const encoding = encodingOf(request.headers.get('Accept-Encoding') ?? '');
  page.policy ??= contentSecurityPolicy({ ...page.sources, inline: byHash(page.html) });
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

function keep(key: string, html: string, asked: Asked[], context: ServerContext): void {
  const { imageOrigins, launchOrigins, thirdParties } = context;
  const sources = { imageOrigins, launchOrigins, thirdParties };
  pages.delete(key);
  pages.set(key, { html, sources, bodies: new Map(), asked, madeAt: Date.now(), renewedAt: 0 });
  let bytes = 0;
  for (const [each, page] of [...pages].reverse()) {
    bytes += sizeOf(page);
    if (bytes > MOST_BYTES) pages.delete(each);
  }
}

const sizeOf = ({ html, bodies, asked }: Page): number =>
  [...bodies.values(), ...asked.map(({ text }) => text)].reduce((sum, { length }) => sum + length, html.length);

const encodingOf = (header: string): Encoding =>
  /\bbr\b/.test(header) ? 'br' : /\bgzip\b/.test(header) ? 'gzip' : 'identity';

/** A page is compressed once and sent often. */
function encoded(page: Page, encoding: Encoding): Buffer {
  const known = page.bodies.get(encoding);
  if (known) return known;
  const plain = Buffer.from(page.html);
  const body = encoding === 'br' ? brotliCompressSync(plain, BROTLI) : encoding === 'gzip' ? gzipSync(plain) : plain;
  page.bodies.set(encoding, body);
  return body;
}
