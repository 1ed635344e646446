import type { IncomingMessage } from 'node:http';
import { FILE_TYPE } from '../../openapi/checks/document.ts';
import { ApiError, invalid } from './api-error.ts';
import { parseCookies } from './cookies.ts';
import type { Exchange } from './exchange.ts';
import { addField, decodeText, parseJson, parseMultipart, readBody, UPLOAD_LIMIT } from './read-body.ts';

const JSON_TYPE = 'application/json';
const MULTIPART = 'multipart/form-data';

const PLAIN = { 'Accept-Encoding': 'identity' };

/** Returns a sentence for a compressed body; null for others. */
function readCompression({ headers }: IncomingMessage): string | null {
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  return coding === '' || coding === 'identity' ? null : `The Content-Encoding is ${coding.slice(0, 60)}.`;
}

export async function readRequest(exchange: Exchange): Promise<void> {
  readParams(exchange);
  const [type] = exchange.operation?.bodyTypes ?? [];
  const compression = readCompression(exchange.req);
  if (type && compression)
    throw new ApiError(415, 'request_body_type', `${compression} Send it uncompressed.`, null, PLAIN);
  if (type === MULTIPART) return readUpload(exchange);
  if (type === FILE_TYPE) {
    if (hasBody(exchange.req)) exchange.body = exchange.req;
    return;
  }
  if (type) parseBody(exchange, await readBody(exchange.req));
}

async function readUpload(exchange: Exchange): Promise<void> {
  const sent = exchange.req.headers['content-type'] ?? '';
  const bytes = await readBody(exchange.req, UPLOAD_LIMIT);
  if (bytes.length === 0) return;
  requireType(sent, MULTIPART);
  const { fields, files } = await parseMultipart(bytes, sent);
  exchange.body = fields;
  exchange.files = files;
}

/** A repeated query parameter becomes a list, which no operation accepts. */
export function readParams({ req, params, search }: Exchange): void {
  params.header = { ...req.headers };
  if (search) params.query = parseQuery(search);
  if (req.headers.cookie) params.cookie = parseCookies(req.headers.cookie);
}

/** Throws 400 for invalid JSON, 415 for another media type or charset. */
export function parseBody(exchange: Exchange, bytes: Buffer): void {
  const [type] = exchange.operation?.bodyTypes ?? [];
  if (!type) return;
  const sent = exchange.req.headers['content-type'];
  if (bytes.length > 0 && sent !== undefined) requireType(sent, type);
  const text = decodeText(bytes);
  exchange.body = type === JSON_TYPE ? parseJson(text) : parseForm(text);
}

/**
 * Throws 400 for a browser's request from another site's page. `Origin` must be one of `origins` or the requested host.
 */
export function requireSameSite({ headers }: IncomingMessage, origins: readonly string[]): void {
  const { origin, host, 'sec-fetch-site': site } = headers;
  const isOwn = origin === undefined || origins.includes(origin) || /^https?:\/\/(.+)$/.exec(origin)?.[1] === host;
  if (site === 'cross-site' || !isOwn) throw invalid('The control API does not serve pages of other sites.');
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Throws 400 for another type or charset: another site's page can send those without a preflight. */
export function requireBodyType({ req, operation }: Exchange): void {
  const [wanted] = operation?.bodyTypes ?? [];
  if (!hasBody(req) || !wanted) return;
  const compression = readCompression(req);
  if (compression) throw invalid(`${compression} Send the body uncompressed.`);
  if (!isOfType(req.headers['content-type'] ?? '', wanted)) throw invalid(wrongType(wanted));
}

function requireType(sent: string, wanted: string): void {
  if (!isOfType(sent, wanted)) throw new ApiError(415, 'request_body_type', wrongType(wanted));
}

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;
const UTF_8 = /^utf-?8$/i;

function isOfType(sent: string, wanted: string): boolean {
  const [, charset] = CHARSET.exec(sent) ?? [];
  return sent.split(';', 1)[0]?.trim().toLowerCase() === wanted && (charset === undefined || UTF_8.test(charset));
}

const wrongType = (wanted: string) =>
  `The Content-Type is not ${wanted}${wanted === FILE_TYPE ? '' : ' in UTF-8'}, which this operation takes.`;

/** Returns undefined if empty. A repeated field becomes a list, which no operation accepts. */
const parseForm = (text: string): Record<string, unknown> | undefined => (text ? parseQuery(text) : undefined);

function parseQuery(search: string): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    addField(query, name, value);
  }
  return query;
}
