import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ServerBuild } from '@remix-run/node';
import type { Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { COUNTING_COOKIE } from '../config/counting-cookie.ts';
import { seconds } from '../config/durations.ts';
import type { Env } from '../config/env.server.ts';
import { newContext, type ServerContext } from '../request/context.ts';
import { contentSecurityPolicy, hashesOf } from './content-security-policy.ts';
import { type Render, type RequestLocals, sendResponse } from './remix.ts';
import { routeHandles } from './route-handles.ts';

/** Maximum age of a cached page: its most volatile part is the amount of the jackpot. */
const MOST_AGE_MS = seconds(5);
const MOST_BYTES = 64 * 1024 * 1024;
/** The maximum length of a query with a cached page: anybody can make up queries. */
const MOST_SEARCH = 200;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** The parameters that open a panel over any page. */
const PANELS = ['modal', 'member'];
/** Cookies that a page may depend on and whose values many visitors share. With any other cookie, the page is rendered per request. */
const PREFERENCES = ['lang', 'theme', 'balance', 'consent', 'mock-world'];

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

interface Page {
  policy: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

/** The exports of `entry.server.tsx` besides those of Remix. */
interface Entry {
  mayShare: (request: Request, context: ServerContext) => Promise<boolean>;
}

/** The rendering of a page for one request. */
interface Rendering {
  context: ServerContext;
  /** The response, when it must not be cached. */
  response?: Response;
}

interface SharedPagesOptions {
  env: Env;
  build: ServerBuild;
  render: Render;
}

/**
 * Serves pages that are the same for every visitor (`handle.isShared` of their routes) from a cache. They are rendered from the
 * cache key alone: without the first visitor's cookies, headers and IP address. Members, and visitors with other cookies,
 * bypass this cache; whether the brand is open to the visitor, with all that it has, is checked each time.
 */
export function serveSharedPages({ env, build, render }: SharedPagesOptions): RequestHandler {
  const { mayShare } = build.entry.module as unknown as Entry;
  const handleOf = routeHandles(build);
  const ttl = Math.min(MOST_AGE_MS, seconds(env.CACHE_SECONDS));
  if (ttl === 0) return (_req, _res, next) => next();
  const pages = new LRUCache<string, Page, Rendering>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bodies }) => Object.values(bodies).reduce((sum, { length }) => sum + length, 0) + 1000,
    ttl,
    fetchMethod: (key, _stale, { context: rendering }) => renderPage(key, rendering, render),
  });
  return async (req, res, next) => {
    const { url, request, context } = res.locals as RequestLocals;
    const { isShared, reads } = handleOf(url.pathname) ?? {};
    const key = isShared ? keyOf(req, url, reads) : null;
    if (!key || !(await mayShare(request, context))) return next();
    const rendering: Rendering = { context };
    const page = await pages.fetch(key, { context: rendering });
    if (page) return sendPage(page, req, res);
    if (rendering.response) return sendResponse(rendering.response, res);
    next();
  };
}

/**
 * Returns the URL, with the parameters that its page reads, and the visitor's preferences as cache key; null for a request whose page may
 * depend on its visitor.
 */
function keyOf(req: ExpressRequest, { origin, pathname, searchParams }: URL, reads: readonly string[] = []) {
  // Remix requests the data of a page at a path with this ending.
  if (req.method !== 'GET' || !req.accepts('html') || pathname.endsWith('.data')) return null;
  if (PANELS.some((name) => searchParams.has(name))) return null;
  const search = new URLSearchParams([...searchParams].filter(([name]) => reads.includes(name)));
  search.sort();
  if (String(search).length > MOST_SEARCH) return null;
  const pairs = (req.get('Cookie') ?? '').split(';').map((pair) => pair.trim());
  const cookies = pairs.filter((pair) => pair && !COUNTING_COOKIE.test(pair.split('=', 1)[0] ?? '')).sort();
  if (cookies.some((pair) => !PREFERENCES.includes(pair.split('=', 1)[0] ?? ''))) return null;
  return JSON.stringify([`${origin}${pathname}${search.size > 0 ? `?${search}` : ''}`, cookies.join('; ')]);
}

/** Renders the page of a key. A failure, a redirect or a page with a cookie is returned to the first visitor only, and not cached. */
async function renderPage(key: string, rendering: Rendering, render: Render): Promise<Page | undefined> {
  const [href, cookies] = JSON.parse(key) as [string, string];
  const { nonce, requestId, log } = rendering.context;
  const context = newContext({ nonce, requestId, log, address: '', isShared: true });
  const response = await render(new Request(href, { headers: { Accept: 'text/html', Cookie: cookies } }), context);
  if (response.status !== 200 || context.failure || response.headers.has('Set-Cookie')) {
    if (context.failure) rendering.context.failure = context.failure;
    rendering.response = response;
    return undefined;
  }
  const html = await response.text();
  const policy = contentSecurityPolicy({ ...context, inline: hashesOf(html, nonce) });
  return { policy, bodies: { identity: Buffer.from(html) } };
}

function sendPage(page: Page, req: ExpressRequest, res: ExpressResponse): void {
  const encoding = (req.acceptsEncodings(...ENCODINGS) || 'identity') as Encoding;
  res.type('html').setHeader('Content-Security-Policy', page.policy);
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  res.end(bodyOf(page, encoding));
}

/** A page is compressed once for each encoding. */
function bodyOf({ bodies }: Page, encoding: Encoding): Buffer {
  bodies[encoding] ??= encoding === 'br' ? brotliCompressSync(bodies.identity, BROTLI) : gzipSync(bodies.identity);
  return bodies[encoding];
}
