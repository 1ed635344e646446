import { describe, expect, it } from 'vitest';
import type { Round } from '../../../mock-server/demo-games/engine/types.ts';
import { playRound } from '../../../mock-server/domains/games/play/play.ts';
import type * as Control from '../../../openapi/generated/control-operations.ts';
import type { Client } from '../../support/client.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { newReference, newTransfer, reportPayment } from '../../support/orders.ts';
import { changePromotion, FREE_ROUNDS, giveReward, statusOf } from '../../support/rewards.ts';
import { type OpenGame, openGame } from '../../support/vendor.ts';
import { DAY, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();
const SLOT = 'AURUM_0001';
const ANY = { level: 1 };

interface FreeRounds {
  grantId: number;
  left: number;
  won: string;
}

const give = (world: TestWorld, reward: Partial<Control.Body<'createReward'>> = {}) =>
  giveReward(world, { kind: 'FREE_ROUNDS', gameCode: SLOT, level: 20, amount: '3', playDays: 2, ...reward });
const claim = (client: Client, rewardId: number) => client.value('claimReward', { body: { rewardIds: [rewardId] } });

async function begin(reward: Partial<Control.Body<'createReward'>> = {}) {
  const world = await mock.newWorld();
  const lucky = await world.client.signedIn();
  const rewardId = await give(world, reward);
  await claim(lucky, rewardId);
  return { world, lucky, rewardId, game: await openGame(world, lucky, SLOT) };
}

const freeRoundsOf = async (game: OpenGame) =>
  (await game.ask<{ freeRounds: FreeRounds | null }>('play')).body.freeRounds;
const listed = async (client: Client) =>
  (await client.value('listFreeRounds')).list.filter(({ game }) => game.gameCode === SLOT);
const money = async (client: Client) => Number((await client.value('getBalance')).sumBalance);
const newBets = async (client: Client) =>
  (await client.value('listBets', { query: { pageSize: 100 } })).list.filter(({ freeWin }) => freeWin !== null);
const credits = (client: Client, rewardTitle = 'Regalo mula sa amin') =>
  client
    .value('listTransactions', { query: { pageSize: 100 } })
    .then(({ list }) => list.filter(({ remark, typeCode }) => remark === rewardTitle && typeCode === 3102));

/** A round that is played with another outcome than the slot's. */
async function playAs(world: TestWorld, game: OpenGame, round: Partial<Round>, reference = newReference()) {
  const own = await world.running.worlds.use(world.name);
  return playRound(own, game.token, reference, () => ({ stake: 10_000n, win: 0n, detail: null, ...round }));
}
const FREE_SPINS = { free: 2, level: 20, won: '0' };

describe('free rounds', () => {
  it('take no stake and move no money; the last one pays what all have won as one credit with its rollover', async () => {
    const { world, lucky, rewardId, game } = await begin({ amount: '20', turnover: 3, days: 5 });
    const before = await money(lucky);
    let won = 0;
    for (let rounds = 0; (await listed(lucky)).length > 0 && rounds < 200; rounds += 1) {
      expect(await money(lucky)).toBe(before);
      const { status, body } = await game.bet(ANY);
      expect(status).toBe(200);
      won += Number(body.win);
    }
    expect(won).toBeGreaterThan(0);
    expect(await money(lucky)).toBeCloseTo(before + won, 4);
    expect(await credits(lucky)).toMatchObject([{ amount: won.toFixed(2) }]);
    const rollovers = await lucky.value('listRollovers');
    expect(rollovers.list.filter(({ cause }) => cause === 'OFFICE')).toMatchObject([
      { required: (won * 3).toFixed(2), done: '0.00' },
    ]);
    const { list } = await lucky.value('listRewards', { query: { state: 'CLAIMED' } });
    expect(list.find((reward) => reward.rewardId === rewardId)).toMatchObject({
      kind: 'FREE_ROUNDS',
      amount: '20.00',
      freeRounds: { gameName: 'Fortune Koi 88', stake: '1.00', playDays: 2, turnover: 3 },
      freeWin: won.toFixed(2),
      required: (won * 3).toFixed(2),
      rolloverState: 'open',
    });
    const bets = await newBets(lucky);
    expect(bets.filter(({ freeWin, state }) => Number(freeWin) > 0 !== (state === 'won'))).toEqual([]);
    expect(
      bets.every(({ bet, validBet, win, profit }) => [bet, validBet, win, profit].every((each) => each === '0.00')),
    ).toBe(true);
    expect(bets.reduce((sum, { freeWin }) => sum + Number(freeWin), 0)).toBeCloseTo(won, 4);
    const paid = (await game.bet(ANY)).body;
    expect(Number(paid.balance)).toBeCloseTo(before + won - 0.05 + Number(paid.win), 4);
    await expectBalancedBooks(world);
  });

  it('are listed with what is left, also in the game, and those that end first are played first', async () => {
    const { world, lucky, game } = await begin({ playDays: 9 });
    const rewardId = await give(world, { amount: '1', level: 50, turnover: 4, playDays: 1 });
    await claim(lucky, rewardId);
    expect(await listed(lucky)).toMatchObject([
      { rewardId, rounds: 1, left: 1, stake: '2.50', won: '0.00', turnover: 4, expiresAt: WORLD_TIME + DAY },
      { rounds: 3, left: 3, stake: '1.00', turnover: 0 },
    ]);
    expect(await freeRoundsOf(game)).toMatchObject({ level: 50, rounds: 1, left: 1, won: '0.00' });
    expect((await playAs(world, game, { win: 20_000n })).grant).toMatchObject({ level: 50, used: 1, won: 20_000n });
    expect(await freeRoundsOf(game)).toMatchObject({ level: 20, left: 3 });
    expect(await credits(lucky)).toMatchObject([{ amount: '2.00' }]);
  });

  it('wait until the free spins of a paid round are over; their own free spins belong to them', async () => {
    const { world, lucky } = await begin();
    const plain = await world.client.signedIn('victor');
    const game = await openGame(world, plain, SLOT);
    await playAs(world, game, { state: FREE_SPINS });
    await claim(plain, await give(world, { account: 'victor', amount: '1' }));
    expect((await playAs(world, game, { stake: 0n, win: 70_000n })).grant).toBeNull();
    expect((await playAs(world, game, { win: 10_000n, state: FREE_SPINS })).grant).toMatchObject({ used: 1 });
    expect(await credits(plain)).toEqual([]);
    expect((await playAs(world, game, { stake: 0n, win: 30_000n })).grant).toMatchObject({ used: 1, won: 40_000n });
    expect(await credits(plain)).toMatchObject([{ amount: '4.00' }]);
    expect(await listed(lucky)).toHaveLength(1);
  });

  it('a lost answer that is asked for again, late and after the end of the session › the same round, booked once', async () => {
    const { lucky, game } = await begin({ amount: '1' });
    const key = { grantId: (await freeRoundsOf(game))?.grantId, index: 1 };
    const round = { reference: newReference(), bet: ANY, freeRound: key };
    const first = await game.ask('rounds', round);
    const after = await money(lucky);
    expect((await game.ask('rounds', round)).body).toEqual(first.body);
    const otherTab = await game.ask('rounds', { ...round, reference: newReference() });
    expect(otherTab.body).toMatchObject({ orderNo: first.body.orderNo, win: first.body.win });
    await lucky.value('logout');
    expect((await game.ask('rounds', round)).body).toMatchObject({ orderNo: first.body.orderNo });
    expect(await game.bet(ANY)).toMatchObject({ status: 401, body: { errorCode: 'play.ended' } });
    const again = await game.world.client.signedIn();
    expect(await money(again)).toBe(after);
    expect(await newBets(again)).toHaveLength(1);
  });

  it('ten tabs at once with the same round › one is booked, all have its outcome', async () => {
    const { lucky, game } = await begin();
    const freeRound = { grantId: (await freeRoundsOf(game))?.grantId, index: 1 };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => game.ask('rounds', { reference: newReference(), bet: ANY, freeRound })),
    );
    expect(new Set(answers.map(({ body }) => body.orderNo)).size).toBe(1);
    expect(await listed(lucky)).toMatchObject([{ left: 2 }]);
  });

  it('a round that is rolled back › nothing is booked, and the same one is booked once afterwards', async () => {
    const { world, lucky, game } = await begin();
    const reference = newReference();
    const own = await world.running.worlds.use(world.name);
    const fails = () => {
      throw new Error('The process was killed.');
    };
    await expect(playRound(own, game.token, reference, fails)).rejects.toThrow('killed');
    expect(await listed(lucky)).toMatchObject([{ left: 3 }]);
    await playAs(world, game, { win: 10_000n }, reference);
    await playAs(world, game, { win: 10_000n }, reference);
    expect(await listed(lucky)).toMatchObject([{ left: 2, won: '1.00' }]);
  });

  it('a page that takes a round for free after they are over › refused, and no stake is taken', async () => {
    const { world, lucky, game } = await begin();
    const grantId = (await freeRoundsOf(game))?.grantId;
    const before = await money(lucky);
    await world.clock.advance(2 * DAY);
    const again = await openGame(world, await world.client.signedIn(), SLOT);
    const reply = await again.ask('rounds', { reference: newReference(), bet: ANY, freeRound: { grantId, index: 1 } });
    expect(reply).toMatchObject({ status: 422, body: { errorCode: 'free.rounds.over' } });
    expect(await money(await world.client.signedIn())).toBe(before);
  });

  it('that expire › an unfinished one is played to its end, and all wins are paid once', async () => {
    const { world, game } = await begin({ turnover: 1 });
    await playAs(world, game, { win: 50_000n, state: FREE_SPINS });
    await world.clock.advance(2 * DAY - 1);
    const early = await world.client.signedIn();
    expect(await listed(early)).toHaveLength(1);
    expect(await credits(early)).toEqual([]);
    await world.clock.advance(1);
    await world.clock.advance(5 * DAY);
    const lucky = await world.client.signedIn();
    expect(await listed(lucky)).toEqual([]);
    const bets = await newBets(lucky);
    expect(bets.length).toBeGreaterThanOrEqual(3);
    const won = bets.reduce((sum, { freeWin }) => sum + Number(freeWin), 0);
    expect(await credits(lucky)).toMatchObject([{ amount: won.toFixed(2) }]);
    const [play] = await world.read<{ state: string }>('SELECT state FROM Play WHERE token = ?', game.token);
    expect(play?.state).toBe('null');
    await expectBalancedBooks(world);
  });

  it('in a break › refused; what they have won is still paid when they expire', async () => {
    const { world, lucky, game } = await begin();
    await playAs(world, game, { win: 50_000n });
    await lucky.value('startTimeOut', { body: { days: 7 } });
    expect(await game.bet(ANY)).toMatchObject({ status: 403, body: { errorCode: 'play.break' } });
    expect(await lucky.call('listFreeRounds')).toMatchObject({ status: 403 });
    await world.clock.advance(3 * DAY);
    expect(await credits(await world.client.signedIn())).toMatchObject([{ amount: '5.00' }]);
  });

  it('that won nothing › no credit', async () => {
    const { world, lucky, game } = await begin({ amount: '1' });
    await playAs(world, game, {});
    expect(await credits(lucky)).toEqual([]);
    expect(await listed(lucky)).toEqual([]);
  });

  it.each(['OPALHOUSE_0001', 'NOBODY_0001'])(
    'of %s, which is no slot of the brand › none are given',
    async (gameCode) => {
      const world = await mock.newWorld();
      const body = { account: 'lucky', kind: 'FREE_ROUNDS', amount: '3', gameCode } as const;
      const reply = await world.client.call('createReward', { path: { ...world.path, brand: 'baize' }, body });
      expect(reply).toMatchObject({ status: 404, body: { errorCode: 'game.not.found' } });
    },
  );
});

describe('a promotion of free rounds', () => {
  const deposit = async (world: TestWorld, client: Client, amount: string) =>
    reportPayment(world, await newTransfer(client, { amount }));

  it('the first large enough deposit of a day gives them once', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await changePromotion(world, FREE_ROUNDS, { rules: { minimum: 700 } });
    expect(await statusOf(lucky, FREE_ROUNDS)).toMatchObject({ state: 'OPEN' });
    await deposit(world, lucky, '699.00');
    expect(await statusOf(lucky, FREE_ROUNDS)).toMatchObject({ state: 'OPEN' });
    await deposit(world, lucky, '700.00');
    await deposit(world, lucky, '900.00');
    const status = await statusOf(lucky, FREE_ROUNDS);
    expect(status).toMatchObject({ state: 'CLAIMABLE', amount: '10.00', until: WORLD_TIME + 3 * DAY });
    await claim(lucky, status.rewardId ?? 0);
    expect(await statusOf(lucky, FREE_ROUNDS)).toMatchObject({ state: 'CLAIMED' });
    await world.clock.advance(DAY);
    const next = await world.client.signedIn();
    expect(await statusOf(next, FREE_ROUNDS)).toMatchObject({ state: 'OPEN' });
  });

  it.each([
    ['it is over', { startTime: 0, endTime: 1 }],
    ['the rank is too low', { audience: { minimumRank: 9 } }],
    ['its budget is spent', { budget: { number: 0 } }],
  ])('when %s › a deposit gives none', async (_, change) => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await changePromotion(world, FREE_ROUNDS, change);
    await deposit(world, lucky, '500.00');
    const { list } = await lucky.value('listRewards', { query: { state: 'CLAIMABLE' } });
    expect(list.filter(({ kind }) => kind === 'FREE_ROUNDS')).toEqual([]);
  });
});

describe(operationTitle('listFreeRounds'), () => {
  it('lists those of the caller alone', async () => {
    const { world } = await begin();
    const victor = await world.client.signedIn('victor');
    expect(await listed(victor)).toEqual([]);
  });
});
