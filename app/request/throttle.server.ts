import { once } from 'node:events';
import { Redis } from 'ioredis';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { minutes, seconds } from '~/config/durations.ts';
import { env } from '~/config/env.server.ts';
import { throttled } from '~/config/metrics.server.ts';

interface Limit {
  tries: number;
  withinMs: number;
  pauseMs: number;
}

/** Section 9 of the specification says five minutes for too many requests. */
const LIMITS = {
  /** From one address; a success clears them. */
  account: { tries: 5, withinMs: minutes(5), pauseMs: minutes(5) },
  /** A success clears them. */
  accountAnywhere: { tries: 25, withinMs: minutes(15), pauseMs: minutes(5) },
  address: { tries: 40, withinMs: minutes(1), pauseMs: minutes(1) },
  /** For one address, each after a puzzle. */
  codes: { tries: 20, withinMs: minutes(10), pauseMs: minutes(5) },
  /** For one address: login and forgotten password. */
  codesWithoutPuzzle: { tries: 5, withinMs: minutes(10), pauseMs: minutes(5) },
  codesToNumber: { tries: 8, withinMs: minutes(10), pauseMs: minutes(5) },
  /** Without a puzzle: each costs money. */
  codesOfBrand: { tries: 600, withinMs: minutes(10), pauseMs: minutes(1) },
  /** For one account, number or mail address. */
  resets: { tries: 5, withinMs: minutes(15), pauseMs: minutes(5) },
  resetsFrom: { tries: 20, withinMs: minutes(10), pauseMs: minutes(5) },
  /** For one address. A short time keeps few addresses in memory. */
  puzzles: { tries: 120, withinMs: minutes(1), pauseMs: minutes(1) },
  uploads: { tries: 20, withinMs: minutes(10), pauseMs: minutes(5) },
  votes: { tries: 60, withinMs: minutes(10), pauseMs: minutes(5) },
  suggestions: { tries: 240, withinMs: minutes(1), pauseMs: seconds(10) },
  registrations: { tries: 30, withinMs: minutes(60), pauseMs: minutes(5) },
  /** For one address: each creates an account. */
  trials: { tries: 60, withinMs: minutes(10), pauseMs: minutes(5) },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

type Limiter = RateLimiterMemory | RateLimiterRedis;

/** `shared` is null without CACHE_URL. */
interface Limiters {
  shared: RateLimiterRedis | null;
  memory: RateLimiterMemory;
}

const CONNECT_MS = seconds(1);
const COMMAND_MS = seconds(1);
const MOST_TIMEOUTS = 2;
const PAUSE_MS = seconds(30);

let redis: Redis | null | undefined;
let firstContact: Promise<unknown> | undefined;
/** In a row. */
let timeouts = 0;
let pausedUntil = 0;
const limiters = new Map<LimitName, Limiters>();

/** Returns null without CACHE_URL. While Redis is down, each process counts alone. */
function redisClient(): Redis | null {
  const { CACHE_URL } = env();
  if (redis === undefined) {
    redis = CACHE_URL
      ? new Redis(CACHE_URL, {
          enableOfflineQueue: false,
          maxRetriesPerRequest: 1,
          connectTimeout: CONNECT_MS,
          commandTimeout: COMMAND_MS,
        })
      : null;
    // Other processes would not know counts made before the first connection.
    firstContact = redis ? once(redis, 'ready', { signal: AbortSignal.timeout(2 * CONNECT_MS) }) : undefined;
    // Without a listener an outage would end the process.
    redis?.on('error', () => undefined);
  }
  return redis;
}

function findLimiters(name: LimitName): Limiters {
  const known = limiters.get(name);
  if (known) return known;
  const { tries, withinMs, pauseMs } = LIMITS[name];
  const options = {
    keyPrefix: `throttle:${name}`,
    points: tries,
    duration: withinMs / seconds(1),
    blockDuration: pauseMs / seconds(1),
  };
  const memory = new RateLimiterMemory(options);
  const storeClient = redisClient();
  const found = { memory, shared: storeClient && new RateLimiterRedis({ ...options, storeClient }) };
  limiters.set(name, found);
  return found;
}

/** Counts in memory when Redis fails, and for a while after two time-outs: every try would wait for them. */
async function withLimiter<Result>(name: LimitName, work: (limiter: Limiter) => Promise<Result>): Promise<Result> {
  const { shared, memory } = findLimiters(name);
  await firstContact?.catch(() => undefined);
  if (!shared || Date.now() < pausedUntil) return work(memory);
  try {
    const result = await work(shared);
    timeouts = 0;
    return result;
  } catch (error) {
    if (error instanceof RateLimiterRes) {
      timeouts = 0;
      throw error;
    }
    timeouts = isTimeout(error) ? timeouts + 1 : 0;
    if (timeouts >= MOST_TIMEOUTS) pausedUntil = Date.now() + PAUSE_MS;
    return work(memory);
  }
}

/** ioredis has no class for it. */
const isTimeout = (error: unknown): boolean => error instanceof Error && error.message === 'Command timed out';

/** The IPv4 address, or the /64 network of an IPv6 one. */
export function visitorKey({ scope, address }: { scope: string; address: string }): string {
  const parsed = ipaddr.isValid(address) ? ipaddr.process(address) : null;
  if (!(parsed instanceof ipaddr.IPv6)) return `${scope}|${parsed ?? address}`;
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${scope}|${network.join(':')}::/64`;
}

/** Counts an attempt against several limits. Returns the wait in milliseconds; null within limits. */
export async function countTries(tries: readonly (readonly [LimitName, string])[]): Promise<number | null> {
  for (const [name, key] of tries) {
    const waitMs = await countTry(name, key);
    if (waitMs !== null) return waitMs;
  }
  return null;
}

/** Counts an attempt. Returns the wait in milliseconds; null within the limit. */
export async function countTry(name: LimitName, key: string): Promise<number | null> {
  try {
    await withLimiter(name, (limiter) => limiter.consume(key));
    return null;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throttled.inc({ limit: name });
    return error.msBeforeNext;
  }
}

export async function forgetTries(name: LimitName, key: string): Promise<void> {
  await withLimiter(name, (limiter) => limiter.delete(key));
}
