import express, { type Request, type Response, type Router } from 'express';
import { z } from 'zod';
import { findBrandOfGeetest } from '../../domains/system/brand-state.ts';
import { drawPuzzle, EVERY_SCENE, tryPuzzle } from '../../domains/verification/slider.ts';
import { ApiError } from '../../http/api-error.ts';
import type { BrandState } from '../../http/exchange.ts';
import { resolveWorld } from '../../http/world.ts';
import type { World } from '../../worlds/world.ts';
import type { Worlds } from '../../worlds/worlds.ts';
import { pageScript } from '../page-script.ts';
import { type LoadedPuzzle, runGeetest, type Validated } from './client.ts';
import { STYLES } from './styles.ts';
import { TEXTS } from './texts.ts';

const Tried = z.object({
  lot_number: z.string().regex(/^[a-z0-9]{16,64}$/),
  x: z.coerce.number().min(0).max(1000),
});

type Give = (world: World, brand: BrandState, req: Request) => Promise<object>;

/**
 * geetest's version 4. The puzzles are the gateway's, so the control API has their answers; they prove a person for
 * every scene, because geetest has no scenes.
 */
export function geetestService(worlds: Worlds): Router {
  const router = express.Router();
  const serve = (give: Give) => (req: Request, res: Response) => answer(req, res, worlds, give);
  router.get('/v4/gt4.js', (_req, res) => void res.type('text/javascript').send(pageScript(runGeetest, TEXTS, STYLES)));
  router.get('/load', serve(load));
  router.post('/verify', serve(verify));
  return router;
}

async function answer(req: Request, res: Response, worlds: Worlds, give: Give): Promise<void> {
  let leave: (() => void) | undefined;
  res.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' });
  try {
    const { world: name, captcha_id: id } = req.query;
    if (typeof name === 'string') req.headers['x-mock-world'] = name;
    const world = await resolveWorld(req, worlds);
    leave = world.enter();
    const brand = typeof id === 'string' ? findBrandOfGeetest(world, id) : null;
    if (!brand) return refuse(res, 'There is no such captcha_id.');
    res.json({ status: 'success', data: await give(world, brand, req) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    refuse(res, error.message);
  } finally {
    leave?.();
  }
}

function refuse(res: Response, message: string): void {
  res.status(400).json({ status: 'error', desc: message });
}

async function load(world: World, brand: BrandState): Promise<LoadedPuzzle> {
  const { sliderId, background, piece, width, height, pieceSize, pieceY } = await drawPuzzle(world, brand, EVERY_SCENE);
  return { lot_number: sliderId, background, piece, width, height, piece_size: pieceSize, piece_y: pieceY };
}

async function verify(world: World, brand: BrandState, { query }: Request): Promise<{ seccode: Validated | null }> {
  const tried = Tried.safeParse(query).data;
  if (!tried) throw new ApiError(400, 'request_param_err', 'lot_number and x are those of a puzzle.');
  const proof = await tryPuzzle(world, brand, { sliderId: tried.lot_number, x: tried.x });
  if (!proof) return { seccode: null };
  const { lotNumber, captchaOutput, passToken, genTime } = proof;
  return {
    seccode: {
      captcha_id: brand.geetestId ?? '',
      lot_number: lotNumber,
      captcha_output: captchaOutput,
      pass_token: passToken,
      gen_time: genTime,
    },
  };
}
