import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Exchange } from './exchange.ts';

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;
const ID_LENGTH = 16;

/** Without a world's random source. */
const randomId = () => randomBytes(ID_LENGTH / 2).toString('hex');

/** Returns null if missing or malformed. */
function givenId({ headers }: IncomingMessage): string | null {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : null;
}

/** Without a valid id `drawRequestId` draws one later. */
export function requestId(exchange: Exchange): void {
  exchange.requestId = givenId(exchange.req) ?? '';
}

export const commonHeaders = (id: string) => ({ 'Cache-Control': 'no-store', 'X-Request-Id': id || randomId() });

export const headersFor = ({ requestId, recordId }: Exchange) => ({
  ...commonHeaders(requestId),
  ...(recordId && { 'X-Mock-Request': recordId }),
});

/** For requests outside the pipeline. */
export const commonHeadersFor = (req: IncomingMessage) => commonHeaders(givenId(req) ?? '');

/** The world's random source makes responses repeatable. */
export function drawRequestId(exchange: Exchange): void {
  if (!exchange.requestId) exchange.requestId = exchange.world?.random.text(ID_LENGTH) ?? randomId();
}
