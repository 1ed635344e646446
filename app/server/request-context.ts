import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { findMerchant } from '../brand/brand-hosts.server.ts';
import type { Env } from '../config/env.server.ts';
import { newContext, type ServerContext } from '../request/context.ts';
import type { RequestLocals } from './remix.ts';
import type { FindRoute } from './route-handles.ts';
import type { Tracing } from './tracing.ts';

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;
/** W3C Trace Context. */
const TRACE_PARENT = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;
const SLOW_MS = 3000;

interface RequestContextOptions {
  env: Env;
  log: Logger;
  /** Undefined in development. */
  buildId: string | undefined;
  findRoute: FindRoute;
  tracing: Tracing | null;
}

/** Sets id, trace, nonce, route and log, and logs one line after the response. */
export function requestContext({ env, log, buildId, findRoute, tracing }: RequestContextOptions): RequestHandler {
  const readLine = lineReader(env, buildId);
  return (req, res, next) => {
    const given = req.get('X-Request-Id');
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
    const locals = res.locals as RequestLocals;
    const context = newContext({
      nonce: randomBytes(16).toString('base64'),
      requestId,
      traceparent: tracing ? tracing.startRequest(readTrace(req), req.method, res) : (readTrace(req) ?? newTrace()),
      log: log.child({ requestId }),
      isData: req.path.endsWith('.data'),
      address: (req.ip ?? '').replace(/^::ffff:/, '') || '0.0.0.0',
    });
    locals.context = context;
    locals.route = findRoute(locals.url.pathname);
    res.setHeader('X-Request-Id', requestId);
    // Pages of another build then ask for their next page as a document.
    if (buildId && context.isData) res.setHeader('X-Build', buildId);
    const startedAt = performance.now();
    res.once('close', () => writeLine(readLine(req, res), context, performance.now() - startedAt));
    next();
  };
}

/** Visitors could choose what is traced: only a proxy is believed. */
function readTrace(req: Request): string | undefined {
  const isTrusted: (address: string, hop: number) => boolean = req.app.get('trust proxy fn');
  const given = req.get('traceparent') ?? '';
  return TRACE_PARENT.test(given) && isTrusted(req.socket.remoteAddress ?? '', 0) ? given : undefined;
}

const newTrace = () => `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;

type Line = ReturnType<ReturnType<typeof lineReader>>;

/** `docs/operating/logs.md` lists the fields. Query, headers, cookies and body may contain secrets. */
const lineReader =
  ({ LOG_SECRET }: Env, build: string | undefined) =>
  (req: Request, res: Response) => {
    const { url, route, context } = res.locals as RequestLocals;
    const { traceparent, username, failure } = context;
    const brand = findMerchant(url.host);
    return {
      traceId: traceparent?.split('-')[1],
      method: req.method,
      path: req.path,
      route: route.pattern,
      status: res.statusCode,
      brand,
      build,
      user: LOG_SECRET && username ? hashUser(LOG_SECRET, `${brand} ${username}`) : undefined,
      failure: failure?.details,
    };
  };

/** The lines of a member are found by who has the secret. */
const hashUser = (secret: string, name: string) => createHmac('sha256', secret).update(name).digest('hex').slice(0, 12);

function writeLine(fields: Line, { log, failure, events }: ServerContext, duration: number): void {
  const line = { ...fields, durationMs: Math.round(duration) };
  if (failure && failure.level !== 'info') log[failure.level](line, 'request failed');
  else if (fields.status >= 500) log.warn(line, 'request failed');
  else if (duration > SLOW_MS && !events) log.warn(line, 'request was slow');
  else log.info(line, 'request');
}
