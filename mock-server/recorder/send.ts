import type { Exchange } from '../http/exchange.ts';
import type { RawAnswer } from './entry.ts';

/** Does not validate. */
export function sendAsIs(exchange: Exchange, { status, headers, text }: RawAnswer): true {
  const { req, res } = exchange;
  const given = Object.entries(headers).filter(([, value]) => value !== undefined) as [string, string | string[]][];
  res.writeHead(status, { ...Object.fromEntries(given), 'Content-Length': Buffer.byteLength(text) });
  res.end(req.method === 'HEAD' ? undefined : text);
  exchange.answer = { status, body: null, isOutsideContract: true };
  return true;
}
