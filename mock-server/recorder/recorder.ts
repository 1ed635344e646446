import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { type Difference, findDifferences } from '../../openapi/checks/answer.ts';
import { placeIn } from '../../openapi/checks/names.ts';
import { contractVersion } from '../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../http/api-error.ts';
import type { Contract } from '../http/contract.ts';
import { failure } from '../http/envelope.ts';
import { type Exchange, known } from '../http/exchange.ts';
import type { Step } from '../http/gateway.ts';
import type { MockConfig } from '../http/mock-config.ts';
import { parseBody, readParams } from '../http/params.ts';
import { readBody } from '../http/read-body.ts';
import { validateIn } from '../http/validation.ts';
import type { Entry, RawAnswer, RawRequest, RecordingWriter } from './entry.ts';
import { openWriter } from './open-writer.ts';
import { sendAsIs } from './send.ts';
import { askUpstream } from './upstream.ts';

type Upstream = NonNullable<MockConfig['upstream']>;

/**
 * Forwards to the upstream, logs contract violations and records the exchange. Refuses nothing: the upstream is under
 * test.
 */
export function proxyTo({ url, timeoutMs, recordFile }: Upstream, contract: Contract, log: Logger): Step {
  if (recordFile) beginFile(recordFile, url);
  let writer: RecordingWriter | undefined;
  return async (exchange: Exchange): Promise<boolean> => {
    const { req, path: pathname, search } = exchange;
    const { id: operation, isStream } = known(exchange.operation, 'operation');
    if (isStream) {
      exchange.answer = { ...failure(exchange, STREAM_NOT_RECORDED), isOutsideContract: true };
      return false;
    }
    const body = await readBody(req);
    const faults = faultsOfRequest(exchange, contract, body);
    const asked = {
      method: req.method ?? 'GET',
      path: search ? `${pathname}?${search}` : pathname,
      headers: req.headers,
      body,
    };
    let answer: RawAnswer;
    try {
      answer = await askUpstream(url, asked, timeoutMs);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log.warn({ operation, errorCode: error.errorCode }, 'the upstream did not answer');
      exchange.answer = { ...failure(exchange, error), isOutsideContract: true };
      return false;
    }
    const differences = { request: faults.messages, answer: findDifferences('gaming', operation, answer) };
    report(log, operation, answer.status, differences);
    if (recordFile) {
      writer ??= await openWriter();
      const entry = write(
        writer,
        operation,
        { headers: req.headers, query: faults.query, body: exchange.body },
        answer,
      );
      appendFileSync(recordFile, `${JSON.stringify({ ...entry, differences })}\n`);
    }
    return sendAsIs(exchange, answer);
  };
}

/** A recording has whole responses. */
const STREAM_NOT_RECORDED = new ApiError(501, 'not.recorded', 'Streams are neither forwarded nor recorded.');

function beginFile(file: string, upstream: string): void {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ recording: 1, contractVersion, upstream })}\n`);
}

/** The second redaction finds secrets that the first learnt later in the message. */
function write(
  writer: RecordingWriter,
  operation: string,
  request: RawRequest,
  answer: RawAnswer,
): Omit<Entry, 'differences'> {
  const once = () => ({
    operation,
    request: writer.request(operation, request),
    answer: writer.answer(operation, answer),
  });
  once();
  return once();
}

/** Only the upstream can decrypt an encrypted body. */
function faultsOfRequest(exchange: Exchange, contract: Contract, bytes: Buffer) {
  const messages: string[] = [];
  readParams(exchange);
  const query = { ...exchange.params.query };
  const isSealed = exchange.req.headers.encryption !== undefined;
  try {
    parseBody(exchange, bytes);
    const bodies = isSealed ? {} : contract.bodies;
    validateIn(exchange, { ...contract, bodies });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    messages.push(
      error.message.replace(/(?<=\b(body|query|header|cookie|path)\.)\S+/g, (place) => placeIn(place, '.')),
    );
  }
  return { messages, query };
}

function report(
  log: Logger,
  operation: string,
  status: number,
  differences: { request: string[]; answer: Difference[] },
) {
  if (differences.request.length + differences.answer.length === 0)
    log.info({ operation, status }, 'as the contract says');
  else log.warn({ operation, status, ...differences }, 'not as the contract says');
}
