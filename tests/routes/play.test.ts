import { describe, expect, it } from 'vitest';
import type { GamesPageView } from '../../app/features/games/games.types.ts';
import type { FailedView, FrameView, LobbyView, RoomsView, SeamlessView } from '../../app/features/play/play.types.ts';
import { loader as fbsports } from '../../app/routes/_play.fbsports/route.tsx';
import { loader as game } from '../../app/routes/_play.game/route.tsx';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { loader as category } from '../../app/routes/_shell.$category/route.tsx';
import { loader as rooms } from '../../app/routes/_shell.pvp_.rooms/route.tsx';
import { loader as seamless } from '../../app/routes/_shell.seamless/route.tsx';
import { loader as balance } from '../../app/routes/balance.ts';
import { changeBrand } from '../../mock-server/control/brands.ts';
import { insertBonus } from './insert-bonus.ts';
import { findGame, readPlayView } from './played-games.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, type Visitor } from './visitor.ts';

const site = prepareSite();

const chooseSeparateWallets = ({ world }: Visitor) => world.patch('Member', {}, { autoTransfer: false });

describe('a game', () => {
  it('asks a visitor to sign in, and leads back to it', async () => {
    const visitor = await newVisitor(site);
    expect(await visitor.ask(game, '/game?gameCode=AURUM_0001')).toMatchObject({
      status: 302,
      location: '/login?redirectTo=%2Fgame%3FgameCode%3DAURUM_0001',
    });
  });

  it('is framed from a launch CDN, with the wallet that it plays from', async () => {
    const visitor = await newMember(site);
    const { code } = await findGame(visitor, 'RNG');
    const answer = await visitor.ask(game, `/game?gameCode=${code}&from=/rng?list=all`);
    const view = readPlayView(answer) as FrameView;
    expect(answer.status).toBe(200);
    expect(view).toMatchObject({
      kind: 'frame',
      leaveTo: '/rng?list=all',
      wallet: { accountTypeId: null, name: null, amount: '₱12,458.75', isEmpty: false },
    });
    const address = new URL(view.address);
    expect(answer.context.launchOrigins).toContain(view.origin);
    expect(address.origin).toBe(view.origin);
    expect(address.searchParams.get('exit')).toBe('http://baize.test/rng?list=all');
  });

  it('plays from the one wallet where the brand has one', async () => {
    const member = await newMember(site, {}, 'lotus');
    await chooseSeparateWallets(member);
    const { code } = await findGame(member, 'RNG');
    const wallet = { accountTypeId: null, name: null };
    expect(readPlayView(await member.ask(game, `/game?gameCode=${code}`))).toMatchObject({ kind: 'frame', wallet });
  });

  it.each([
    ['baize', '₱12,458.75'],
    ['lotus', '₫'],
    ['harbor', '฿'],
  ] as const)('at %s opens from one balance, without a transfer before', async (brand, amount) => {
    const member = await newMember(site, {}, brand);
    const { code } = await findGame(member, 'RNG');
    expect(readPlayView(await member.ask(game, `/game?gameCode=${code}`))).toMatchObject({
      kind: 'frame',
      wallet: { accountTypeId: null, amount: expect.stringContaining(amount), isEmpty: false },
    });
  });

  it('opens at once with one balance, though the wallets of its vendor are empty', async () => {
    const member = await newMember(site);
    const { code, vendor } = await findGame(member, 'RNG');
    await member.world.patch('Wallet', { accountTypeId: vendor.accountTypeId }, { balance: 0n });
    expect(readPlayView(await member.ask(game, `/game?gameCode=${code}`))).toMatchObject({ kind: 'frame' });
    await member.world.patch('Wallet', {}, { balance: 0n });
    expect(readPlayView(await member.ask(game, `/game?gameCode=${code}`))).toMatchObject({ wallet: { isEmpty: true } });
  });

  it('is asked for money first where its own wallet is empty, once', async () => {
    const member = await newMember(site);
    await chooseSeparateWallets(member);
    const { code, vendor } = await findGame(member, 'RNG');
    await member.world.patch('Wallet', { accountTypeId: vendor.accountTypeId }, { balance: 0n });
    const first = await member.ask(game, `/game?gameCode=${code}`);
    expect(first).toMatchObject({
      status: 302,
      location: `/game?gameCode=${code}&modal=transfer&method=${vendor.accountTypeId}`,
    });
    expect(readPlayView(await member.ask(game, first.location ?? ''))).toMatchObject({ kind: 'frame' });
  });

  it('never leads to another site when it is left', async () => {
    const member = await newMember(site);
    const { code } = await findGame(member, 'RNG');
    const view = readPlayView(await member.ask(game, `/game?gameCode=${code}&from=//elsewhere.example`)) as FrameView;
    expect(view.leaveTo).toBe('/');
    expect(new URL(view.address).searchParams.get('exit')).toBe('http://baize.test/');
  });

  it('is not framed from the site’s own address', async () => {
    const member = await newMember(site);
    const { code } = await findGame(member, 'RNG');
    const { launchOrigins } = (await member.ask(game, `/game?gameCode=${code}`)).context;
    expect(launchOrigins).toHaveLength(2);
    for (const origin of launchOrigins) {
      const { host } = new URL(origin);
      const answer = await site.call(game, `/game?gameCode=${code}`, { cookies: { ...member.cookies }, host });
      expect((readPlayView(answer) as FrameView).origin).toBe(launchOrigins.find((each) => each !== origin));
    }
  });

  it('of a lobby is a list, as a dialog over the page that it was chosen on', async () => {
    const member = await newMember(site);
    const { code } = await findGame(member, 'LIVE', true);
    const view = readPlayView(await member.ask(game, `/game?gameCode=${code}`));
    expect(view).toMatchObject({ kind: 'list', leaveTo: '/live' });
    expect(view.kind === 'list' && view.games.length).toBeGreaterThan(0);
    const over = await member.ask(game, `/game?gameCode=${code}&from=/live`);
    expect(over.location).toBe(`/live?modal=lobby&method=${code}`);
    const { data } = await member.ask(shell, over.location ?? '');
    expect(data).toMatchObject({ panel: { name: 'lobby', view: { lobby: { game: { code } } } } });
    const { panel } = data as { panel: { view: { lobby: LobbyView } } };
    const inside = readPlayView(await member.ask(game, panel.view.lobby.games[0]?.path ?? ''));
    expect(inside).toMatchObject({ kind: 'frame', leaveTo: '/live' });
  });

  it('of a house lottery is on its own page', async () => {
    const member = await newMember(site);
    const lottery = await findGame(member, 'LOTT');
    expect((await member.ask(game, `/game?gameCode=${lottery.code}`)).location).toBe(
      `/lottery?gameCode=${lottery.code}&vendor=${lottery.vendorCode}&playType=Lott`,
    );
  });

  it('of sports has a window of its own, and is in it at once where one was opened', async () => {
    const member = await newMember(site);
    const { code } = await findGame(member, 'SPORTS');
    expect(readPlayView(await member.ask(game, `/game?gameCode=${code}`))).toMatchObject({ kind: 'window' });
    expect((await member.ask(game, `/game?gameCode=${code}&window=1`)).location).toMatch(/^http.*\/vendor\//);
    expect(readPlayView(await member.ask(fbsports, '/fbsports'))).toMatchObject({ kind: 'window' });
  });
});

describe('a bonus that is being wagered', () => {
  const SUMS = { credited: 5_000_000n, required: 25_000_000n, done: 12_500_000n };
  const openBonus = async (
    member: Visitor,
    terms: { maxStake?: bigint; gameTypes?: string } = {},
    orderNo?: string,
  ) => {
    const { id: memberId } = await member.memberNamed('lucky');
    const id = await insertBonus(member.world, memberId, SUMS, orderNo);
    await member.world.patch('Rollover', { id }, terms);
    return id;
  };
  const readGame = async (member: Visitor, gameType: string) => {
    const { code, nodeId } = await findGame(member, gameType);
    const { bonus } = readPlayView(await member.ask(game, `/game?gameCode=${code}`)) as FrameView;
    const again = (await member.ask(balance, `/balance?game=${nodeId}`)).json as { bonus: typeof bonus };
    expect(again.bonus).toEqual(bonus);
    return bonus;
  };

  it('shows what is left of all, with each balance', async () => {
    const member = await newMember(site);
    expect(await readGame(member, 'RNG')).toBeNull();
    const oldest = await openBonus(member);
    await openBonus(member, { maxStake: 500_000n }, 'D00000002');
    const warning = 'Bets above ₱50.00 do not count for the bonus.';
    expect(await readGame(member, 'RNG')).toEqual({ left: '₱2,500.00', warning });
    await member.world.patch('Rollover', { id: oldest }, { state: 'done' });
    expect(await readGame(member, 'RNG')).toEqual({ left: '₱1,250.00', warning });
  });

  it('warns of a game that does not count, by its category or as the bonus is narrowed', async () => {
    const member = await newMember(site);
    await openBonus(member, { maxStake: 500_000n, gameTypes: '["RNG"]' });
    const warning = 'This game does not count for the bonus.';
    expect(await readGame(member, 'FISH')).toMatchObject({ warning });
    expect((await readGame(member, 'RNG'))?.warning).not.toBe(warning);
    await member.world.patch('Rollover', {}, { gameTypes: '' });
    await member.world.run({
      sql: `UPDATE "Brand" SET "cashRules" = json_set("cashRules", '$.turnoverShares.categories.PVP', 0)`,
      model: 'Brand',
    });
    expect(await readGame(member, 'PVP')).toMatchObject({ left: '₱1,250.00', warning });
    expect((await readGame(member, 'FISH'))?.warning).not.toBe(warning);
  });

  it('is nothing of a deposit’s own rollover, nor of play money, and a failure leaves the game alone', async () => {
    const member = await newMember(site);
    const id = await openBonus(member);
    const { code } = await findGame(member, 'RNG');
    member.world.faults.set([{ operation: 'listRollovers', kind: 'refuse', status: 500 }]);
    expect(readPlayView(await member.ask(game, `/game?gameCode=${code}`))).toMatchObject({
      kind: 'frame',
      wallet: { amount: '₱12,458.75' },
      bonus: null,
    });
    expect((await member.ask(balance, '/balance?game=1')).json).toEqual({
      balance: '₱12,458.75',
      wallet: null,
      freeRounds: null,
    });
    member.world.faults.set([]);
    await member.world.patch('Rollover', { id }, { cause: 'DEPOSIT', rewardId: null });
    expect(await readGame(member, 'RNG')).toBeNull();
    const visitor = await newVisitor(site);
    expect(readPlayView(await visitor.ask(game, `/game?gameCode=${code}&trial=1`))).toMatchObject({ bonus: null });
    expect(visitor.countCalls('listRollovers')).toBe(0);
  });
});

describe('a launch that fails', () => {
  const readWallets = async (visitor: Visitor) => {
    const { id } = await visitor.memberNamed('lucky');
    return visitor.world.read.list('Wallet', { memberId: id }, 'ORDER BY "accountTypeId"');
  };

  it.each([
    ['/game?gameCode=NO_SUCH_GAME', 404, 'notFound'],
    ['/game?gameCode=<script>', 404, 'notFound'],
    ['/game', 404, 'notFound'],
  ])('says so for %s', async (path, status, reason) => {
    const member = await newMember(site);
    const answer = await member.ask(game, path);
    expect(answer.status).toBe(status);
    expect(readPlayView(answer)).toMatchObject({ kind: 'failed', reason });
  });

  it('says that the vendor is in maintenance, and until when', async () => {
    const member = await newMember(site);
    const { code, vendorCode } = await findGame(member, 'RNG');
    await changeBrand(member.world, 'baize', {
      vendorsInMaintenance: [vendorCode],
      vendorMaintenanceEndTime: Date.parse('2037-01-31T14:05:00+08:00'),
    });
    const answer = await member.ask(game, `/game?gameCode=${code}&vassalage=${vendorCode}&from=/rng`);
    expect(answer.status).toBe(503);
    const until = 'Jan 31, 2037, 2:05 PM';
    expect(readPlayView(answer)).toMatchObject({ kind: 'failed', reason: 'maintenance', until, leaveTo: '/rng' });
    const { games } = (await member.ask(category, '/rng?list=all', { params: { category: 'rng' } })).data as {
      games: GamesPageView;
    };
    expect(games.games.find((each) => each.vendorCode === vendorCode)?.path).toMatch(
      new RegExp(`^/game\\?gameCode=\\w+&vassalage=${vendorCode}$`),
    );
  });

  it.each([
    ['breaks off', { kind: 'cut' }, 502, 'network'],
    ['answers HTML', { kind: 'html' }, 502, 'refused'],
    ['refuses', { kind: 'refuse', status: 500 }, 502, 'refused'],
  ] as const)('says why when the vendor %s, and takes no money', async (_name, fault, status, reason) => {
    const member = await newMember(site);
    const { code } = await findGame(member, 'RNG');
    const before = await readWallets(member);
    member.world.faults.set([{ operation: 'launchGame', ...fault }]);
    const answer = await member.ask(game, `/game?gameCode=${code}`);
    expect(answer.status).toBe(status);
    expect((readPlayView(answer) as FailedView).reason).toBe(reason);
    expect(await readWallets(member)).toEqual(before);
  });
});

describe('rooms', () => {
  it('are grouped by game, the lowest stakes first, and lead into one', async () => {
    const visitor = await newVisitor(site);
    const { games } = ((await visitor.ask(rooms, '/pvp/rooms')).data as { view: RoomsView }).view;
    expect(games.length).toBeGreaterThan(1);
    for (const { rooms: each } of games) expect(each.map(({ level }) => level)).toEqual([1, 2, 3]);
    const first = games[0];
    const path = first?.rooms[1]?.path ?? '';
    expect(path).toBe(`/game?gameCode=${first?.game.code}&roomId=${first?.game.code}-2`);
    const one = ((await visitor.ask(rooms, `/pvp/rooms?gameCode=${first?.game.code}`)).data as { view: RoomsView })
      .view;
    expect(one.games.map(({ game: { code } }) => code)).toEqual([first?.game.code]);
    const member = await newMember(site);
    await member.world.patch('Wallet', {}, { balance: 1_000_000n });
    const view = readPlayView(await member.ask(game, path));
    expect(view).toMatchObject({ kind: 'frame', roomsPath: `/pvp/rooms?gameCode=${first?.game.code}` });
    expect(member.world.read.list('Play', {}, 'ORDER BY "createdAt" DESC LIMIT 1')[0]?.roomId).toMatch(/-2$/);
  });

  it('are a 404 at a brand without games against players', async () => {
    const member = await newMember(site, {}, 'harbor');
    expect((await member.ask(rooms, '/pvp/rooms')).status).toBe(404);
  });
});

describe('the page of one wallet', () => {
  it.each([
    ['baize', true, 'single'],
    ['baize', false, 'many'],
    ['lotus', false, 'single'],
  ] as const)('at %s with automatic transfers %s says that there are %s', async (brand, autoTransfer, kind) => {
    const member = await newMember(site, {}, brand);
    if (!autoTransfer) await chooseSeparateWallets(member);
    const { view } = (await member.ask(seamless, '/seamless')).data as { view: SeamlessView };
    expect(view.kind).toBe(kind);
    expect(view.collectKey === null).toBe(kind === 'single');
    expect(view.categories.length).toBeGreaterThan(3);
  });

  it('asks a visitor to sign in', async () => {
    const visitor = await newVisitor(site);
    expect((await visitor.ask(seamless, '/seamless')).location).toBe('/login?redirectTo=%2Fseamless');
  });
});
