import ipaddr from 'ipaddr.js';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { minutes, seconds } from '~/config/durations.ts';
import { throttled } from '~/config/metrics.server.ts';
import { withRedis } from './redis.server.ts';

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
  /** For one member. */
  chat: { tries: 20, withinMs: minutes(1), pauseMs: minutes(1) },
  suggestions: { tries: 240, withinMs: minutes(1), pauseMs: seconds(10) },
  registrations: { tries: 30, withinMs: minutes(60), pauseMs: minutes(5) },
  /** For one address: each creates an account. */
  trials: { tries: 60, withinMs: minutes(10), pauseMs: minutes(5) },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

const memory = new Map<LimitName, RateLimiterMemory>();
const shared = new Map<LimitName, RateLimiterRedis>();

function optionsOf(name: LimitName) {
  const { tries, withinMs, pauseMs } = LIMITS[name];
  return {
    keyPrefix: `throttle:${name}`,
    points: tries,
    duration: withinMs / seconds(1),
    blockDuration: pauseMs / seconds(1),
  };
}

function kept<Limiter>(limiters: Map<LimitName, Limiter>, name: LimitName, make: () => Limiter): Limiter {
  const limiter = limiters.get(name) ?? make();
  limiters.set(name, limiter);
  return limiter;
}

/** Counts in Redis, or in memory. */
const withLimiter = <Result>(
  name: LimitName,
  work: (limiter: RateLimiterAbstract) => Promise<Result>,
): Promise<Result> =>
  withRedis(
    (storeClient) => work(kept(shared, name, () => new RateLimiterRedis({ ...optionsOf(name), storeClient }))),
    () => work(kept(memory, name, () => new RateLimiterMemory(optionsOf(name)))),
  );

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
  const refusal = await withLimiter(name, (limiter) => consume(limiter, key));
  if (refusal === null) return null;
  throttled.inc({ limit: name });
  return refusal.msBeforeNext;
}

/** Returns the refusal; null within the limit. */
export const consume = (limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes | null> =>
  limiter.consume(key).then(
    () => null,
    (refusal) => {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    },
  );

export async function forgetTries(name: LimitName, key: string): Promise<void> {
  await withLimiter(name, (limiter) => limiter.delete(key));
}
