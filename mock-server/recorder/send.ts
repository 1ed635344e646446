import type { Exchange } from '../http/exchange.ts';
import type { RawAnswer } from './entry.ts';

/** To the byte; does not validate. */
export function sendAsIs(exchange: Exchange, { status, headers, text, bytes = Buffer.from(text) }: RawAnswer): true {
  const { req, res } = exchange;
  const given = Object.entries(headers).filter(([, value]) => value !== undefined) as [string, string | string[]][];
  res.writeHead(status, { ...Object.fromEntries(given), 'Content-Length': bytes.length });
  res.end(req.method === 'HEAD' ? undefined : bytes);
  exchange.answer = { status, body: null, isOutsideContract: true };
  return true;
}
