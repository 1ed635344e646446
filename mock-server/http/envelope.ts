import type { ApiError } from './api-error.ts';
import type { Answer, Exchange } from './exchange.ts';

/** Where an error belongs when no operation was found. */
const resolveDialect = (exchange: Exchange) =>
  exchange.operation?.dialect ?? (exchange.path.startsWith('/wps/') ? 'envelope' : 'bare');

/** An answer in the operation's dialect: `/wps` wraps the value, everything else is bare. */
export function wrap(exchange: Exchange, value: unknown): unknown {
  return resolveDialect(exchange) === 'envelope' ? { success: true, value: value ?? null } : value;
}

/** A failure in the operation's dialect. */
export function failure(exchange: Exchange, error: ApiError): Answer {
  const { errorCode, message, value } = error;
  const body =
    resolveDialect(exchange) === 'envelope'
      ? { success: false, value, message, errorCode }
      : { errorCode, message, ...value };
  return { status: error.status, body };
}
