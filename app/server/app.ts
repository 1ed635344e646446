import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler as Middleware } from 'express';
import staticFiles from 'express-static-gzip';
import helmet from 'helmet';
import type { Logger } from 'pino';
import type { Env } from '../config/env.server.ts';
import { GIVEN_CODE, GIVEN_CODES } from '../config/given-codes.ts';
import { LANGUAGE_PARAMETER } from '../config/page-address.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import { noteMistake, type ServerContext } from '../request/context.ts';
import { renewSession } from '../session/cookie.server.ts';
import { writeGivenCode, writePreference } from '../session/cookies.server.ts';
import { checkUrl } from './checked-url.ts';
import { CSP_REPORTS } from './content-security-policy.ts';
import { refuseCrossSite } from './cross-site.ts';
import { takeReports } from './csp-reports.ts';
import { checkReadiness } from './health.ts';
import { measureRequests } from './metrics.ts';
import { mockWorlds, nameRequest } from './mock-worlds.ts';
import { limitPages } from './page-limits.ts';
import { readBody } from './read-body.ts';
import { makeRequest, type RequestLocals, renderer, serveRemix } from './remix.ts';
import { requestContext } from './request-context.ts';
import { routeFinder, UNKNOWN_ROUTE } from './route-handles.ts';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';
import { serveSharedPages } from './shared-pages.ts';
import { closeConnections, newState, type ServerState } from './shutdown.ts';
import type { Tracing } from './tracing.ts';

/** A browser sends all cookies of the domain, also those of other products. Beyond the first limit Node.js answers. */
export const MOST_HEADER_BYTES = 64 * 1024;
const MOST_COOKIE_BYTES = 16 * 1024;

interface AppOptions {
  env: Env;
  log: Logger;
  /** In development a function returns the current build. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  assets: Middleware;
  tracing?: Tracing | null;
  state?: ServerState;
}

export function createApp({ env, log, build, assets, tracing = null, state = newState() }: AppOptions): Express {
  const app = express();
  const built = typeof build === 'function' ? null : build;
  const render = renderer(tracing && built ? tracing.traceBuild(built) : build);
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUST_PROXY);
  app.use(closeConnections(state));
  app.get('/healthz', (_req, res) => void res.type('text').send('ok\n'));
  app.get('/readyz', checkReadiness(env, state));
  app.use(checkUrl(env));
  if (env.SECURITY_CONTACT) app.get(SECURITY_TXT, securityTxt(env.SECURITY_CONTACT));
  app.use(compression());
  if (env.MOCK_WORLDS === '1') app.use('/__mock', mockWorlds(env));
  app.use(assets);
  const findRoute = built ? routeFinder(built) : () => UNKNOWN_ROUTE;
  app.use(takeReports({ log, findRoute }));
  app.use(requestContext({ env, log, buildId: built?.assets.version, findRoute, tracing }), measureRequests);
  if (env.MOCK_WORLDS === '1') app.use(nameRequest);
  // entry.server.tsx sets the CSP, which depends on the brand's image hosts.
  app.use(
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: env.NODE_ENV === 'production',
      crossOriginEmbedderPolicy: false,
      frameguard: { action: 'deny' },
      // `no-referrer` would make browsers send forms with `Origin: null`, as forms of other sites.
      referrerPolicy: { policy: 'same-origin' },
    }),
  );
  app.use(setPrivacyHeaders);
  app.get(['/index', '/index.html', '/home'], (_req, res) => res.redirect(301, '/'));
  app.use(refuseManyCookies, refuseCrossSite, readBody, makeRequest, sealAnew, keepGivenCodes, keepLanguage(build));
  if (built) app.use(serveSharedPages({ env, build: built, render }));
  if (built) app.use(limitPages(env, built));
  app.use(serveRemix(render, state.streams));
  app.use(serveError);
  return app;
}

/** Reads the language alone: the page says in it that the cookies are removed. */
const refuseManyCookies: Middleware = (req, res, next) => {
  const { cookie = '' } = req.headers;
  if (cookie.length > MOST_COOKIE_BYTES) {
    req.headers.cookie = /(?:^|;\s*)(lang=[A-Z]{2})(?:;|$)/.exec(cookie)?.[1] ?? '';
    (res.locals as RequestLocals).context.requestFault = 431;
    res.setHeader('Clear-Site-Data', '"cookies"');
  }
  next();
};

const REFUSED_FEATURES = 'bluetooth camera display-capture geolocation hid microphone midi payment serial usb'.split(
  ' ',
);
const PERMISSIONS = REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/** Members' pages are never cached, visitors' pages are revalidated. */
const setPrivacyHeaders: Middleware = (req, res, next) => {
  const isMembers = req.method === 'POST' || /(?:^|;\s*)(?:__Host-)?session=/.test(req.get('Cookie') ?? '');
  res.setHeader('Cache-Control', isMembers ? 'private, no-store' : 'private, no-cache');
  res.setHeader('Permissions-Policy', PERMISSIONS);
  res.setHeader('Reporting-Endpoints', `csp="${CSP_REPORTS}"`);
  res.vary('Cookie, Accept-Language');
  next();
};

/** Before the cookies of the page itself, which win. */
const sealAnew: Middleware = async (req, res, next) => {
  const { url } = res.locals as RequestLocals;
  const cookie = await renewSession(req.headers.cookie ?? null, url.protocol === 'https:');
  if (cookie) res.append('Set-Cookie', cookie);
  next();
};

/** Takes codes of any page, until the registration. */
const keepGivenCodes: Middleware = (req, res, next) => {
  const { searchParams } = (res.locals as RequestLocals).url;
  for (const name of GIVEN_CODES) {
    const code = req.method === 'GET' ? searchParams.get(name) : null;
    if (code && GIVEN_CODE.test(code)) res.append('Set-Cookie', writeGivenCode(name, code));
  }
  next();
};

interface Entry {
  languageToStore: (request: Request, context: ServerContext) => Promise<LanguageCode | null>;
}

/** Stores the language of an address for the next pages. */
function keepLanguage(build: AppOptions['build']): Middleware {
  return async (_req, res, next) => {
    const { url, request, context } = res.locals as RequestLocals;
    if (request.method === 'GET' && url.searchParams.has(LANGUAGE_PARAMETER)) {
      const { entry } = typeof build === 'function' ? await build() : build;
      const language = await (entry.module as unknown as Entry).languageToStore(request, context);
      if (language) res.append('Set-Cookie', writePreference('lang', language));
    }
    next();
  };
}

/** Sends the request id only; the log has the details. */
const serveError: ErrorRequestHandler = (error, _req, res, next) => {
  if (res.headersSent) return next(error);
  const { context } = res.locals as RequestLocals;
  const status = error.status >= 400 && error.status < 500 ? error.status : 500;
  if (status === 500 && context) noteMistake(error, context);
  const text = status === 500 ? 'Something went wrong here.' : 'This request cannot be read.';
  res
    .status(status)
    .type('text/plain')
    .send(`${text} Request id: ${context?.requestId ?? 'none'}\n`);
};

/**
 * Hashed names are immutable. The build compressed the files with Brotli; `compression` serves who does not take that.
 * Pages that were opened before a roll-out ask for files of the build before, which an image has beside its own.
 */
export function builtAssets(directory: string): Middleware {
  const router = express.Router();
  const setHeaders = (res: ServerResponse) => void res.setHeader('X-Content-Type-Options', 'nosniff');
  for (const folder of ['assets', '../previous'])
    router.use(
      '/assets',
      staticFiles(path.join(directory, folder), {
        enableBrotli: true,
        index: false,
        serveStatic: { immutable: true, maxAge: '1y', setHeaders },
      }),
    );
  router.use('/assets', refuseMissingFile);
  const others = express.static(directory, { maxAge: '1h', index: false, setHeaders });
  // Page paths have no extension.
  router.use((req, res, next) => (path.extname(req.path) ? others(req, res, next) : next()));
  return router;
}

/** Never kept: during a roll-out another process may have the file. */
const refuseMissingFile: Middleware = (_req, res) => {
  // Set for a file that a later build has removed.
  res.removeHeader('Content-Encoding');
  res
    .status(404)
    .set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    .type('text/plain')
    .send('There is no such file.\n');
};
