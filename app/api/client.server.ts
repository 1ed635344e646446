import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { request as requestFrom } from 'undici';
import validators from '../../openapi/generated/gaming-client.js';
import type {
  Input,
  InputArgument,
  OperationId,
  StreamEvent,
  StreamId,
  Value,
} from '../../openapi/generated/gaming-operations.ts';
import { operations } from '../../openapi/generated/gaming-operations.ts';
import { clientDuration } from '../config/metrics.server.ts';
import { activeContext, traceparentOf, tracer } from '../config/trace.server.ts';
import type { Seal } from './cipher.server.ts';
import { readEvents } from './event-stream.server.ts';
import { ApiFailure, type FailureKind } from './failure.ts';

export interface ApiOptions {
  /** Without a trailing slash. */
  origin: string;
  timeoutMs: number;
  seal: Seal;
  merchant: string;
  /** Upper-case code; default: the brand's language. */
  language?: string;
  token?: string;
  requestId: string;
  /** W3C Trace Context. */
  traceparent?: string | undefined;
  /** Absent when the response is for everybody. */
  forwardedFor?: string | undefined;
  forwardedHost?: string | undefined;
  userAgent?: string | undefined;
  world?: string | undefined;
  onFailure?: (failure: ApiFailure) => void;
}

interface RawAnswer {
  status: number;
  text: string;
  headers: () => Headers;
}

/** Further headers include cookies. */
type CallInput<Id extends OperationId> = Input<Id> & { headers?: Record<string, string> };

export interface Answer<Id extends OperationId> {
  value: Value<Id>;
  headers: Headers;
}

export interface Api {
  /** @throws ApiFailure */
  call<Id extends OperationId>(id: Id, ...input: InputArgument<CallInput<Id>>): Promise<Value<Id>>;
  /** Includes the response headers. @throws ApiFailure */
  request<Id extends OperationId>(id: Id, ...input: InputArgument<CallInput<Id>>): Promise<Answer<Id>>;
  /** Validated events, until the signal aborts or the stream ends. The time-out is for its beginning. @throws ApiFailure */
  stream<Id extends StreamId>(id: Id, input: CallInput<Id> & { signal: AbortSignal }): AsyncGenerator<StreamEvent<Id>>;
}

/**
 * For one request of one visitor. No path occurs outside the contract. Handles headers, cipher, time-out, both dialects
 * and contract validation.
 */
export function createApi(options: ApiOptions): Api {
  const read = async (id: OperationId, input: AnyInput = {}): Promise<{ value: never; answer: RawAnswer }> => {
    try {
      const answer = await send(options, id, input);
      return { value: unwrap(options, id, answer, readJson(id, answer)) as never, answer };
    } catch (error) {
      if (error instanceof ApiFailure) options.onFailure?.(error);
      throw error;
    }
  };
  return {
    call: async (id, ...[input]) => (await read(id, input)).value,
    async request(id, ...[input]) {
      const { value, answer } = await read(id, input);
      return { value, headers: answer.headers() };
    },
    stream: (id, input) => readStream(options, id, input as unknown as AnyInput, input.signal) as never,
  };
}

interface AnyInput {
  path?: Record<string, unknown>;
  query?: object;
  body?: object;
  headers?: Record<string, string>;
}

const startCall = (id: OperationId, { traceparent }: ApiOptions) =>
  tracer().startSpan(id, { kind: SpanKind.CLIENT }, activeContext(traceparent));

/** @throws ApiFailure without a response. */
async function send(options: ApiOptions, id: OperationId, input: AnyInput): Promise<RawAnswer> {
  const { method } = operations[id];
  const sealed = input.body === undefined ? null : await writeBody(options, id, input.body);
  const measure = clientDuration.startTimer({ operation: id });
  const span = startCall(id, options);
  try {
    const answer = await requestFrom(`${options.origin}${fillPath(id, input)}${searchText(input.query)}`, {
      method,
      headers: {
        ...buildHeaders(options, traceparentOf(span)),
        ...sealed?.headers,
        ...input.headers,
      },
      body: sealed?.body,
      signal: AbortSignal.timeout(options.timeoutMs),
    });
    const text = await answer.body.text();
    measure({ status: answer.statusCode });
    span.setAttribute('http.response.status_code', answer.statusCode);
    return { status: answer.statusCode, text, headers: () => headersFrom(answer.headers) };
  } catch (error) {
    const failure = unreachable(id, error);
    measure({ status: failure.kind });
    span.setStatus({ code: SpanStatusCode.ERROR, message: failure.kind });
    throw failure;
  } finally {
    span.end();
  }
}

async function* readStream(options: ApiOptions, id: StreamId, input: AnyInput, signal: AbortSignal) {
  try {
    yield* readEvents(id, await openStream(options, id, input, signal));
  } catch (error) {
    const failure = error instanceof ApiFailure ? error : unreachable(id, error);
    options.onFailure?.(failure);
    throw failure;
  }
}

/** A gateway sends comments more often. */
const LONGEST_SILENCE_MS = 60_000;

/** @throws ApiFailure for a response other than a stream */
async function openStream(options: ApiOptions, id: StreamId, input: AnyInput, signal: AbortSignal) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), options.timeoutMs);
  try {
    const { statusCode, headers, body } = await requestFrom(`${options.origin}${fillPath(id, input)}`, {
      headers: { ...buildHeaders(options), ...input.headers, Accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, late.signal]),
      bodyTimeout: LONGEST_SILENCE_MS,
    });
    if (statusCode === 200) return body;
    const answer = { status: statusCode, text: await body.text(), headers: () => headersFrom(headers) };
    unwrap(options, id, answer, readJson(id, answer));
    throw new ApiFailure('contract', id, { status: statusCode });
  } finally {
    clearTimeout(timer);
  }
}

function headersFrom(lines: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(lines)) {
    for (const value of [values].flat()) headers.append(name, value);
  }
  return headers;
}

/** JSON (encrypted where the contract says so), URL-encoded, or multipart. */
async function writeBody({ seal }: ApiOptions, id: OperationId, body: object) {
  const { bodyTypes, isEncrypted } = operations[id];
  const [type = 'application/json'] = bodyTypes;
  if (type === 'application/x-www-form-urlencoded') {
    return { headers: { 'Content-Type': type }, body: new URLSearchParams(body as Record<string, string>).toString() };
  }
  if (type === 'multipart/form-data') {
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) form.set(name, value);
    const message = new Response(form);
    return {
      headers: { 'Content-Type': message.headers.get('Content-Type') ?? type },
      body: Buffer.from(await message.arrayBuffer()),
    };
  }
  const plain = JSON.stringify(body);
  const sealed = isEncrypted ? await seal(plain) : { headers: {}, body: plain };
  return { ...sealed, headers: { 'Content-Type': type, ...sealed.headers } };
}

function fillPath(id: OperationId, { path = {} }: { path?: Record<string, unknown> }): string {
  return operations[id].path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
}

function searchText(query: object | undefined): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

function buildHeaders(options: ApiOptions, traceparent = options.traceparent): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    Merchant: options.merchant,
    Device: 'WEB',
    'X-Timestamp': String(Date.now()),
    'X-Gateway-Version': '3',
    'X-Request-Id': options.requestId,
  };
  if (traceparent) headers.traceparent = traceparent;
  if (options.forwardedFor) headers['X-Forwarded-For'] = options.forwardedFor;
  if (options.forwardedHost) headers['X-Forwarded-Host'] = options.forwardedHost;
  if (options.language) headers.Language = options.language;
  if (options.token) headers.Authorization = options.token;
  if (options.userAgent) headers['User-Agent'] = options.userAgent;
  if (options.world) headers['X-Mock-World'] = options.world;
  return headers;
}

function unreachable(id: string, error: unknown): ApiFailure {
  const isTimeout = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
  return new ApiFailure(isTimeout ? 'timeout' : 'network', id, { cause: error });
}

function readJson(id: string, { status, headers, text }: RawAnswer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const type = headers().get('content-type') ?? 'no type';
    throw new ApiFailure('contract', id, { status, message: `the answer is not JSON but ${type}` });
  }
}

/** In either dialect `success: false` is a failure for any status. */
function unwrap({ token }: ApiOptions, id: OperationId, { status, headers }: RawAnswer, body: unknown): unknown {
  const { dialect } = operations[id];
  const answer = body as { success?: unknown; value?: unknown; errorCode?: unknown; message?: unknown } | null;
  const isRefusal = status >= 400 || (dialect === 'envelope' && answer?.success === false);
  if (isRefusal) {
    const errorCode = typeof answer?.errorCode === 'string' ? answer.errorCode : undefined;
    const message = typeof answer?.message === 'string' ? answer.message : undefined;
    const isReplaced = headers().get('X-Session-End') === 'replaced';
    throw new ApiFailure(failureKind(status, errorCode, token), id, {
      status,
      errorCode,
      message,
      // A bare response has its value beside the code.
      value: dialect === 'envelope' ? answer?.value : answer,
      isReplaced,
    });
  }
  const validate = validators[`${id}_200`];
  if (!validate(body)) {
    const fault = validate.errors?.[0];
    const message = `the answer is outside the contract: ${fault?.instancePath ?? ''} ${fault?.message ?? ''}`;
    throw new ApiFailure('contract', id, { status, message });
  }
  return dialect === 'envelope' ? answer?.value : body;
}

const NO_SESSION = ['login.not.session', 'user.or.token.invalid'];

/** Without a token, a redirect to the login would loop. */
function failureKind(status: number, errorCode = '', token?: string): FailureKind {
  if (token && (status === 401 || NO_SESSION.includes(errorCode))) return 'signedOut';
  if (token && (errorCode === 'play.break' || errorCode === 'account.held')) return 'onBreak';
  if (errorCode === 'system.maintenance') return 'maintenance';
  if (errorCode === 'region.restricted') return 'region';
  return status >= 500 && !errorCode ? 'contract' : 'refused';
}
