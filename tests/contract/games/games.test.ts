import { describe, expect, it } from 'vitest';
import type { Query, Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { HOUR, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

type Game = Value<'listHotGames'>[number];

const INVALID = { status: 400, body: { success: false, value: null, errorCode: 'request_param_err' } };
const EVERYTHING = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'ELOTT', 'LOTT', 'COCKFIGHT'];
const AT_LOTUS = ['LOTT', 'FISH', 'RNG', 'LIVE', 'PVP', 'SPORTS', 'ELOTT', 'ESPORTS', 'COCKFIGHT'];
const AT_HARBOR = ['LOTT', 'LIVE', 'RNG', 'FISH', 'SPORTS', 'ELOTT', 'COCKFIGHT'];

/** By rank. */
async function listVendors(world: TestWorld, brand: string, gameType: string): Promise<string[]> {
  const rows = await world.read<{ code: string }>(
    `SELECT v.code FROM Vendor v JOIN BrandVendor b ON b.vendorCode = v.code AND b.gameType = v.gameType
     WHERE b.brandCode = ? AND v.gameType = ? ORDER BY v.rank`,
    brand,
    gameType,
  );
  return rows.map(({ code }) => code);
}

/** By rank. */
async function listGames(world: TestWorld, gameType: string, condition = '1', brand = 'baize'): Promise<number[]> {
  const rows = await world.read<{ nodeId: number }>(
    `SELECT g.nodeId FROM Game g JOIN BrandVendor b ON b.vendorCode = g.vendorCode AND b.gameType = g.gameType
     WHERE b.brandCode = ? AND g.gameType = ? AND ${condition} ORDER BY g.rank`,
    brand,
    gameType,
  );
  return rows.map(({ nodeId }) => nodeId);
}

const ids = (games: readonly Game[]) => games.map(({ nodeId }) => nodeId);

describe(operationTitle('getGameMenus'), () => {
  it.each([
    ['baize', EVERYTHING],
    ['lotus', AT_LOTUS],
    ['harbor', AT_HARBOR],
  ])('when the brand is %s › its categories in its own order, as in its header menu', async (merchant, categories) => {
    const { client } = await mock.newWorld();
    const menus = await client.value('getGameMenus', { merchant });
    expect(menus.map(({ gameCategory }) => gameCategory)).toEqual(categories);
    const [header] = await client.value('getMenus', { merchant });
    expect(header?.entries.map(({ code }) => code).filter((code) => categories.includes(code))).toEqual(categories);
  });

  it.each([
    ['baize', []],
    ['lotus', ['IVORYDECK', 'CRESCENT']],
    ['harbor', ['OPALHOUSE', 'CRESCENT']],
  ])('when the brand is %s › its vendors by rank, its own first ones before them', async (merchant, first) => {
    const world = await mock.newWorld();
    const menus = await world.client.value('getGameMenus', { merchant });
    const live = menus.find(({ gameCategory }) => gameCategory === 'LIVE');
    const others = (await listVendors(world, merchant, 'LIVE')).filter((code) => !first.includes(code));
    expect(live?.vendors.map(({ vassalage }) => vassalage)).toEqual([...first, ...others]);
  });

  it('when the category is slots › the classes of its games; elsewhere there are none', async () => {
    const { client } = await mock.newWorld();
    const [slots, ...others] = await client.value('getGameMenus');
    expect(slots?.classifications).toEqual(['JP', 'TG', 'VP', 'AC', 'SC', 'BG']);
    expect(others.flatMap(({ classifications }) => classifications)).toEqual([]);
    expect(slots?.vendors[0]).toEqual({
      vassalage: 'AURUM',
      displayName: 'Aurum Forge',
      name: 'Aurum Forge',
      gameType: 'RNG',
      accountTypeId: expect.any(Number),
      isHot: 1,
      isInMaintenance: false,
      maintenanceEndTime: null,
      mark: '/vendors/AURUM/mark.svg',
      logoOnLight: '/vendors/AURUM/logo-on-light.svg',
      logoOnDark: '/vendors/AURUM/logo-on-dark.svg',
    });
  });

  it('names the orders of a category, and the marks that one of its games has', async () => {
    const { client } = await mock.newWorld();
    const menus = await client.value('getGameMenus');
    for (const { sorts } of menus) expect(sorts).toEqual(['popular', 'new', 'name', 'rtp']);
    const flags = new Map(menus.map((menu) => [menu.gameCategory, menu.flags]));
    expect(flags.get('RNG')).toEqual(['jackpot', 'new', 'lowStake']);
    expect(flags.get('LIVE')).toEqual(['new']);
  });

  it.each([
    ['baize', 'EN', 'Slots'],
    ['baize', undefined, 'Slots'],
    ['lotus', undefined, 'Nổ hũ'],
    ['harbor', 'TH', 'สล็อต'],
  ])('when %s is asked in %s › slots are called %s, as in its header menu', async (merchant, language, title) => {
    const { client } = await mock.newWorld();
    const asker = client.as({ merchant, language });
    const [header] = await asker.value('getMenus');
    const labels = new Map(header?.entries.map(({ code, label }) => [code, label]));
    const menus = await asker.value('getGameMenus');
    expect(menus.find(({ gameCategory }) => gameCategory === 'RNG')?.title).toBe(title);
    for (const menu of menus) expect(menu.title).toBe(labels.get(menu.gameCategory));
  });

  it('when a module is off › its category is gone; cockfight has none and stays', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { modules: { LIVE3: false, COCKFIGHT3: false } });
    const menus = await world.client.value('getGameMenus');
    expect(menus.map(({ gameCategory }) => gameCategory)).toEqual(EVERYTHING.filter((each) => each !== 'LIVE'));
    await world.changeBrand('baize', { modules: { GAMES3: false } });
    expect((await world.client.value('getGameMenus')).map(({ gameCategory }) => gameCategory)).toEqual(['COCKFIGHT']);
  });
});

describe(operationTitle('listVendors'), () => {
  const query = { platform: 'html5-desktop' } as const;

  it('when every category is asked for › the lanes of the menus', async () => {
    const { client } = await mock.newWorld();
    const lanes = await client.value('listVendors', { query, language: 'EN' });
    const menus = await client.value('getGameMenus', { language: 'EN' });
    expect(lanes).toEqual(
      menus.map(({ title, gameCategory, vendors }) => ({ title, gameClassify: gameCategory, cards: vendors })),
    );
  });

  it.each([WORLD_TIME + HOUR, null])('when a vendor is in maintenance until %s › its cards say so', async (end) => {
    const world = await mock.newWorld();
    const change = { vendorsInMaintenance: ['GLASSREEF'], vendorMaintenanceEndTime: end };
    await world.changeBrand('baize', end === null ? { vendorsInMaintenance: ['GLASSREEF'] } : change);
    const cards = (await world.client.value('listVendors', { query })).flatMap((lane) => lane.cards);
    const closed = cards.filter(({ isInMaintenance }) => isInMaintenance);
    expect(closed.map(({ vassalage, gameType }) => `${vassalage} ${gameType}`)).toEqual([
      'GLASSREEF RNG',
      'GLASSREEF FISH',
    ]);
    expect(closed.map(({ maintenanceEndTime }) => maintenanceEndTime)).toEqual([end, end]);
    await world.changeBrand('baize', { vendorsInMaintenance: [] });
    const open = (await world.client.value('listVendors', { query })).flatMap((lane) => lane.cards);
    expect(open.some(({ isInMaintenance, maintenanceEndTime }) => isInMaintenance || maintenanceEndTime)).toBe(false);
  });

  it('when the maintenance of a vendor has an end › it opens then, to the millisecond', async () => {
    const world = await mock.newWorld();
    const end = WORLD_TIME + HOUR;
    await world.changeBrand('baize', { vendorsInMaintenance: ['AURUM'], vendorMaintenanceEndTime: end });
    const launch = async () =>
      (await (await world.client.signedIn()).call('launchGame', { query: { gameCode: 'AURUM_0001' } })).status;
    await world.clock.freeze(end - 1);
    expect(await launch()).toBe(422);
    await world.clock.advance(1);
    expect(await launch()).toBe(200);
    expect((await world.changeBrand('baize', {})).vendorsInMaintenance).toEqual([]);
  });

  it('when one category is asked for › that lane alone', async () => {
    const world = await mock.newWorld();
    const lanes = await world.client.value('listVendors', { query: { ...query, gameType: 'FISH' }, language: 'EN' });
    expect(lanes.map(({ title, gameClassify }) => [title, gameClassify])).toEqual([['Fishing', 'FISH']]);
    expect(lanes[0]?.cards.map(({ vassalage }) => vassalage)).toEqual(await listVendors(world, 'baize', 'FISH'));
  });

  it('when the brand does not have the category › no lane', async () => {
    const { client } = await mock.newWorld();
    expect(await client.value('listVendors', { merchant: 'harbor', query: { ...query, gameType: 'PVP' } })).toEqual([]);
  });

  it.each([
    ['no platform', {}, 'query.platform is missing'],
    ['another platform', { platform: 'flash' }, 'query.platform must be one of html5-desktop'],
    ['an unknown category', { ...query, gameType: 'BINGO' }, 'query.gameType must be one of'],
  ])('when it is asked with %s › 400 names it', async (_, bad, message) => {
    const { client } = await mock.newWorld();
    const refused = await client.call('listVendors', { query: bad });
    expect(refused).toMatchObject(INVALID);
    expect(refused.text).toContain(message);
  });
});

describe(operationTitle('listHotGames'), () => {
  const query = { merchantCode: 'baize', isPlatform: 2 } as const;
  const hotGames = (client: Client, more: Partial<Query<'listHotGames'>> = {}) =>
    client.value('listHotGames', { query: { ...query, ...more } });

  it('when nothing is asked › the hot games of the categories, by rank in each', async () => {
    const world = await mock.newWorld();
    const games = await hotGames(world.client);
    for (const gameType of EVERYTHING) {
      const ofType = games.filter((game) => game.gameType === gameType);
      expect(ids(ofType)).toEqual(await listGames(world, gameType, 'g.isHot = 1'));
    }
    expect(games.every(({ isHot }) => isHot === 1)).toBe(true);
  });

  it.each([
    ['baize', EVERYTHING, 'Speed Baccarat A'],
    ['lotus', AT_LOTUS, 'Xoc Dia Hanoi'],
    ['harbor', AT_HARBOR, 'Speed Roulette Lisbon'],
  ])(
    'when the brand is %s › in its order, those of its first vendors first',
    async (merchantCode, categories, live) => {
      const { client } = await mock.newWorld();
      const games = await hotGames(client.as({ merchant: merchantCode, language: 'EN' }), { merchantCode });
      const first = games.filter((game, index) => game.gameType !== games[index - 1]?.gameType);
      expect(first.map(({ gameType }) => gameType)).toEqual(categories);
      expect(first.find(({ gameType }) => gameType === 'LIVE')?.gameName).toBe(live);
    },
  );

  it('when a vendor is named › its hot games alone', async () => {
    const { client } = await mock.newWorld();
    const all = await hotGames(client);
    const some = await hotGames(client, { vassalage: 'GLASSREEF' });
    expect(some.length).toBeGreaterThan(0);
    expect(some).toEqual(all.filter(({ vassalage }) => vassalage === 'GLASSREEF'));
    expect(await hotGames(client, { vassalage: 'NOBODY' })).toEqual([]);
  });

  it('when the query names a language › it wins over the header', async () => {
    const { client } = await mock.newWorld();
    const findName = (games: Game[]) => games.find(({ gameCode }) => gameCode === 'AURUM_0001')?.gameName;
    expect(findName(await hotGames(client.as({ language: 'EN' })))).toBe('Fortune Koi 88');
    expect(findName(await hotGames(client.as({ language: 'CN' })))).toBe('福鲤88');
    expect(findName(await hotGames(client.as({ language: 'EN' }), { language: 'CN' }))).toBe('福鲤88');
  });

  it('when a category is switched off › its games are gone', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { modules: { RNG3: false } });
    expect((await hotGames(world.client)).filter(({ gameType }) => gameType === 'RNG')).toEqual([]);
  });

  it.each([
    ['no brand', { isPlatform: 2 }, 'query.merchantCode is missing'],
    ['no isPlatform', { merchantCode: 'baize' }, 'query.isPlatform is missing'],
    ["another brand's code", { ...query, merchantCode: 'lotus' }, 'not the one in the Merchant header'],
    ['isPlatform 1', { ...query, isPlatform: 1 }, 'query.isPlatform must be one of 2'],
    ['isPlatform as a word', { ...query, isPlatform: 'two' }, 'query.isPlatform must be integer'],
    ['a vendor in lower case', { ...query, vassalage: 'aurum' }, 'query.vassalage must match pattern'],
    ['an unknown language', { ...query, language: 'DE' }, 'query.language must be one of'],
  ])('when it is asked with %s › 400 names it', async (_, bad, message) => {
    const { client } = await mock.newWorld();
    const refused = await client.call('listHotGames', { query: bad });
    expect(refused).toMatchObject(INVALID);
    expect(refused.text).toContain(message);
  });
});
