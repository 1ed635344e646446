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
});
