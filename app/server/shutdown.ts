import type { Server } from 'node:http';
import type { RequestHandler } from 'express';

/** Above the slowest page; `scripts/lib/supervise.mjs` waits longer. */
export const DRAIN_MS = 20_000;
const IDLE_CHECK_MS = 100;

export interface ServerState {
  isStopping: boolean;
}

export const closeConnections =
  (state: ServerState): RequestHandler =>
  (_req, res, next) => {
    if (state.isStopping) res.setHeader('Connection', 'close');
    next();
  };

/**
 * Not ready at once, but takes requests for `delayMs`, until balancers notice, then finishes pending ones. False when
 * it cut requests after `drainMs`.
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
