import type { IncomingMessage } from 'node:http';
import type { Exchange } from './exchange.ts';

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;
const ID_LENGTH = 16;

/** The id of a response before its request has a world, and so no id to draw. */
const UNKNOWN = 'none';

/** The client's id; null where it has none or another form. */
function givenId({ headers }: IncomingMessage): string | null {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : null;
}

/** Takes the client's id if it is valid; otherwise the world draws one. */
export function requestId(exchange: Exchange): void {
  exchange.requestId = givenId(exchange.req) ?? '';
}

/** The headers of every response. */
export const commonHeaders = (id: string) => ({ 'Cache-Control': 'no-store', 'X-Request-Id': id || UNKNOWN });

/** The same for a request that no pipeline has seen. */
export const commonHeadersFor = (req: IncomingMessage) => commonHeaders(givenId(req) ?? UNKNOWN);

/** Called once the world is known: an id from its random source keeps responses repeatable. */
export function drawRequestId(exchange: Exchange): void {
  if (!exchange.requestId) exchange.requestId = exchange.world?.random.text(ID_LENGTH) ?? UNKNOWN;
}
