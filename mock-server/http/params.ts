import { invalid } from './api-error.ts';
import { parseCookies } from './cookies.ts';
import type { Exchange } from './exchange.ts';
import { parseJson, readBody, textOf } from './read-body.ts';

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
  if (!type) return;
  const text = textOf(bytes);
  if (text) requireType(exchange.req.headers['content-type'], type);
  exchange.body = type === 'application/json' ? parseJson(text) : parseForm(text);
}

/**
 * Throws 400 for a body without `Content-Type: application/json`: a page of another site can send any other type, and none, without asking.
 */
export function requireJson({ req, operation }: Exchange): void {
  const { 'content-length': length, 'transfer-encoding': coding, 'content-type': type } = req.headers;
  const hasBody = coding !== undefined || Number(length ?? 0) > 0;
  if (hasBody && operation?.bodyTypes.length) requireType(type ?? '', 'application/json');
}

/** Throws 400 for a body that says it is something else; one that says nothing is taken for what is wanted. */
function requireType(sent: string | undefined, wanted: string): void {
  if (sent === undefined || sent.split(';', 1)[0]?.trim().toLowerCase() === wanted) return;
  throw invalid(`The Content-Type is not ${wanted}, which this operation takes.`);
}

/** The fields of a form; undefined for none. A field given twice becomes a list, which no operation takes. */
const parseForm = (text: string): Record<string, unknown> | undefined => (text ? queryOf(text) : undefined);

function queryOf(search: string): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    query[name] = Object.hasOwn(query, name) ? [query[name], value].flat() : value;
  }
  return query;
}
