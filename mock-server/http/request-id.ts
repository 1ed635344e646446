import type { IncomingMessage } from 'node:http';
import type { Exchange } from './exchange.ts';

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;
const ID_LENGTH = 16;

/** Without a world. */
const UNKNOWN = 'none';

/** Returns null if missing or malformed. */
function givenId({ headers }: IncomingMessage): string | null {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : null;
}

/** Without a valid id the world draws one later. */
export function requestId(exchange: Exchange): void {
  exchange.requestId = givenId(exchange.req) ?? '';
}

export const commonHeaders = (id: string) => ({ 'Cache-Control': 'no-store', 'X-Request-Id': id || UNKNOWN });

/** For requests outside the pipeline. */
export const commonHeadersFor = (req: IncomingMessage) => commonHeaders(givenId(req) ?? UNKNOWN);

/** The world's random source makes responses repeatable. */
export function drawRequestId(exchange: Exchange): void {
  if (!exchange.requestId) exchange.requestId = exchange.world?.random.text(ID_LENGTH) ?? UNKNOWN;
}
