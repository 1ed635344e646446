import type { Exchange } from './exchange.ts';

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;
const ID_LENGTH = 16;

/** The client's id when it is a good one; otherwise the world draws one. */
export function requestId(exchange: Exchange): void {
  const given = exchange.req.headers['x-request-id'];
  if (typeof given === 'string' && REQUEST_ID.test(given)) exchange.requestId = given;
}

/** Called once the world is known: an id from its random source keeps answers repeatable. */
export function drawRequestId(exchange: Exchange): void {
  if (!exchange.requestId) exchange.requestId = exchange.world?.random.text(ID_LENGTH) ?? 'none';
}
