import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { pipeline as pipe } from 'node:stream/promises';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { FILE_TYPE, STREAM_TYPE } from '../../openapi/checks/document.ts';
import type { StreamEnd } from '../worlds/world.ts';
import { ApiError, invalid } from './api-error.ts';
import type { OperationTable } from './contract.ts';
import { failure, refuse } from './envelope.ts';
import { writeEvents } from './event-stream.ts';
import type { Answer, EventStream, Exchange } from './exchange.ts';
import type { RefusedRequests } from './refused.ts';
import { headersFor } from './request-id.ts';

/** Throws an ApiError to refuse; returns true after sending the response itself. */
export type Step = (exchange: Exchange) => unknown;

export interface Pipeline {
  operations: OperationTable;
  /** In their order. */
  requestSteps: Readonly<Record<string, Step>>;
  /** Run on errors, too. */
  responseSteps: readonly Step[];
  /** Throws for an event outside the contract. */
  validateEvent: (exchange: Exchange, event: object) => void;
  /** Returns the function that forgets `end`. */
  openStream: (exchange: Exchange, end: (reason: StreamEnd) => void) => () => void;
  /** Notes what reaches no world. */
  refused?: RefusedRequests;
  log: Logger;
}

/** Never rejects. */
export async function handleRequest(pipeline: Pipeline, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const exchange = begin(pipeline, req, res);
  let isAnswered = false;
  try {
    isAnswered = await runNamedSteps(pipeline.requestSteps, exchange);
  } catch (error) {
    if (error instanceof ApiError && !exchange.world) pipeline.refused?.add(req, error);
    exchange.answer = error instanceof ApiError ? failure(exchange, error) : internalError(pipeline, exchange, error);
  }
  await finish(pipeline, exchange, !isAnswered);
  // A stream is no open request of its world, which may be reset meanwhile.
  exchange.leaveWorld?.();
}

const NO_FILES: Exchange['files'] = new Map();

function begin(pipeline: Pipeline, req: IncomingMessage, res: ServerResponse): Exchange {
  const url = req.url ?? '/';
  const at = url.indexOf('?');
  const path = decodeUnreserved(at < 0 ? url : url.slice(0, at));
  const found = pipeline.operations.find(req.method ?? 'GET', path);
  return {
    req,
    res,
    path,
    search: at < 0 ? '' : url.slice(at + 1),
    operation: found?.operation ?? null,
    startedAt: performance.now(),
    requestId: '',
    recordId: '',
    stepNames: [],
    stepEnds: [],
    isNewWorld: false,
    violations: [],
    faults: [],
    tally: null,
    recording: null,
    world: null,
    leaveWorld: null,
    brand: null,
    language: 'EN',
    ip: '',
    identity: null,
    body: undefined,
    files: NO_FILES,
    params: { query: {}, header: {}, path: found?.path ?? {}, cookie: {} },
    answer: null,
  };
}

const ESCAPE = /%(?:2d|2e|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/** RFC 3986, 6.2.2.2: letters, digits, "-", ".", "_" and "~" mean the same with and without their escape. */
const decodeUnreserved = (path: string): string =>
  path.includes('%') ? path.replace(ESCAPE, (escaped) => decodeURIComponent(escaped)) : path;

/** Notes the time of each, also of one that throws. */
async function runNamedSteps(steps: Pipeline['requestSteps'], exchange: Exchange): Promise<boolean> {
  const { stepNames, stepEnds, startedAt } = exchange;
  for (const name in steps) {
    stepNames.push(name);
    try {
      const result = steps[name]?.(exchange);
      if ((result instanceof Promise ? await result : result) === true) return true;
    } finally {
      stepEnds.push(performance.now() - startedAt);
    }
  }
  return false;
}

async function runSteps(steps: readonly Step[], exchange: Exchange): Promise<boolean> {
  for (const step of steps) {
    const result = step(exchange);
    if ((result instanceof Promise ? await result : result) === true) return true;
  }
  return false;
}

/** A contract violation becomes a 500. */
async function finish(pipeline: Pipeline, exchange: Exchange, isToBeSent: boolean): Promise<void> {
  try {
    await runSteps(pipeline.responseSteps, exchange);
  } catch (error) {
    exchange.answer = internalError(pipeline, exchange, error);
    await runSteps(pipeline.responseSteps.slice(1), exchange);
  }
  if (!isToBeSent) return;
  const { stream, file } = exchange.answer ?? {};
  if (stream) sendStream(pipeline, exchange, stream);
  else if (file) await sendFile(exchange, file);
  else send(exchange);
}

function sendStream(pipeline: Pipeline, exchange: Exchange, stream: EventStream): void {
  const { validateEvent, openStream, log } = pipeline;
  const { req, res, answer } = exchange;
  res.writeHead(200, { 'Content-Type': `${STREAM_TYPE}; charset=utf-8`, ...withDate(exchange), ...answer?.headers });
  if (req.method === 'HEAD' || res.closed) return void res.end();
  writeEvents(res, stream, {
    validate: (event) => validateEvent(exchange, event),
    onOpen: (end) => openStream(exchange, end),
    onMistake: (error) => log.error({ err: error, path: exchange.path }, 'the mock made a mistake in a stream'),
  });
}

async function sendFile(exchange: Exchange, file: FileHandle): Promise<void> {
  const { req, res, answer } = exchange;
  const { size } = await file.stat();
  const headers = { 'Content-Type': FILE_TYPE, 'Content-Length': size, ...withDate(exchange), ...answer?.headers };
  res.writeHead(200, headers);
  if (req.method === 'HEAD') res.end();
  // A client that leaves is no mistake.
  else await pipe(file.createReadStream({ start: 0, autoClose: false }), res).catch(() => undefined);
  await file.close();
}

const withDate = (exchange: Exchange) => ({
  ...headersFor(exchange),
  // Without a world Node.js sends the real time.
  ...(exchange.world && { Date: new Date(exchange.world.now()).toUTCString() }),
});

function send(exchange: Exchange): void {
  const { req, res, answer } = exchange;
  // Node.js writes a string together with the headers, a buffer separately.
  const body = answer?.text ?? JSON.stringify(answer?.body ?? null);
  res.writeHead(answer?.status ?? 500, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    ...withDate(exchange),
    ...answer?.headers,
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

function internalError(pipeline: Pipeline, exchange: Exchange, error: unknown): Answer {
  pipeline.log.error({ err: error, requestId: exchange.requestId, path: exchange.path }, 'the mock made a mistake');
  const why = error instanceof Error ? error.message : 'unknown';
  const answer = failure(exchange, new ApiError(500, 'mock.mistake', `The mock made a mistake: ${why}`.slice(0, 480)));
  return { ...answer, isOutsideContract: true, stack: error instanceof Error ? error.stack : undefined };
}

const UNREADABLE = invalid('The request cannot be read.');

/** 400 for a request that Express cannot parse, such as a broken escape in a path. */
export function refuseUnreadable(log: Logger, refused: RefusedRequests): ErrorRequestHandler {
  return (error, req, res, next) => {
    if (res.headersSent) return next(error);
    const { status = 500 } = error as { status?: number };
    if (status < 500) {
      refused.add(req, UNREADABLE);
      return refuse(req, res, UNREADABLE);
    }
    log.error({ err: error }, 'the mock made a mistake');
    refuse(req, res, new ApiError(500, 'mock.mistake', 'The mock made a mistake.'));
  };
}

const LIST = new Intl.ListFormat('en');

/** Node.js omits the body of HEAD. A recording contains responses with a body. */
export function readAsGet({ req }: Exchange): void {
  if (req.method === 'HEAD') req.method = 'GET';
}

/** Names the nearest operations. */
export function requireOperation({ operation, path, req, res }: Exchange, operations: OperationTable): void {
  if (operation) return;
  const methods = operations.listMethods(path);
  if (methods.length > 0) {
    res.setHeader('Allow', methods.join(', '));
    throw new ApiError(405, 'method.not.allowed', `${path} answers to ${LIST.format(methods)}, not to ${req.method}.`);
  }
  const nearest = operations.nearest(path).map(({ id, method, path: other }) => `${method} ${other} (${id})`);
  throw new ApiError(
    404,
    'operation.not.found',
    `The contract has no path ${path.slice(0, 120)}. Nearest: ${nearest.join(', ')}.`,
  );
}

export const missingHandlers = (operations: Record<string, unknown>, handlers: Record<string, unknown>): string[] =>
  Object.keys(operations).filter((id) => typeof handlers[id] !== 'function');

/** The server must not start without a handler. */
export function requireHandlers(operations: Record<string, unknown>, handlers: Record<string, unknown>): void {
  const missing = missingHandlers(operations, handlers);
  if (missing.length > 0) throw new Error(`The contract has operations that no handler serves: ${missing.join(', ')}.`);
}
