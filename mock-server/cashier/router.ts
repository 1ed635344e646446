import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import type { Logger } from 'pino';
import { receiveCallback } from '../domains/wallet/deposits/callbacks.ts';
import { ApiError } from '../http/api-error.ts';
import { resolveWorld } from '../http/world.ts';
import type { World } from '../worlds/world.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { cashierPage } from './page.ts';
import { actAtCashier, describeOrder } from './service.ts';

/** Also takes the payment provider's callbacks. The address's token names the order. */
export function cashierSimulator(worlds: Worlds, log: Logger): Router {
  const router = express.Router();
  const enter =
    (serve: (world: World, req: Request, res: Response) => Promise<void>): RequestHandler =>
    async (req, res, next) => {
      let leave: (() => void) | undefined;
      try {
        const { world: name } = req.query;
        if (typeof name === 'string') req.headers['x-mock-world'] = name;
        const world = await resolveWorld(req, worlds);
        leave = world.enter();
        await world.playDue();
        res.set({
          'Cache-Control': 'no-store',
          'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
          'Referrer-Policy': 'no-referrer',
          'X-Content-Type-Options': 'nosniff',
        });
        await serve(world, req, res);
      } catch (error) {
        next(error);
      } finally {
        leave?.();
      }
    };
  router.post(
    '/callbacks',
    express.text({ type: () => true, limit: '8kb' }),
    enter(async (world, req, res) => {
      const signature = req.headers['x-signature'];
      await receiveCallback(world, {
        text: String(req.body),
        signature: typeof signature === 'string' ? signature : '',
      });
      res.json({ received: true });
    }),
  );
  const show = enter(async (world, req, res) => {
    const view = describeOrder(world, String(req.params.token), parseUrl(req), { note: null, refusal: null });
    res.type('html').send(cashierPage(view));
  });
  router.get('/:token', show);
  router.post(
    '/:token',
    express.urlencoded({ extended: false, limit: '4kb' }),
    enter(async (world, req, res) => {
      const token = String(req.params.token);
      const outcome = await actAtCashier(world, token, req.body as Record<string, unknown>).then(
        (note) => ({ note, refusal: null }),
        (error) => {
          if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 422)) throw error;
          res.status(error.status);
          return { note: null, refusal: error.message };
        },
      );
      res.type('html').send(cashierPage(describeOrder(world, token, parseUrl(req), outcome)));
    }),
  );
  router.use(((error, _req, res, _next) => {
    const { status = 500, message } = error as { status?: number; message: string };
    if (status >= 500) log.error({ error: String(error?.stack ?? error) }, 'A mistake of the cashier simulator');
    res
      .status(status)
      .type('text')
      .send(`${error instanceof ApiError || status < 500 ? message : 'The mock has made a mistake.'}\n`);
  }) as ErrorRequestHandler);
  return router;
}

const parseUrl = (req: Request) => new URL(req.originalUrl, 'http://cashier');
