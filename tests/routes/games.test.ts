import { describe, expect, it } from 'vitest';
import type { GamesPageView, MyGamesView } from '../../app/features/games/games.types.ts';
import type { ShellView } from '../../app/layout/shell.types.ts';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { loader as home } from '../../app/routes/_shell._index/route.tsx';
import { loader as category } from '../../app/routes/_shell.$category/route.tsx';
import { action as change, loader as favourites } from '../../app/routes/_shell.favourites/route.tsx';
import { loader as recent } from '../../app/routes/_shell.recent/route.tsx';
import { loader as winners } from '../../app/routes/winners.ts';
import { update } from '../../mock-server/worlds/statements.ts';
import { losePatience, prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, readToastKey, type Visitor } from './visitor.ts';

const site = prepareSite();

async function readGames({ ask }: Visitor, address: string): Promise<GamesPageView> {
  const { data } = await ask(category, address, { params: { category: address.split(/[/?]/)[1] ?? '' } });
  return (data as { games: GamesPageView }).games;
}

const gameKey = ({ id, vendorCode, gameType }: GamesPageView['games'][number]) => `${id}/${vendorCode}/${gameType}`;
const selected = ({ tabs }: GamesPageView) => tabs.find(({ isSelected }) => isSelected)?.key;
const listIds = ({ games }: { games: { id: string }[] }) => games.map(({ id }) => id);

describe('the lists of a category', () => {
  it('are hot, all and recent for a visitor, and favourites too for a member', async () => {
    const visitor = await newVisitor(site);
    expect((await readGames(visitor, '/rng')).tabs.map(({ key }) => key)).toEqual(['hot', 'all', 'recent']);
    await visitor.logIn({ username: 'lucky' });
    expect((await readGames(visitor, '/rng')).tabs.map(({ key }) => key)).toEqual(['hot', 'all', 'fav', 'recent']);
  });

  it.each(['fav', 'recent'])('ask a visitor to sign in for %s, and lead back', async (list) => {
    const { ask } = await newVisitor(site);
    expect(await ask(category, `/rng?list=${list}`, { params: { category: 'rng' } })).toMatchObject({
      status: 302,
      location: `/login?redirectTo=${encodeURIComponent(`/rng?list=${list}`)}`,
    });
  });

  it.each([
    ['baize', '0.5', '₱0.50', 1_651_100],
    ['lotus', '0.5', '₫500', 1_651_100_000],
  ] as const)('at %s have minimum bets and a jackpot in the unit of the brand', async (brand, minBet, amount, step) => {
    const page = await readGames(await newVisitor(site, brand), `/rng?list=all&minBet=${minBet}`);
    expect(page.filters).toMatchObject({
      minBet,
      minBets: expect.arrayContaining([{ value: minBet, label: amount }]),
    });
    for (const game of page.games) expect(game.minBet).toBe(amount);
    expect(page.games.length).toBeGreaterThan(0);
    expect(page.jackpot).toMatchObject({ step });
  });

  it('have ten vendors and the chosen one before a visitor asks for all', async () => {
    const visitor = await newVisitor(site);
    const first = await readGames(visitor, '/rng');
    const all = await readGames(visitor, first.moreVendors?.path ?? '');
    expect([first.vendors.length, first.vendors.length + (first.moreVendors?.count ?? 0)]).toEqual([
      10,
      all.vendors.length,
    ]);
    expect(all.moreVendors).toBeNull();
    const last = all.vendors.at(-1);
    const chosen = (await readGames(visitor, last?.path ?? '')).vendors;
    expect(chosen.map(({ code }) => code)).toEqual([...first.vendors.map(({ code }) => code), last?.code]);
  });

  it('begin with the hot games when the vendor changes', async () => {
    const lucky = await newMember(site);
    const page = await readGames(lucky, '/rng?list=recent');
    const vendor = page.vendors.find(({ code }) => code === 'AURUM');
    const ofVendor = await readGames(lucky, vendor?.path ?? '');
    expect(selected(ofVendor)).toBe('hot');
    expect(ofVendor.games.length).toBeGreaterThan(0);
    for (const game of ofVendor.games) expect(game).toMatchObject({ vendorCode: 'AURUM' });
    for (const game of (await readGames(lucky, '/rng')).games)
      expect(game, 'which every game of the list is').not.toHaveProperty('isHot');
  });

  it('go on with all games of a vendor below its hot ones, each once', async () => {
    const visitor = await newVisitor(site);
    // Hot games below the first page by rank.
    await visitor.world.run(update('Game', `"isHot" = TRUE WHERE "vendorCode" = 'AURUM' AND "rank" > 300`));
    const games = visitor.world.read.list('Game', { vendorCode: 'AURUM', gameType: 'RNG' });
    const hot = games.filter(({ isHot }) => isHot).map(({ nodeId }) => String(nodeId));
    let page = await readGames(visitor, '/rng?vassalage=AURUM');
    expect(listIds(page).slice(0, hot.length).toSorted()).toEqual(hot.toSorted());
    expect(page).toMatchObject({ list: 'hot', total: games.length, from: 1, page: 1 });
    while (page.morePath) {
      const before = listIds(page);
      page = await readGames(visitor, page.morePath);
      expect(listIds(page).slice(0, before.length)).toEqual(before);
    }
    expect(listIds(page)).toHaveLength(games.length);
    expect(new Set(listIds(page)).size).toBe(games.length);
    expect(page.pageLinks).toEqual({ first: null, previous: null, next: null, last: null });
  });

  it('grow by a page at a time, at most twenty, and lead on to the pages around them', async () => {
    const visitor = await newVisitor(site);
    const first = await readGames(visitor, '/rng?list=all&page=3');
    expect(first.morePath).toBe('/rng?list=all&from=3&page=4');
    const second = await readGames(visitor, first.morePath ?? '');
    expect(listIds(second)).toEqual([...listIds(first), ...listIds(await readGames(visitor, '/rng?list=all&page=4'))]);
    expect(second.pageLinks).toMatchObject({ previous: '/rng?list=all&page=2', next: '/rng?list=all&page=5' });
    const longest = await readGames(visitor, '/rng?list=all&from=1&page=30');
    expect(longest).toMatchObject({ from: 11, page: 30, games: { length: 300 }, morePath: null });
    expect(await readGames(visitor, '/rng?list=all&from=9&page=2')).toMatchObject({ from: 2, page: 2 });
  });

  it('have orders and marks that add up, and each clears list type and page', async () => {
    const visitor = await newVisitor(site);
    const plain = await readGames(visitor, '/rng?list=hot&page=1');
    expect(plain.chips.map(({ flag, isOn }) => `${flag} ${isOn}`)).toEqual([
      'jackpot false',
      'new false',
      'lowStake false',
    ]);
    expect(plain.chips[0]?.path).toBe('/rng?list=all&flags=jackpot');
    const jackpot = await readGames(visitor, '/rng?list=hot&flags=jackpot&sort=rtp&page=2');
    expect(selected(jackpot)).toBe('all');
    const where = { gameType: 'RNG', hasJackpot: true };
    expect(jackpot.total).toBe(visitor.world.read.list('Game', where).length);
    expect(jackpot.games.every(({ hasJackpot }) => hasJackpot)).toBe(true);
    const returns = jackpot.games.map(({ rtp = '' }) => Number.parseFloat(rtp));
    expect(returns).toEqual(returns.toSorted((a, b) => b - a));
    expect(jackpot.chips.map(({ path }) => path)).toEqual([
      '/rng?list=all&sort=rtp',
      '/rng?list=all&sort=rtp&flags=jackpot%2Cnew',
      '/rng?list=all&sort=rtp&flags=jackpot%2ClowStake',
    ]);
    expect(jackpot.tabs.map(({ path }) => path)).toEqual(['/rng?list=hot', '/rng?list=all', '/rng?list=recent']);
    const both = await readGames(visitor, jackpot.chips[2]?.path ?? '');
    const wanted = visitor.world.read.list('Game', where).filter(({ minBet }) => minBet <= 1000).length;
    expect(both).toMatchObject({ total: wanted, filters: { sort: 'rtp' } });
    expect((await readGames(visitor, '/sports')).filters.sorts).not.toContain('rtp');
    expect(await readGames(visitor, '/rng?list=all&sort=price&flags=free')).toMatchObject({
      filters: { sort: '' },
      total: (await readGames(visitor, '/rng?list=all')).total,
    });
  });

  it('say which games and vendors are in maintenance', async () => {
    const visitor = await newVisitor(site);
    await visitor.world.patch('BrandVendor', { brandCode: 'baize', vendorCode: 'AURUM' }, { isInMaintenance: true });
    const page = await readGames(visitor, '/rng?list=all');
    for (const { vendorCode, isClosed, canTry } of page.games) {
      expect(isClosed, vendorCode).toBe(vendorCode === 'AURUM' || undefined);
      expect(canTry, vendorCode).toBe(vendorCode === 'AURUM' ? undefined : true);
    }
    expect(page.vendors.filter(({ isClosed }) => isClosed).map(({ code }) => code)).toEqual(['AURUM']);
    expect((await readGames(visitor, '/rng')).games.find(({ vendorCode }) => vendorCode === 'AURUM')).toMatchObject({
      isClosed: true,
    });
  });

  it('of lotteries ask a visitor who starts one to sign in', async () => {
    const visitor = await newVisitor(site);
    const asked = await visitor.ask(category, '/lottery?gameCode=LOTT_0001', { params: { category: 'lottery' } });
    expect(asked.location).toBe('/login?redirectTo=%2Flottery%3FgameCode%3DLOTT_0001');
  });

  it('have hot games in the seven categories of the specification, and bingo in Filipino alone', async () => {
    const visitor = await newVisitor(site);
    for (const path of ['/esports', '/cockfight']) {
      const { tabs } = await readGames(visitor, path);
      expect(
        tabs.map(({ key }) => key),
        path,
      ).not.toContain('hot');
    }
    const classesIn = async (language: string) => {
      visitor.cookies.lang = language;
      return (await readGames(visitor, '/rng')).filters.classifications.map(({ value }) => value);
    };
    expect(await classesIn('TY')).toContain('BG');
    expect(await classesIn('EN')).not.toContain('BG');
    expect((await readGames(visitor, '/rng?classification=BG')).filters.classification).toBe('');
  });

  it('are cleared by a filter, whatever the address says', async () => {
    const lucky = await newMember(site);
    for (const list of ['hot', 'fav', 'recent'])
      expect(selected(await readGames(lucky, `/rng?list=${list}&name=koi`))).toBe('all');
  });

  it('are all games where there are no hot ones', async () => {
    const visitor = await newVisitor(site);
    await visitor.world.patch('Game', {}, { isHot: false });
    const page = await readGames(visitor, '/rng?list=hot');
    expect(page.tabs.map(({ key }) => key)).toEqual(['all', 'recent']);
    expect(page.games).toHaveLength(15);
  });

  it('go on to the last recent game, over the most that one call gives', async () => {
    const lucky = await newMember(site);
    const { id: memberId } = await lucky.memberNamed('lucky');
    const games = lucky.world.read.list('Game', { gameType: ['RNG', 'LIVE'] }, 'LIMIT 106');
    await lucky.world.delete('RecentGame', { memberId });
    for (const [at, { nodeId: gameNodeId }] of games.entries())
      await lucky.world.insert('RecentGame', { memberId, gameNodeId, playedAt: Date.UTC(2026, 0, 1, 0, at) });
    const { games: page } = (await lucky.ask(recent, '/recent?page=8')).data as { games: MyGamesView };
    expect(page).toMatchObject({ total: 106, page: 8, totalPages: 8, morePath: null });
    expect(new Set(page.games.map(({ id }) => id)).size).toBe(106);
  });

  it('grow by a page at a time where they are recent, with one call for each', async () => {
    const lucky = await newMember(site);
    const { id: memberId } = await lucky.memberNamed('lucky');
    const games = lucky.world.read.list('Game', { gameType: 'RNG' }, 'LIMIT 40');
    await lucky.world.delete('RecentGame', { memberId });
    for (const [at, { nodeId: gameNodeId }] of games.entries())
      await lucky.world.insert('RecentGame', { memberId, gameNodeId, playedAt: Date.UTC(2026, 0, 1, 0, at) });
    const first = await readGames(lucky, '/rng?list=recent');
    expect(first.games).toHaveLength(15);
    const second = await readGames(lucky, first.morePath ?? '');
    expect(listIds(second).slice(0, 15)).toEqual(listIds(first));
    expect(second.games).toHaveLength(30);
    const last = await readGames(lucky, second.morePath ?? '');
    expect(last).toMatchObject({ games: { length: last.total }, morePath: null });
    expect(lucky.countCalls('listRecentGames')).toBe(3);
  });
});

describe('a game', () => {
  it('is played on its page, a lottery of the house on the lottery’s, sports beside the site', async () => {
    const visitor = await newVisitor(site);
    const [slot] = (await readGames(visitor, '/rng')).games;
    expect(slot?.path).toMatch(/^\/game\?gameCode=\w+$/);
    expect(slot?.isNewWindow).toBeUndefined();
    const lotteries = (await readGames(visitor, '/lottery?list=all')).games;
    for (const { path } of lotteries)
      expect(path).toMatch(/^\/(lottery\?gameCode=\w+&vendor=(TCG_LOTTO_VN|(TCG_SEA|LOTT)&playType=\w+)$|game\?)/);
    expect(lotteries.some(({ path }) => path.startsWith('/lottery'))).toBe(true);
    expect((await readGames(visitor, '/sports')).games[0]).toMatchObject({ isNewWindow: true });
  });
});

describe('a favourite', () => {
  it('is added on one page, and is there on the others until it is removed', async () => {
    const victor = await newMember(site, { username: 'victor' });
    const game = (await readGames(victor, '/rng?list=all&page=3')).games[4];
    if (!game) throw new Error('The page has no fifth game');
    expect(await victor.ask(change, '/favourites', { form: { add: gameKey(game) } })).toMatchObject({
      status: 200,
      data: { error: null },
    });
    expect(listIds(await readGames(victor, '/rng?list=fav'))[0]).toBe(game.id);
    const all = (await victor.ask(favourites, '/favourites')).data as { games: MyGamesView };
    expect(all.games.games[0]?.id).toBe(game.id);
    expect((await victor.ask(shell, '/')).data).toMatchObject({ favouriteIds: expect.arrayContaining([game.id]) });
    await victor.ask(change, '/favourites', { form: { remove: gameKey(game) } });
    expect(listIds(await readGames(victor, '/rng?list=fav'))).not.toContain(game.id);
  });

  it('comes back to its page without scripts', async () => {
    const lucky = await newMember(site);
    const [game] = (await readGames(lucky, '/live')).games;
    const form = { add: game ? gameKey(game) : '', returnTo: '/live?list=all&page=2' };
    expect(await lucky.ask(change, '/favourites', { form })).toMatchObject({ status: 302, location: form.returnTo });
  });

  it('of a visitor leads to the log-in page, and from there back', async () => {
    const { ask } = await newVisitor(site);
    expect(await ask(change, '/favourites', { form: { add: '1/AURUM/RNG', returnTo: '/rng' } })).toMatchObject({
      status: 302,
      location: '/login?redirectTo=%2Frng',
    });
  });

  it('beyond five hundred is refused with the reason, to a script and without', async () => {
    const lucky = await newMember(site);
    const { id: memberId } = await lucky.memberNamed('lucky');
    const games = lucky.world.read.list('Game', {}, 'ORDER BY "nodeId" LIMIT 501');
    const [one, ...others] = games;
    await lucky.world.delete('Favourite', { memberId });
    for (const row of others.map(({ nodeId }, position) => ({ memberId, gameNodeId: nodeId, position })))
      await lucky.world.insert('Favourite', row);
    const form = { add: `${one?.nodeId}/${one?.vendorCode}/${one?.gameType}` };
    expect(await lucky.ask(change, '/favourites', { form })).toMatchObject({
      status: 422,
      data: { error: expect.stringMatching(/500 favourites already/) },
    });
    const back = await lucky.ask(change, '/favourites', { form: { ...form, returnTo: '/rng' } });
    expect(back.location).toBe('/rng');
    expect(await readToastKey(back)).toBe('games.favouritesFull');
  });

  it('that the API does not take is an answer, not an error page', async () => {
    const lucky = await newMember(site);
    lucky.world.faults.set([{ operation: 'removeFavourite', kind: 'refuse', status: 500 }]);
    expect(await lucky.ask(change, '/favourites', { form: { remove: '1/AURUM/RNG' } })).toMatchObject({
      status: 422,
      data: { error: expect.stringMatching(/could not be saved/) },
    });
  });

  it('of no game is refused', async () => {
    const lucky = await newMember(site);
    for (const add of ['', '1', '1/aurum/RNG', '1/AURUM/RNG/2'])
      expect(await lucky.ask(change, '/favourites', { form: { add } })).toMatchObject({ status: 400 });
  });
});

describe('the member’s own games', () => {
  it.each([
    ['favourites', favourites],
    ['recent', recent],
  ] as const)('%s are of all categories, and ask a visitor to sign in', async (kind, loader) => {
    const visitor = await newVisitor(site);
    expect(await visitor.ask(loader, `/${kind}`)).toMatchObject({ location: `/login?redirectTo=%2F${kind}` });
    await visitor.logIn({ username: 'lucky' });
    const { games } = (await visitor.ask(loader, `/${kind}`)).data as { games: MyGamesView };
    expect(games.kind).toBe(kind);
    expect(games.games.length).toBeGreaterThan(0);
  });

  it('are in the menu and on the home page, which do without them when they cannot be read', async () => {
    const lucky = await newMember(site);
    expect((await lucky.ask(shell, '/?modal=menu')).data).toMatchObject({
      panel: {
        name: 'menu',
        view: { recent: { 0: { id: expect.anything() } }, favourites: { 0: { id: expect.anything() } } },
      },
    });
    expect((await lucky.ask(home, '/')).data).toMatchObject({ recent: { 0: { id: expect.anything() } } });
    lucky.world.faults.set(
      ['listRecentGames', 'listFavourites', 'listFavouriteIds'].map((operation) => ({
        operation,
        kind: 'refuse' as const,
        status: 500,
      })),
    );
    expect((await lucky.ask(shell, '/?modal=menu')).data).toMatchObject({
      panel: { view: { recent: [], favourites: [] } },
    });
    expect((await lucky.ask(home, '/')).data).toMatchObject({ recent: [] });
  });
});

describe('the winners’ board', () => {
  it('is fifty rows, and can be asked for again', async () => {
    const { ask } = await newVisitor(site);
    expect((await ask(winners, '/winners')).json).toHaveLength(50);
  });

  it('that cannot be read is no page', async () => {
    const { ask, world } = await newVisitor(site);
    world.faults.set([{ operation: 'getWinnerBoard', kind: 'delay', delayMs: 3000 }]);
    losePatience();
    expect((await ask(winners, '/winners')).status).toBe(504);
  });
});

describe('a category that is off', () => {
  it('is linked nowhere, and home leads to no jackpot slots', async () => {
    const linked = async (visitor: Visitor) => {
      const { navigation, footer } = (await visitor.ask(shell, '/')).data as ShellView;
      return [navigation.map(({ path }) => path), footer.products.map(({ path }) => path)];
    };
    const [header = [], products] = await linked(await newVisitor(site));
    expect(header).toContain('/rng');
    expect(products, 'in the order of the header').toEqual(header);
    const visitor = await newVisitor(site);
    await visitor.switchModule('RNG3', false);
    expect(await linked(visitor)).toEqual([header.slice(1), header.slice(1)]);
    expect((await visitor.ask(home, '/')).data).toMatchObject({ jackpotPath: null });
    const other = await newVisitor(site);
    expect((await other.ask(home, '/')).data).toMatchObject({ jackpotPath: '/rng?list=all&flags=jackpot' });
    expect(visitor.world.read.list('MenuEntry', { brandCode: 'baize', code: 'RNG' }).length).toBeGreaterThan(0);
  });
});

describe('the ranking', () => {
  type Home = { ranks: { rank: number; player: string; amount: string }[]; categories: object[] };
  const readHome = async ({ ask }: Visitor) => {
    const { data, context } = await ask(home, '/');
    return { ...(data as Home), failure: context.failure };
  };

  it('of the week is on the home page, the most won first, and is read once for all', async () => {
    const visitor = await newVisitor(site);
    // Few have won in the first hours of a week.
    await visitor.world.changeClock((clock) =>
      clock.set({ mode: 'frozen', at: Date.parse('2036-03-20T12:00:00+08:00') }),
    );
    const { ranks } = await readHome(visitor);
    expect(ranks.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const amounts = ranks.map(({ amount }) => Number(amount.replace(/[^\d.]/g, '')));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    for (const { player } of ranks) expect(player).toContain('*');
    await readHome(visitor);
    expect(visitor.countCalls('getRankList')).toBe(1);
  });

  it.each([
    ['fails', { kind: 'refuse', status: 500 }, 'refused'],
    ['is late', { kind: 'delay', delayMs: 5000 }, 'timeout'],
  ] as const)('that %s is left out of the page, and is in the log', async (_name, fault, kind) => {
    const visitor = await newVisitor(site);
    visitor.world.faults.set([{ operation: 'getRankList', ...fault }]);
    const startedAt = performance.now();
    const { ranks, categories, failure } = await readHome(visitor);
    expect(performance.now() - startedAt).toBeLessThan(4000);
    expect([ranks, categories.length > 3]).toEqual([[], true]);
    expect(failure).toMatchObject({ level: 'warn', details: { operationId: 'getRankList', kind } });
  });
});
