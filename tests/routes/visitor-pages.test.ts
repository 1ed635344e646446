import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { World } from '../../mock-server/worlds/world.ts';
import { prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';

const { newWorld } = prepareSite();
const { ask } = startServer();

const LATER_MS = 5_500;

const PAGE = '/promotions';

/** A browser in a world: what it gets, and whether that had been made for another visitor. */
function visit(world: World, address = PAGE, cookies = '', headers: Record<string, string> = {}) {
  return async () => {
    const Cookie = `mock-world=${world.name}; lang=EN${cookies}`;
    const answer = await ask(address, { headers: { Accept: 'text/html', Cookie, ...headers } });
    return { ...answer, isKept: !policyOf(answer).includes("'nonce-") };
  };
}

const policyOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['content-security-policy']);

describe('a page that is the same for every visitor', () => {
  it('is made once: for the next the API is only asked whether the brand is open', async () => {
    const { world } = await newWorld();
    const page = visit(world);
    const first = await page();
    const known = world.requests.list().length;
    const second = await page();
    expect([first.isKept, second.isKept, second.status]).toEqual([false, true, 200]);
    expect(second.text === first.text).toBe(true);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    const asked = world.requests.list().slice(0, -known);
    expect(asked.map(({ operationId }) => operationId)).toEqual(['getSystemStatus']);
  });

  it('lets its scripts in by their hashes, not by a nonce that others know', async () => {
    const { world } = await newWorld();
    const page = visit(world);
    await page();
    expect(policyOf(await page()).match(/'sha256-/g)?.length).toBeGreaterThan(3);
  });

  it('comes compressed as the browser asks', async () => {
    const { world } = await newWorld();
    await visit(world)();
    for (const encoding of ['gzip', 'br']) {
      const { headers, isKept } = await visit(world, PAGE, '', { 'Accept-Encoding': encoding })();
      expect([isKept, headers['content-encoding']]).toEqual([true, encoding]);
    }
  });

  it('is another for each language, theme, address and world', async () => {
    const { world } = await newWorld();
    const { world: other } = await newWorld();
    await visit(world)();
    for (const visitor of [
      visit(world, PAGE, '; lang=TY'),
      visit(world, PAGE, '; theme=dark'),
      visit(world, '/down'),
      visit(world, `${PAGE}?from=somewhere`),
      visit(other),
    ]) {
      expect((await visitor()).isKept).toBe(false);
    }
  });

  it('is not what a visitor gets to whom the brand is closed', async () => {
    const { world } = await newWorld();
    const page = visit(world);
    await page();
    world.faults.set([{ operation: 'getSystemStatus', kind: 'html', status: 503 }]);
    const { status, isKept } = await page();
    expect([status >= 500, isKept]).toEqual([true, false]);
  });

  it('is made anew after five seconds, by one visitor', async () => {
    const { world } = await newWorld();
    const page = visit(world);
    await page();
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + LATER_MS);
    onTestFinished(() => void vi.restoreAllMocks());
    expect((await page()).isKept).toBe(false);
    expect((await page()).isKept).toBe(true);
  });
});

describe('a page of somebody’s own', () => {
  it.each(['session=of-a-member', 'remembered=lucky', 'toast=eyJ9', 'captchaId=1'])(
    'is nobody else’s: %s',
    async (cookie) => {
      const { world } = await newWorld();
      await visit(world)();
      const page = visit(world, PAGE, `; ${cookie}`);
      await page();
      expect((await page()).isKept).toBe(false);
    },
  );

  it.each([`${PAGE}?modal=login`, '/login', '/nowhere'])('is that at %s', async (address) => {
    const { world } = await newWorld();
    const page = visit(world, address);
    await page();
    expect((await page()).isKept).toBe(false);
  });
});
