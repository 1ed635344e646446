import path from 'node:path';
import { createRequestHandler, type RequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import compression from 'compression';
import express, { type Express, type RequestHandler as Middleware, type Response } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import type { Env } from '../config/env.server.ts';
import { refuseCrossSite } from './cross-site.ts';
import { checkReadiness } from './health.ts';
import type { answerWithKept as AnswerWithKept } from './kept-pages.server.ts';
import { requestContext } from './request-context.ts';

interface AppOptions {
  env: Env;
  log: Logger;
  /** The Remix build, or how to get the current one while developing. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** What serves the browser's files: the built folder, or Vite while developing. */
  assets: Middleware;
}

/** What a request meets, in order. */
export function createApp({ env, log, build, assets }: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUST_PROXY === '1');
  app.get('/healthz', (_req, res) => void res.type('text').send('ok\n'));
  app.get('/readyz', checkReadiness(env));
  app.use(compression());
  app.use(assets);
  app.use(requestContext(log));
  // A page's policy knows the brand's picture hosts: entry.server.tsx sets it.
  app.use(
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: env.NODE_ENV === 'production',
      crossOriginEmbedderPolicy: false,
      // Not no-referrer: with it browsers send forms with `Origin: null`, which nobody can tell from another site's.
      referrerPolicy: { policy: 'same-origin' },
    }),
  );
  app.get(['/index', '/index.html', '/home'], (_req, res) => res.redirect(301, '/'));
  app.use(refuseCrossSite);
  if (typeof build !== 'function') app.get(/.*/, answerKept(build));
  app.all(/.*/, remix(build));
  return app;
}

/** A page that would come out the same is not made again (entry.server.tsx says which). */
function answerKept({ entry }: ServerBuild): Middleware {
  const { answerWithKept } = entry.module as unknown as { answerWithKept: typeof AnswerWithKept };
  return async (req, res, next) => {
    const headers = Object.entries(req.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const url = new URL(req.originalUrl, `${req.protocol}://${req.get('Host')}`);
    const answered = new Promise<void>((resolve) => res.once('close', resolve));
    const answer = await answerWithKept(new Request(url, { headers }), res.locals.context, answered);
    if (answer) res.set(answer.headers).end(answer.body);
    else next();
  };
}

function remix(build: AppOptions['build']): RequestHandler {
  return createRequestHandler({
    build,
    mode: process.env.NODE_ENV,
    getLoadContext: (_req, res) => res.locals.context,
  });
}

/** The files of a built site: those with a hash in their name never change. */
export function builtAssets(directory: string): Middleware {
  const router = express.Router();
  const setHeaders = (res: Response) => void res.setHeader('X-Content-Type-Options', 'nosniff');
  router.use(
    '/assets',
    express.static(`${directory}/assets`, { immutable: true, maxAge: '1y', fallthrough: false, setHeaders }),
  );
  const others = express.static(directory, { maxAge: '1h', index: false, setHeaders });
  // Pages have no ending: for them nothing is looked up.
  router.use((req, res, next) => (path.extname(req.path) ? others(req, res, next) : next()));
  return router;
}
