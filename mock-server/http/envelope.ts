import type { Request, Response } from 'express';
import type { ApiError } from './api-error.ts';
import type { Answer, Exchange } from './exchange.ts';
import { commonHeadersFor } from './request-id.ts';

type Refused = Pick<Exchange, 'operation' | 'path'>;

/** Without an operation the path decides. */
const resolveDialect = ({ operation, path }: Refused) =>
  operation?.dialect ?? (path.startsWith('/wps/') ? 'envelope' : 'bare');

/** `/wps` in an envelope, all others bare. */
export function wrap(exchange: Exchange, value: unknown): unknown {
  return resolveDialect(exchange) === 'envelope' ? { success: true, value: value ?? null } : value;
}

/** The gateway's own scheme: Authorization has the raw token. */
const CHALLENGE = 'Token realm="gaming"';

function extraHeaders({ status, value, headers }: ApiError): Record<string, string> {
  if (status === 401) return { 'WWW-Authenticate': CHALLENGE, ...headers };
  return status === 429 ? { 'Retry-After': String(value?.retryAfterSeconds) } : headers;
}

export function failure(exchange: Refused, error: ApiError): Answer {
  const { errorCode, message, value } = error;
  const body =
    resolveDialect(exchange) === 'envelope'
      ? { success: false, value, message, errorCode }
      : { errorCode, message, ...value };
  return { status: error.status, body, headers: extraHeaders(error) };
}

/** For refusals before the pipeline. */
export function refuse(req: Request, res: Response, error: ApiError): void {
  const { status, body } = failure({ operation: null, path: req.url }, error);
  res.status(status).set(commonHeadersFor(req)).json(body);
}
