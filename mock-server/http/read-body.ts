import type { IncomingMessage } from 'node:http';
import { hasManyParts, MOST_PARTS, multipartType, readBoundary } from '../../openapi/rules/multipart.ts';
import { ApiError, invalid } from './api-error.ts';

/** 1 MB, by the contract. */
export const BODY_LIMIT = 1_000_000;
/** Three files of 5 MB, with room to refuse a larger one by name. */
export const UPLOAD_LIMIT = 16_000_000;

/** Throws 413 above the limit after draining, so that the client can read the response. */
export async function readBody(req: IncomingMessage, limit = BODY_LIMIT): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) {
    throw new ApiError(413, 'request_body_too_large', `The body has ${size} bytes: at most ${limit} are read.`);
  }
  return Buffer.concat(chunks);
}

/** A repeated field becomes a list, which no operation accepts. Copies none: a body may repeat a field 500,000 times. */
export function addField(fields: Record<string, unknown>, name: string, value: string): void {
  const before = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (Array.isArray(before)) before.push(value);
  else fields[name] = before === undefined ? value : [before, value];
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Throws 400 for invalid UTF-8. */
export function decodeText(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw invalid('The body is not UTF-8.');
  }
}

/** Value of a field whose file is not empty. */
const FILE = 'file';

export interface Multipart {
  /** The bytes of files are not copied into strings and validated. */
  fields: Record<string, unknown>;
  files: ReadonlyMap<string, Buffer>;
}

/** Throws 400 for a body that is not multipart, for an unclear boundary, and for too many parts. */
export async function parseMultipart(bytes: Buffer, contentType: string): Promise<Multipart> {
  const boundary = readBoundary(contentType);
  if (boundary === null) throw invalid('The Content-Type has not one plain boundary.');
  if (hasManyParts(bytes, boundary)) throw invalid(`The body has more than ${MOST_PARTS} parts.`);
  // Without a prototype, "__proto__" is a field.
  const fields: Record<string, unknown> = Object.create(null);
  const files = new Map<string, Buffer>();
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': multipartType(boundary) } })
    .formData()
    .catch(() => {
      throw invalid('The body is not multipart/form-data with the boundary that its Content-Type names.');
    });
  for (const [name, value] of form) {
    const isFile = typeof value !== 'string';
    if (isFile) files.set(name, Buffer.from(await value.arrayBuffer()));
    const text = isFile ? FILE.slice(0, value.size) : value;
    addField(fields, name, text);
  }
  return { fields, files };
}

/** Only an escape can write a lone surrogate. */
const MAY_HAVE_HALVES = /\\ud[89a-f]/i;

/** Replaces lone surrogates by U+FFFD, as URLs and the database do. */
const withoutHalves = (_key: string, value: unknown) =>
  typeof value === 'string' ? Buffer.from(value).toString() : value;

/** Returns undefined for an empty text. Throws 400. */
export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text, MAY_HAVE_HALVES.test(text) ? withoutHalves : undefined);
  } catch (error) {
    throw invalid(`The body is not JSON: ${(error as Error).message}`.slice(0, 400));
  }
}
