import { createServer, type Server } from 'node:http';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, register } from 'prom-client';
import { findMerchant } from '../brand/brand-hosts.server.ts';
import { seconds } from '../config/durations.ts';
import { cutRequests, serverDuration } from '../config/metrics.server.ts';
import type { RequestLocals } from './remix.ts';
import type { ServerState } from './shutdown.ts';

/**
 * Adds each answer to `http_server_request_duration_seconds` when its connection is done with it. Other methods and hosts
 * than the site's are refused before.
 */
export const measureRequests: RequestHandler = (req, res, next) => {
  const startedAt = performance.now();
  res.once('close', () => {
    const { url, route, context } = res.locals as RequestLocals;
    if (!res.writableFinished) cutRequests.inc();
    if (context.events) return;
    serverDuration.observe(
      {
        http_request_method: req.method,
        http_route: route.pattern,
        http_response_status_code: res.statusCode,
        brand: findMerchant(url.host) ?? '(none)',
      },
      (performance.now() - startedAt) / seconds(1),
    );
  });
  next();
};

/** On a port of its own: what it tells is the operator's. */
export function serveMetrics({ streams }: ServerState): Server {
  collectDefaultMetrics();
  new Gauge({
    name: 'site_open_streams',
    help: 'Streams of events that are open.',
    collect() {
      this.set(streams.size);
    },
  });
  return createServer(async (req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end();
    res.writeHead(200, { 'Content-Type': register.contentType }).end(await register.metrics());
  });
}
