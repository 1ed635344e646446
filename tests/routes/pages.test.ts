import { type AppLoadContext, createRequestHandler, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node';
import { pino } from 'pino';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import * as entry from '../../app/entry.server.tsx';
import type { GamesPageView } from '../../app/features/games/games.types.ts';
import type { HomeView } from '../../app/features/home/home.types.ts';
import { TEXTS_ELEMENT, TEXTS_PLACEHOLDER } from '../../app/i18n/page-texts.ts';
import { safeHtml } from '../../app/i18n/safe-html.server.ts';
import type { PageData } from '../../app/layout/page-meta.ts';
import { newContext } from '../../app/request/context.ts';
import * as document from '../../app/root.tsx';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { loader as home } from '../../app/routes/_shell._index/route.tsx';
import { loader as category } from '../../app/routes/_shell.$category/route.tsx';
import { loader as download } from '../../app/routes/_shell.down/route.tsx';
import { loader as downloads } from '../../app/routes/_shell.download/route.tsx';
import { loader as help } from '../../app/routes/_shell.help/route.tsx';
import { loader as notices } from '../../app/routes/_shell.noticePage/route.tsx';
import { loader as promotions } from '../../app/routes/_shell.promotions/route.tsx';
import { loader as countries } from '../../app/routes/countries.ts';
import { loader as helpCentre } from '../../app/routes/helpmc/route.tsx';
import { action as preferences } from '../../app/routes/preferences.ts';
import { loader as robots } from '../../app/routes/robots[.]txt.ts';
import { loader as texts } from '../../app/routes/texts.$tag.$domain.ts';
import { loader as logos } from '../../app/routes/vendors.ts';
import { loader as vendors } from '../../app/routes/vendors_.$gameType.ts';
import remixConfig from '../../remix.config.js';
import { losePatience, prepareSite } from './prepare-site.ts';

const { newWorld, call, address: visitor } = prepareSite();
const { loader: root } = document;

const pages = { home, shell, help, promotions, notices, download };

async function readGames(address: string, cookies: Record<string, string>) {
  const segment = address.split(/[/?]/)[1] ?? '';
  const { data } = await call(category, address, { cookies, params: { category: segment } });
  return (data as { games: GamesPageView }).games;
}

it('the country list is read with the document, once for all who show it', async () => {
  const { cookies, world } = await newWorld();
  const countCalls = () => world.requests.list().filter(({ operationId }) => operationId === 'listCountries').length;
  await call(root, '/down', { cookies });
  expect(countCalls()).toBe(1);
  const { data } = await call(countries, '/countries', { cookies });
  expect([(data as { countries: object[] }).countries.length > 100, countCalls()]).toEqual([true, 1]);
});

it('texts that only the server reads are not sent', async () => {
  const { cookies } = await newWorld();
  const { text } = await call(texts, '/texts/en/wallet', { cookies, params: { tag: 'en', domain: 'wallet' } });
  expect(Object.keys(JSON.parse(text))).toContain('withdraw');
  expect(text).not.toContain('Your withdrawal was requested.');
});

it('a page is described by what is first on it, and by the brand where nothing is', async () => {
  const { cookies } = await newWorld();
  const readDescription = async (address: string) =>
    ((await call(notices, address, { cookies })).data as PageData).description;
  expect(await readDescription('/noticePage')).toMatch(/^News from Baize: .+, .+, .+, and .+\.$/);
  expect(await readDescription('/noticePage?page=99')).toMatch(/^More than a thousand slots/);
});

it('the document does without the country list', async () => {
  const { cookies, world } = await newWorld();
  world.faults.set([{ operation: 'listCountries', kind: 'refuse', status: 500 }]);
  expect((await call(root, '/down', { cookies })).status).toBe(200);
});

it.each([
  ['baize.test', 'Disallow: /game\n', 'Disallow: /\n'],
  ['harbor.test', 'Allow: /login\n', 'Disallow: /game\n'],
])('robots.txt of %s says %s', async (host, rule, other) => {
  const { cookies, world } = await newWorld();
  const { text } = await call(robots, '/robots.txt', { cookies, host });
  expect(text).toContain(rule);
  expect(text).not.toContain(other);
  await world.patch('Brand', {}, { isInMaintenance: true });
  expect((await call(robots, '/robots.txt', { cookies, host })).text).toBe('User-agent: *\nDisallow: /\n');
});

it('an outage of the whole API is told under the brand that was read before', async () => {
  const { cookies, world } = await newWorld();
  const asked = { cookies: { ...cookies, lang: 'VI' }, host: 'lotus.test' };
  const good = await call(root, '/', asked);
  world.faults.set([{ operation: '*', kind: 'cut' }]);
  const bad = await call(root, '/', asked);
  expect(bad.status).toBe(502);
  expect(bad.data).toMatchObject({ brandName: 'Lotus', language: 'VI', failure: { kind: 'network' } });
  expect(bad.context.css).toBe(good.context.css);
});

describe('the layout of a brand', () => {
  const layoutAt = async (cookies: Record<string, string>, host: string, language: string) => {
    const asked = { cookies: { ...cookies, lang: language }, host };
    const view = (await call(home, '/', asked)).data as HomeView;
    const { layout } = (await call(root, '/', asked)).data as { layout: object };
    return { ...layout, sections: view.sections, recent: view.voice.recent };
  };

  it('is told by its data: banner, card, order of sections, and titles in its own voice', async () => {
    const { cookies } = await newWorld();
    const [baize, lotus] = await Promise.all(['baize.test', 'lotus.test'].map((host) => layoutAt(cookies, host, 'EN')));
    expect(baize).toMatchObject({ hero: 'start', card: 'upright', recent: 'Continue playing' });
    expect(lotus).toMatchObject({ hero: 'end', card: 'framed', recent: 'Your luck is still warm' });
    expect(baize?.sections).not.toEqual(lotus?.sections);
    expect((await layoutAt(cookies, 'lotus.test', 'VI')).recent).toBe('Chơi tiếp vận đỏ');
    const other = await newWorld();
    const { layout } = other.world.read.one('Brand', { code: 'lotus' });
    await other.world.patch('Brand', { code: 'baize' }, { layout });
    expect(await layoutAt(other.cookies, 'baize.test', 'EN')).toEqual(lotus);
  });

  it('orders the rows of its home page; lotteries, whose draws have a section, come last', async () => {
    const { cookies, world } = await newWorld();
    const rowsAt = async (host: string) => {
      const { categories } = (await call(home, '/', { cookies, host })).data as HomeView;
      return categories.map(({ gameType }) => gameType).join();
    };
    expect(await rowsAt('baize.test')).toBe('RNG,LIVE,FISH,SPORTS,PVP,ELOTT,LOTT');
    expect(await rowsAt('lotus.test')).toBe('FISH,RNG,LIVE,PVP,SPORTS,ELOTT,LOTT');
    world.faults.set([{ operation: 'listPopularLotteries', kind: 'refuse', status: 500 }]);
    expect(await rowsAt('lotus.test')).toBe('LOTT,FISH,RNG,LIVE,PVP,SPORTS,ELOTT');
  });
});

describe('every page', () => {
  it.each(Object.entries(pages))('%s is read for each brand', async (_name, loader) => {
    const { cookies } = await newWorld();
    for (const host of ['baize.test', 'lotus.test'])
      expect((await call(loader, '/', { cookies, host })).status).toBe(200);
  });

  it.each(Object.entries(pages))('%s asks a visitor of harbor to sign in', async (_name, loader) => {
    const { cookies } = await newWorld();
    expect(await call(loader, '/live', { cookies, host: 'harbor.test' })).toMatchObject({
      status: 302,
      location: '/login?redirectTo=%2Flive',
    });
  });

  it.each([
    ['help centre', helpCentre, '/helpmc'],
    ['download page', downloads, '/download'],
  ] as const)('the %s is open to a visitor of harbor', async (_name, loader, address) => {
    const { cookies } = await newWorld();
    expect(await call(loader, address, { cookies, host: 'harbor.test' })).toMatchObject({ status: 200 });
  });

  it('the home page stays without its hot games', async () => {
    const { cookies, world } = await newWorld();
    world.faults.set([{ operation: 'listHotGames', kind: 'refuse', status: 500 }]);
    const { status, data } = await call(home, '/', { cookies });
    expect(status).toBe(200);
    const { categories, vendors, news } = data as HomeView;
    expect([categories.length, vendors.length > 0, news.length > 0]).toEqual([0, true, true]);
  });

  it.each([
    ['/?modal=register&affiliateCode=BOSS88', '/register?affiliateCode=BOSS88'],
    ['/?modal=recover&method=email', '/forget?method=email'],
    ['/live?modal=login', '/login?redirectTo=%2Flive%3Fmodal%3Dlogin'],
  ])('at harbor %s leads a visitor to %s', async (address, location) => {
    const { cookies } = await newWorld();
    expect(await call(home, address, { cookies, host: 'harbor.test' })).toMatchObject({ status: 302, location });
  });

  it.each([
    ['delay', { kind: 'delay', delayMs: 3000 }, 504, 'timeout'],
    ['html', { kind: 'html' }, 502, 'contract'],
    ['empty', { kind: 'empty', status: 200 }, 502, 'contract'],
    ['another shape', { kind: 'wrong-schema', status: 200 }, 502, 'contract'],
    ['a refusal with 200', { kind: 'refuse', status: 200 }, 502, 'refused'],
    ['a refusal with 500', { kind: 'refuse', status: 500 }, 502, 'refused'],
    ['an answer that breaks off', { kind: 'cut' }, 502, 'network'],
  ] as const)('says what happened after %s', async (_name, fault, status, kind) => {
    for (const loader of [home, root]) {
      const { cookies, world } = await newWorld();
      world.faults.set([{ operation: '*', ...fault }]);
      if (fault.kind === 'delay') losePatience();
      const answer = await call(loader, '/', { cookies });
      const told = answer.data as { failure?: object };
      expect(answer.status).toBe(status);
      expect(told.failure ?? told).toMatchObject({ kind, requestId: 'request-of-a-test' });
      expect(answer.context.failure).toBeDefined();
    }
  });

  it('is closed during maintenance', async () => {
    const { cookies, world } = await newWorld();
    await world.patch(
      'Brand',
      { code: 'baize' },
      { isInMaintenance: true, maintenanceEndTime: new Date(Date.UTC(2037, 0, 1, 4)) },
    );
    expect(await call(home, '/', { cookies })).toMatchObject({ status: 503, data: { kind: 'closed' } });
    const document = await call(root, '/', { cookies });
    expect(document).toMatchObject({
      status: 503,
      data: { closed: { kind: 'maintenance', view: { endTime: 'Jan 1, 2037, 12:00 PM' } } },
    });
  });

  it('is closed to a restricted address', async () => {
    const { cookies, world } = await newWorld();
    await world.patch('Brand', { code: 'baize' }, { restrictedAddresses: '["203.0.113."]' });
    expect(await call(root, '/', { cookies })).toMatchObject({
      status: 403,
      data: { closed: { kind: 'region', view: { ip: visitor } } },
    });
  });
});

describe('the document', () => {
  it('has the brand, its language and its tokens', async () => {
    const { cookies } = await newWorld();
    const asked = { cookies: { 'mock-world': cookies['mock-world'] }, host: 'lotus.test' };
    const { data, context } = await call(root, '/', asked);
    expect(data).toMatchObject({ brandName: 'Lotus', tag: 'vi-VN', theme: 'system', failure: null });
    expect(context.css).toContain('--radius:6px');
  });

  it('does not take a language that the brand does not have', async () => {
    const { cookies } = await newWorld();
    const { data } = await call(root, '/', { cookies: { ...cookies, lang: 'TH' } });
    expect(data).toMatchObject({ language: 'TY' });
  });

  it('is a 404 for a host of no brand', async () => {
    const { cookies } = await newWorld();
    expect(await call(root, '/', { cookies, host: 'nobody.test' })).toMatchObject({ status: 404 });
  });

  it.each([
    ['ends a script', '</script><script>x()</script>'],
    ['begins a comment', '<!--<script>'],
    ['breaks a line', 'a\u2028b\u2029c'],
    ['is what the texts of the page replace', TEXTS_PLACEHOLDER],
  ])('when a text %s › it is data in the scripts of the page, and ends none of them', async (_what, text) => {
    const plain = await readScripts('');
    const scripts = await readScripts(text);
    expect(scripts.map(({ tag }) => tag)).toEqual(plain.map(({ tag }) => tag));
    expect(scripts.map(({ code }) => code).join()).not.toMatch(/<\/script|<!--|[\u2028\u2029]/i);
    const texts = scripts.find(({ tag }) => tag.includes(`id="${TEXTS_ELEMENT}"`))?.code ?? '';
    expect(JSON.parse(texts).texts.common).toBeDefined();
    const [, sent = '""'] = /enqueue\((".*")\)/.exec(scripts.at(-2)?.code ?? '') ?? [];
    expect(JSON.parse(sent)).toContain(JSON.stringify(`Baize ${text}`));
    expect(JSON.parse(sent)).toContain(JSON.stringify(`Asked ${text}`));
  });
});

/** The document of a page with the text in its brand's name, in its address, and in the HTML of an editor. */
async function readScripts(text: string) {
  const { name, world } = await newWorld();
  await world.patch('Brand', { code: 'baize' }, { name: `Baize ${text}` });
  const __html = safeHtml(text.replaceAll('<', '&lt;'));
  const page = {
    loader: ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams.get('q'),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned, as that of every page
    default: () => createElement('p', { dangerouslySetInnerHTML: { __html } }),
  };
  const routes = {
    root: { id: 'root', module: document },
    page: { id: 'page', parentId: 'root', path: '*', module: page },
  };
  const files = Object.entries(routes).map(([id, { module: _, ...route }]) => [
    id,
    { ...route, module: `/${id}.js`, hasLoader: true },
  ]);
  const handle = createRequestHandler({
    entry: { module: entry },
    routes,
    assets: { entry: { module: '/entry.js', imports: [] }, routes: Object.fromEntries(files), url: '/manifest.js' },
    future: remixConfig.future,
  } as unknown as ServerBuild);
  const context = newContext({ nonce: 'n', requestId: 'id', log: pino({ level: 'silent' }), address: visitor });
  const address = `http://baize.test/page?q=${encodeURIComponent(`Asked ${text}`)}`;
  const headers = { Cookie: `mock-world=${name}; lang=EN` };
  const answer = await handle(new Request(address, { headers }), context as AppLoadContext);
  const scripts = (await answer.text()).matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\b/gi);
  return [...scripts].map(([, tag = '', code = '']) => ({ tag, code }));
}

describe('a category', () => {
  it('shows its hot games first, and all when asked', async () => {
    const { cookies } = await newWorld();
    const hot = await readGames('/rng', cookies);
    expect(hot.tabs).toMatchObject([
      { key: 'hot', isSelected: true },
      { key: 'all', isSelected: false },
      { key: 'recent', isSelected: false },
    ]);
    expect(hot.games.length).toBeGreaterThan(5);
    expect(hot.jackpot).not.toBeNull();
    const all = await readGames('/rng?list=all', cookies);
    expect(all.games).toHaveLength(15);
    expect(all.totalPages).toBe(Math.ceil(all.total / 15));
  });

  it('pages from the first to the last', async () => {
    const { cookies } = await newWorld();
    const first = await readGames('/rng?list=all', cookies);
    expect(first.pageLinks).toMatchObject({ first: null, previous: null });
    const last = await readGames(first.pageLinks.last ?? '', cookies);
    expect(last.page).toBe(first.totalPages);
    expect(last.pageLinks).toMatchObject({ next: null, last: null });
    expect(last.games).toHaveLength(first.total - 15 * (first.totalPages - 1));
  });

  it('narrows by vendor, class, name and minimum bet, and keeps them while paging', async () => {
    const { cookies } = await newWorld();
    const page = await readGames('/rng?list=all&vassalage=AURUM&classification=JP&minBet=0.1', cookies);
    expect(page.games.length).toBeGreaterThan(0);
    for (const game of page.games) expect(game).toMatchObject({ vendorCode: 'AURUM', minBet: '₱0.10' });
    expect(page.vendors.find(({ isSelected }) => isSelected)?.code).toBe('AURUM');
    const named = await readGames('/rng?list=all&name=KOI', cookies);
    for (const { name } of named.games) expect(name.toLowerCase()).toContain('koi');
  });

  it('leaves out what an address cannot mean', async () => {
    const { cookies } = await newWorld();
    const page = await readGames('/rng?list=all&page=x&minBet=7&classification=ZZ&vassalage=%3Cscript%3E', cookies);
    expect(page).toMatchObject({ page: 1, filters: { minBet: '', classification: '' } });
  });

  it('is a 404 where the brand does not have it', async () => {
    const { cookies } = await newWorld();
    expect(await call(category, '/nothing', { cookies, params: { category: 'nothing' } })).toMatchObject({
      status: 404,
      data: { kind: 'notFound' },
    });
  });

  it('asks the API for one list', async () => {
    const { cookies, world } = await newWorld();
    await readGames('/rng?list=all', cookies);
    expect(world.requests.list().filter(({ operationId }) => operationId === 'listGames')).toHaveLength(1);
  });
});

describe('the shell', () => {
  it('has thirty vendors at most in a drop-down, and none for fish', async () => {
    const { cookies } = await newWorld();
    const { data } = await call(shell, '/', { cookies });
    const { navigation, banners } = data as {
      navigation: { gameType: string; hasDropDown: boolean }[];
      banners: object[];
    };
    const readVendors = async (gameType: string) =>
      (await call(vendors, `/vendors/${gameType}`, { cookies, params: { gameType } })).json;
    expect(navigation.filter(({ hasDropDown }) => !hasDropDown).map(({ gameType }) => gameType)).toEqual(['FISH']);
    expect(await readVendors('RNG')).toHaveLength(30);
    expect(await readVendors('FISH')).toEqual([]);
    expect(await readVendors('NOTHING')).toEqual([]);
    expect(navigation.some(({ gameType }) => gameType === 'COCKFIGHT')).toBe(true);
    expect(banners).toHaveLength(4);
  });

  it('brings every vendor’s logo when the footer is near, and ten before', async () => {
    const { cookies } = await newWorld();
    const { footer } = (await call(shell, '/', { cookies })).data as {
      footer: { vendors: object[]; vendorCount: number };
    };
    expect(footer.vendors).toHaveLength(10);
    const all = (await call(logos, '/vendors', { cookies })).json as object[];
    expect(all).toHaveLength(footer.vendorCount);
    expect(all.slice(0, 10)).toEqual(footer.vendors);
  });

  it('shows the banners of the page', async () => {
    const { cookies } = await newWorld();
    for (const [path, count] of [
      ['/rng', 3],
      ['/live', 2],
      ['/noticePage', 0],
    ] as const) {
      expect((await call(shell, path, { cookies })).data).toMatchObject({ banners: { length: count } });
    }
  });

  it('lets no script through in what editors wrote', async () => {
    const { cookies, world } = await newWorld();
    const content = JSON.stringify({ EN: '<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=x()></p>' });
    await world.patch('Notice', {}, { content });
    const { data } = await call(notices, '/noticePage', { cookies });
    expect((data as { notices: { notices: { html: string }[] } }).notices.notices[0]?.html).toBe('<p>Hi</p>');
  });
});

describe('preferences', () => {
  it('are kept in cookies, and lead back', async () => {
    const answer = await call(preferences, '/preferences', {
      form: { theme: 'dark', balance: 'hidden', returnTo: '/rng?list=all' },
    });
    expect(answer).toMatchObject({ status: 302, location: '/rng?list=all' });
    expect(answer.cookies.map((line) => line.split(';')[0])).toEqual(['theme=dark', 'balance=hidden']);
  });

  it('take nothing but what there is', async () => {
    const answer = await call(preferences, '/preferences', {
      form: { theme: 'pink; Domain=x', language: 'XX', returnTo: '//x.example' },
    });
    expect(answer).toMatchObject({ status: 302, location: '/', cookies: [] });
  });
});
