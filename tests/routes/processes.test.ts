import { randomUUID } from 'node:crypto';
import { register } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { minutes, seconds } from '../../app/config/durations.ts';
import { type Redis, startRedis } from '../support/redis.ts';
import { prepareSite } from './prepare-site.ts';
import { newVisitor, readErrors } from './visitor.ts';

type Throttle = typeof import('../../app/request/throttle.server.ts');
type Renderings = typeof import('../../app/server/shared-renderings.ts');

const site = prepareSite();
let redis: Redis;
let here: Throttle;
let there: Throttle;

/** Shares only Redis. */
function startProcess(): Promise<Throttle> {
  vi.resetModules();
  return import('../../app/request/throttle.server.ts');
}

let count = 0;
const newKey = () => {
  count += 1;
  return `baize|somebody-${count}`;
};

beforeAll(async () => {
  redis = await startRedis();
  process.env.CACHE_URL = redis.url;
  process.env.LOG_LEVEL = 'silent';
  here = await import('../../app/request/throttle.server.ts');
  there = await startProcess();
});
afterAll(() => redis.stop());

describe('two processes with one Redis', () => {
  it('count the tries of an account together', async () => {
    const key = newKey();
    for (const { countTry } of [here, there, here, there, here]) expect(await countTry('account', key)).toBeNull();
    for (const { countTry } of [here, there]) expect(await countTry('account', key)).toBeGreaterThan(minutes(4));
  });

  it('let five through of a hundred at once, though one has just started', async () => {
    const key = newKey();
    const there = await startProcess();
    const waits = await Promise.all(
      Array.from({ length: 100 }, (_, each) => (each % 2 === 0 ? here : there).countTry('account', key)),
    );
    expect(waits.filter((wait) => wait === null)).toHaveLength(5);
  });

  it('forget the tries together', async () => {
    const key = newKey();
    for (let each = 0; each < 6; each += 1) await here.countTry('account', key);
    await there.forgetTries('account', key);
    expect(await here.countTry('account', key)).toBeNull();
  });
});

describe('a page for everybody', () => {
  /** Each shares only Redis. */
  const startThree = async (): Promise<Renderings[]> => {
    const started: Renderings[] = [];
    for (let each = 0; each < 3; each += 1) {
      vi.resetModules();
      started.push(await import('../../app/server/shared-renderings.ts'));
    }
    // On a busy machine a connection takes longer than a process waits for it.
    const key = newKey();
    const agree = async () => {
      const pages = started.map((each) => each.shareRendering(key, 60_000, async () => randomUUID()));
      return new Set((await Promise.all(pages)).map((page) => page?.value)).size;
    };
    await expect.poll(agree, { timeout: 20_000 }).toBe(1);
    return started;
  };

  it('is rendered by one process of three, and lives no longer for the others', async () => {
    const key = newKey();
    let renderings = 0;
    const render = async () => {
      renderings += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { html: 'page' };
    };
    const pages = await Promise.all((await startThree()).map((each) => each.shareRendering(key, 5000, render)));
    expect(pages.map((page) => page?.value)).toEqual([{ html: 'page' }, { html: 'page' }, { html: 'page' }]);
    expect(renderings).toBe(1);
    const [late] = await startThree();
    const page = await late?.shareRendering(key, 5000, render);
    expect([renderings, page?.lifeMs]).toEqual([1, expect.toSatisfy((ms: number) => ms > 0 && ms < 5000)]);
  });

  it('that cannot be shared is rendered by each, at once', async () => {
    const key = newKey();
    const pages = (await startThree()).map(async (each) => each.shareRendering(key, 5000, async () => undefined));
    expect(await Promise.all(pages)).toEqual([undefined, undefined, undefined]);
  });

  it('is rendered again after a failure', async () => {
    const key = newKey();
    const [one, other] = await startThree();
    const failing = one?.shareRendering(key, 5000, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await other?.shareRendering(key, 5000, async () => 'page')).toMatchObject({ value: 'page' });
  });
});

describe('when Redis hangs', () => {
  it('two tries wait for it, then each process counts its own for half a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const [waiting, key] = [newKey(), newKey()];
    redis.hang();
    for (let each = 0; each < 2; each += 1) expect(await here.countTry('account', waiting)).toBeNull();
    redis.resume();
    expect(await register.getSingleMetric('site_redis_failures_total')?.get()).toMatchObject({
      values: [{ value: 2 }],
    });
    const five = async () => {
      for (let each = 0; each < 5; each += 1) await here.countTry('account', key);
    };
    await five();
    expect(await there.countTry('account', key)).toBeNull();
    vi.setSystemTime(Date.now() + seconds(30));
    await five();
    expect(await there.countTry('account', key)).not.toBeNull();
  });
});

describe('when Redis goes away', () => {
  it('each process counts its own, signing in works, and the count holds', async () => {
    const visitor = await newVisitor(site);
    expect((await visitor.logIn({ username: 'lucky' })).status).toBe(302);
    await redis.stop();
    const key = newKey();
    for (const { countTry, forgetTries } of [here, there]) {
      const waits: (number | null)[] = [];
      for (let each = 0; each < 6; each += 1) waits.push(await countTry('account', key));
      expect(waits).toEqual([null, null, null, null, null, minutes(5)]);
      await forgetTries('account', key);
      expect(await countTry('account', key)).toBeNull();
    }
    const later = await newVisitor(site);
    expect((await later.logIn({ username: 'lucky' })).status).toBe(302);
    const wrong = { username: 'victor', password: 'not this' };
    for (let each = 0; each < 5; each += 1) await later.logIn(wrong);
    expect(readErrors(await later.logIn(wrong))['']?.[0]).toMatch(/Too many/);
  });

  it('a page is rendered by each', async () => {
    const { shareRendering } = await import('../../app/server/shared-renderings.ts');
    expect(await shareRendering(newKey(), 5000, async () => 'page')).toEqual({ value: 'page', lifeMs: 5000 });
  });

  it('a process that starts then counts its own', async () => {
    const { countTry } = await startProcess();
    const key = newKey();
    for (let each = 0; each < 5; each += 1) expect(await countTry('account', key)).toBeNull();
    expect(await countTry('account', key)).toBe(minutes(5));
  });
});
