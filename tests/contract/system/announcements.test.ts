import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const ALL = { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' } as const;

describe(operationTitle('listAnnouncements'), () => {
  it.each([
    ['baize', 2, 14],
    ['lotus', 2, 15],
    ['harbor', 0, 14],
  ])(
    'when %s is asked for every type › banners, %i pop-ups for members, %i promotions and help',
    async (merchant, popUps, promotions) => {
      const { client } = await mock.newWorld();
      const { B, PL, PU, PR, H } = await client.value('listAnnouncements', { merchant, query: ALL });
      expect([B, PL, PU, PR, H].map(({ length }) => length)).toEqual([23, popUps, 1, promotions, 4]);
      for (const banner of B)
        expect(banner.url).toMatch(new RegExp(`^/banners/${merchant}/${banner.groupName}/\\d(-mirrored|-open)?.svg$`));
      for (const banner of B)
        expect(banner.urlSmall).toBe(banner.url.replace(/(-mirrored|-open)?\.svg$/, '-small.svg'));
      for (const { image, code } of PR) expect(image).toBe(`/promotions/${merchant}/${code}.svg`);
    },
  );

  it('when pop-ups are asked for › each has a button, and VIP ranks have their own', async () => {
    const { client } = await mock.newWorld();
    const { PL, PU } = await client.value('listAnnouncements', { language: 'EN', query: { ...ALL, types: 'PL,PU' } });
    expect([...PL, ...PU].map(({ link, linkText, minimumRank }) => [link, linkText, minimumRank])).toEqual([
      ['/member/depositv2?bonus=1003', 'Deposit', 0],
      ['/promoDetail?id=1007', 'See the birthday gift', 5],
      ['/promoDetail?id=1001', 'See the offer', 0],
    ]);
  });

  it.each([
    ['baize', ['daily-reload', 'vip-birthday', 'welcome-offer']],
    ['lotus', ['daily-reload', 'vip-birthday', 'vip-reload', 'welcome-offer']],
    ['harbor', ['ships-log', 'vip-reload', 'welcome-offer']],
  ])('when %s announces offers › each leads to the page of its own', async (merchant, codes) => {
    const { client } = await mock.newWorld();
    const { B, PL, PU } = await client.value('listAnnouncements', { merchant, query: ALL });
    const { list } = await client.value('listPromotions', { merchant });
    const named = [...B, ...PL, ...PU].flatMap(({ link }) => /^\/promoDetail\?id=(\d+)$/.exec(link)?.[1] ?? []);
    const found = named.map((id) => list.find(({ promotionId }) => `${promotionId}` === id)?.code);
    expect([...new Set(found)].sort()).toEqual(codes);
  });

  it('when the office sets for whom they are › banners and pop-ups say so, to everybody', async () => {
    const world = await mock.newWorld();
    const read = () => world.client.value('listAnnouncements', { query: { ...ALL, types: 'B,PL' } });
    const { B, PL } = await read();
    expect(PL.map(({ segments }) => segments)).toEqual([['member', 'vip'], ['vip']]);
    const [banner, popUp] = [B[0]?.bannerId, PL[0]?.id];
    await world.changeBrand('baize', {
      bannerSegments: { [`${banner}`]: ['vip'] },
      popUpSegments: { [`${popUp}`]: [] },
    });
    const changed = await read();
    expect(changed.B[0]?.segments).toEqual(['vip']);
    expect(changed.PL.map(({ segments }) => segments)).toEqual([[], ['vip']]);
  });

  it('when the help is asked for › links to its most wanted articles', async () => {
    const { client } = await mock.newWorld();
    const { H } = await client.value('listAnnouncements', { language: 'EN', query: { ...ALL, types: 'H' } });
    expect(H[0]).toMatchObject({ title: 'My deposit has not arrived', link: '/help?article=deposit-late' });
  });

  it.each([
    ['B', ['B']],
    ['PR,PU', ['PR', 'PU']],
    ['PL', ['PL']],
    ['H,H', ['H']],
  ])('when only %s is asked for › the other lists are empty', async (types, asked) => {
    const { client } = await mock.newWorld();
    const lists = await client.value('listAnnouncements', { query: { ...ALL, types } });
    const all = await client.value('listAnnouncements', { query: ALL });
    for (const [type, list] of Object.entries(lists)) {
      expect(list).toEqual(asked.includes(type) ? all[type as keyof typeof all] : []);
    }
  });

  it('when the banners are shown › those of a page stand together, in their order', async () => {
    const { client } = await mock.newWorld();
    const { B } = await client.value('listAnnouncements', { query: { ...ALL, types: 'B' }, language: 'EN' });
    const home = B.filter(({ groupName }) => groupName === 'home');
    expect(home.map(({ url, segments }) => [url, segments])).toEqual([
      ['/banners/baize/home/1.svg', ['visitor', 'new']],
      ['/banners/baize/home/1.svg', ['member']],
      ['/banners/baize/home/1.svg', ['vip']],
      ...[2, 3, 4].map((picture) => [`/banners/baize/home/${picture}.svg`, []]),
    ]);
    const runs = B.filter(({ groupName }, index) => groupName !== B[index - 1]?.groupName);
    expect(runs).toHaveLength(new Set(B.map(({ groupName }) => groupName)).size);
  });

  it.each([
    ['EN', 'The welcome offer', 'My deposit has not arrived'],
    ['TY', expect.not.stringContaining('The welcome offer'), 'Hindi pa pumapasok ang deposit ko'],
  ])('when the language is %s › titles are in it', async (language, promotion, help) => {
    const { client } = await mock.newWorld();
    const { PR, H } = await client.value('listAnnouncements', { query: ALL, language });
    expect(PR[0]).toMatchObject({ code: 'welcome-offer', title: promotion });
    expect(H[0]?.title).toEqual(help);
  });

  it('when promotions end › only those that run now are left', async () => {
    const world = await mock.newWorld();
    const running = async () => (await world.client.value('listAnnouncements', { query: { ...ALL, types: 'PR' } })).PR;
    const atFirst = await running();
    const ends = atFirst.map(({ endTime }) => endTime).toSorted((a, b) => a - b);
    expect(atFirst.every(({ startTime, endTime }) => startTime <= WORLD_TIME && WORLD_TIME < endTime)).toBe(true);
    const firstEnd = ends[0] ?? 0;
    await world.clock.freeze(firstEnd - 1);
    expect(await running()).toHaveLength(14);
    await world.clock.advance(1);
    expect(await running()).toEqual(atFirst.filter(({ endTime }) => endTime > firstEnd));
  });

  it.each([
    ['no types', { types: [] }, 'query.types is missing'],
    ['an unknown type', { types: 'B,X' }, 'query.types must match pattern'],
    ['six types', { types: 'B,B,B,B,B,B' }, 'query.types must match pattern'],
    ['no platform', { platform: [] }, 'query.platform is missing'],
    ['another platform', { platform: 'A' }, 'query.platform must be one of W'],
    ['another execution', { execution: 'C' }, 'query.execution must be one of B'],
  ])('when it is asked with %s › 400 names it', async (_, bad, message) => {
    const { client } = await mock.newWorld();
    const refused = await client.call('listAnnouncements', { query: { ...ALL, ...bad } });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(refused.text).toContain(message);
  });
});
