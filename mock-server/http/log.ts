import { performance } from 'node:perf_hooks';
import type { Exchange } from './exchange.ts';

/** Omits headers, query and body, which may have secrets. */
export function logRequest(exchange: Exchange): void {
  const { req, world, answer } = exchange;
  const body = answer?.body as { errorCode?: unknown } | null | undefined;
  world?.requests.add({
    requestId: exchange.requestId,
    time: world.now(),
    method: (req.method ?? 'GET').slice(0, 10),
    path: exchange.path.slice(0, 2000),
    operationId: exchange.operation?.id ?? null,
    merchant: exchange.brand?.code ?? null,
    status: answer?.status ?? 500,
    errorCode: typeof body?.errorCode === 'string' ? body.errorCode : null,
    stack: answer?.stack?.slice(0, 4000) ?? null,
    durationMs: Math.round((performance.now() - exchange.startedAt) * 100) / 100,
    isSignedIn: exchange.identity !== null,
  });
}
