import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { World } from '../../mock-server/worlds/world.ts';
import { prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';
import { newMember } from './visitor.ts';

/** A new render then calls the API. */
const site = prepareSite({ CACHE_SECONDS: '5', EDGE_CACHE: 'baize,lotus' });
const { newWorld } = site;
const { ask, build } = startServer();

const LATER_MS = 5_500;

const PAGE = '/promotions';
const BALANCE = '₱12,458.75';

/** Also records the API calls. */
function visit(world: World, address = PAGE, cookies = '', headers: Record<string, string> = {}) {
  return async () => {
    const Cookie = `mock-world=${world.name}; lang=EN${cookies}`;
    const known = world.requests.list().length;
    const answer = await ask(address, { headers: { Accept: 'text/html', Cookie, ...headers } });
    const calls = world.requests.list();
    const asked = calls.slice(0, calls.length - known).map(({ operationId }) => operationId);
    return { ...answer, asked, isRendered: asked.some((id) => id !== 'getPermission') };
  };
}

const readPolicy = ({ headers }: { headers: Record<string, unknown> }) => String(headers['content-security-policy']);

describe('a page that is the same for every visitor', () => {
  it('is rendered once: for the next the API is only asked whether the brand is open to them', async () => {
    const { world } = await newWorld();
    const page = visit(world);
    const first = await page();
    const second = await page();
    expect([first.isRendered, second.asked, second.status]).toEqual([true, ['getPermission'], 200]);
    expect(second.text === first.text).toBe(true);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('lets its scripts in by their hashes, not by a nonce that others know', async () => {
    const { world } = await newWorld();
    for (const answer of [await visit(world)(), await visit(world)()]) {
      expect(readPolicy(answer).match(/'sha256-/g)?.length).toBeGreaterThan(3);
      expect(readPolicy(answer)).not.toContain('nonce-');
    }
  });

  it('may be kept by a proxy, for who has but preferences and is no matter of the browser’s language', async () => {
    await site.world('default');
    const kept = async (cookie: string, host = 'baize.test', address = PAGE) => {
      const headers = { Accept: 'text/html', Host: host, Cookie: cookie, 'Accept-Language': 'vi' };
      return (await ask(address, { headers })).headers['x-accel-expires'];
    };
    expect([await kept(''), await kept('lang=EN; theme=dark; balance=hidden; consent=denied')]).toEqual(['5', '5']);
    expect([await kept('', 'lotus.test'), await kept('lang=VI', 'lotus.test')]).toEqual([undefined, '5']);
    // The language of the address is stored with it.
    expect(await kept('', 'lotus.test', `${PAGE}?lang=vi`)).toBeUndefined();
    for (const cookie of ['plays=1', '_ga=1', 'session=1', 'lang=EN; other=1'])
      expect(await kept(cookie)).toBeUndefined();
    // The operator has not named the brand, and a page of one's own is rendered for each.
    expect([await kept('', 'harbor.test', '/login'), await kept('', 'baize.test', '/login')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('comes compressed as the browser asks', async () => {
    const { world } = await newWorld();
    for (const encoding of ['gzip', 'br']) {
      const { headers, status } = await visit(world, PAGE, '', { 'Accept-Encoding': encoding })();
      expect([status, headers['content-encoding'], headers.vary]).toEqual([
        200,
        encoding,
        'Cookie, Accept-Language, Accept-Encoding',
      ]);
    }
  });

  it('is another for each language, theme, address and world', async () => {
    const { world } = await newWorld();
    const { world: other } = await newWorld();
    const first = await visit(world)();
    for (const visitor of [
      visit(world, PAGE, '; lang=TY'),
      visit(world, PAGE, '; theme=dark'),
      visit(world, '/down'),
      visit(other),
    ]) {
      // The API cache also holds.
      const { text, isRendered } = await visitor();
      expect(isRendered || text !== first.text).toBe(true);
    }
  });

  it('is one for a stored language, and for the browsers that prefer it where the brand follows them', async () => {
    const { world } = await newWorld();
    const askLotus = (cookie: string, accepted: string) =>
      ask(PAGE, {
        headers: { Host: 'lotus.test', Cookie: `mock-world=${world.name}${cookie}`, 'Accept-Language': accepted },
      });
    const stored = await askLotus('; lang=EN', 'vi');
    // A new render has another nonce.
    for (const accepted of ['en', 'en-GB,en;q=0.9,vi;q=0.8', 'fr, en;q=0.5'])
      expect((await askLotus('', accepted)).text === stored.text, accepted).toBe(true);
    expect((await askLotus('', 'vi, en;q=0.5')).text).toContain('<html lang="vi-VN" data-theme="system"');
    const { text } = await ask(PAGE, { headers: { Cookie: `mock-world=${world.name}`, 'Accept-Language': 'en' } });
    expect(text).toContain('<html lang="fil-PH" data-theme="light"');
  });

  it('is one whatever parameters somebody makes up, and another for each that it reads', async () => {
    const { world } = await newWorld();
    for (const [address, read] of [
      [PAGE, null],
      ['/noticePage', 'page=2'],
      ['/pvp/rooms', 'page=2'],
      ['/rng', 'page=2'],
      ['/rng', 'vassalage=AURUM&sort=name'],
    ] as const) {
      const { text, headers } = await visit(world, read ? `${address}?${read}` : address)();
      const madeUp = Array.from({ length: 20 }, (_, each) => [read, `x${each}=${each}`].filter(Boolean).join('&'));
      for (const query of [...madeUp, `${'long'.repeat(100)}=1${read ? `&${read}` : ''}`]) {
        const answer = await visit(world, `${address}?${query}`)();
        expect([answer.asked, answer.text === text], query).toEqual([['getPermission'], true]);
        expect(readPolicy(answer)).toBe(readPolicy({ headers }));
      }
      if (read) expect((await visit(world, address)()).text === text, address).toBe(false);
    }
  });

  it('is shared among those who agreed to be counted, whatever number they have', async () => {
    const { world } = await newWorld();
    const asked = await visit(world)();
    const first = await visit(world, PAGE, '; consent=granted; _ga=GA1.1.1; _ga_BAIZE00001=GS1')();
    const second = await visit(world, PAGE, '; consent=granted; _ga=GA1.1.2')();
    expect([second.isRendered, second.text === first.text]).toEqual([false, true]);
    expect([readPolicy(asked), readPolicy(first)].map((policy) => policy.includes('gtag/js'))).toEqual([false, true]);
    expect(asked.text).not.toContain('gtag/js');
  });

  it('is not what a visitor gets to whom the brand is closed', async () => {
    const { world } = await newWorld();
    const page = visit(world);
    await page();
    world.faults.set([{ operation: 'getPermission', kind: 'html', status: 503 }]);
    expect((await page()).status).toBeGreaterThanOrEqual(500);
  });

  it('is rendered once for those who ask for it at the same moment', async () => {
    const { world } = await newWorld();
    const answers = await Promise.all(Array.from({ length: 8 }, visit(world)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(world.requests.list().filter(({ operationId }) => operationId === 'listVendors')).toHaveLength(1);
  });

  it('that cannot be rendered holds up nobody, and is not kept', async () => {
    const { world } = await newWorld();
    world.faults.set([{ operation: 'listVendors', kind: 'html', status: 503 }]);
    const answers = await Promise.all(Array.from({ length: 4 }, visit(world)));
    expect(answers.every(({ status }) => status >= 500)).toBe(true);
    world.faults.set([]);
    expect((await visit(world)()).status).toBe(200);
  });

  it('is rendered anew after five seconds', async () => {
    const { world } = await newWorld();
    const page = visit(world);
    await page();
    expect((await page()).isRendered).toBe(false);
    for (const clock of [performance, Date]) {
      const now = clock.now();
      vi.spyOn(clock, 'now').mockImplementation(() => now + LATER_MS);
    }
    onTestFinished(() => void vi.restoreAllMocks());
    expect((await page()).isRendered).toBe(true);
  });

  it('is rendered in nobody’s name: no call of it carries an address, a host, a browser or a token', async () => {
    const sent: string[] = [];
    const onRequest = (message: unknown) => {
      const { path, headers } = (message as { request: { path: string; headers: unknown } }).request;
      if (!path.includes('/system/permission')) sent.push(`${path} ${String(headers)}`);
    };
    subscribe('undici:request:create', onRequest);
    onTestFinished(() => void unsubscribe('undici:request:create', onRequest));
    const { world } = await newWorld();
    await visit(world, PAGE, '', { 'User-Agent': 'A-Browser/1.0', Authorization: 'of-somebody' })();
    expect(sent.length).toBeGreaterThan(3);
    for (const call of sent) expect(call).not.toMatch(/forwarded|authorization|of-somebody|A-Browser|baize\.test/i);
  });
});

describe('the language of an address', () => {
  const STORED = 'lang=EN';
  const read = async (world: World, address: string, cookie = '', headers: Record<string, string> = {}) => {
    const Cookie = [`mock-world=${world.name}`, cookie].filter(Boolean).join('; ');
    const answer = await ask(address, { headers: { Accept: 'text/html', Cookie, ...headers } });
    return {
      ...answer,
      tag: /<html lang="([^"]+)"/.exec(answer.text)?.[1],
      stored: [answer.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]),
    };
  };

  it.each([
    ['en', '', 'en', [STORED]],
    ['en', 'lang=TY', 'en', []],
    ['fil-PH', STORED, 'fil-PH', []],
    // Baize does not offer Thai.
    ['th-TH', '', 'fil-PH', []],
    ['th-TH', STORED, 'en', []],
    ['EN', '', 'fil-PH', []],
  ])('%s, with the cookie "%s" › is %s and stores %j', async (lang, cookie, tag, stored) => {
    const { world } = await newWorld();
    for (const page of [PAGE, '/login'])
      expect(await read(world, `${page}?lang=${lang}`, cookie), page).toMatchObject({ status: 200, tag, stored });
  });

  it('shares the page of those who stored it', async () => {
    const { world } = await newWorld();
    const stored = await read(world, PAGE, STORED);
    const asked = await read(world, `${PAGE}?lang=en`, 'lang=TY');
    expect(asked.text === stored.text).toBe(true);
    expect(asked.text).toContain('<link rel="canonical" href="http://baize.localhost/promotions?lang=en"');
  });

  it('is that of the data for its page, and the next page is a document', async () => {
    const { world } = await newWorld();
    const Referer = `http://baize.test${PAGE}?lang=en`;
    const panel = await read(world, '/panel.data?at=%2F%3Fmodal%3Dhelp&_routes=routes%2Fpanel', 'lang=TY', { Referer });
    expect(panel.text).toContain('Terms');
    const { text: next } = await read(world, '/vip.data', 'lang=TY', { Referer });
    expect(next).toMatch(/^\[\["SingleFetchRedirect".*"\/vip".*"reload",true/);
    // Nothing changes for who stored the language.
    expect((await read(world, '/vip.data', STORED, { Referer })).text).not.toContain('SingleFetchRedirect');
  });

  it('gives way to a chosen one', async () => {
    const body = String(new URLSearchParams({ language: 'TY', returnTo: '/rng?lang=en&list=all' }));
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const { headers: told } = await ask('/preferences', { method: 'POST', headers, body });
    expect([told.location, String(told['set-cookie'])]).toEqual(['/rng?list=all', expect.stringMatching(/^lang=TY;/)]);
  });
});

/** Random ids, tokens, references. */
const USED_ONCE =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|name="(?:reference|token|\w*Reference)"/i;

it('no page that may be shared holds what is used once', async () => {
  const { world } = await newWorld();
  const addresses = [
    '/',
    '/rng',
    '/live',
    '/sports',
    '/help',
    '/help?article=term',
    '/join',
    '/licence/maltese-gaming',
    '/noticePage',
    '/promotions',
    '/down',
    '/download',
    '/pvp/rooms',
    '/tournaments',
    '/tournament/1002',
    '/vip',
  ];
  const shared = Object.values(build().routes).filter(
    (route) => (route?.module.handle as { isShared?: boolean } | undefined)?.isShared,
  );
  expect(shared.map((route) => route?.id).toSorted()).toEqual([
    'routes/_shell.$category',
    'routes/_shell._index',
    'routes/_shell.down',
    'routes/_shell.download',
    'routes/_shell.help',
    'routes/_shell.join',
    'routes/_shell.licence.$id',
    'routes/_shell.noticePage',
    'routes/_shell.pointMall',
    'routes/_shell.promoDetail',
    'routes/_shell.promotions',
    'routes/_shell.pvp_.rooms',
    'routes/_shell.tournament.$id',
    'routes/_shell.tournaments',
    'routes/_shell.vip',
  ]);
  for (const address of addresses) {
    const { status, text } = await visit(world, address)();
    expect([address, status]).toEqual([address, 200]);
    expect(USED_ONCE.exec(text.replaceAll(/nonce="[^"]*"/g, ''))?.[0], address).toBeUndefined();
  }
});

describe('a member’s page', () => {
  const atHome = async () => {
    const member = await newMember(site);
    return { ...member, home: visit(member.world, '/', `; session=${member.cookies.session}`) };
  };

  it('is rendered for the member each time, and kept nowhere', async () => {
    const { home, world } = await atHome();
    for (const answer of [await home(), await home()]) {
      expect(answer.text).toContain(BALANCE);
      expect(answer.isRendered).toBe(true);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(String(answer.headers.vary)).toContain('Cookie');
    }
    expect((await visit(world, '/')()).text).not.toContain(BALANCE);
  });
});

describe('a page of somebody’s own', () => {
  it.each(['toast=eyJ9', 'captchaId=1', 'phone-auth=x', 'session=x'])('is nobody else’s: %s', async (cookie) => {
    const { world } = await newWorld();
    const shared = await visit(world)();
    const own = await visit(world, PAGE, `; ${cookie}`)();
    expect(readPolicy(own)).toContain('nonce-');
    expect(own.text === shared.text).toBe(false);
  });

  it.each([`${PAGE}?modal=login`, '/login', '/seamless'])('is that at %s', async (address) => {
    const { world } = await newWorld();
    const { headers } = await visit(world, address)();
    expect(String(headers['content-security-policy'])).not.toContain('sha256-');
  });
});
