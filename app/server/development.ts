import { createServer } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import { pino } from 'pino';
import { createServer as createVite } from 'vite';
import { readEnv } from '../config/env.server.ts';
import { createApp } from './app.ts';

/** The site with hot reload: the same server, with Vite in the place of the built files. */
const env = readEnv(process.env);
const server = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } });
const app = createApp({
  env,
  log: pino({ level: env.LOG_LEVEL }),
  build: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>,
  assets: vite.middlewares,
});
server
  .on('request', app)
  .listen(env.PORT, env.HOST, () => console.log(`The site listens on http://localhost:${env.PORT}`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void vite.close().then(() => process.exit(0)));
}
