import express, { type RequestHandler, type Response, type Router } from 'express';
import { z } from 'zod';
import { findMerchant } from '../brand/brand-hosts.server.ts';
import { seconds } from '../config/durations.ts';
import type { Env } from '../config/env.server.ts';
import { paths, safeRedirect } from '../config/paths.ts';
import { clearSession, writeSession } from '../session/cookie.server.ts';
import { writeWorld } from '../session/cookies.server.ts';
import { refuseCrossSite } from './cross-site.ts';
import type { RequestLocals } from './remix.ts';

/** The control API has the same pattern. */
const WORLD_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
/** The first use of a world may take seconds, as may a scenario. */
const TIMEOUT_MS = seconds(15);

const Session = z.object({ token: z.string(), account: z.string(), type: z.number() });
const Refusal = z.object({ errorCode: z.string(), message: z.string() });

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * `/__mock` of a site against the mock (`MOCK_WORLDS=1`): enters a world, and forwards the bar of the pages and its
 * calls. No site against a gateway has it.
 */
export function mockWorlds(env: Env): Router {
  const router = express.Router();
  router.use((_req, res, next) => {
    res.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' });
    next();
  });
  router.get('/enter', enterWorld(env));
  router.use(refuseCrossSite, express.raw({ type: () => true, limit: '64kb', inflate: false }), forward(env));
  return router;
}

/** Names the request to the bar, which asks the mock what it called. */
export const nameRequest: RequestHandler = (_req, res, next) => {
  const { context } = res.locals as RequestLocals;
  res.setHeader('Server-Timing', `mock;desc="${context.requestId}"`);
  next();
};

/** The mock serves requests with this header for the bar alone. */
const FORWARDED = { 'X-Mock-Bar': '1' };

function forward({ GAMING_API_URL }: Env): RequestHandler {
  return async (req, res, next) => {
    const { pathname, search } = res.locals.url as URL;
    // The path of the request may have dots that lead elsewhere.
    if (!pathname.startsWith('/__mock/')) return next();
    const type = req.get('Content-Type');
    try {
      const answer = await fetch(new URL(`${pathname}${search}`, GAMING_API_URL), {
        method: req.method,
        headers: { ...FORWARDED, ...(type && { 'Content-Type': type }) },
        body: Buffer.isBuffer(req.body) ? (req.body as Buffer<ArrayBuffer>) : null,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      for (const name of ['Content-Type', 'Cache-Control']) res.set(name, answer.headers.get(name) ?? '');
      res.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      const { status, message } = unanswered(error as Error);
      res.status(status).type('text/plain').send(`${message}\n`);
    }
  };
}

/** `?world=W&account=A&to=/path`: opens the site in a world, as a member or without `account` as a visitor. */
function enterWorld(env: Env): RequestHandler {
  return async (_req, res) => {
    const { url } = res.locals as { url: URL };
    try {
      const { world, account, to } = readEntry(url);
      const session = await openSession(env, url, world, account);
      res.append('Set-Cookie', writeWorld(world));
      res.append('Set-Cookie', session ? await writeSession(session, url.protocol === 'https:') : await clearSession());
      res.redirect(303, to);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refuse(res, env, error);
    }
  };
}

/** Throws Refused. */
function readEntry({ origin, searchParams }: URL) {
  const world = searchParams.get('world') ?? '';
  const to = searchParams.get('to') || paths.home();
  if (!WORLD_NAME.test(world))
    throw new Refused(400, 'Name the world: /__mock/enter?world=default&account=lucky&to=/member');
  if (!to.startsWith('/') || !URL.canParse(to, origin) || new URL(to, origin).origin !== origin)
    throw new Refused(400, '"to" must be a path of this site, as /member.');
  return { world, account: searchParams.get('account') || null, to: safeRedirect(to) };
}

/** Returns null without an account. Throws Refused. */
async function openSession(env: Env, url: URL, world: string, account: string | null) {
  const place = `/__mock/worlds/${world}`;
  if (account === null) {
    // A world that is asked for by the gaming API is made: a misspelt name would be a new world.
    await callControl(env, `${place}/clock`);
    return null;
  }
  const brand = findMerchant(url.host);
  if (!brand) throw new Refused(404, `No brand is at ${url.host}: see BRAND_HOSTS.`);
  const answer = await callControl(env, `${place}/brands/${brand}/sessions`, { account });
  const { token, account: username, type } = Session.parse(answer);
  return { token, username, type, isRemembered: false };
}

/** Throws Refused. */
async function callControl({ GAMING_API_URL }: Env, path: string, body?: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  const post = body && { method: 'POST', headers, body: JSON.stringify(body) };
  try {
    const answer = await fetch(new URL(path, GAMING_API_URL), { ...post, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const value: unknown = await answer.json();
    if (answer.ok) return value;
    const { errorCode, message } = Refusal.parse(value);
    throw new Refused(answer.status, `The mock refused (${errorCode}): ${message}`);
  } catch (error) {
    throw error instanceof Refused ? error : unanswered(error as Error);
  }
}

function unanswered({ name }: Error): Refused {
  if (name === 'TimeoutError')
    return new Refused(
      504,
      `The mock did not answer within ${TIMEOUT_MS / seconds(1)} seconds: see its log, and try again.`,
    );
  return new Refused(502, 'The mock does not answer: start it with "npm run mock", or correct GAMING_API_URL.');
}

function refuse(res: Response, { GAMING_API_URL }: Env, { status, message }: Refused): void {
  const console = new URL('/__mock/', GAMING_API_URL);
  res.status(status).type('text/plain').send(`${message}\nWorlds and their members: ${console}\n`);
}
