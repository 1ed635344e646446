import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from './api-error.ts';
import { failure } from './envelope.ts';
import { type Exchange, known } from './exchange.ts';
import { headersFor } from './request-id.ts';

const DEFAULT_STATUS = 500;

/** Returns true after a response outside the contract. */
export async function applyFaults(exchange: Exchange): Promise<boolean> {
  const { id, statuses } = known(exchange.operation, 'operation');
  const { fault, decisions } = known(exchange.world, 'world').faults.take({
    operation: id,
    search: exchange.search,
    account: exchange.identity?.username ?? null,
  });
  exchange.faults = decisions;
  if (!fault) return false;
  if (fault.delayMs) await wait(fault.delayMs);
  const ownStatus = fault.kind === 'wrong-schema' ? statuses.find((each) => each < 300) : undefined;
  const { status = ownStatus ?? DEFAULT_STATUS } = fault;
  const { errorCode = fault.kind === 'refuse' ? 'fault.refuse' : 'fault.status' } = fault;
  const { res } = exchange;
  const send = (type: string, body: string) => {
    res.writeHead(status, { 'Content-Type': type, ...headersFor(exchange) }).end(body);
    exchange.answer = { status, body: null, isOutsideContract: true };
    return true;
  };
  switch (fault.kind) {
    case 'delay':
      return false;
    case 'stale':
      return sendStale(exchange);
    case 'status':
      return send(
        'application/json',
        JSON.stringify(failure(exchange, new ApiError(status, errorCode, 'A failure on purpose.')).body),
      );
    case 'refuse':
      return send(
        'application/json',
        JSON.stringify({ success: false, value: null, message: 'Refused on purpose.', errorCode }),
      );
    case 'html':
      return send('text/html', '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>');
    case 'empty':
      return send('application/json', '');
    case 'wrong-schema':
      return send('application/json', JSON.stringify({ success: true, value: { unexpected: [1, 'two', null] } }));
    case 'cut':
      res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' }).write('{"success":tr');
      return closeConnection(exchange);
    case 'down':
      return closeConnection(exchange);
  }
}

/** Null for a write, whose answer of before would be a lie about what was done. */
function staleKey({ operation, search, path, identity, language }: Exchange): string | null {
  return operation?.isSafe ? JSON.stringify([path, search, identity?.username, language]) : null;
}

/** The first request is answered as usual, and kept by `keepStale`. */
function sendStale(exchange: Exchange): boolean {
  const key = staleKey(exchange);
  const kept = key === null ? undefined : known(exchange.world, 'world').faults.stale.get(key);
  if (!kept) return false;
  exchange.res
    .writeHead(kept.status, { 'Content-Type': 'application/json; charset=utf-8', ...headersFor(exchange) })
    .end(kept.body);
  exchange.answer = { status: kept.status, body: null, isOutsideContract: true };
  return true;
}

/** Response step: the answer that a stale fault repeats. */
export function keepStale(exchange: Exchange): void {
  const { faults, answer, world } = exchange;
  if (!answer || answer.isOutsideContract || answer.stream || answer.file || answer.status >= 400) return;
  if (!faults.some(({ kind, reason }) => kind === 'stale' && reason === 'struck')) return;
  const key = staleKey(exchange);
  if (key !== null) world?.faults.stale.set(key, { status: answer.status, body: JSON.stringify(answer.body) });
}

/** Keeps the bytes written so far. */
function closeConnection(exchange: Exchange): true {
  exchange.res.socket?.destroySoon();
  exchange.answer = { status: 200, body: null, isOutsideContract: true };
  return true;
}
