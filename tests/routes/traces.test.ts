import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { prepareSite } from './prepare-site.ts';
import { startBuilt } from './start-built.ts';

const site = prepareSite();

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: { code?: number };
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
}

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startCollector() {
  const spans: SentSpan[] = [];
  const server = createServer(async (req, res) => {
    const { resourceSpans } = (await json(req)) as Sent;
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  return { spans, origin: await listen(server) };
}

/** Between the site and the mock. */
async function startGateway() {
  const calls: IncomingHttpHeaders[] = [];
  const target = new URL(String(process.env.GAMING_API_URL));
  const server = createServer((req, res) => {
    calls.push(req.headers);
    const call = request({
      port: target.port,
      host: target.hostname,
      path: req.url,
      method: req.method,
      headers: req.headers,
    });
    call.on('response', (answer) => answer.pipe(res.writeHead(answer.statusCode ?? 502, answer.headers)));
    req.pipe(call);
  });
  return { calls, origin: await listen(server) };
}

const TRACE = 'a'.repeat(32);

it('a page is one trace: request, loaders, calls and rendering, and the gateway gets it', async () => {
  const [collector, gateway, { name }] = await Promise.all([startCollector(), startGateway(), site.newWorld()]);
  const { origin, process } = await startBuilt({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_TRACES_SAMPLER_ARG: '0',
    GAMING_API_URL: gateway.origin,
    TRUST_PROXY: '1',
    CACHE_SECONDS: '0',
  });
  const ask = async (flags: string) => {
    const headers = {
      Cookie: `mock-world=${name}; lang=EN; other=1`,
      traceparent: `00-${TRACE}-${'b'.repeat(16)}-${flags}`,
    };
    await (await fetch(`${origin}/noticePage`, { headers })).text();
  };
  await ask('00');
  const before = gateway.calls.length;
  await ask('01');
  process.kill('SIGTERM');
  await once(process, 'exit');

  // The sampling of a trusted proxy counts.
  const { spans } = collector;
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  const byName = new Map(spans.map((span) => [span.name, span]));
  const page = byName.get('GET /noticePage');
  expect(page?.parentSpanId).toBe('b'.repeat(16));
  const loader = byName.get('loader routes/_shell.noticePage');
  expect([loader?.parentSpanId, byName.get('render')?.parentSpanId]).toEqual([page?.spanId, page?.spanId]);
  const called = gateway.calls.slice(before).map(({ traceparent }) => String(traceparent).split('-'));
  expect(called.length).toBeGreaterThan(2);
  for (const [, traceId, spanId, flags] of called) {
    expect([traceId, flags]).toEqual([TRACE, '01']);
    expect(spans.map((span) => span.spanId)).toContain(spanId);
  }
  const parents = new Set(spans.map((span) => span.spanId));
  for (const span of spans) if (span !== page) expect(parents, span.name).toContain(span.parentSpanId);
  expect(spans.filter(({ status }) => status.code === 2)).toEqual([]);
});
