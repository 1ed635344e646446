import { describe, expect, it } from 'vitest';
import type { Query } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import type { TestWorld } from '../../support/world.ts';

const mock = mockForFile();
const KOI = 'AURUM_0001';
const LOBBY = 'http://baize.localhost:3000/rng';

const launch = (client: Client, query: Partial<Query<'launchGame'>> = {}) =>
  client.call('launchGame', { query: { gameCode: KOI, ...query } });

async function readPlay(world: TestWorld, launchUrl: string | null) {
  const token = new URL(launchUrl ?? '', 'http://vendor.example').searchParams.get('token');
  const [play] = await world.read<Record<string, unknown>>('SELECT * FROM Play WHERE token = ?', token);
  return play;
}

describe(operationTitle('launchGame'), () => {
  it('when a member starts a game › a path with a token of its own, for this game and wallet', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const query = { gameCode: KOI, lobbyUrl: LOBBY, language: 'TH' } as const;
    const { launchUrl, opensIn, game, games } = await lucky.value('launchGame', { query });
    expect({ opensIn, name: game.nodeId, games }).toEqual({ opensIn: 'FRAME', name: 1, games: [] });
    const address = new URL(launchUrl ?? '', 'http://vendor.example');
    expect(address.pathname).toBe('/vendor/AURUM/AURUM_0001');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      token: expect.stringMatching(/^[a-z0-9]{40}$/),
      lang: 'TH',
      world: world.name,
      exit: LOBBY,
    });
    expect(await readPlay(world, launchUrl)).toMatchObject({ brandCode: 'baize', gameNodeId: 1, accountTypeId: 3 });
  });

  it.each([
    ['lotus', 'lucky', 2],
    ['baize', 'lucky', 3],
  ])('at %s the wallet of the play is %s’s %i', async (merchant, username, account) => {
    const world = await mock.newWorld();
    const member = await world.client.signedIn(username, { merchant });
    const { launchUrl } = await member.value('launchGame', { query: { gameCode: KOI } });
    expect(await readPlay(world, launchUrl)).toMatchObject({ accountTypeId: account });
  });

  it('when it is a lobby › the games of its vendor, and no address', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const { launchUrl, opensIn, game, games } = await lucky.value('launchGame', {
      query: { gameCode: 'MERIDIAN_LOBBY' },
    });
    expect({ launchUrl, opensIn }).toEqual({ launchUrl: null, opensIn: 'LIST' });
    expect(game).toMatchObject({ isGame: 'VASSALAGE', gameName: 'Meridian Live Lobby' });
    expect(games.length).toBeGreaterThan(2);
    expect(games.every(({ vassalage, isGame }) => vassalage === 'MERIDIAN' && isGame === 'GAME')).toBe(true);
  });

  it('when it is a book › it opens in a window', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect(await lucky.value('launchGame', { query: { gameCode: 'TOUCHLINE_0001' } })).toMatchObject({
      opensIn: 'WINDOW',
    });
  });

  it('when it is a game between players › the cheapest room, or the one that is asked for', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const [first, second] = await lucky.value('listRooms', { query: { vassalage: 'CARDHALL' } });
    const query = { gameCode: first?.game.gameCode ?? '' };
    const cheapest = await lucky.value('launchGame', { query });
    expect(await readPlay(world, cheapest.launchUrl)).toMatchObject({ roomId: first?.roomId, accountTypeId: 1 });
    const other = await lucky.value('launchGame', { query: { ...query, roomId: second?.roomId } });
    expect(await readPlay(world, other.launchUrl)).toMatchObject({ roomId: second?.roomId });
    expect(await launch(lucky, { ...query, roomId: 'NO-SUCH-ROOM' })).toMatchObject({
      status: 422,
      body: { errorCode: 'game.not.playable' },
    });
  });

  it.each([
    ['nobody has the game', { gameCode: 'NOBODY_0001' }],
    ['another vendor has it', { vassalage: 'MOONWELL' }],
    ['it is of another category', { gameType: 'LIVE' }],
  ] as const)('when %s › 404', async (_name, query) => {
    const { client } = await mock.newWorld();
    const refused = await launch(await client.signedIn(), query);
    expect(refused).toMatchObject({ status: 404, body: { errorCode: 'game.not.found' } });
  });

  it('when the category is off › 404', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await world.changeBrand('baize', { modules: { RNG3: false } });
    expect(await launch(lucky)).toMatchObject({ status: 404 });
  });

  it('when it is a lottery of the house › 422: it has pages of its own', async () => {
    const { client } = await mock.newWorld();
    const refused = await launch(await client.signedIn(), { gameCode: 'LOTT_0001' });
    expect(refused).toMatchObject({ status: 422, body: { errorCode: 'game.not.playable' } });
  });

  it('when the vendor is closed › 422, and others open', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await world.changeBrand('baize', { vendorsInMaintenance: ['AURUM'] });
    expect(await launch(lucky)).toMatchObject({ status: 422, body: { errorCode: 'vendor.maintenance' } });
    expect((await launch(lucky, { gameCode: 'MOONWELL_0001' })).status).toBe(200);
  });

  it.each(['javascript:alert(1)', '/rng', 'ftp://baize.example/'])('when the lobby is "%s" › 400', async (lobbyUrl) => {
    const { client } = await mock.newWorld();
    expect((await launch(await client.signedIn(), { lobbyUrl })).status).toBe(400);
  });
});

describe(operationTitle('launchGameFb'), () => {
  it('opens the first book of the brand', async () => {
    const { client } = await mock.newWorld();
    const { launchUrl, opensIn, game } = await (await client.signedIn()).value('launchGameFb');
    expect({ opensIn, type: game.gameType }).toEqual({ opensIn: 'WINDOW', type: 'SPORTS' });
    expect(launchUrl).toContain(`/vendor/${game.vassalage}/${game.gameCode}?token=`);
  });

  it('when the brand has no sports › 422', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await world.changeBrand('baize', { modules: { SPORTS3: false } });
    expect(await lucky.call('launchGameFb')).toMatchObject({ status: 422, body: { errorCode: 'game.not.playable' } });
  });

  it('when the vendor is closed › 422', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const { game } = await lucky.value('launchGameFb');
    await world.changeBrand('baize', { vendorsInMaintenance: [game.vassalage] });
    expect(await lucky.call('launchGameFb')).toMatchObject({ status: 422, body: { errorCode: 'vendor.maintenance' } });
  });
});

describe(operationTitle('launchTrial'), () => {
  it('when a visitor tries a game › a trial account of its own plays it', async () => {
    const world = await mock.newWorld();
    const { launchUrl } = await world.client.value('launchTrial', { query: { gameCode: KOI } });
    const play = await readPlay(world, launchUrl);
    expect(play).toMatchObject({ gameNodeId: 1, accountTypeId: 2 });
    const [member] = await world.read('SELECT type FROM Member WHERE id = ?', play?.memberId);
    expect(member).toEqual({ type: 4 });
  });

  it('when free play is off › 400', async () => {
    const { client } = await mock.newWorld();
    const refused = await client.call('launchTrial', { merchant: 'harbor', query: { gameCode: KOI } });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'function.not.available' } });
  });

  it('when there is no such game › 404, and no account is made; a lottery › 422', async () => {
    const world = await mock.newWorld();
    const refused = await world.client.call('launchTrial', { query: { gameCode: 'NOBODY_0001' } });
    expect(refused).toMatchObject({ status: 404, body: { errorCode: 'game.not.found' } });
    const lottery = await world.client.call('launchTrial', { query: { gameCode: 'LOTT_0001' } });
    expect(lottery).toMatchObject({ status: 422 });
    expect(await world.read('SELECT id FROM Member WHERE type = 4')).toEqual([]);
  });

  it('when the vendor is closed › 422, and no account is made', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { vendorsInMaintenance: ['AURUM'] });
    const refused = await world.client.call('launchTrial', { query: { gameCode: KOI } });
    expect(refused).toMatchObject({ status: 422, body: { errorCode: 'vendor.maintenance' } });
    expect(await world.read('SELECT id FROM Member WHERE type = 4')).toEqual([]);
  });
});
