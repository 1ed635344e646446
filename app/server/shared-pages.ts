import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ServerBuild } from '@remix-run/node';
import type { Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { findMerchant } from '../brand/brand-hosts.server.ts';
import { COUNTING_COOKIE } from '../config/counting-cookie.ts';
import { seconds } from '../config/durations.ts';
import type { Env } from '../config/env.server.ts';
import { pageCache } from '../config/metrics.server.ts';
import { readParameters } from '../config/page-address.ts';
import { newContext, type ServerContext } from '../request/context.ts';
import { contentSecurityPolicy, inlineHashes } from './content-security-policy.ts';
import { type Render, type RequestLocals, sendResponse } from './remix.ts';
import { shareRendering } from './shared-renderings.ts';

/** The jackpot changes fastest. */
const MOST_AGE_MS = seconds(5);
const MOST_BYTES = 64 * 1024 * 1024;
/** Anybody can invent queries. */
const MOST_SEARCH = 200;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Panels, a vote on an article, and an agent's code, whose visitor is counted. */
const UNSHARED = ['modal', 'member', 'voted', 'affiliateCode'];
/** Many visitors share their values. Any other cookie bypasses the cache. */
const PREFERENCES = ['theme', 'balance', 'consent', 'mock-world'];
/** No shared page reads plays; the key has the chosen language, also that of the address. */
const IGNORED = ['plays', 'lang'];

/** The proxy's key has them (`deploy/nginx/site.conf`). */
const EDGE_COOKIES = ['lang', 'theme', 'balance', 'consent'];
const EDGE_SECONDS = MOST_AGE_MS / seconds(1);

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

interface Page {
  policy: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

interface Entry {
  mayShare: (request: Request, context: ServerContext) => Promise<boolean>;
}

interface Rendered {
  policy: string;
  html: string;
}

interface Rendering {
  context: ServerContext;
  /** Set when it must not be cached. */
  response?: Response;
}

interface SharedPagesOptions {
  env: Env;
  build: ServerBuild;
  render: Render;
}

/**
 * Caches pages with `handle.isShared`. Renders them from the cache key alone, without the visitor's cookies, headers
 * and IP address, one process for all of them (`shared-renderings.ts`). Members and visitors with other cookies bypass it. Checks for each visitor that the brand is open
 * with all modules.
 */
export function serveSharedPages({ env, build, render }: SharedPagesOptions): RequestHandler {
  const { mayShare } = build.entry.module as unknown as Entry;
  const ttl = Math.min(MOST_AGE_MS, seconds(env.CACHE_SECONDS));
  if (ttl === 0) return (_req, _res, next) => next();
  const pages = new LRUCache<string, Page, Rendering>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bodies }) => Object.values(bodies).reduce((sum, { length }) => sum + length, 0) + 1000,
    ttl,
    async fetchMethod(key, _stale, { context: rendering, options }) {
      const name = `page ${build.assets.version} ${key}`;
      const found = await shareRendering(name, ttl, () => renderPage(key, rendering, render));
      if (!found) return undefined;
      options.ttl = found.lifeMs;
      const { html, policy } = found.value;
      return { policy, bodies: { identity: Buffer.from(html) } };
    },
  });
  return async (req, res, next) => {
    const { url, request, context, route } = res.locals as RequestLocals;
    const { isShared, reads } = route.handle ?? {};
    const shared = isShared && !context.requestFault ? sharedRequest(req, url, reads) : null;
    if (!shared || !(await mayShare(request, context))) return next();
    const cookies = [...shared.cookies, `lang=${context.language}`].join('; ');
    const key = JSON.stringify([shared.href, cookies]);
    const rendering: Rendering = { context };
    pageCache.inc({ result: pages.has(key) ? 'hit' : 'miss' });
    const page = await pages.fetch(key, { context: rendering });
    if (!page) return rendering.response ? sendResponse(rendering.response, res) : next();
    if (mayBeKept(req, res, env)) res.setHeader('X-Accel-Expires', EDGE_SECONDS);
    sendPage(page, req, res);
  };
}

/** The URL with the parameters its page reads, and the preferences. Null when the page may depend on its visitor. */
function sharedRequest(req: ExpressRequest, { origin, pathname, searchParams }: URL, reads?: readonly string[]) {
  // Remix requests a page's data with this ending.
  if (req.method !== 'GET' || !req.accepts('html') || pathname.endsWith('.data')) return null;
  if (UNSHARED.some((name) => searchParams.has(name))) return null;
  const search = readParameters(searchParams, reads);
  if (String(search).length > MOST_SEARCH) return null;
  const isIgnored = (name: string) => COUNTING_COOKIE.test(name) || IGNORED.includes(name);
  const cookies = readPairs(req).filter((pair) => !isIgnored(nameOf(pair)));
  if (cookies.some((pair) => !PREFERENCES.includes(nameOf(pair)))) return null;
  return { href: `${origin}${pathname}${search.size > 0 ? `?${search}` : ''}`, cookies: cookies.sort() };
}

/** By a proxy that asks again after the time, whatever happens, and whose key is host, address and EDGE_COOKIES. */
function mayBeKept(req: ExpressRequest, res: ExpressResponse, { EDGE_CACHE }: Env): boolean {
  const { url, context } = res.locals as RequestLocals;
  if (!EDGE_CACHE?.has(findMerchant(url.host) ?? '') || context.followsBrowser || res.hasHeader('Set-Cookie'))
    return false;
  return readPairs(req).every((pair) => EDGE_COOKIES.includes(nameOf(pair)));
}

const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? '';
const readPairs = (req: ExpressRequest): string[] =>
  (req.get('Cookie') ?? '').split(';').flatMap((pair) => pair.trim() || []);

/** Returns a failure, a redirect or a page with a cookie to the first visitor only, uncached. */
async function renderPage(key: string, rendering: Rendering, render: Render): Promise<Rendered | undefined> {
  const [href, cookies] = JSON.parse(key) as [string, string];
  const { nonce, requestId, traceparent, log } = rendering.context;
  const context = newContext({ nonce, requestId, traceparent, log, address: '', isShared: true });
  const response = await render(new Request(href, { headers: { Accept: 'text/html', Cookie: cookies } }), context);
  if (response.status !== 200 || context.failure || response.headers.has('Set-Cookie')) {
    if (context.failure) rendering.context.failure = context.failure;
    rendering.response = response;
    return undefined;
  }
  const html = await response.text();
  const policy = contentSecurityPolicy({ ...context, inline: inlineHashes(html, nonce) });
  return { policy, html };
}

function sendPage(page: Page, req: ExpressRequest, res: ExpressResponse): void {
  const encoding = (req.acceptsEncodings(...ENCODINGS) || 'identity') as Encoding;
  res.type('html').setHeader('Content-Security-Policy', page.policy);
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  res.end(encodedBody(page, encoding));
}

function encodedBody({ bodies }: Page, encoding: Encoding): Buffer {
  bodies[encoding] ??= encoding === 'br' ? brotliCompressSync(bodies.identity, BROTLI) : gzipSync(bodies.identity);
  return bodies[encoding];
}
