import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { seconds } from '../config/durations.ts';
import { readEnv, WrongEnvironment } from '../config/env.server.ts';
import { builtAssets, createApp, MOST_HEADER_BYTES } from './app.ts';
import { serveMetrics } from './metrics.ts';
import { newState, shutDown } from './shutdown.ts';

/** Keep-alive exceeds a load balancer's idle time-out. */
const TIMEOUTS = { headersTimeout: seconds(10), requestTimeout: seconds(30), keepAliveTimeout: seconds(65) };
const MOST_CONNECTIONS = 10_000;

/** Oldest version with security updates. */
const SUPPORTED_NODE = 22;

/** EX_CONFIG of sysexits.h: `npm start` does not start the site again. */
const WRONG_CONFIGURATION = 78;

try {
  const env = readEnv(process.env);
  const log = pino({ level: env.LOG_LEVEL });
  if (env.NODE_ENV === 'production' && Number.parseInt(process.versions.node, 10) < SUPPORTED_NODE)
    log.warn(`Node.js ${process.versions.node} gets no security updates any more: run the site on Node.js 24.`);
  if (env.NODE_ENV === 'production' && !env.CACHE_URL && env.MOCK_WORLDS !== '1')
    log.warn('Without CACHE_URL each process counts tries alone: set it where several serve the site.');
  const site = path.dirname(fileURLToPath(import.meta.url));
  const build = await import(pathToFileURL(path.join(site, 'server/index.js')).href);
  const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import('./tracing.ts')).startTracing(env, build.assets.version)
    : null;
  const state = newState();
  const app = createApp({ env, log, build, assets: builtAssets(path.join(site, 'client')), tracing, state });
  const server = createServer({ ...TIMEOUTS, maxHeaderSize: MOST_HEADER_BYTES }, app);
  server.maxConnections = MOST_CONNECTIONS;
  const endAtFault =
    (name: 'PORT' | 'METRICS_PORT') =>
    ({ code, message }: NodeJS.ErrnoException) => {
      const isTaken = code === 'EADDRINUSE';
      const advice = isTaken
        ? `Port ${env[name]} is taken: end what listens there, or set ${name}.`
        : `HOST=${env.HOST} is no address of this machine: ${message}`;
      console.error(advice);
      process.exit(isTaken ? 1 : WRONG_CONFIGURATION);
    };
  server.once('error', endAtFault('PORT'));
  if (env.METRICS_PORT !== undefined) {
    serveMetrics(state).once('error', endAtFault('METRICS_PORT')).listen(env.METRICS_PORT, env.HOST);
  }
  server.listen(env.PORT, env.HOST, () => console.log(`The site listens on http://localhost:${env.PORT}`));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      const isComplete = await shutDown(server, state, { delayMs: env.SHUTDOWN_DELAY_MS });
      await tracing?.end();
      process.exit(isComplete ? 0 : 1);
    });
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(error instanceof WrongEnvironment ? WRONG_CONFIGURATION : 1);
}
