import type { IncomingHttpHeaders } from 'node:http';
import { decodeBody, MOST_BYTES, readBytes } from '../../openapi/checks/body.ts';
import { ApiError } from '../http/api-error.ts';
import type { RawAnswer } from './entry.ts';

/** Includes headers that the mock sets itself. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'accept-encoding',
  'expect',
  'x-mock-world',
]);
/** Invalid after decompression. */
const PACKING = new Set(['content-encoding', 'content-length']);

interface Forwarded {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Reads the whole decompressed response, without following redirects. Throws 502 for an unreachable upstream or an
 * incomplete response, 504 on a time-out.
 */
export async function askUpstream(url: string, request: Forwarded, timeoutMs: number): Promise<RawAnswer> {
  const { method, path, headers, body } = request;
  const signal = AbortSignal.timeout(timeoutMs);
  const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD';
  try {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: forwardedHeaders(headers),
      body: hasBody ? new Uint8Array(body) : undefined,
      redirect: 'manual',
      signal,
    });
    const bytes = await readBytes(answer);
    if (!bytes) throw new ApiError(502, 'upstream.too_large', `The upstream's answer is over ${MOST_BYTES} bytes.`);
    return { status: answer.status, headers: answeredHeaders(answer.headers), bytes, ...decodeBody(bytes) };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (signal.aborted) throw new ApiError(504, 'upstream.slow', `The upstream took longer than ${timeoutMs} ms.`);
    throw new ApiError(502, 'upstream.failed', 'The upstream cannot be reached, or its answer breaks off.');
  }
}

function forwardedHeaders(given: IncomingHttpHeaders): Headers {
  const dropped = namedIn(given.connection);
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    if (HOP_BY_HOP.has(name) || dropped.has(name)) continue;
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  return headers;
}

function answeredHeaders(given: Headers): RawAnswer['headers'] {
  const dropped = namedIn(given.get('connection') ?? undefined);
  const kept = [...given].filter(([name]) => !HOP_BY_HOP.has(name) && !PACKING.has(name) && !dropped.has(name));
  const headers: RawAnswer['headers'] = Object.fromEntries(kept);
  const cookies = given.getSetCookie();
  return cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers;
}

const namedIn = (connection = ''): Set<string> =>
  new Set(connection.split(',').map((name) => name.trim().toLowerCase()));
