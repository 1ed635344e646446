import { once } from 'node:events';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { minutes, seconds } from '~/config/durations.ts';
import { env } from '~/config/env.server.ts';
import { redisFailures } from '~/config/metrics.server.ts';

const CONNECT_MS = seconds(1);
const COMMAND_MS = seconds(1);
const MOST_TIMEOUTS = 2;
const PAUSE_MS = seconds(30);
const LINE_MS = minutes(1);

let client: Redis | null | undefined;
let firstContact: Promise<unknown> | undefined;
/** In a row. */
let timeouts = 0;
let pausedUntil = 0;
let lineAt = 0;
/** The connection's: calls without one only say that there is none. */
let fault: Error | undefined;

/**
 * Returns what `ask` returns, or `otherwise` without CACHE_URL and while Redis fails: after two time-outs for half a
 * minute, as every request would wait for them.
 */
export async function withRedis<Value>(
  ask: (client: Redis) => Promise<Value>,
  otherwise: () => Value | Promise<Value>,
): Promise<Value> {
  const redis = connect();
  await firstContact?.catch(() => undefined);
  if (!redis || Date.now() < pausedUntil) return otherwise();
  try {
    const value = await ask(redis);
    timeouts = 0;
    return value;
  } catch (error) {
    timeouts = isTimeout(error) ? timeouts + 1 : 0;
    if (timeouts >= MOST_TIMEOUTS) pausedUntil = Date.now() + PAUSE_MS;
    tellFailure(error);
    return otherwise();
  }
}

function connect(): Redis | null {
  const { CACHE_URL } = env();
  if (client !== undefined) return client;
  client = CACHE_URL
    ? new Redis(CACHE_URL, {
        enableOfflineQueue: false,
        maxRetriesPerRequest: 1,
        connectTimeout: CONNECT_MS,
        commandTimeout: COMMAND_MS,
      })
    : null;
  // Other processes would not know counts made before the first connection.
  firstContact = client ? once(client, 'ready', { signal: AbortSignal.timeout(2 * CONNECT_MS) }) : undefined;
  // Without a listener an outage would end the process.
  client?.on('error', (error) => {
    fault = error;
  });
  client?.on('ready', () => {
    fault = undefined;
  });
  return client;
}

/** One line a minute. */
function tellFailure(error: unknown): void {
  redisFailures.inc();
  if (Date.now() - lineAt < LINE_MS) return;
  lineAt = Date.now();
  const { message } = fault ?? (error as Error);
  pino({ level: env().LOG_LEVEL }).warn({ reason: message }, 'Redis does not answer: this process works alone');
}

/** The library has no class for it. */
const isTimeout = (error: unknown): boolean => error instanceof Error && error.message === 'Command timed out';
