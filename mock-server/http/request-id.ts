import type { IncomingMessage } from 'node:http';
import type { Exchange } from './exchange.ts';

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;
const ID_LENGTH = 16;

/** Response id of a request without a world. */
const UNKNOWN = 'none';

/** Returns the client's id; null if missing or malformed. */
function givenId({ headers }: IncomingMessage): string | null {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : null;
}

/** Takes the client's valid id; otherwise the world draws one later. */
export function requestId(exchange: Exchange): void {
  exchange.requestId = givenId(exchange.req) ?? '';
}

export const commonHeaders = (id: string) => ({ 'Cache-Control': 'no-store', 'X-Request-Id': id || UNKNOWN });

/** Returns the common headers of a request outside the pipeline. */
export const commonHeadersFor = (req: IncomingMessage) => commonHeaders(givenId(req) ?? UNKNOWN);

/** Draws an id from the world's random source, which makes responses repeatable. */
export function drawRequestId(exchange: Exchange): void {
  if (!exchange.requestId) exchange.requestId = exchange.world?.random.text(ID_LENGTH) ?? UNKNOWN;
}
