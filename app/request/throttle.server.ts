import { once } from 'node:events';
import { Redis } from 'ioredis';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { minutes, seconds } from '~/config/durations.ts';
import { env } from '~/config/env.server.ts';

interface Limit {
  /** How many tries. */
  tries: number;
  withinMs: number;
  /** How long nobody gets on once they are used up. */
  pauseMs: number;
}

/** How often something may be tried; section 9 of the specification says five minutes for too many requests. */
const LIMITS = {
  /** Sign-ins to one account from one address; a success clears them. */
  account: { tries: 5, withinMs: minutes(5), pauseMs: minutes(5) },
  /** Sign-ins to one account from everywhere; a success clears them. */
  accountAnywhere: { tries: 25, withinMs: minutes(15), pauseMs: minutes(5) },
  /** Sign-ins from one address. */
  address: { tries: 40, withinMs: minutes(1), pauseMs: minutes(1) },
  /** Codes that one address asks for, each after a solved puzzle. */
  codes: { tries: 20, withinMs: minutes(10), pauseMs: minutes(5) },
  /** Codes that one address asks for where the specification has no puzzle: for signing in, and for a forgotten password. */
  codesWithoutPuzzle: { tries: 5, withinMs: minutes(10), pauseMs: minutes(5) },
  /** Codes to one number, whoever asks. */
  codesToNumber: { tries: 8, withinMs: minutes(10), pauseMs: minutes(5) },
  /** Codes of one brand without a puzzle: each costs money. */
  codesOfBrand: { tries: 600, withinMs: minutes(10), pauseMs: minutes(1) },
  /** Passwords that are set or mailed for one account, number or mail address. */
  resets: { tries: 5, withinMs: minutes(15), pauseMs: minutes(5) },
  /** The same, from one address. */
  resetsFrom: { tries: 20, withinMs: minutes(10), pauseMs: minutes(5) },
  /** Puzzles and captcha pictures that one address is shown or tries. A short time, so that few addresses are in memory. */
  puzzles: { tries: 120, withinMs: minutes(1), pauseMs: minutes(1) },
  /** Pictures of payments that one member uploads. */
  uploads: { tries: 20, withinMs: minutes(10), pauseMs: minutes(5) },
  /** Suggestions of the search for one address. */
  suggestions: { tries: 240, withinMs: minutes(1), pauseMs: seconds(10) },
  /** Accounts that one address makes. */
  registrations: { tries: 30, withinMs: minutes(60), pauseMs: minutes(5) },
  /** Games that one address tries: each makes an account of play money. */
  trials: { tries: 60, withinMs: minutes(10), pauseMs: minutes(5) },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

type Limiter = RateLimiterMemory | RateLimiterRedis;

let redis: Redis | null | undefined;
let firstContact: Promise<unknown> | undefined;
const limiters = new Map<LimitName, Limiter>();

/** The process's connection to Redis; null without CACHE_URL. While it is down, each process counts its own. */
function redisClient(): Redis | null {
  const { CACHE_URL } = env();
  if (redis === undefined) {
    redis = CACHE_URL
      ? new Redis(CACHE_URL, {
          enableOfflineQueue: false,
          maxRetriesPerRequest: 1,
          connectTimeout: seconds(1),
          commandTimeout: seconds(1),
        })
      : null;
    // What is counted before the first connection would be unknown to the other processes.
    firstContact = redis ? once(redis, 'ready') : undefined;
    // Without a listener an outage would end the process; the limiters count in memory meanwhile.
    redis?.on('error', () => undefined);
  }
  return redis;
}

function limiterOf(name: LimitName): Limiter {
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
  const limiter = storeClient ? new RateLimiterRedis({ ...options, storeClient, insuranceLimiter: memory }) : memory;
  limiters.set(name, limiter);
  return limiter;
}

/** Who one visitor is to a counter: an address of IPv4, or of IPv6 the network of 64 bits that a line has for itself. */
export function visitorKey({ scope, address }: { scope: string; address: string }): string {
  const parsed = ipaddr.isValid(address) ? ipaddr.process(address) : null;
  if (!(parsed instanceof ipaddr.IPv6)) return `${scope}|${parsed ?? address}`;
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${scope}|${network.join(':')}::/64`;
}

/** Counts one try against several limits. Returns how long to wait in milliseconds where one is used up, or null. */
export async function countTries(tries: readonly (readonly [LimitName, string])[]): Promise<number | null> {
  for (const [name, key] of tries) {
    const waitMs = await countTry(name, key);
    if (waitMs !== null) return waitMs;
  }
  return null;
}

/** Counts a try. Returns how long to wait in milliseconds where there were too many, or null. */
export async function countTry(name: LimitName, key: string): Promise<number | null> {
  const limiter = limiterOf(name);
  await firstContact?.catch(() => undefined);
  try {
    await limiter.consume(key);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error.msBeforeNext;
    throw error;
  }
}

/** Forgets the tries: one of them was right. */
export async function forgetTries(name: LimitName, key: string): Promise<void> {
  await limiterOf(name).delete(key);
}
