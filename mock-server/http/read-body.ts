import type { IncomingMessage } from 'node:http';
import { ApiError } from './api-error.ts';

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

/** A JSON value from bytes; undefined for none. Throws 400 for what is not JSON. */
export function parseJson(bytes: Buffer | string): unknown {
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(bytes.toString());
  } catch (error) {
    throw new ApiError(400, 'request_param_err', `The body is not JSON: ${(error as Error).message}`.slice(0, 400));
  }
}
