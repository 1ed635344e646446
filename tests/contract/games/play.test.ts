import { describe, expect, it } from 'vitest';
import type { Round } from '../../../mock-server/demo-games/engine/types.ts';
import { findPlay, playRound, rotateSeeds } from '../../../mock-server/domains/games/play/play.ts';
import type { Query } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { MINUTE, SECOND, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();
const UNIT = 10_000n;

const roundWith =
  (stake: number, win: number, rest: Partial<Round> = {}) =>
  (): Round => ({
    stake: BigInt(stake * 100) * (UNIT / 100n),
    win: BigInt(win * 100) * (UNIT / 100n),
    detail: { stake, win },
    ...rest,
  });

async function openGame(test: TestWorld, client: Client, gameCode = 'AURUM_0001') {
  const { launchUrl } = await client.value('launchGame', { query: { gameCode } });
  const token = new URL(launchUrl ?? '', 'http://vendor.example').searchParams.get('token') ?? '';
  const world = await test.running.worlds.use(test.name);
  return {
    token,
    world,
    play: (reference: string, run: () => Round) => playRound(world, token, reference, run),
  };
}

/** With a wallet for each game. */
async function signInByHand(test: TestWorld): Promise<Client> {
  const lucky = await test.client.signedIn();
  await lucky.value('setPreferences', { body: { autoTransfer: false } });
  return lucky;
}

async function readBalance(client: Client, name = 'RNG'): Promise<string | undefined> {
  return (await client.value('getBalance')).balance.find(({ accountName }) => accountName === name)?.availBalance;
}

const bets = (client: Client, query: Query<'listBets'> = {}) => client.value('listBets', { query });

describe('A round', () => {
  it('takes the stake, pays the win, and is in every record to the cent', async () => {
    const test = await mock.newWorld();
    const lucky = await signInByHand(test);
    const { play } = await openGame(test, lucky);
    const round = await play('round-0001', roundWith(20, 50));
    expect(round).toMatchObject({ win: 50n * UNIT, balance: 31_502_500n, nonce: 1 });
    expect(await readBalance(lucky)).toBe('3150.25');
    const { list } = await lucky.value('listTransactions', { query: { pageSize: 2 } });
    expect(list).toMatchObject([
      { orderNo: round.orderNo, typeCode: 3100, amount: '50.00', balanceAfter: '3150.25', remark: 'Fortune Koi 88' },
      { orderNo: round.orderNo, typeCode: 3200, amount: '20.00', balanceAfter: '3100.25' },
    ]);
    expect((await bets(lucky)).list[0]).toMatchObject({
      orderNo: round.orderNo,
      game: { nodeId: 1 },
      bet: '20.00',
      validBet: '20.00',
      win: '50.00',
      profit: '30.00',
      state: 'won',
    });
    const { list: recent } = await lucky.value('listRecentGames', { query: { clientType: 3 } });
    expect(recent[0]).toMatchObject({ nodeId: 1 });
    await expectBalancedBooks(test);
  });

  it.each([
    [10, 0, 'lost', '-10.00'],
    [10, 10, 'draw', '0.00'],
    [0, 4, 'won', '4.00'],
    [0, 0, 'lost', '0.00'],
  ])('of %d that gives %d is %s', async (stake, win, state, profit) => {
    const test = await mock.newWorld();
    const lucky = await test.client.signedIn();
    const { play } = await openGame(test, lucky);
    await play('round-0001', roundWith(stake, win));
    expect((await bets(lucky)).list[0]).toMatchObject({ state, profit });
    await expectBalancedBooks(test);
  });

  it('of a game between players has the codes of its own', async () => {
    const test = await mock.newWorld();
    const lucky = await signInByHand(test);
    const [room] = await lucky.value('listRooms', { query: { vassalage: 'CARDHALL' } });
    const { play } = await openGame(test, lucky, room?.game.gameCode);
    await play('round-0001', roundWith(1, 2));
    const { list } = await lucky.value('listTransactions', { query: { pageSize: 2 } });
    expect(list.map(({ typeCode, accountName }) => [typeCode, accountName])).toEqual([
      [5100, 'PVP'],
      [5200, 'PVP'],
    ]);
  });

  it('that cannot be paid is refused, and nothing is kept of it', async () => {
    const test = await mock.newWorld();
    const lucky = await signInByHand(test);
    const { play, world, token } = await openGame(test, lucky);
    await expect(play('round-0001', roundWith(3120.26, 0))).rejects.toMatchObject({
      status: 422,
      errorCode: 'balance.insufficient',
    });
    expect(await readBalance(lucky)).toBe('3120.25');
    expect((await findPlay(world, token)).nonce).toBe(0);
    await expectBalancedBooks(test);
  });

  it('is played once under its reference, though it is sent twenty times at once', async () => {
    const test = await mock.newWorld();
    const lucky = await signInByHand(test);
    const { play } = await openGame(test, lucky);
    const rounds = await Promise.all(Array.from({ length: 20 }, () => play('round-0001', roundWith(20, 0))));
    expect(new Set(rounds.map(({ orderNo }) => orderNo)).size).toBe(1);
    expect(await readBalance(lucky)).toBe('3100.25');
    const other = await openGame(test, lucky, 'MOONWELL_0001');
    await expect(other.play('round-0001', roundWith(20, 0))).rejects.toMatchObject({ status: 409 });
  });

  it('beside two hundred others makes and loses no cent', async () => {
    const test = await mock.newWorld();
    const lucky = await signInByHand(test);
    const { play } = await openGame(test, lucky);
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) => play(`round-${index}`, roundWith(40, index % 4 === 0 ? 80 : 0))),
    );
    const won = results.filter(({ status }, index) => status === 'fulfilled' && index % 4 === 0).length;
    const played = results.filter(({ status }) => status === 'fulfilled').length;
    expect(played).toBeLessThan(200);
    expect(Number(await readBalance(lucky))).toBeCloseTo(3120.25 - played * 40 + won * 80, 4);
    await expectBalancedBooks(test);
  });

  it('that wins twenty times its stake is told on the board, where it stays one win', async () => {
    const test = await mock.newWorld();
    const lucky = await test.client.signedIn();
    const { play } = await openGame(test, lucky);
    await play('round-0001', roundWith(10, 199));
    await play('round-0002', roundWith(10, 200));
    const { list } = await test.client.value('getWinnerBoard', { query: { gameCategory: 'ALL', limitNum: 100 } });
    const own = list.filter(({ vo }) => vo.playerName === 'lu***ky');
    expect(own.map(({ vo }) => vo.winAmount)).toEqual(['200.00']);
    expect(list[0]).toEqual(own[0]);
    const { list: ranks } = await test.client.value('getRankList', { query: { limitNum: 100 } });
    expect(ranks.find(({ playerName }) => playerName === 'lu***ky')).toBeDefined();
  });
});

describe('The jackpot', () => {
  it('grows by one in a hundred of what is staked on its games, and begins anew when it is won', async () => {
    const test = await mock.newWorld();
    const lucky = await test.client.signedIn();
    const amount = async () => Number((await test.client.value('getJackpot')).amount);
    const [row] = await test.read<{ code: string }>(
      "SELECT code FROM Game WHERE hasJackpot AND vendorCode = 'AURUM' LIMIT 1",
    );
    const { play } = await openGame(test, lucky, row?.code);
    const before = await amount();
    await play('round-0001', roundWith(200, 0));
    expect(await amount()).toBeCloseTo(before + 2, 4);
    const won = BigInt(Math.round((before + 2) * 10_000));
    await play('round-0002', roundWith(0.1, before + 2, { jackpot: won }));
    const stake = 0.001;
    expect(await amount()).toBeCloseTo(1_250_000 + stake, 2);
  });

  it('takes nothing from other games', async () => {
    const test = await mock.newWorld();
    const lucky = await test.client.signedIn();
    const [row] = await test.read<{ code: string }>(
      "SELECT code FROM Game WHERE NOT hasJackpot AND vendorCode = 'AURUM' LIMIT 1",
    );
    const before = await test.client.value('getJackpot');
    await (await openGame(test, lucky, row?.code)).play('round-0001', roundWith(200, 0));
    expect(await test.client.value('getJackpot')).toEqual(before);
  });
});

describe('A launch token', () => {
  it('ends half an hour after its last use', async () => {
    const test = await mock.newWorld();
    const { play } = await openGame(test, await test.client.signedIn());
    await test.clock.advance(30 * MINUTE - SECOND);
    await play('round-0001', roundWith(1, 0));
    await test.clock.advance(30 * MINUTE - SECOND);
    await play('round-0002', roundWith(1, 0));
    await test.clock.advance(30 * MINUTE + SECOND);
    await expect(play('round-0003', roundWith(1, 0))).rejects.toMatchObject({ status: 401, errorCode: 'play.ended' });
  });

  it('ends when the game is opened again, which goes on where it was', async () => {
    const test = await mock.newWorld();
    const lucky = await test.client.signedIn();
    const first = await openGame(test, lucky);
    await first.play('round-0001', roundWith(1, 0, { state: { free: 3 } }));
    const { clientSeed } = await findPlay(first.world, first.token);
    const second = await openGame(test, lucky);
    expect(await findPlay(second.world, second.token)).toMatchObject({ state: { free: 3 }, nonce: 1, clientSeed });
    await expect(first.play('round-0002', roundWith(1, 0))).rejects.toMatchObject({ errorCode: 'play.ended' });
    const other = await openGame(test, lucky, 'MOONWELL_0001');
    expect(await findPlay(other.world, other.token)).toMatchObject({ state: null, nonce: 0 });
  });

  it('that nobody was given opens nothing', async () => {
    const test = await mock.newWorld();
    const { world } = await openGame(test, await test.client.signedIn());
    await expect(findPlay(world, 'x'.repeat(40))).rejects.toMatchObject({ status: 401 });
  });

  it('has a pair of seeds, of which the secret one is told when the next begins', async () => {
    const test = await mock.newWorld();
    const { play, world, token } = await openGame(test, await test.client.signedIn());
    const { serverSeed, clientSeed } = await findPlay(world, token);
    await play('round-0001', roundWith(1, 0));
    const { revealed, serverSeedHash } = await rotateSeeds(world, token, 'mine');
    expect(revealed).toEqual({ serverSeed, clientSeed, rounds: 1 });
    expect(serverSeedHash).toMatch(/^[0-9a-f]{64}$/);
    expect(await findPlay(world, token)).toMatchObject({ clientSeed: 'mine', nonce: 0 });
  });
});

describe(operationTitle('listBets'), () => {
  it('when bets are filtered › by category, vendor, state and time, with the sums of all that match', async () => {
    const { client } = await mock.newWorld();
    const victor = await client.signedIn('victor');
    const all = await bets(victor, { pageSize: 100 });
    expect(all.total).toBe(60);
    const sum = (key: 'bet' | 'win' | 'profit', list = all.list) =>
      list.reduce((total, row) => total + Number(row[key]), 0);
    expect(Number(all.sums.bet)).toBeCloseTo(sum('bet'), 2);
    expect(Number(all.sums.win)).toBeCloseTo(sum('win'), 2);
    expect(Number(all.sums.profit)).toBeCloseTo(sum('profit'), 2);
    const won = await bets(victor, { state: 'won', gameType: 'RNG', vassalage: 'AURUM', pageSize: 100 });
    const expected = all.list.filter(
      ({ state, game }) => state === 'won' && game.gameType === 'RNG' && game.vassalage === 'AURUM',
    );
    expect(won.list).toEqual(expected);
    expect(Number(won.sums.profit)).toBeCloseTo(sum('profit', expected), 2);
    const middle = all.list[30]?.time ?? 0;
    const [later, earlier] = [await bets(victor, { from: middle }), await bets(victor, { to: middle })];
    expect(later.total + earlier.total).toBe(all.total);
  });

  it("when a bet is another member's › it is not there", async () => {
    const { client } = await mock.newWorld();
    expect((await bets(await client.signedIn('novice'))).total).toBe(0);
  });
});
