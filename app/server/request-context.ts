import { randomBytes, randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { newContext, type ServerContext } from '../request/context.ts';

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;
const SLOW_MS = 3000;

/** Sets id, nonce and log, and logs one line after the response. */
export function requestContext(log: Logger): RequestHandler {
  return (req, res, next) => {
    const given = req.get('X-Request-Id');
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
    const context = newContext({
      nonce: randomBytes(16).toString('base64'),
      requestId,
      log: log.child({ requestId }),
      isData: req.path.endsWith('.data'),
      address: (req.ip ?? '').replace(/^::ffff:/, '') || '0.0.0.0',
    });
    res.locals.context = context;
    res.setHeader('X-Request-Id', requestId);
    const startedAt = performance.now();
    res.once('close', () => writeLine(req, res, context, performance.now() - startedAt));
    next();
  };
}

/** Query, headers, cookies and body may contain secrets. */
function writeLine(req: Request, res: Response, context: ServerContext, durationMs: number): void {
  const { log, failure, events } = context;
  const line = {
    method: req.method,
    path: req.path,
    status: res.statusCode,
    durationMs: Math.round(durationMs),
    failure: failure?.details,
  };
  if (failure && failure.level !== 'info') log[failure.level](line, 'request failed');
  else if (res.statusCode >= 500) log.warn(line, 'request failed');
  else if (durationMs > SLOW_MS && !events) log.warn(line, 'request was slow');
  else log.info(line, 'request');
}
