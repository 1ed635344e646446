import path from 'node:path';
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import type { Logger } from 'pino';
import { ApiError, invalid } from '../http/api-error.ts';
import type { MockConfig } from '../http/mock-config.ts';
import { resolveWorld } from '../http/world.ts';
import type { World } from '../worlds/world.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { applyVendorFault } from './faults.ts';
import { buildPolicy, gamePage } from './page.ts';
import { describePlay, listHistory, placeBet, renewSeeds, watchEvents } from './service.ts';

type Serve = (world: World, token: string, body: unknown) => Promise<object>;

/** Serves the games in the `X-Mock-World` world. Launch tokens identify members. */
export function vendorSimulator(worlds: Worlds, config: MockConfig, log: Logger): Router {
  const router = express.Router();
  const answer = (serve: Serve) => (req: Request, res: Response) => respond(req, res, { worlds, log, serve });
  router.use((_req, res, next) => {
    res.set({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' });
    next();
  });
  router.use(
    '/assets',
    express.static(path.resolve(config.gameAssets), { index: false, immutable: true, maxAge: '1y' }),
  );
  router.use('/api', express.json({ limit: '20kb' }));
  router.get('/api/play', answer(describePlay));
  router.get('/api/rounds', answer(listHistory));
  router.get('/api/events', answer(watchEvents));
  router.post('/api/rounds', answer(placeBet));
  router.post('/api/seeds', answer(renewSeeds));
  router.use(['/assets', '/api'], notFound);
  router.get('/:vendor/:game', async (req, res) => {
    const [language, exit] = [req.query.lang, req.query.exit].map((value) => (typeof value === 'string' ? value : ''));
    const page = await gamePage(config.gameAssets, language ?? '');
    res.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': buildPolicy(exit) });
    res.type('html').send(page);
  });
  router.use(notFound);
  router.use(((error, _req, res, _next) => refuse(res, toApiError(error, log))) as ErrorRequestHandler);
  return router;
}

async function respond(
  req: Request,
  res: Response,
  { worlds, log, serve }: { worlds: Worlds; log: Logger; serve: Serve },
): Promise<void> {
  let leave: (() => void) | undefined;
  res.set('Cache-Control', 'no-store');
  try {
    const world = await resolveWorld(req, worlds);
    leave = world.enter();
    await world.playDue();
    await applyVendorFault(world, req.originalUrl.split('?')[1] ?? '');
    const token = req.headers.authorization;
    if (!token) throw new ApiError(401, 'play.ended', 'The launch token is missing: open the game again.');
    res.json(await serve(world, token, req.body));
  } catch (error) {
    refuse(res, toApiError(error, log));
  } finally {
    leave?.();
  }
}

const notFound: RequestHandler = (_req, res) => refuse(res, new ApiError(404, 'not.found', 'There is nothing here.'));

/** Express's parse errors are the client's, any other error is the mock's. */
function toApiError(error: unknown, log: Logger): ApiError {
  if (error instanceof ApiError) return error;
  const { status, message } = error as { status?: number; message?: string };
  if (status === 413) return new ApiError(413, 'request_too_large', 'The request is too large.');
  if (status !== undefined && status < 500) return invalid(message ?? 'The request cannot be read.');
  log.error({ error: String((error as Error)?.stack ?? error) }, 'A mistake of the vendor simulator');
  return new ApiError(500, 'mock.mistake', 'The mock has made a mistake; its log says more.');
}

function refuse(res: Response, { status, errorCode, message }: ApiError): void {
  res.status(status).json({ errorCode, message });
}
