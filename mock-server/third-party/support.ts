import express, { type Request, type Response, type Router } from 'express';
import { z } from 'zod';
import { findBrandState } from '../domains/system/brand-state.ts';
import { requireBrand } from '../domains/system/repository.ts';
import { ApiError } from '../http/api-error.ts';
import { resolveWorld } from '../http/world.ts';
import { sendOut } from '../shared/inbox.ts';
import type { World } from '../worlds/world.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { ANSWERS, type Question, supportPage } from './support-page.ts';

/** By desk. */
const ANSWER_MS = { live: 60_000, vip: 20_000 } as const;

const Asked = z.object({
  topic: z.enum(Object.keys(ANSWERS) as [keyof typeof ANSWERS]),
  text: z.string().trim().min(1).max(500),
});
const Visit = Asked.extend({ at: z.coerce.number().int().positive() });

type Serve = (world: World, desk: Desk, req: Request, res: Response) => Promise<void> | void;

interface Desk {
  brand: { code: string; name: string; email: string };
  isVip: boolean;
}

/**
 * A question goes to the world's inbox as a mail to the brand; the shift's agent answers after a minute of the world's
 * time, a VIP's host sooner. The address names the world.
 */
export function customerSupport(worlds: Worlds): Router {
  const router = express.Router();
  const serve = (give: Serve) => (req: Request, res: Response) => enter(req, res, worlds, give);
  router.get('/:brand/:desk', serve(showChat));
  router.post('/:brand/:desk', express.urlencoded({ extended: false, limit: '8kb' }), serve(takeQuestion));
  return router;
}

async function enter(req: Request, res: Response, worlds: Worlds, give: Serve): Promise<void> {
  let leave: (() => void) | undefined;
  try {
    const { world: name } = req.query;
    if (typeof name === 'string') req.headers['x-mock-world'] = name;
    const world = await resolveWorld(req, worlds);
    leave = world.enter();
    const desk = findDesk(world, req);
    if (!desk) return void res.status(404).type('text').send('There is no such desk.\n');
    res.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
    await give(world, desk, req, res);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    res.status(error.status).type('text').send(`${error.message}\n`);
  } finally {
    leave?.();
  }
}

function findDesk(world: World, { params }: Request): Desk | null {
  const state = findBrandState(world, String(params.brand));
  if (!state || (params.desk !== 'live' && params.desk !== 'vip')) return null;
  const { resources } = requireBrand(world, state).contacts;
  const email = resources.find(({ resourceType }) => resourceType === 'EMAIL')?.url ?? '';
  return { brand: { code: state.code, name: state.name, email }, isVip: params.desk === 'vip' };
}

function showChat(world: World, desk: Desk, req: Request, res: Response): void {
  const visit = Visit.safeParse(req.query).data;
  const question: Question | null = visit
    ? { ...visit, answerAt: visit.at + ANSWER_MS[desk.isVip ? 'vip' : 'live'] }
    : null;
  const again = `${req.baseUrl}${req.path}?world=${world.name}`;
  res.type('html').send(supportPage({ ...desk, question, now: world.now(), action: again }));
}

async function takeQuestion(world: World, { brand, isVip }: Desk, req: Request, res: Response): Promise<void> {
  const asked = Asked.safeParse(req.body).data;
  if (!asked) return void res.status(400).type('text').send('Send a topic and a question of at most 500 characters.\n');
  const subject = `${isVip ? 'VIP service' : 'Live chat'}: ${asked.topic}`;
  await sendOut(world, { channel: 'mail', to: brand.email, subject, text: asked.text });
  const search = new URLSearchParams({ world: world.name, ...asked, at: String(world.now()) });
  res.redirect(303, `${req.baseUrl}${req.path}?${search}`);
}
