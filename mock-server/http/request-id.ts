import type { Exchange } from './exchange.ts';

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;
const ID_LENGTH = 16;

/** Takes the client's id if it is valid; otherwise the world draws one. */
export function requestId(exchange: Exchange): void {
  const given = exchange.req.headers['x-request-id'];
  if (typeof given === 'string' && REQUEST_ID.test(given)) exchange.requestId = given;
}

/** Called once the world is known: an id from its random source keeps responses repeatable. */
export function drawRequestId(exchange: Exchange): void {
  if (!exchange.requestId) exchange.requestId = exchange.world?.random.text(ID_LENGTH) ?? 'none';
}
