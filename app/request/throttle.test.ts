import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minutes, seconds } from '~/config/durations.ts';
import { countTry, forgetTries, type LimitName } from './throttle.server.ts';

await vi.hoisted(async () => (await import('~/config/env.test-support.ts')).setEnvironment());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let count = 0;
const newKey = () => {
  count += 1;
  return `baize|somebody-${count}`;
};

async function tryTimes(name: LimitName, key: string, times: number): Promise<(number | null)[]> {
  const waits: (number | null)[] = [];
  for (let time = 0; time < times; time += 1) waits.push(await countTry(name, key));
  return waits;
}

const LIMITS = [
  ['account', 5, minutes(5), minutes(5)],
  ['accountAnywhere', 25, minutes(15), minutes(5)],
  ['address', 40, minutes(1), minutes(1)],
  ['codes', 20, minutes(10), minutes(5)],
  ['puzzles', 120, minutes(1), minutes(1)],
  ['registrations', 30, minutes(60), minutes(5)],
  ['uploads', 20, minutes(10), minutes(5)],
  ['trials', 60, minutes(10), minutes(5)],
] as const;

describe.each(LIMITS)('the limit %s', (name, tries, withinMs, pauseMs) => {
  it('lets so many through, and then nobody for the pause', async () => {
    const key = newKey();
    expect(await tryTimes(name, key, tries)).toEqual(Array(tries).fill(null));
    expect(await countTry(name, key)).toBe(pauseMs);
    vi.advanceTimersByTime(pauseMs - seconds(1));
    expect(await countTry(name, key)).toBe(seconds(1));
    vi.advanceTimersByTime(seconds(1) + 1);
    expect(await countTry(name, key)).toBeNull();
  });

  it('counts those that come at once', async () => {
    const key = newKey();
    const waits = await Promise.all(Array.from({ length: tries + 60 }, () => countTry(name, key)));
    expect(waits.filter((wait) => wait === null)).toHaveLength(tries);
  });

  it('forgets tries after their time', async () => {
    const key = newKey();
    await tryTimes(name, key, tries);
    vi.advanceTimersByTime(withinMs + 1);
    expect(await tryTimes(name, key, tries)).toEqual(Array(tries).fill(null));
  });

  it('does not touch others', async () => {
    await tryTimes(name, newKey(), tries + 1);
    expect(await countTry(name, newKey())).toBeNull();
  });
});

it('a success forgets the tries, and ends the pause', async () => {
  const key = newKey();
  await tryTimes('account', key, 6);
  await forgetTries('account', key);
  expect(await tryTimes('account', key, 5)).toEqual(Array(5).fill(null));
  expect(await countTry('account', key)).toBe(minutes(5));
});

it('a limit knows nothing of another', async () => {
  const key = newKey();
  await tryTimes('account', key, 6);
  expect(await countTry('accountAnywhere', key)).toBeNull();
});
