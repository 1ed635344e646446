import { createServer } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler as Middleware, Response } from 'express';
import { pino } from 'pino';
import { Agent, interceptors, setGlobalDispatcher } from 'undici';
import { createServer as createVite, type Plugin } from 'vite';
import { readEnv } from '../config/env.server.ts';
import { createApp, MOST_HEADER_BYTES } from './app.ts';

const RETRY_MS = 100;
const GENERATED = /\/openapi\/generated\//;

/** Vite replaces the built files. */
const env = readEnv(process.env);
waitForMock();
const server = createServer({ maxHeaderSize: MOST_HEADER_BYTES });
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, plugins: [reloadAfterMock()] });
const app = createApp({
  env,
  log: pino({ level: env.LOG_LEVEL }),
  build: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>,
  assets: (req, res, next) => vite.middlewares(req, res, () => keepNothing(req, res, next)),
});
server
  .on('request', app)
  .listen(env.PORT, env.HOST, () => console.log(`The site listens on http://localhost:${env.PORT}`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void vite.close().then(() => process.exit(0)));
}

/** A restart takes a second. */
function waitForMock(): void {
  const retry = { minTimeout: RETRY_MS, timeoutFactor: 1, maxRetries: env.API_TIMEOUT_MS / RETRY_MS, statusCodes: [] };
  const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
  // The faults "down" and "cut" must stay visible.
  const options = { ...retry, methods: [...methods], errorCodes: ['ECONNREFUSED'] };
  setGlobalDispatcher(new Agent().compose(interceptors.retry(options)));
}

/** After a contract change. */
function reloadAfterMock(): Plugin {
  return {
    name: 'reload-after-mock',
    async handleHotUpdate({ file, modules, timestamp }) {
      if (modules.length === 0 || !GENERATED.test(file)) return;
      for (const deadline = timestamp + env.API_TIMEOUT_MS; Date.now() < deadline; await pause()) {
        const health = await fetch(`${env.GAMING_API_URL}/__mock/health`).catch(() => null);
        if (health?.ok && Date.now() - (await health.json()).uptimeMs >= timestamp) return;
      }
    },
  };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY_MS));

/** A cached response would hide a change. */
const keepNothing: Middleware = (_req, res, next) => {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => Response;
  res.writeHead = (...args: unknown[]) => {
    res.setHeader('Cache-Control', 'no-store');
    return writeHead(...args);
  };
  next();
};
