import { parseCookies } from './cookies.ts';
import type { Exchange } from './exchange.ts';
import { parseJson, readBody } from './read-body.ts';

/** The parameters as they came; a query parameter given twice becomes a list, which no operation takes. */
export async function readRequest(exchange: Exchange): Promise<void> {
  const { req, params } = exchange;
  params.header = { ...req.headers };
  if (exchange.search) params.query = queryOf(exchange.search);
  if (req.headers.cookie) params.cookie = parseCookies(req.headers.cookie);
  const [type] = exchange.operation?.bodyTypes ?? [];
  if (type === 'application/json') exchange.body = parseJson(await readBody(req));
  else if (type === 'application/x-www-form-urlencoded') exchange.body = parseForm(await readBody(req));
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
