import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { minutes, seconds } from '../config/durations.ts';
import type { Env } from '../config/env.server.ts';
import { throttled } from '../config/metrics.server.ts';
import type { ServerContext } from '../request/context.ts';
import { consume, visitorKey } from '../request/throttle.server.ts';
import { readSession } from '../session/cookie.server.ts';
import type { RequestLocals } from './remix.ts';

/** In a minute. The address of a mobile network is many people's. */
const LIMITS = { members: 300, visitors: 600, data: 600 } as const;
/** Above so many times the limit there is no page. */
const BARE_TIMES = 5;

interface Entry {
  tooManyPage: (request: Request, context: ServerContext) => { html: string; policy: string };
}

/**
 * Counts what is rendered, by the member's account or the visitor's address, in this process alone. Above the limit
 * nothing is read, and the answer is 429.
 */
export function limitPages(
  { LIMITS: isOn }: Pick<Env, 'LIMITS'>,
  { entry }: Pick<ServerBuild, 'entry'>,
): RequestHandler {
  if (isOn === '0') return (_req, _res, next) => next();
  const { tooManyPage } = entry.module as unknown as Entry;
  const counter = (keyPrefix: keyof typeof LIMITS) =>
    new RateLimiterMemory({ keyPrefix, points: LIMITS[keyPrefix], duration: minutes(1) / seconds(1) });
  const counters = { members: counter('members'), visitors: counter('visitors'), data: counter('data') };
  return async (req, res, next) => {
    const { url, request, context } = res.locals as RequestLocals;
    const member = await readSession(req.headers.cookie ?? null);
    const name = context.isData ? 'data' : member ? 'members' : 'visitors';
    const key = member ? `${url.host}|${member.username}` : visitorKey({ scope: url.host, address: context.address });
    const over = await consume(counters[name], key);
    if (over === null) return next();
    throttled.inc({ limit: name });
    const wait = Math.ceil(over.msBeforeNext / seconds(1));
    res.status(429).set('Retry-After', String(wait));
    if (over.consumedPoints > BARE_TIMES * LIMITS[name])
      return void res.type('text/plain').send(`Too many requests: wait ${wait} s.\n`);
    if (context.isData) {
      // The router shows it in place of the page.
      context.waitMs = over.msBeforeNext;
      return next();
    }
    const { html, policy } = tooManyPage(request, context);
    res.type('html').set('Content-Security-Policy', policy).send(html);
  };
}
