import { describe, expect, it } from 'vitest';
import type { BettingView } from '../../app/features/lottery/betting/betting.types.ts';
import type { LobbyView } from '../../app/features/lottery/lobby/lobby.server.ts';
import { loader } from '../../app/routes/_shell.lottery/route.tsx';
import { loader as vietnam } from '../../app/routes/_shell.vnlottery/route.tsx';
import { loader as statuses } from '../../app/routes/lottery-statuses.ts';
import { changeBrand } from '../../mock-server/control/brands.ts';
import { advance, currentDraws, drawNext, newPlayer, newWatcher } from './lottery-player.ts';
import { prepareSite } from './prepare-site.ts';
import type { Visitor } from './visitor.ts';

const site = prepareSite();
const MONDAY = '2';

const readLobby = async ({ ask }: Visitor, address: string) =>
  ((await ask(address.startsWith('/vnlottery') ? vietnam : loader, address)).data as { lobby: LobbyView }).lobby;

const namesIn = ({ lotteries }: LobbyView) => lotteries.map(({ name }) => name);
const vendorsIn = ({ lotteries }: LobbyView) =>
  [...new Set(lotteries.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('vendor')))].toSorted();
const selected = (links: { isSelected: boolean; path: string }[]) =>
  links.filter(({ isSelected }) => isSelected).map(({ path }) => path);

describe('the lobby of lotteries', () => {
  it('asks for the numbers of lotteries of the specification, section 9', async () => {
    const visitor = await newPlayer(site);
    visitor.world.isRecorded = true;
    await readLobby(visitor, '/lottery?list=recent');
    await readLobby(visitor, '/lottery?list=hot');
    await visitor.ask(statuses, '/lottery-statuses');
    const asked = new Map(
      visitor.world.requests.list().map(({ operationId, recording }) => [operationId, recording?.query ?? {}]),
    );
    expect(asked.get('getRecentLottery')).toMatchObject({ recentCount: 100 });
    expect(asked.get('listPopularLotteries')).toMatchObject({ count: 20 });
    expect(asked.get('listOpenedNumeros')).toMatchObject({ count: 100 });
    expect(asked.get('listOpenedLottoNumeros')).toMatchObject({ count: 100 });
  });

  it.each([
    ['LOTT', 'SSC', 'Lott'],
    ['ELOTT', 'FAST', 'ZY'],
    ['SEA', '4D', 'ZY'],
  ] as const)(
    'of a brand of the type %s begins with the tag %s; a classic lottery opens with %s',
    async (lotteryType, tag, mode) => {
      const visitor = await newWatcher(site);
      await changeBrand(visitor.world, 'baize', { lotteryType });
      expect((await readLobby(visitor, '/lottery')).tags[0]?.tag).toBe(tag);
      const { data } = await visitor.ask(loader, '/lottery?gameCode=LOTT_0012&vendor=LOTT');
      const { modes } = (data as { betting: BettingView }).betting;
      expect(modes.find(({ isSelected }) => isSelected)?.key).toBe(mode);
    },
  );

  it('when a kind is chosen › list and day are cleared', async () => {
    const visitor = await newWatcher(site);
    const hot = await readLobby(visitor, '/lottery?list=hot&day=3');
    expect(hot).toMatchObject({ list: 'hot', day: '3', hidden: [{ name: 'list', value: 'hot' }] });
    const path = hot.tags.find(({ tag }) => tag === 'MARK6')?.path ?? '';
    expect(path).toBe('/lottery?tag=MARK6');
    const kind = await readLobby(visitor, path);
    expect(kind).toMatchObject({ list: null, day: '', hidden: [{ name: 'tag', value: 'MARK6' }] });
    expect([selected(kind.tags), selected(kind.lists)]).toEqual([[path], []]);
  });

  it.each([
    ['a kind', '/lottery?tag=K3'],
    ['a name', '/lottery?name=minute'],
    ["Vietnam's stations", '/vnlottery'],
  ])('lists the lotteries of %s by their next closing', async (_kind, address) => {
    const closings = (await readLobby(await newWatcher(site), address)).lotteries.map(({ until }) => until);
    expect(closings.length).toBeGreaterThan(2);
    expect(closings).toEqual(closings.toSorted((a, b) => a - b));
  });

  it('when a day is chosen › the lotteries that are drawn on it', async () => {
    const visitor = await newWatcher(site);
    expect((await readLobby(visitor, '/lottery?tag=MARK6')).lotteries).toHaveLength(7);
    // Two draw on three days of the week, two every evening, three every few minutes.
    expect((await readLobby(visitor, `/lottery?tag=MARK6&day=${MONDAY}`)).lotteries).toHaveLength(5);
    const { days } = await readLobby(visitor, '/lottery');
    expect(days.map(({ label }) => label)).toEqual([
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ]);
    expect((await readLobby(visitor, '/lottery?tag=MARK6&day=8')).day).toBe('');
  });

  it('when a name is searched › all kinds, without case and accents, and a way back to what was open', async () => {
    const visitor = await newWatcher(site);
    const found = await readLobby(visitor, `/lottery?tag=MARK6&day=&name=${encodeURIComponent(' DÀ NANG ')}`);
    expect(namesIn(found)).toEqual([expect.stringMatching(/^Da Nang|Đà Nẵng/)]);
    expect([selected(found.tags), selected(found.lists), found.list]).toEqual([[], [], null]);
    expect(found).toMatchObject({
      name: 'DÀ NANG',
      hidden: [{ name: 'tag', value: 'MARK6' }],
      reset: { path: '/lottery?tag=MARK6', label: 'Clear search' },
    });
    const emptied = await readLobby(visitor, '/lottery?tag=MARK6&day=&name=');
    expect([emptied.lotteries.length, selected(emptied.tags)]).toEqual([7, ['/lottery?tag=MARK6']]);
    expect(namesIn(await readLobby(visitor, '/lottery?name=hanoi'))[0]).toContain('Hanoi');
  });

  it('when nothing has the name › nothing, and the way back', async () => {
    const visitor = await newWatcher(site);
    const none = await readLobby(visitor, `/lottery?tag=MARK6&name=${'x'.repeat(80)}`);
    expect(none).toMatchObject({ name: 'x'.repeat(60), lotteries: [], reset: { path: '/lottery?tag=MARK6' } });
  });

  it('when racing is chosen › all racing lotteries, also the fast ones; one of two tabs is found once', async () => {
    const visitor = await newWatcher(site);
    expect(vendorsIn(await readLobby(visitor, '/lottery?tag=PK10'))).toEqual(['ELOTT', 'LOTT']);
    expect((await readLobby(visitor, '/lottery?name=one minute lotto')).lotteries).toHaveLength(1);
  });

  it('when a vendor of the header is opened › its lotteries and tags, a way to all, and no filter for an unknown one', async () => {
    const visitor = await newWatcher(site);
    const classic = await readLobby(visitor, '/lottery?vassalage=LOTT');
    expect(classic).toMatchObject({
      list: null,
      vendor: { name: 'Classic Lottery', path: '/lottery' },
      hidden: [{ name: 'vassalage', value: 'LOTT' }],
    });
    expect(vendorsIn(classic)).toEqual(['LOTT']);
    expect(classic.tags.map(({ path }) => path)).toEqual(
      ['SSC', 'K3', 'PK10', '11X5', 'PC28', 'MARK6'].map((tag) => `/lottery?vassalage=LOTT&tag=${tag}`),
    );
    expect(vendorsIn(await readLobby(visitor, '/lottery?vassalage=LOTT&tag=PK10'))).toEqual(['LOTT']);
    const vietnams = await readLobby(visitor, '/lottery?vassalage=TCG_LOTTO_VN');
    expect(namesIn(vietnams)).toEqual(namesIn(await readLobby(visitor, '/vnlottery')));
    for (const address of ['/lottery?vassalage=AURUM', '/lottery?vassalage=LOTT&list=hot'])
      expect(await readLobby(visitor, address)).toMatchObject({ list: 'hot', vendor: null });
    const found = await readLobby(visitor, '/lottery?vassalage=LOTT&name=one minute lotto');
    expect(found).toMatchObject({ vendor: null, reset: { path: '/lottery?vassalage=LOTT' } });
    expect(found.lotteries).toHaveLength(1);
  });

  it('when a lottery is shown › its cover and what a stake of one pays at most', async () => {
    const visitor = await newWatcher(site);
    const [card] = (await readLobby(visitor, '/lottery?tag=THAI')).lotteries;
    expect(card).toMatchObject({
      prize: { stake: '₱1', most: '₱970' },
      cover: expect.stringMatching(/\/covers\/.+\.svg$/),
    });
    const [six] = (await readLobby(visitor, '/lottery?vassalage=LOTT&tag=MARK6')).lotteries;
    expect(six?.prize.most).toBe('₱5,000,000');
  });

  it("when it is Vietnam's › its regions alone, those of today first, without lists", async () => {
    const visitor = await newWatcher(site);
    const view = await readLobby(visitor, '/vnlottery');
    expect(view).toMatchObject({ lists: [], list: null, action: '/vnlottery' });
    expect(view.tags.map(({ path }) => path)).toEqual([
      ...['VN_NORTH', 'VN_CENTRAL', 'VN_SOUTH'].map((tag) => `/vnlottery?tag=${tag}`),
    ]);
    // Station lotteries draw weekly; the numero is the day.
    const days = view.lotteries.map(({ numero }) => numero);
    expect(days.length).toBeGreaterThan(30);
    expect(days).toEqual(days.toSorted());
    expect(new Set(days).size).toBe(7);
    for (const { path } of view.lotteries) expect(path).toMatch(/^\/vnlottery\?gameCode=TCG_LOTTO_VN_\d+$/);
    const harbor = await newPlayer(site, 'harbor');
    expect((await harbor.ask(vietnam, '/vnlottery')).status).toBe(404);
  });

  it('when a visitor opens favourites or recent lotteries › the log-in page, and back', async () => {
    const visitor = await newWatcher(site);
    for (const list of ['fav', 'recent']) {
      const address = `/lottery?list=${list}`;
      const location = `/login?redirectTo=${encodeURIComponent(address)}`;
      expect(await visitor.ask(loader, address)).toMatchObject({ status: 302, location });
    }
    await visitor.logIn({ username: 'victor' });
    // The browser stores favourites.
    const favourites = await readLobby(visitor, '/lottery?list=fav');
    expect(favourites).toMatchObject({ list: 'fav', username: 'victor' });
    expect(favourites.lotteries.length).toBeGreaterThan(60);
  });

  it('when a vendor is in maintenance › its lotteries say so, and no others', async () => {
    const visitor = await newWatcher(site);
    await changeBrand(visitor.world, 'baize', { vendorsInMaintenance: ['ELOTT'] });
    const { lotteries } = await readLobby(visitor, '/lottery?tag=SSC');
    expect(lotteries.length).toBeGreaterThan(2);
    for (const { path, name, isClosed } of lotteries) expect(isClosed, name).toBe(path.includes('vendor=ELOTT'));
    expect(new Set(lotteries.map(({ isClosed }) => isClosed))).toEqual(new Set([true, false]));
  });
});

describe('the status of a lottery', () => {
  it.each(['LOTT_0001', 'ELOTT_0001', 'TCG_LOTTO_VN_0007'])(
    'of %s counts to the lock by the gateway’s clock, also after ten minutes and across a draw',
    async (code) => {
      const visitor = await newWatcher(site);
      const expectStatus = async () => {
        const { gameId, current, previous } = currentDraws(visitor, code);
        const expected = { gameId, numero: current.numero, until: current.lockAt };
        const now = visitor.world.now();
        const all = (await visitor.ask(statuses, '/lottery-statuses')).json as { now: number; statuses: object[] };
        expect(all.now).toBe(now);
        expect(all.statuses).toContainEqual(expect.objectContaining(expected));
        const one = (await visitor.ask(statuses, `/lottery-statuses?gameId=${gameId}`)).json;
        expect(one).toMatchObject({ now, statuses: [{ ...expected, lastNumero: previous.numero }] });
        const lobby = await readLobby(visitor, '/lottery?tag=SSC');
        expect(lobby.now).toBe(now);
      };
      await expectStatus();
      await advance(visitor, 10 * 60_000);
      await expectStatus();
      await advance(visitor, currentDraws(visitor, code).current.lockAt - visitor.world.now() + 1000);
      await expectStatus();
    },
  );

  it('while a draw is locked › it waits, and then its result; a void one has no numbers', async () => {
    const visitor = await newWatcher(site);
    const { gameId, current } = currentDraws(visitor, 'ELOTT_0004');
    const near = async () => (await visitor.ask(statuses, `/lottery-statuses?gameId=${gameId}`)).json;
    await advance(visitor, current.lockAt - visitor.world.now());
    const { numero, drawAt } = current;
    expect(await near()).toMatchObject({ statuses: [{ waitingAt: drawAt, near: { waiting: { numero, drawAt } } }] });
    await advance(visitor, drawAt - visitor.world.now());
    expect(await near()).toMatchObject({
      statuses: [{ lastNumero: numero, waitingAt: null, near: { waiting: null, last: { numbers: { length: 5 } } } }],
    });
    const next = await drawNext(visitor, 'ELOTT_0004', { isVoid: true });
    expect(await near()).toMatchObject({ statuses: [{ lastNumero: next.numero, near: { last: { numbers: [] } } }] });
  });

  it('of no lottery is 404', async () => {
    const visitor = await newWatcher(site);
    expect((await visitor.ask(statuses, '/lottery-statuses?gameId=1')).status).toBe(404);
  });
});
