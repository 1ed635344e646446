import { parseCookies } from './cookies.ts';
import type { Exchange } from './exchange.ts';
import { parseJson, readBody } from './read-body.ts';

/** The request as it came. */
export async function readRequest(exchange: Exchange): Promise<void> {
  readParams(exchange);
  if (exchange.operation?.bodyTypes.length) parseBody(exchange, await readBody(exchange.req));
}

/** The parameters as they came; a query parameter given twice becomes a list, which no operation takes. */
export function readParams({ req, params, search }: Exchange): void {
  params.header = { ...req.headers };
  if (search) params.query = queryOf(search);
  if (req.headers.cookie) params.cookie = parseCookies(req.headers.cookie);
}

/** The body from its bytes, in the form that the operation takes. Throws 400 for what is not JSON. */
export function parseBody(exchange: Exchange, bytes: Buffer): void {
  const [type] = exchange.operation?.bodyTypes ?? [];
  if (type === 'application/json') exchange.body = parseJson(bytes);
  else if (type === 'application/x-www-form-urlencoded') exchange.body = parseForm(bytes);
}

/** The fields of a form; undefined for none. A field given twice becomes a list, which no operation takes. */
function parseForm(bytes: Buffer): Record<string, unknown> | undefined {
  return bytes.length === 0 ? undefined : queryOf(bytes.toString());
}

function queryOf(search: string): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    query[name] = Object.hasOwn(query, name) ? [query[name], value].flat() : value;
  }
  return query;
}
