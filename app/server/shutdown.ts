import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import type { RequestHandler } from 'express';
import { EventStreams } from './event-streams.ts';

/** Above the slowest page; `scripts/lib/supervise.mjs` waits longer. */
export const DRAIN_MS = 20_000;
const IDLE_CHECK_MS = 100;
/** A busy keep-alive connection has its next request by then, whose response closes it. */
const QUIET_MS = 500;
/** A process without a short turn of its event loop is busy all the time. */
const SHORT_TURN_MS = 5;
const MOST_TURNS_MS = 2000;

export interface ServerState {
  isStopping: boolean;
  streams: EventStreams;
}

export const newState = (): ServerState => ({ isStopping: false, streams: new EventStreams() });

export const closeConnections =
  (state: ServerState): RequestHandler =>
  (_req, res, next) => {
    if (state.isStopping) res.setHeader('Connection', 'close');
    next();
  };

/**
 * Resolves right after the event loop has taken what had arrived, and in a turn so short that hardly anything has come
 * since. The kernel resets what a closed socket has not taken: connections to accept, requests to read.
 */
async function takeArrived(): Promise<void> {
  const startedAt = performance.now();
  for (let turnAt = startedAt; turnAt - startedAt < MOST_TURNS_MS; ) {
    await new Promise((resolve) => setImmediate(resolve));
    const now = performance.now();
    if (now - turnAt < SHORT_TURN_MS) return;
    turnAt = now;
  }
}

/**
 * Not ready at once, but takes requests for `delayMs`, until balancers notice, then finishes pending ones. False when
 * it cut requests after `drainMs`. Streams end: their readers come back to another process.
 */
export async function shutDown(
  server: Server,
  state: ServerState,
  { delayMs, drainMs = DRAIN_MS }: { delayMs: number; drainMs?: number },
): Promise<boolean> {
  state.isStopping = true;
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  state.streams.end();
  await takeArrived();
  // The HTTP server's own method closes idle connections at once, with the requests that are on their way to them.
  const closed = new Promise<boolean>((resolve) => TcpServer.prototype.close.call(server, () => resolve(true)));
  const quietAt = Date.now() + QUIET_MS - delayMs;
  const idle = setInterval(async () => {
    await takeArrived();
    if (Date.now() >= quietAt) server.closeIdleConnections();
  }, IDLE_CHECK_MS);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, drainMs, false);
  });
  const isComplete = await Promise.race([closed, late]);
  clearInterval(idle);
  clearTimeout(timer);
  server.closeAllConnections();
  return isComplete;
}
