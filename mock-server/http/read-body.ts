import type { IncomingMessage } from 'node:http';
import { ApiError, invalid } from './api-error.ts';

/** The contract's bound: 1 MB. */
export const BODY_LIMIT = 1_000_000;

/** The request's bytes. Throws 413 for more than 1 MB, after draining, so that the client can read the answer. */
export async function readBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= BODY_LIMIT) chunks.push(chunk);
  }
  if (size > BODY_LIMIT) {
    throw new ApiError(413, 'request_body_too_large', `The body has ${size} bytes: at most ${BODY_LIMIT} are read.`);
  }
  return Buffer.concat(chunks);
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a body. Throws 400 for bytes that are not UTF-8. */
export function decodeText(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw invalid('The body is not UTF-8.');
  }
}

/** Only an escape can write a lone surrogate. */
const MAY_HAVE_HALVES = /\\ud[89a-f]/i;

/** Replaces lone surrogates by U+FFFD, as URLs and the database do. */
const withoutHalves = (_key: string, value: unknown) =>
  typeof value === 'string' ? Buffer.from(value).toString() : value;

/** Parses JSON; undefined for an empty text. Throws 400 when it is not JSON. */
export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text, MAY_HAVE_HALVES.test(text) ? withoutHalves : undefined);
  } catch (error) {
    throw invalid(`The body is not JSON: ${(error as Error).message}`.slice(0, 400));
  }
}
