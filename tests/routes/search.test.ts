import { describe, expect, it } from 'vitest';
import type { SearchView } from '../../app/features/search/search.types.ts';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { action as enterCode } from '../../app/routes/_shell.promotions/route.tsx';
import { loader as page } from '../../app/routes/_shell.search/route.tsx';
import { loader as sitemap } from '../../app/routes/sitemap.$file.ts';
import { loader as suggestions } from '../../app/routes/suggestions.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, type Visitor } from './visitor.ts';

const site = prepareSite();

const suggest = async ({ ask }: Visitor, q: string) =>
  (await ask(suggestions, `/suggestions?q=${encodeURIComponent(q)}`)).json as SearchView;
const searchFor = async ({ ask }: Visitor, q: string) =>
  ((await ask(page, `/search?q=${encodeURIComponent(q)}`)).data as { search: SearchView }).search;
const names = (hits: { parts: { text: string }[] }[]) =>
  hits.map(({ parts }) => parts.map(({ text }) => text).join(''));

describe('the search', () => {
  it.each([
    ['koi', 'Fortune Koi 88'],
    ['FORTUNE k', 'Fortune Koi 88'],
    ['forutne koy', 'Fortune Koi 88'],
    ['buffallo', 'Buffalo Thunderpath'],
    ['buflo', 'Buffalo Thunderpath'],
    ['welth gaets', 'Five Wealth Gates'],
    ['gates olimpus', 'Five Wealth Gates'],
    ['  Baccarat A ', 'Speed Baccarat A'],
  ])('for "%s" finds %s first', async (query, name) => {
    const found = await searchFor(await newVisitor(site), query);
    expect(names(found.games)[0]).toBe(name);
    expect(found.hot).toEqual([]);
  });

  it('lists names as they are typed before similar ones', async () => {
    const found = names((await searchFor(await newVisitor(site), 'gate')).games);
    const isAsTyped = found.map((name) => /\bgate/i.test(name));
    expect(isAsTyped).toContain(true);
    expect(isAsTyped).toContain(false);
    expect(isAsTyped).toEqual([...isAsTyped].sort((a, b) => Number(b) - Number(a)));
  });

  it('finds vendors and pages too', async () => {
    const visitor = await newVisitor(site);
    expect(names((await suggest(visitor, 'aurm')).vendors)).toContain('Aurum Forge');
    expect((await suggest(visitor, 'promo')).links.pages.map(({ path }) => path)).toContain('/promotions');
    expect((await suggest(visitor, 'fishing')).links.pages.map(({ path }) => path)).toContain('/fish');
  });

  it('finds promotions, lotteries and answers, also misspelt, three of a group at most', async () => {
    const visitor = await newVisitor(site);
    const paths = (await suggest(visitor, 'cashbak')).links.promotions.map(({ path }) => path);
    expect(paths).toContain('/promoDetail?id=1002');
    expect(names((await suggest(visitor, 'withdrawel slow')).links.help)).toContain('My withdrawal has not arrived');
    const { games, lotteries, vendors, links } = await suggest(visitor, 'a');
    expect(names(lotteries).length).toBe(3);
    for (const rows of [games, vendors, ...Object.values(links)]) expect(rows.length).toBeLessThanOrEqual(3);
  });

  it.each([
    ['partner', '/join'],
    ['multiplier hunt', '/tournament/1001'],
    ['prize wheel', '/promoDetail?id=1015'],
    ['chat', '/chat'],
    ['reward centre', '/member/rewardCenter'],
    ['betting record', '/member/personalHistoryCopy'],
    ['maltese', '/licence/maltese-gaming'],
  ])('for "%s" finds %s, and no game with a similar name', async (query, path) => {
    const { games, vendors, links } = await suggest(await newVisitor(site), query);
    expect(Object.values(links).flat()).toContainEqual(expect.objectContaining({ path }));
    expect([games, vendors]).toEqual([[], []]);
  });

  it('says which vendors are in maintenance', async () => {
    const visitor = await newVisitor(site);
    await visitor.world.patch('BrandVendor', { vendorCode: 'AURUM' }, { isInMaintenance: true });
    const { vendors, games } = await suggest(visitor, 'aurum');
    expect(vendors.find(({ parts }) => parts.some(({ text }) => text.startsWith('Aurum')))?.isClosed).toBe(true);
    for (const { vendorCode, isClosed } of games) expect(isClosed ?? false).toBe(vendorCode === 'AURUM');
  });

  it('finds Chinese by a part of a name, and Vietnamese without its accents', async () => {
    const visitor = await newVisitor(site, 'lotus');
    visitor.cookies.lang = 'CN';
    expect((await searchFor(visitor, '真人')).links.pages.map(({ path }) => path)).toContain('/live');
    expect(names((await searchFor(visitor, '神')).games).every((name) => name.includes('神'))).toBe(true);
    visitor.cookies.lang = 'VI';
    expect((await searchFor(visitor, 'khuyen mai')).links.pages.map(({ path }) => path)).toContain('/promotions');
  });

  it('offers hot games where nothing is looked for, or nothing found', async () => {
    const visitor = await newVisitor(site);
    for (const query of ['', 'zzzzqqqq', '???'])
      expect(await searchFor(visitor, query)).toMatchObject({ total: 0, games: [], hot: { length: 10 } });
  });

  it('reads every game once, a hundred with each call', async () => {
    const visitor = await newVisitor(site);
    await suggest(visitor, 'a');
    const calls = visitor.countCalls('listGames');
    const games = visitor.world.read.list('Game').length;
    // Nine categories end with a partial page.
    expect(calls).toBeLessThanOrEqual(Math.ceil(games / 100) + 9);
    await suggest(visitor, 'ab');
    await searchFor(visitor, 'abc');
    expect(visitor.countCalls('listGames')).toBe(calls);
  });

  it('finds the same for all, whoever searches first, as the sitemap lists it', async () => {
    const member = await newMember(site);
    await member.ask(enterCode, '/promotions', { form: { code: 'MABUHAY' } });
    const own = '/promoDetail?id=1017';
    const pages = await member.ask(sitemap, '/sitemap/en.xml', { params: { file: 'en.xml' } });
    expect(pages.text).toContain('/promoDetail?id=1001');
    expect(pages.text).not.toContain(own);
    const listPaths = async () => (await suggest(member, 'deck')).links.promotions.map(({ path }) => path);
    expect(await listPaths()).not.toContain(own);
    delete member.cookies.session;
    expect(await listPaths()).not.toContain(own);
  });

  it('takes a text of any length and kind', async () => {
    const visitor = await newVisitor(site);
    for (const query of ['a'.repeat(5000), '<script>', '\u0000', '🐟', '%'])
      expect((await visitor.ask(page, `/search?q=${encodeURIComponent(query)}`)).status).toBe(200);
  });

  it('opens over any page', async () => {
    const { ask } = await newVisitor(site);
    expect((await ask(shell, '/rng?modal=search')).data).toMatchObject({
      panel: { name: 'search', view: { hot: { length: 10 } } },
    });
  });
});
