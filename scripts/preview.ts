import { randomBytes } from 'node:crypto';
import { createRequestHandler } from '@remix-run/express';
import express from 'express';
import { pino } from 'pino';
import { createServer } from 'vite';

// The site alone with hot reload, on PREVIEW_PORT (5173).
const vite = await createServer({ server: { middlewareMode: true, hmr: { port: 24678 } } });
const app = express();
app.use(vite.middlewares);
app.all(
  /.*/,
  createRequestHandler({
    build: () => vite.ssrLoadModule('virtual:remix/server-build') as never,
    getLoadContext: () => ({ nonce: randomBytes(16).toString('base64'), requestId: 'preview', log: pino(), language: 'EN' as const }),
  }),
);
app.listen(Number(process.env.PREVIEW_PORT ?? 5173), '127.0.0.1', () => console.log('preview up'));
