import type { Redis } from 'ioredis';
import { seconds } from '../config/durations.ts';
import { withRedis } from '../request/redis.server.ts';

/** Longer than a page takes; who waits looks again after each pause. */
const RENDER_MS = seconds(2);
const PAUSE_MS = 50;

/** `lifeMs` is what is left of it. */
export interface Rendering<Value> {
  value: Value;
  lifeMs: number;
}

/**
 * Returns what another process has rendered under the key, or renders and leaves it there for `lifeMs`. One process
 * renders, the others wait. Without Redis each renders its own. Undefined if `render` returns that.
 */
export async function shareRendering<Value>(
  key: string,
  lifeMs: number,
  render: () => Promise<Value | undefined>,
): Promise<Rendering<Value> | undefined> {
  const lock = `${key} lock`;
  const isFirst = () =>
    withRedis(
      async (redis) => (await redis.set(lock, '1', 'PX', RENDER_MS, 'NX')) === 'OK',
      () => true,
    );
  for (let found = await read<Value>(key); ; found = await read<Value>(key)) {
    if (found) return found;
    if (await isFirst()) break;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  try {
    const value = await render();
    if (value === undefined) return undefined;
    await quietly((redis) => redis.set(key, JSON.stringify(value), 'PX', lifeMs));
    return { value, lifeMs };
  } finally {
    await quietly((redis) => redis.del(lock));
  }
}

const read = <Value>(key: string): Promise<Rendering<Value> | null> =>
  withRedis(
    async (redis) => {
      const [[, text] = [], [, lifeMs] = []] = (await redis.multi().get(key).pttl(key).exec()) ?? [];
      return text ? { value: JSON.parse(String(text)) as Value, lifeMs: Math.max(1, Number(lifeMs)) } : null;
    },
    () => null,
  );

const quietly = (ask: (redis: Redis) => Promise<unknown>): Promise<unknown> => withRedis(ask, () => undefined);
