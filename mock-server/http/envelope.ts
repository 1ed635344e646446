import type { Request, Response } from 'express';
import type { ApiError } from './api-error.ts';
import type { Answer, Exchange } from './exchange.ts';
import { commonHeadersFor } from './request-id.ts';

type Refused = Pick<Exchange, 'operation' | 'path'>;

/** Where an error belongs when no operation was found. */
const resolveDialect = ({ operation, path }: Refused) =>
  operation?.dialect ?? (path.startsWith('/wps/') ? 'envelope' : 'bare');

/** An answer in the operation's dialect: `/wps` wraps the value, everything else is bare. */
export function wrap(exchange: Exchange, value: unknown): unknown {
  return resolveDialect(exchange) === 'envelope' ? { success: true, value: value ?? null } : value;
}

/** The realm of the challenge in a 401. The scheme is the gateway's own: Authorization has the raw token. */
const CHALLENGE = 'Token realm="gaming"';

/** The headers of an error: its own, and those that the contract promises of its status. */
function headersOf({ status, value, headers }: ApiError): Record<string, string> | undefined {
  if (status === 401) return { 'WWW-Authenticate': CHALLENGE, ...headers };
  return status === 429 ? { 'Retry-After': String(value?.retryAfterSeconds) } : undefined;
}

/** A failure in the operation's dialect. */
export function failure(exchange: Refused, error: ApiError): Answer {
  const { errorCode, message, value } = error;
  const body =
    resolveDialect(exchange) === 'envelope'
      ? { success: false, value, message, errorCode }
      : { errorCode, message, ...value };
  return { status: error.status, body, headers: headersOf(error) };
}

/** Sends the refusal of a request that gets no further than Express. */
export function refuse(req: Request, res: Response, error: ApiError): void {
  const { status, body } = failure({ operation: null, path: req.url }, error);
  res.status(status).set(commonHeadersFor(req)).json(body);
}
