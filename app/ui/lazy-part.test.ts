import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, inTime } from './lazy-part.tsx';

afterEach(() => void vi.useRealTimers());

describe('a lazy part', () => {
  it('is what was loaded, and leaves no timer', async () => {
    vi.useFakeTimers();
    expect(await inTime(Promise.resolve('part'))).toBe('part');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails with a ChunkLoadError where its code does not load', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const error = await inTime(Promise.reject(cause)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ name: 'ChunkLoadError', cause });
  });

  it('fails after 120 seconds, and not before', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const part = inTime(new Promise(() => {})).catch(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await part;
    expect(settled.mock.calls[0]?.[0]).toBeInstanceOf(ChunkLoadError);
  });
});
