import { describe, expect, it } from 'vitest';
import type { Query } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { MINUTE } from '../../support/world.ts';

const mock = mockForFile();

const KOI = { nodeId: 1, vendor: 'AURUM', gameType: 'RNG' } as const;
const PAGE = { clientType: 3, platform: 'flash' } as const;
const RECENT = { clientType: 3 } as const;

const listIds = async (client: Client) =>
  (await client.value('listFavouriteIds')).gameFavIds.map(({ nodeId }) => nodeId);

const page = (client: Client, query: Partial<Query<'listFavourites'>> = {}) =>
  client.value('listFavourites', { query: { ...PAGE, ...query } });

const recents = (client: Client, query: Partial<Query<'listRecentGames'>> = {}) =>
  client.value('listRecentGames', { query: { ...RECENT, ...query } });

describe(operationTitle('addFavourite'), () => {
  it('when a game is added › it is the first of the ids and of the page; once more changes nothing', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const before = await listIds(lucky);
    expect(before).not.toContain(KOI.nodeId);
    const { gameFavIds } = await lucky.value('addFavourite', { body: KOI });
    expect(gameFavIds.map(({ nodeId }) => nodeId)).toEqual([KOI.nodeId, ...before]);
    await lucky.value('addFavourite', { body: KOI });
    expect(await listIds(lucky)).toEqual([KOI.nodeId, ...before]);
    expect((await page(lucky)).content[0]).toMatchObject({ nodeId: 1, gameName: 'Fortune Koi 88' });
  });

  it("when it is somebody else's › nobody sees it", async () => {
    const { client } = await mock.newWorld();
    const [lucky, boss] = [await client.signedIn(), await client.signedIn('boss')];
    await lucky.value('addFavourite', { body: KOI });
    expect(await listIds(boss)).toEqual([]);
  });

  it.each([
    ['no game has the id', { ...KOI, nodeId: 999_999 }],
    ['another vendor has it', { ...KOI, vendor: 'MOONWELL' }],
    ['it is of another category', { ...KOI, gameType: 'LIVE' }],
  ])('when %s › 404', async (_name, body) => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect(await lucky.call('addFavourite', { body })).toMatchObject({
      status: 404,
      body: { errorCode: 'game.not.found' },
    });
  });

  it('when there are five hundred already › 422', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const games = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((pageNo) =>
        client.value('listGames', {
          query: { clientType: 3, platform: 'flash,html5-desktop', gameType: 'RNG', pageNo, pageSize: 100 },
        }),
      ),
    );
    const answers = [];
    for (const { nodeId, vassalage } of games.flatMap((each) => each.games))
      answers.push(await lucky.call('addFavourite', { body: { nodeId, vendor: vassalage, gameType: 'RNG' } }));
    expect(await listIds(lucky)).toHaveLength(500);
    expect(answers.at(-1)).toMatchObject({ status: 422, body: { errorCode: 'favourites.full' } });
  });
});

describe(operationTitle('removeFavourite'), () => {
  it('when a favourite goes › the others stay; one that is none changes nothing', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const before = await listIds(lucky);
    const [first = 0, ...rest] = before;
    const { gameFavIds } = await lucky.value('removeFavourite', { query: { nodeId: first } });
    expect(gameFavIds.map(({ nodeId }) => nodeId)).toEqual(rest);
    await lucky.value('removeFavourite', { query: { nodeId: first } });
    expect(await listIds(lucky)).toEqual(rest);
  });

  it('when no game is named › 400', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect(await lucky.call('removeFavourite')).toMatchObject({ status: 400 });
  });
});

describe(operationTitle('listFavouriteIds'), () => {
  it('when a member has favourites from the seed › the ids of the page, in its order', async () => {
    const { client } = await mock.newWorld();
    const victor = await client.signedIn('victor');
    const ids = await listIds(victor);
    expect(ids.length).toBeGreaterThanOrEqual(6);
    expect((await page(victor)).content.map(({ nodeId }) => nodeId)).toEqual(ids);
  });
});

describe(operationTitle('listFavourites'), () => {
  it('when it is filtered › only that category and that vendor, page by page', async () => {
    const { client } = await mock.newWorld();
    const boss = await client.signedIn('boss');
    for (const body of [KOI, { nodeId: 9, vendor: 'AURUM', gameType: 'RNG' } as const]) {
      const known = await boss.call('addFavourite', { body });
      expect([200, 404]).toContain(known.status);
    }
    const { content, total } = await page(boss, { gameType: 'RNG', vassalage: 'AURUM', pageSize: 1 });
    expect(content).toHaveLength(1);
    expect(total).toBe((await listIds(boss)).length);
    expect((await page(boss, { gameType: 'LIVE' })).content).toEqual([]);
  });
});

describe(operationTitle('listRecentGames'), () => {
  it('when a game is opened › it is the first, and stands there once', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const before = await recents(lucky, { pageSize: 100 });
    expect(before.total).toBeGreaterThan(3);
    const last = before.list.at(-1);
    await world.clock.advance(MINUTE);
    await lucky.value('launchGame', { query: { gameCode: last?.gameCode ?? '' } });
    const after = await recents(lucky, { pageSize: 100 });
    expect(after.total).toBe(before.total);
    expect(after.list[0]?.nodeId).toBe(last?.nodeId);
  });

  it('when it is filtered › only that category and that vendor', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const { list } = await recents(lucky, { gameType: 'RNG', vassalage: 'AURUM', pageSize: 100 });
    expect(list.every(({ gameType, vassalage }) => gameType === 'RNG' && vassalage === 'AURUM')).toBe(true);
    expect((await recents(lucky, { gameType: 'SPORTS' })).list).toEqual([]);
  });

  it('when the member is new › nothing', async () => {
    const { client } = await mock.newWorld();
    const novice = await client.signedIn('novice');
    expect(await recents(novice)).toEqual({ list: [], pageNo: 1, totalPages: 0, total: 0 });
  });
});
