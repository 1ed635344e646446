import type { Server } from 'node:http';
import type { RequestHandler } from 'express';

/** Longer than the longest page takes; `scripts/lib/supervise.mjs` waits longer still. */
export const DRAIN_MS = 20_000;
const IDLE_CHECK_MS = 100;

export interface ServerState {
  isStopping: boolean;
}

/** Asks clients of a stopping server for another connection. */
export const closeConnections =
  (state: ServerState): RequestHandler =>
  (_req, res, next) => {
    if (state.isStopping) res.setHeader('Connection', 'close');
    next();
  };

/**
 * Stops a server: it is not ready at once, takes requests for `delayMs` more, which is when balancers notice, and then answers those that are
 * under way. Returns whether all were answered within `drainMs`; the others are cut.
 */
export async function shutDown(
  server: Server,
  state: ServerState,
  { delayMs, drainMs = DRAIN_MS }: { delayMs: number; drainMs?: number },
): Promise<boolean> {
  state.isStopping = true;
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  const closed = new Promise<boolean>((resolve) => server.close(() => resolve(true)));
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
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
