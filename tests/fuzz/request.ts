import { type Sealed, seal } from '../support/seal.ts';
import type { RawRequest } from '../support/transport.ts';
import { MULTIPART } from './multipart.ts';

/** Valid, or with a flaw. */
export interface Sealing {
  scheme: 'RSA' | 'JWE';
  flaw: 'none' | 'value' | 'header' | 'key' | 'digest' | 'plain' | 'scheme';
}

export interface Request {
  method: string;
  /** Without the query. */
  path: string;
  query: [name: string, value: string][];
  /** Unchanged. */
  rawQuery: string;
  /** Each value is a header line. */
  headers: Record<string, string[]>;
  body: string | Uint8Array | null;
  sealing: Sealing | null;
}

/** Node does not send other characters. */
export const headerText = (text: string): string => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim();

/** In a query lone surrogates become U+FFFD, because URLs are UTF-8. */
export async function encodeRequest(request: Request): Promise<RawRequest> {
  const { method, headers } = request;
  const sealed = await sealBody(request);
  const bytes = sealed ? Buffer.from(JSON.stringify(sealed.body)) : encodeBody(request);
  return {
    method,
    path: requestTarget(request),
    headers: {
      ...Object.fromEntries(
        Object.entries(headers).map(([name, values]) => [name, values[1] === undefined ? (values[0] ?? null) : values]),
      ),
      ...sealed?.headers,
      ...(bytes && { 'Content-Length': String(bytes.length) }),
    },
    body: bytes ?? undefined,
  };
}

/** A character of a multipart body is a byte. */
export function encodeBody({ body, headers }: Request): Buffer | null {
  if (typeof body !== 'string') return body && Buffer.from(body);
  const [type = ''] = headers['Content-Type'] ?? [];
  return Buffer.from(body, type.startsWith(MULTIPART) ? 'latin1' : 'utf8');
}

export function requestTarget({ path, query, rawQuery }: Request): string {
  const search = [new URLSearchParams(query).toString(), rawQuery].filter(Boolean).join('&');
  return search ? `${path}?${search}` : path;
}

async function sealBody({ body, sealing }: Request): Promise<Sealed | null> {
  if (!sealing || typeof body !== 'string') return null;
  const { scheme, flaw } = sealing;
  if (flaw === 'plain') return { headers: { Encryption: scheme }, body: JSON.parse(JSON.stringify({ value: 7 })) };
  const sealed = await seal(body, scheme);
  switch (flaw) {
    case 'value':
      return { ...sealed, body: { value: sealed.body.value.slice(0, -8) } };
    case 'header':
      return { ...sealed, headers: { Encryption: scheme === 'RSA' ? 'JWE' : 'RSA' } };
    case 'key':
      return { headers: { ...sealed.headers, Encryption: 'RSA', 'X-RSA': 'bm8ga2V5' }, body: sealed.body };
    case 'digest':
      return { headers: { ...sealed.headers, Encryption: 'RSA', 'X-Digest': 'another' }, body: sealed.body };
    case 'scheme':
      return { ...sealed, headers: { ...sealed.headers, Encryption: 'ROT13' } };
    default:
      return sealed;
  }
}

const LONGEST = 1500;

/** For people to read and repeat. */
export function describeRequest(request: Request): string {
  const { method, headers, body, sealing } = request;
  const lines = Object.entries(headers).flatMap(([name, values]) => values.map((value) => `  ${name}: ${value}`));
  const text = body instanceof Uint8Array ? `bytes ${Buffer.from(body).toString('hex')}` : JSON.stringify(body);
  return [
    `  ${method} ${requestTarget(request)}`,
    ...lines,
    ...(body === null
      ? []
      : [`  body ${text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length})` : text}`]),
    ...(sealing ? [`  sealed by ${sealing.scheme}${sealing.flaw === 'none' ? '' : `, broken: ${sealing.flaw}`}`] : []),
  ].join('\n');
}
