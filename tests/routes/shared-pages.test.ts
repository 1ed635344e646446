import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { action as changeFavourite } from '../../app/routes/_shell.favourites/route.tsx';
import { action as logOut } from '../../app/routes/logout.ts';
import type { World } from '../../mock-server/worlds/world.ts';
import { prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';
import { newMember } from './visitor.ts';

const site = prepareSite();
const { newWorld } = site;
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

  it('is made by one of those who ask for it at the same moment; the others wait for it', async () => {
    await visit((await newWorld()).world)();
    const { world } = await newWorld();
    const answers = await Promise.all(Array.from({ length: 8 }, visit(world)));
    expect(answers.filter(({ isKept }) => !isKept)).toHaveLength(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('that cannot be made holds up nobody', async () => {
    await visit((await newWorld()).world)();
    const { world } = await newWorld();
    world.faults.set([{ operation: 'getSystemStatus', kind: 'html', status: 503 }]);
    const answers = await Promise.all(Array.from({ length: 4 }, visit(world)));
    expect(answers.every(({ status, isKept }) => status >= 500 && !isKept)).toBe(true);
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

/** A member who has signed in, and what their browser shows at home. */
async function memberAtHome() {
  const member = await newMember(site);
  const session = `session=${member.cookies.session}`;
  /** The operations that were asked for while something was done. */
  const askedBy = async (work: () => Promise<unknown>) => {
    const known = member.world.requests.list().length;
    await work();
    const calls = member.world.requests.list();
    return calls.slice(0, calls.length - known).map(({ operationId }) => operationId);
  };
  return { ...member, session, home: visit(member.world, '/', `; ${session}`), askedBy };
}

describe('a member’s page', () => {
  it('is theirs while everything that is asked for them alone is the same', async () => {
    const { home, askedBy } = await memberAtHome();
    const first = await home();
    expect(first.text).toContain('lucky');
    const again = await askedBy(async () => {
      const second = await home();
      expect([first.isKept, second.isKept, second.status, second.text === first.text]).toEqual([
        false,
        true,
        200,
        true,
      ]);
    });
    expect(again.toSorted()).toEqual(
      [
        'countUnread',
        'getBalance',
        'getMemberInfo',
        'getSystemStatus',
        'listFavouriteIds',
        'listRecentGames',
      ].toSorted(),
    );
  });

  it('is made of the new answers when one is another, and nothing is asked twice', async () => {
    const { ask, home, askedBy, world } = await memberAtHome();
    const before = await home();
    const { nodeId, vendorCode, gameType } = await world.db.game.findFirstOrThrow({ where: { gameType: 'RNG' } });
    await ask(changeFavourite, '/favourites', { form: { add: `${nodeId}/${vendorCode}/${gameType}` } });
    const asked = await askedBy(async () => {
      const after = await home();
      expect([after.status, after.isKept, after.text === before.text]).toEqual([200, false, false]);
    });
    expect(asked.filter((id) => id === 'listFavouriteIds')).toHaveLength(1);
    expect(asked).toHaveLength(new Set(asked).size);
    expect((await home()).isKept).toBe(true);
  });

  it('is nobody else’s, and another with other preferences', async () => {
    const { home, session, world } = await memberAtHome();
    await home();
    for (const cookies of ['', '; session=of-somebody', `; ${session}; balance=hidden`, `; ${session}; theme=dark`]) {
      expect((await visit(world, '/', cookies)()).isKept).toBe(false);
    }
  });

  it('is not shown to a session that has ended', async () => {
    const { ask, home } = await memberAtHome();
    await home();
    await ask(logOut, '/logout', { form: {} });
    const { status, text } = await home();
    expect([status, text.includes('lucky')]).toEqual([302, false]);
  });

  it('says what is the matter when the API has trouble, and asks it once', async () => {
    const { home, askedBy, world } = await memberAtHome();
    await home();
    world.faults.set([{ operation: 'getMemberInfo', kind: 'html', status: 503 }]);
    const asked = await askedBy(async () => {
      const { status, isKept } = await home();
      expect([status >= 500, isKept]).toEqual([true, false]);
    });
    expect(asked.filter((id) => id === 'getMemberInfo')).toHaveLength(1);
  });
});

describe('a page of somebody’s own', () => {
  it.each(['toast=eyJ9', 'captchaId=1', 'phone-auth=x'])('is nobody else’s: %s', async (cookie) => {
    const { world } = await newWorld();
    await visit(world)();
    const page = visit(world, PAGE, `; ${cookie}`);
    await page();
    expect((await page()).isKept).toBe(false);
  });

  it.each([`${PAGE}?modal=login`, '/login', '/nowhere'])('is that at %s', async (address) => {
    const { world } = await newWorld();
    const page = visit(world, address);
    await page();
    expect((await page()).isKept).toBe(false);
  });
});
