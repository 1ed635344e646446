import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Cache } from './cache.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Cache', () => {
  it('computes once while the value lives, and again after', async () => {
    const cache = new Cache();
    const compute = vi.fn(async () => compute.mock.calls.length);
    expect([await cache.remember('a', 1000, compute), await cache.remember('a', 1000, compute)]).toEqual([1, 1]);
    vi.advanceTimersByTime(1001);
    expect(await cache.remember('a', 1000, compute)).toBe(2);
  });

  it('keeps nothing where a value lives for no time', async () => {
    const cache = new Cache();
    const compute = vi.fn(async () => compute.mock.calls.length);
    expect([await cache.remember('a', 0, compute), await cache.remember('a', 0, compute)]).toEqual([1, 2]);
    expect(cache.size).toBe(0);
  });

  it('reads the clock each time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cache = new Cache();
    const compute = vi.fn(async () => compute.mock.calls.length);
    await cache.remember('a', 1000, compute);
    await cache.remember('a', 1000, compute);
    vi.setSystemTime(Date.now() + 1001);
    expect(await cache.remember('a', 1000, compute)).toBe(2);
  });

  it('lets those who ask at once wait for one answer', async () => {
    const cache = new Cache();
    const compute = vi.fn(async () => 'x');
    await Promise.all([1, 2, 3].map(() => cache.remember('a', 1000, compute)));
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it('does not keep a failure', async () => {
    const cache = new Cache();
    await expect(cache.remember('a', 1000, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.remember('a', 1000, async () => 'up')).toBe('up');
  });

  it('lets go of what has expired while others come, and keeps what is in use', async () => {
    const cache = new Cache();
    const kept = vi.fn(async () => 'kept');
    for (let at = 0; at < 20; at += 1) await cache.remember(`short ${at}`, 1000, async () => at);
    await cache.remember('long', 60_000, kept);
    vi.advanceTimersByTime(1001);
    for (let at = 0; at < 7; at += 1) {
      await cache.remember(`new ${at}`, 60_000, async () => at);
      await cache.remember('long', 60_000, kept);
    }
    expect(cache.size).toBe(8);
    expect(kept).toHaveBeenCalledTimes(1);
  });

  it('never holds more than it may: what was used longest ago goes first', async () => {
    const cache = new Cache(3);
    const first = vi.fn(async () => 1);
    await cache.remember('first', 1000, first);
    for (const key of ['b', 'c', 'd', 'e']) {
      await cache.remember(key, 1000, async () => key);
      await cache.remember('first', 1000, first);
    }
    expect([cache.size, first.mock.calls.length]).toEqual([3, 1]);
  });
});
