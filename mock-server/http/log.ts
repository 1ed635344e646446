import { performance } from 'node:perf_hooks';
import type { Exchange } from './exchange.ts';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Omits headers, query and body, which may have secrets. */
export function logRequest(exchange: Exchange): void {
  const { req, world, answer, stepNames: names, stepEnds: ends } = exchange;
  if (!world) return;
  const body = answer?.body as { errorCode?: unknown; message?: unknown } | null | undefined;
  const errorCode = text(body?.errorCode);
  const request = {
    id: exchange.recordId,
    requestId: exchange.requestId,
    time: world.now(),
    method: (req.method ?? 'GET').slice(0, 10),
    path: exchange.path.slice(0, 2000),
    operationId: exchange.operation?.id ?? null,
    merchant: exchange.brand?.code ?? null,
    status: answer?.status ?? 500,
    errorCode,
    message: errorCode === null ? null : text(body?.message),
    stack: answer?.stack?.slice(0, 4000) ?? null,
    durationMs: Math.round((performance.now() - exchange.startedAt) * 100) / 100,
    account: exchange.identity?.username ?? null,
    steps: { names, ends },
    isNewWorld: exchange.isNewWorld,
    violations: exchange.violations,
    faults: exchange.faults,
    seal: text(req.headers.encryption),
    recording: exchange.recording,
  };
  world.requests.add(request);
  world.tell({ kind: 'request', request });
}
