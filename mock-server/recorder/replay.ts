import { readFileSync } from 'node:fs';
import type { Json } from '../../openapi/checks/document.ts';
import { ApiError } from '../http/api-error.ts';
import { failure } from '../http/envelope.ts';
import { type Exchange, known } from '../http/exchange.ts';
import type { Step } from '../http/gateway.ts';
import { parseBody, readParams } from '../http/params.ts';
import { readBody } from '../http/read-body.ts';
import type { RequestLog } from '../worlds/request-log.ts';
import type { Entry, RecordedAnswer, RecordedRequest, RecordingWriter } from './entry.ts';
import { openWriter } from './open-writer.ts';
import { sendAsIs } from './send.ts';

/** By inputs, in recorded order. */
type Recording = Map<string, RecordedAnswer[]>;

/**
 * Equal inputs get their responses in recorded order, then the last one again; each world starts at the first, also
 * after a reset. `origins` serve pictures, known once the mock listens. Throws for an invalid file.
 */
export function replayFrom(file: string, origins: readonly string[]): Step {
  const recording = readRecording(file);
  /** A reset creates a new log. */
  const asked = new WeakMap<RequestLog, Map<string, number>>();
  let opening: Promise<RecordingWriter> | undefined;
  return async (exchange: Exchange): Promise<boolean> => {
    const { req, params } = exchange;
    const { requests } = known(exchange.world, 'world');
    const id = known(exchange.operation, 'operation').id;
    readParams(exchange);
    parseBody(exchange, await readBody(req));
    opening ??= openWriter();
    const writer = await opening;
    const request = writer.request(id, { headers: req.headers, query: params.query, body: exchange.body });
    const key = find(recording, requestKey(id, request));
    if (!key) {
      exchange.answer = { ...failure(exchange, notRecorded(recording, id)), isOutsideContract: true };
      return false;
    }
    const counts = asked.get(requests) ?? new Map<string, number>();
    asked.set(requests, counts);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    const answers = recording.get(key) ?? [];
    const answer = answers[Math.min(count, answers.length - 1)] as RecordedAnswer;
    if (isReadable(answer)) return send(exchange, answer, origins);
    exchange.answer = { ...failure(exchange, unreadable(id)), isOutsideContract: true };
    return false;
  };
}

function readRecording(file: string): Recording {
  const [head = '', ...lines] = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  if (!head.startsWith('{"recording":1,')) throw new Error(`${file} is no recording: make one with --record.`);
  const recording: Recording = new Map();
  for (const line of lines) {
    const { operation, request, answer } = JSON.parse(line) as Entry;
    const key = requestKey(operation, request);
    recording.set(key, [...(recording.get(key) ?? []), answer]);
  }
  return recording;
}

function requestKey(id: string, { merchant, language, query, body }: RecordedRequest): string {
  return `${id} ${JSON.stringify(sorted([merchant, language, query, body]))}`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, sorted(each)]));
}

/** Redacted values match anything. */
function find(recording: Recording, key: string): string | undefined {
  if (recording.has(key)) return key;
  return [...recording.keys()].find((recorded) => {
    if (!recorded.includes('redacted')) return false;
    const parts = recorded.split('redacted').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('[^"]*')}$`).test(key);
  });
}

function notRecorded(recording: Recording, id: string): ApiError {
  const others = [...recording.keys()].filter((key) => key.startsWith(`${id} `)).length;
  const what = others === 0 ? 'has no answer of this operation' : `has ${others} other inputs of it, not these`;
  return new ApiError(501, 'not.recorded', `The recording ${what} (${id}): record it with --upstream and --record.`);
}

/** A recording has no bodies other than JSON; some statuses have none. */
const isReadable = ({ isJson, status }: RecordedAnswer): boolean =>
  isJson || status === 204 || (status >= 300 && status < 400);

const unreadable = (id: string) =>
  new ApiError(
    501,
    'not.recorded',
    `The recorded answer was no JSON in UTF-8 (${id}): record it again from a server that sends some.`,
  );

/** The recorded picture server may be gone. */
function withOwnPictures(body: Json, origins: readonly string[]): Json {
  const value = (body as { value?: Json } | null)?.value;
  if (!value || typeof value !== 'object' || !('imageCDNs' in value)) return body;
  return { ...(body as object), value: { ...value, imageCDNs: origins.map((origin) => `${origin}/cdn`) } };
}

function send(
  exchange: Exchange,
  { status, contentType, cacheControl, cookies, body, isJson }: RecordedAnswer,
  origins: readonly string[],
): true {
  const headers = {
    'content-type': contentType ?? undefined,
    'cache-control': cacheControl ?? undefined,
    'set-cookie': cookies.length > 0 ? cookies.map((name) => `${name}=redacted; Path=/`) : undefined,
    'x-request-id': exchange.requestId,
  };
  return sendAsIs(exchange, { status, headers, text: isJson ? JSON.stringify(withOwnPictures(body, origins)) : '' });
}
