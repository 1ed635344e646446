import { describe, expect, it } from 'vitest';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const ADDRESS = '203.0.113.7';

type Module = Value<'getWhitelabel'>['modules'][number];

/** By module id. */
const switches = (tree: readonly Module[]): Record<string, boolean> =>
  Object.assign({}, ...tree.map((node) => ({ [node.modId]: node.enabled === '1', ...switches(node.childrenNodes) })));

describe(operationTitle('getWhitelabel'), () => {
  it.each([
    ['baize', 'Baize', ['TY', 'EN'], 'TY', 'PHP', '₱', false],
    ['lotus', 'Lotus', ['CN', 'VI', 'EN'], 'VI', 'VND', '₫', false],
    ['harbor', 'Harbor', ['EN', 'TH', 'ID'], 'EN', 'THB', '฿', true],
  ])(
    'when the brand is %s › its name, languages, currency, pictures and hosts',
    async (merchantCode, merchantName, languages, defaultLanguage, currency, currencySymbol, loginRequiredHome) => {
      const { client } = await mock.newWorld();
      expect(await client.value('getWhitelabel', { merchant: merchantCode })).toMatchObject({
        merchantCode,
        merchantName,
        languages,
        defaultLanguage,
        currency,
        currencySymbol,
        loginRequiredHome,
        logoOnLight: `/brands/${merchantCode}/logo-on-light.svg`,
        logoOnDark: `/brands/${merchantCode}/logo-on-dark.svg`,
        icon: `/brands/${merchantCode}/icon.svg`,
        touchIcon: `/brands/${merchantCode}/icon-180.png`,
        shareImage: `/brands/${merchantCode}/share.png`,
        screenshots: [
          { image: `/brands/${merchantCode}/screen-narrow.png`, width: 720, height: 1280 },
          { image: `/brands/${merchantCode}/screen-wide.png`, width: 1280, height: 720 },
        ],
        mainDomain: `${merchantCode}.localhost`,
        domainRoute: [{ domainName: `${merchantCode}-1.example` }, { domainName: `${merchantCode}-2.example` }],
      });
    },
  );

  it.each([
    ['baize', 'EN', 'The table is always open'],
    ['baize', undefined, 'Laging bukas ang mesa'],
    ['lotus', undefined, 'Sen nở, lộc về'],
    ['harbor', 'TH', 'จอดพักที่ท่า แล้วเล่นให้สบายใจ'],
  ])('when %s is asked in %s › the tagline is "%s"', async (merchant, language, tagline) => {
    const { client } = await mock.newWorld();
    expect((await client.value('getWhitelabel', { merchant, language })).tagline).toBe(tagline);
  });

  it('when a licence ends › it has lapsed', async () => {
    const world = await mock.newWorld();
    const ids = async () =>
      (await world.client.value('getWhitelabel')).licences.flatMap(({ id, isLapsed }) => (isLapsed ? [id] : []));
    expect(await ids()).toEqual(['european-former']);
    await world.change(`UPDATE Licence SET validUntil = ? WHERE id = 'bvi-gaming'`, WORLD_TIME + 1);
    expect(await ids()).toEqual(['european-former']);
    await world.clock.advance(1);
    expect(await ids()).toEqual(['bvi-gaming', 'european-former']);
  });

  it('when brands are compared › each has its own theme, licences and modules', async () => {
    const { client } = await mock.newWorld();
    const readBrand = (merchant: string) => client.value('getWhitelabel', { merchant, language: 'EN' });
    const [baize, lotus, harbor] = await Promise.all(['baize', 'lotus', 'harbor'].map(readBrand));
    const accents = [baize, lotus, harbor].map((brand) => brand?.theme.light.accent);
    expect(new Set(accents).size).toBe(3);
    expect(baize?.licences.map(({ code }) => code)).toEqual(['european', 'maltese', 'bvi', 'philippines', 'european']);
    expect([baize, lotus, harbor].map((brand) => brand?.lotteryType)).toEqual(['ELOTT', 'LOTT', 'SEA']);
    expect(harbor?.licences.map(({ code }) => code)).toEqual(['maltese', 'philippines', 'european']);
    expect(baize?.vipService.rewards).toHaveLength(6);
    expect(switches(baize?.modules ?? [])).toMatchObject({ FREEPLAY3: true, RNG3: true, AGENT3: true });
    expect(switches(lotus?.modules ?? [])).toMatchObject({ FREEPLAY3: false, LOTT3: true, AGENT3: true });
    expect(switches(harbor?.modules ?? [])).toMatchObject({ FREEPLAY3: false, PVP3: false, AGENT3: false });
  });

  it('when a module is switched off › it and those below it are off', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { modules: { LOGIN3: false } });
    const { modules } = await world.client.value('getWhitelabel');
    expect(switches(modules)).toMatchObject({ LOGIN3: false, FREEPLAY3: false, GOOGLELOGIN3: false, REGISTER3: true });
  });

  it('when pictures are asked for › from hosts that are this mock', async () => {
    const { client } = await mock.newWorld();
    const { imageCDNs, launchGameCDNs } = await client.value('getWhitelabel');
    const { port } = new URL(mock.origin);
    expect(imageCDNs).toEqual([`http://localhost:${port}/cdn`, `http://127.0.0.1:${port}/cdn`]);
    expect(launchGameCDNs).toEqual([`http://localhost:${port}`, `http://127.0.0.1:${port}`]);
  });

  it('when the brand is in maintenance and the address restricted › it still answers', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { maintenance: true, restrictedAddresses: [ADDRESS] });
    expect(await world.client.value('getWhitelabel', { ip: ADDRESS })).toMatchObject({ merchantCode: 'baize' });
  });
});

describe(operationTitle('getMenus'), () => {
  it.each([
    ['baize', { header: 12, side: 18, footer: 9, help: 7 }],
    ['harbor', { header: 10, side: 13, footer: 7, help: 6 }],
  ])('when the brand is %s › four places with its entries', async (merchant, sizes) => {
    const { client } = await mock.newWorld();
    const menus = await client.value('getMenus', { merchant });
    expect(Object.fromEntries(menus.map(({ place, entries }) => [place, entries.length]))).toEqual(sizes);
  });

  it('when the language is another › only the labels are', async () => {
    const { client } = await mock.newWorld();
    const header = async (language: string) => (await client.value('getMenus', { language }))[0]?.entries ?? [];
    const [english, filipino] = [await header('EN'), await header('TY')];
    expect(english.slice(0, 3).map(({ label }) => label)).toEqual(['Home', 'Slots', 'Live casino']);
    expect(filipino).toContainEqual({ code: 'LOTT', label: 'Loterya', path: '/lottery' });
    expect(filipino.map(({ code }) => code)).toEqual(english.map(({ code }) => code));
  });
});

describe(operationTitle('getRouters'), () => {
  it('when the web asks › its routes after those of every device', async () => {
    const { client } = await mock.newWorld();
    const web = await client.value('getRouters', { query: { device: 3 } });
    const every = await client.value('getRouters', { query: { device: 0 } });
    expect(every).toEqual([
      { name: 'home', path: '/', enabled: true, loginRequired: false },
      { name: 'login', path: '/login', enabled: true, loginRequired: false },
    ]);
    expect(web).toEqual(expect.arrayContaining(every));
    expect(web).toContainEqual({ name: 'rng', path: '/rng', enabled: true, loginRequired: false });
  });

  it('when the brand is for members › all but the sign-in pages need a session', async () => {
    const { client } = await mock.newWorld();
    const routes = await client.value('getRouters', { merchant: 'harbor', query: { device: 3 } });
    const open = routes.filter(({ loginRequired }) => !loginRequired).map(({ name }) => name);
    expect(open.toSorted()).toEqual(['forget', 'login', 'register']);
    expect(routes.map(({ name }) => name)).not.toContain('pvp');
  });

  it.each([
    ['no device', {}, 'query.device is missing'],
    ['device 1', { device: 1 }, 'query.device must be one of 0, 3'],
    ['a device in words', { device: 'web' }, 'query.device must be integer'],
  ])('when it is asked with %s › 400 names it', async (_, query, message) => {
    const { client } = await mock.newWorld();
    const refused = await client.call('getRouters', { query });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(refused.text).toContain(message);
  });
});

describe(operationTitle('listCountries'), () => {
  it.each([
    ['EN', 'Philippines'],
    ['VI', 'Philippines'],
    ['CN', '菲律宾'],
    ['TH', 'ฟิลิปปินส์'],
  ])(
    'when the language is %s › the Philippines are %s, among all in the order of the language',
    async (language, name) => {
      const { client } = await mock.newWorld();
      const countries = await client.value('listCountries', { language });
      expect(countries).toContainEqual({ countryCode: 'PH', countryDialingCode: '63', name });
      expect(new Set(countries.map(({ countryCode }) => countryCode)).size).toBe(countries.length);
      const names = countries.map((country) => country.name);
      const tag = { CN: 'zh-CN', EN: 'en', TH: 'th', VI: 'vi' }[language];
      expect(names).toEqual(names.toSorted(new Intl.Collator(tag).compare));
    },
  );
});
