import { describe, expect, it } from 'vitest';
import { countBets } from '../../../mock-server/domains/money/settled-bets.ts';
import type { Body, Value } from '../../../openapi/generated/control-operations.ts';
import type { Client } from '../../support/client.ts';
import { findBaize, toUnits } from '../../support/counted.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { playerAt, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { newReference } from '../../support/orders.ts';
import { findGame, play } from '../../support/rewards.ts';
import { DAY, HOUR, MINUTE, SECOND, type TestWorld, WORLD_TIME } from '../../support/world.ts';
import { FINISHED, PUBLISHED, RUNNING } from './inputs.ts';

const mock = mockForFile();
const [LUCKY, VICTOR, NOVICE] = [1001, 1002, 1004];
const FINALIZE = 10 * MINUTE;
const END = WORLD_TIME + HOUR;

const CREDIT = { kind: 'CREDIT', turnover: 3, days: 14 } as const;
/** Slots, running for another hour, without a buy-in. */
const NEW: Body<'createTournament'> = {
  title: { EN: 'Test cup' },
  summary: { EN: 'A test.' },
  games: { gameType: 'RNG' },
  scoreKind: 'BEST_MULTIPLE',
  prizes: [
    { ...CREDIT, from: 1, to: 1, amount: 500 },
    { from: 2, to: 3, kind: 'POINTS', amount: 40 },
  ],
  startTime: WORLD_TIME - HOUR,
  endTime: END,
};
const SOON = { startTime: WORLD_TIME + 10 * MINUTE, endTime: END, buyIn: '20.00' };

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn(), victor: await world.client.signedIn('victor') };
}

const create = async (world: TestWorld, change: Partial<Body<'createTournament'>> = {}) =>
  (
    await world.client.value('createTournament', {
      path: { ...world.path, brand: 'baize' },
      body: { ...NEW, ...change },
    })
  ).tournamentId;
const cancel = (world: TestWorld, tournamentId: number) =>
  world.client.call('cancelTournament', { path: { ...world.path, brand: 'baize', tournamentId } });

const join = (client: Client, tournamentId: number, reference = newReference()) =>
  client.call('joinTournament', { body: { tournamentId, reference } });
const leave = (client: Client, tournamentId: number) => client.call('leaveTournament', { query: { tournamentId } });
const read = (client: Client, tournamentId: number) => client.value('getTournament', { query: { tournamentId } });
const own = async (client: Client, tournamentId: number) => (await read(client, tournamentId)).tournament.own;
const money = async (client: Client) => Number((await client.value('getBalance')).sumBalance);

/** Settles a bet of slots now. Amounts are in the currency, times are before now. */
async function settle(
  test: TestWorld,
  memberId: number,
  {
    stake = 10,
    win = 0,
    placed = 0,
    gameType = 'RNG',
  }: { stake?: number; win?: number; placed?: number; gameType?: string },
) {
  const { world, brand } = await findBaize(test);
  const now = world.now();
  const about = { memberId, game: { nodeId: 1, vendorCode: 'AURUM', gameType }, at: now };
  const bet = { stake: toUnits(stake), validBet: toUnits(stake), win: toUnits(win), isWon: win > stake };
  await world.transact((store) =>
    countBets(world, store, brand, about, [{ ...bet, placedAt: new Date(now - placed) }]),
  );
}

const rewards = (world: TestWorld, tournamentId: number) =>
  world.read<{ memberId: number; kind: string; amount: number }>(
    'SELECT memberId, kind, amount / 10000 AS amount FROM Reward WHERE sourceKey = ? ORDER BY id',
    `tournament ${tournamentId}`,
  );

/** Copies of novice with random scores, many of which are equal. */
async function addPlayers(test: TestWorld, tournamentId: number, count: number) {
  const { world } = await findBaize(test);
  const novice = world.read.one('Member', { id: NOVICE });
  const players = Array.from({ length: count }, (_, index) => ({
    memberId: 100_000 + index,
    score: BigInt(world.random.int(1, 400)) * 100n,
    reachedAt: WORLD_TIME - world.random.int(0, 50) * SECOND,
  }));
  const empty = { mobileKey: null, email: null };
  await world.transact(async (store) => {
    for (const { memberId, ...score } of players) {
      await store.insert('Member', { ...novice, ...empty, id: memberId, username: `player${memberId}` });
      const joined = { tournamentId, memberId, reference: `added-${memberId}`, joinedAt: WORLD_TIME };
      await store.insert('TournamentPlayer', { ...joined, ...score });
    }
  });
  return players;
}

describe(operationTitle('listTournaments'), () => {
  it('of a world that began at another time › with the times of that world', async () => {
    const { world } = await begin();
    const later = await mock.newWorld({ clock: { mode: 'frozen', at: WORLD_TIME + 100 * DAY } });
    const timesOf = async ({ client }: TestWorld) =>
      (await client.value('listTournaments')).list.map(({ startTime }) => startTime);
    const times = await timesOf(world);
    expect(await timesOf(later)).toEqual(times.map((time) => time + 100 * DAY));
  });

  it('running, to come, over; with what the member has of each', async () => {
    const { world, lucky } = await begin();
    const { list } = await lucky.value('listTournaments');
    expect(list.map(({ tournamentId, state }) => [tournamentId, state])).toEqual([
      [RUNNING, 'RUNNING'],
      [PUBLISHED, 'PUBLISHED'],
      [FINISHED, 'FINISHED'],
    ]);
    expect(list[0]).toMatchObject({ players: 60, own: { place: 24 } });
    expect(list[1]).toMatchObject({ buyIn: '20.00', players: 0, own: null });
    const visitor = await world.client.value('listTournaments');
    expect(visitor.list.map((each) => each.own)).toEqual([null, null, null]);
    await world.clock.advance(31 * DAY);
    expect((await world.client.value('listTournaments')).list.map(({ state }) => state)).toEqual([
      'CANCELLED',
      'FINISHED',
    ]);
  });
});

describe(operationTitle('getTournament'), () => {
  it('the first 50 places, masked, and the own one with two before and after it', async () => {
    const { lucky, world } = await begin();
    const { table, around, scored, games } = await read(lucky, RUNNING);
    expect([table.length, scored, games.length]).toEqual([50, 60, 5]);
    expect(table[23]).toMatchObject({ place: 24, playerName: 'lu***ky', isOwn: true });
    expect(around).toEqual(table.slice(21, 26));
    expect(table.filter(({ isOwn }) => isOwn)).toHaveLength(1);
    expect((await read(world.client, RUNNING)).around).toEqual([]);
    const unknown = await lucky.call('getTournament', { query: { tournamentId: 3001 } });
    expect(unknown).toMatchObject({ status: 404, body: { errorCode: 'tournament.not.found' } });
  });

  it('10,000 players with equal scores › the order of an independent sort, everywhere', async () => {
    const { world, lucky } = await begin();
    const id = await create(world, { prizes: [{ ...CREDIT, from: 1, to: 1_000, amount: 1 }] });
    const players = await addPlayers(world, id, 10_000);
    const sorted = players.toSorted(
      (one, other) =>
        Number(other.score - one.score) || one.reachedAt - other.reachedAt || one.memberId - other.memberId,
    );
    const { table, scored } = await read(lucky, id);
    expect(scored).toBe(10_000);
    const toRow = ({ score, reachedAt, memberId }: (typeof players)[number], index: number) => ({
      place: index + 1,
      score: (Number(score) / 10_000).toFixed(2),
      reachedAt,
      name: `pl***${String(memberId).slice(-2)}`,
    });
    expect(table.map(({ place, score, reachedAt, playerName: name }) => ({ place, score, reachedAt, name }))).toEqual(
      sorted.slice(0, 50).map(toRow),
    );
    for (const place of [1, 2, 51, 5_000, 9_999, 10_000]) {
      const memberId = sorted[place - 1]?.memberId ?? 0;
      await world.change(
        'UPDATE TournamentPlayer SET memberId = -memberId WHERE tournamentId = ? AND memberId = ?',
        id,
        LUCKY,
      );
      await world.change(
        'UPDATE TournamentPlayer SET memberId = ? WHERE tournamentId = ? AND memberId = ?',
        LUCKY,
        id,
        memberId,
      );
      // Lucky's id is the lowest: equal scores of the same moment are behind.
      const { score, reachedAt } = sorted[place - 1] ?? { score: 0n, reachedAt: 0 };
      const before = sorted.filter(
        (each) => each.score > score || (each.score === score && each.reachedAt < reachedAt),
      ).length;
      const { around, tournament } = await read(lucky, id);
      expect(tournament.own?.place).toBe(before + 1);
      expect(around.map((each) => each.place)).toEqual(
        [-1, 0, 1, 2, 3].map((offset) => before + offset).filter((each) => each >= 1 && each <= 10_000),
      );
      await world.change(
        'UPDATE TournamentPlayer SET memberId = ? WHERE tournamentId = ? AND memberId = ?',
        memberId,
        id,
        LUCKY,
      );
    }
  });
});

describe(operationTitle('joinTournament'), () => {
  it('takes the buy-in, which wagers nothing; the same reference, at once and later › one buy-in', async () => {
    const { world, lucky } = await begin();
    const before = await money(lucky);
    const { list: rollovers } = await lucky.value('listRollovers');
    const replies = await Promise.all(Array.from({ length: 10 }, () => join(lucky, PUBLISHED, 'one-reference')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await money(lucky)).toBe(before - 20);
    expect((await lucky.value('listRollovers')).list).toEqual(rollovers);
    expect(await own(lucky, PUBLISHED)).toEqual({ joinedAt: WORLD_TIME, place: null, score: '0.00' });
    const [row] = (await lucky.value('listTransactions')).list;
    expect(row).toMatchObject({ typeCode: 8223, amount: '20.00', direction: 'OUT' });
    expect(await join(lucky, PUBLISHED)).toMatchObject({ status: 409, body: { errorCode: 'tournament.joined' } });
    const other = await join(lucky, await create(world), 'one-reference');
    expect(other).toMatchObject({ status: 409, body: { errorCode: 'reference.reused' } });
    await expectBalancedBooks(world);
  });

  it('20 at once with references of their own › one joins', async () => {
    const { lucky } = await begin();
    const replies = await Promise.all(Array.from({ length: 20 }, () => join(lucky, PUBLISHED)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect((await read(lucky, PUBLISHED)).tournament.players).toBe(1);
  });

  it.each([
    ['it is over', 409, 'tournament.closed', async () => FINISHED],
    ['the rank is too low', 422, 'tournament.rank', (world: TestWorld) => create(world, { minimumRank: 9 })],
    [
      'the money is too little',
      422,
      'balance.insufficient',
      (world: TestWorld) => create(world, { buyIn: '900000.00' }),
    ],
    ['another brand has it', 404, 'tournament.not.found', async () => 3001],
  ])('when %s › %i %s, and nothing is taken', async (_, status, errorCode, prepare) => {
    const { world, lucky } = await begin();
    // Lucky plays in the seeded one that is over.
    const client = errorCode === 'tournament.closed' ? await world.client.signedIn('novice') : lucky;
    const before = await money(client);
    expect(await join(client, await prepare(world))).toMatchObject({ status, body: { errorCode } });
    expect(await money(client)).toBe(before);
  });

  it('when it is finalizing › 409', async () => {
    const { world } = await begin();
    const id = await create(world);
    await world.clock.advance(HOUR);
    expect(await join(await world.client.signedIn(), id)).toMatchObject({ status: 409 });
  });
});

describe(operationTitle('leaveTournament'), () => {
  it('before the start › the buy-in back, once; then one may join again, with a new reference', async () => {
    const { world, lucky } = await begin();
    const before = await money(lucky);
    await join(lucky, PUBLISHED, 'first-time');
    for (const reply of await Promise.all([leave(lucky, PUBLISHED), leave(lucky, PUBLISHED)]))
      expect(reply).toMatchObject({ status: 200, body: { value: { own: null, players: 0 } } });
    expect(await money(lucky)).toBe(before);
    expect((await lucky.value('listTransactions')).list[0]).toMatchObject({ typeCode: 8123, direction: 'IN' });
    expect(await join(lucky, PUBLISHED, 'second-time')).toMatchObject({ body: { value: { own: { place: null } } } });
    expect(await money(lucky)).toBe(before - 20);
    const again = await join(lucky, PUBLISHED, 'first-time');
    expect(again).toMatchObject({ status: 409, body: { errorCode: 'reference.reused' } });
    await expectBalancedBooks(world);
  });

  it('after the start › 409', async () => {
    const { lucky } = await begin();
    expect(await leave(lucky, RUNNING)).toMatchObject({ status: 409, body: { errorCode: 'tournament.closed' } });
    const unknown = await leave(lucky, 3001);
    expect(unknown).toMatchObject({ status: 404, body: { errorCode: 'tournament.not.found' } });
  });
});

describe('the start', () => {
  it('with too few players › cancelled with the buy-ins back, and told; a later bet counts nothing', async () => {
    const { world, lucky, victor } = await begin();
    const id = await create(world, { ...SOON, leastPlayers: 3 });
    const before = [await money(lucky), await money(victor)];
    await join(lucky, id);
    await join(victor, id);
    await world.clock.advance(10 * MINUTE);
    expect([await money(lucky), await money(victor)]).toEqual(before);
    const [message] = (await lucky.value('listMessages')).list;
    expect(message?.title).toBe('Kinansela ang paligsahan');
    expect(message?.content).toContain('₱20.00');
    await expectBalancedBooks(world);
    await settle(world, LUCKY, { win: 100 });
    expect((await read(lucky, id)).tournament).toMatchObject({ state: 'CANCELLED', own: { place: null } });
    await world.clock.advance(HOUR);
    expect(await rewards(world, id)).toEqual([]);
  });

  it('with enough players › it runs, and who has left is none of them', async () => {
    const { world, lucky, victor } = await begin();
    const [runs, fails] = [
      await create(world, { ...SOON, leastPlayers: 2 }),
      await create(world, { ...SOON, leastPlayers: 2 }),
    ];
    for (const client of [lucky, victor]) for (const id of [runs, fails]) await join(client, id);
    await leave(victor, fails);
    await world.clock.advance(10 * MINUTE);
    expect((await read(lucky, runs)).tournament.state).toBe('RUNNING');
    expect((await read(lucky, fails)).tournament.state).toBe('CANCELLED');
  });
});

describe('scores', () => {
  it('a round of a game › its multiple, written when it is better', async () => {
    const { world, lucky } = await begin();
    const id = await create(world);
    await join(lucky, id);
    const slot = await findGame(lucky, 'RNG');
    await play(world, lucky, slot, 100, 250);
    expect(await own(lucky, id)).toMatchObject({ place: 1, score: '2.50' });
    await play(world, lucky, slot, 1_000, 1_500);
    await play(world, lucky, await findGame(lucky, 'FISH'), 100, 9_000);
    expect(await own(lucky, id)).toMatchObject({ score: '2.50' });
    await play(world, lucky, slot, 100, 700);
    expect(await own(lucky, id)).toMatchObject({ score: '7.00' });
  });

  it('turnover adds up by the share that counts, of bets placed from joining until the end', async () => {
    const { world, lucky } = await begin();
    const id = await create(world, { scoreKind: 'TURNOVER', games: { gameType: 'LIVE' } });
    await settle(world, LUCKY, { gameType: 'LIVE', stake: 900 });
    await join(lucky, id);
    await settle(world, LUCKY, { gameType: 'LIVE', stake: 100, placed: SECOND });
    await settle(world, LUCKY, { gameType: 'LIVE', stake: 100 });
    await settle(world, LUCKY, { gameType: 'LIVE', stake: 60 });
    await settle(world, LUCKY, { gameType: 'RNG', stake: 60 });
    expect(await own(lucky, id)).toMatchObject({ score: '80.00' });
  });

  it('placed in time and settled late › counts until ten minutes after the end; placed after the end › never', async () => {
    const { world } = await begin();
    const id = await create(world);
    await join(await world.client.signedIn(), id);
    await join(await world.client.signedIn('victor'), id);
    await world.clock.advance(HOUR + FINALIZE - 1);
    await settle(world, LUCKY, { win: 30, placed: FINALIZE });
    await settle(world, VICTOR, { win: 90, placed: FINALIZE - 1 });
    const { table, tournament } = await read(world.client, id);
    expect(table).toMatchObject([{ playerName: 'lu***ky', score: '3.00' }]);
    expect(tournament.state).toBe('FINALIZING');
    await world.clock.advance(1);
    await settle(world, VICTOR, { win: 90, placed: FINALIZE + 1 });
    expect((await read(world.client, id)).table).toHaveLength(1);
    expect(await rewards(world, id)).toEqual([{ memberId: LUCKY, kind: 'CREDIT', amount: 500 }]);
  });

  it('of a bet that settles in a break › none', async () => {
    const { world, lucky } = await begin();
    const id = await create(world);
    await join(lucky, id);
    await lucky.value('startTimeOut', { body: { days: 1 } });
    await settle(world, LUCKY, { win: 30 });
    expect((await read(world.client, id)).table).toEqual([]);
    expect(await join(lucky, PUBLISHED)).toMatchObject({ status: 403, body: { errorCode: 'play.break' } });
  });

  it('a corrected draw › the next best order; a void one › none', async () => {
    const { world, member, lottery } = await playerAt(mock, 'Classic Five Star');
    const id = await create(world, { games: { nodeIds: [lottery.gameId] } });
    await join(member, id);
    for (const content of ['1|2|3', '1|2|3,4'])
      await member.value('placeLotteryBet', {
        body: slipOn(lottery, { play: 'FIRST3_DIRECT', content }, newReference()),
      });
    await world.decideDraw(lottery, { balls: [1, 2, 3, 4, 5], drawnAt: WORLD_TIME + SECOND });
    await world.clock.advance(SECOND);
    expect(await own(member, id)).toMatchObject({ score: '978.00' });
    const draw = { ...world.path, gameCode: lottery.code, numero: lottery.numero };
    await world.client.value('correctLotteryDraw', { path: draw, body: { balls: [1, 2, 4, 4, 5] } });
    expect(await own(member, id)).toMatchObject({ place: 1, score: '489.00' });
    await world.client.value('correctLotteryDraw', { path: draw, body: { isVoid: true } });
    expect(await own(member, id)).toMatchObject({ place: null, score: '0.00' });
  });
});

describe('the finish', () => {
  it('prizes by places from–to, of equal scores to the earlier, then to the lower id; none below the least score', async () => {
    const { world } = await begin();
    const prizes = [
      { ...CREDIT, from: 1, to: 1, amount: 499 },
      { ...CREDIT, from: 2, to: 3, amount: 498 },
      { ...CREDIT, from: 4, to: 9, amount: 496 },
    ];
    const id = await create(world, { prizes, leastScore: '2.00' });
    for (const account of ['lucky', 'victor', 'novice', 'boss']) await join(await world.client.signedIn(account), id);
    await settle(world, NOVICE, { win: 50 });
    await world.clock.advance(MINUTE);
    await settle(world, VICTOR, { win: 50 });
    await settle(world, LUCKY, { win: 50 });
    await settle(world, 1003, { win: 19 });
    await world.clock.advance(HOUR + FINALIZE);
    expect(await rewards(world, id)).toEqual([
      { memberId: NOVICE, kind: 'CREDIT', amount: 499 },
      { memberId: LUCKY, kind: 'CREDIT', amount: 498 },
      { memberId: VICTOR, kind: 'CREDIT', amount: 498 },
    ]);
    const lucky = await world.client.signedIn();
    const [message] = (await lucky.value('listMessages')).list;
    expect(message).toMatchObject({ title: 'Nanalo ka ng premyo sa paligsahan' });
    expect(message?.content).toContain('Pang-2 ka sa “Test cup”');
    const { list } = await lucky.value('listRewards', { query: { state: 'CLAIMABLE' } });
    const reward = list.find(({ source }) => source === 'TOURNAMENT');
    expect(reward).toMatchObject({
      title: 'Test cup: pang-2 na puwesto',
      amount: '498.00',
      required: '1494.00',
      wagerDays: 14,
    });
    const claimed = await lucky.value('claimReward', { body: { rewardIds: [reward?.rewardId ?? 0] } });
    expect(claimed.list[0]).toMatchObject({ isClaimed: true });
    expect((await lucky.value('listRollovers')).list[0]).toMatchObject({ cause: 'TOURNAMENT', required: '1494.00' });
  });

  it('twice, and days late › prizes once', async () => {
    const { world, lucky } = await begin();
    const id = await create(world);
    await join(lucky, id);
    await settle(world, LUCKY, { win: 50 });
    await world.change(
      'UPDATE DueEvent SET dueAt = dueAt + ? WHERE kind = ? AND subject = ?',
      2 * DAY,
      'tournament.finish',
      String(id),
    );
    for (const days of [2, 3])
      await world.change(
        "INSERT INTO DueEvent (kind, subject, dueAt) VALUES ('tournament.finish', ?, ?)",
        String(id),
        END + days * DAY,
      );
    await world.clock.advance(HOUR + FINALIZE + DAY);
    expect((await read(world.client, id)).tournament.state).toBe('FINALIZING');
    await world.clock.advance(3 * DAY);
    expect(await rewards(world, id)).toHaveLength(1);
    expect((await read(world.client, id)).tournament.state).toBe('FINISHED');
  });

  it('in a break › the reward, and no message', async () => {
    const { world, victor } = await begin();
    const id = await create(world, { prizes: [{ from: 1, to: 1, kind: 'POINTS', amount: 40 }] });
    await join(victor, id);
    await settle(world, VICTOR, { win: 50 });
    await victor.value('startTimeOut', { body: { days: 1 } });
    const messages = () => world.read('SELECT id FROM Message WHERE memberId = ?', VICTOR);
    const before = await messages();
    await world.clock.advance(HOUR + FINALIZE);
    expect(await rewards(world, id)).toEqual([{ memberId: VICTOR, kind: 'POINTS', amount: 40 }]);
    expect(await messages()).toEqual(before);
  });
});

describe(operationTitle('listBrandTournaments'), () => {
  const list = async (world: TestWorld, brand: string) =>
    world.client.call('listBrandTournaments', { path: { ...world.path, brand } });

  it('when tournaments are to come, running, over and cancelled › all, the latest start first', async () => {
    const { world, lucky } = await begin();
    const id = await create(world, SOON);
    await join(lucky, id);
    const cancelled = await create(world, { startTime: WORLD_TIME });
    await cancel(world, cancelled);
    const body = (await list(world, 'baize')).body as Value<'listBrandTournaments'>;
    const read = (wanted: number) => body.find(({ tournamentId }) => tournamentId === wanted);
    expect(read(id)).toEqual({
      tournamentId: id,
      code: 'tournament',
      title: { EN: 'Test cup' },
      state: 'PUBLISHED',
      startTime: SOON.startTime,
      endTime: END,
      players: 1,
      buyIn: '20.00',
    });
    expect(read(cancelled)).toMatchObject({ state: 'CANCELLED', players: 0, buyIn: '0.00' });
    expect(read(FINISHED)).toMatchObject({ state: 'FINISHED', title: { TY: expect.any(String) } });
    const starts = body.map(({ startTime }) => startTime);
    expect(starts).toEqual(starts.toSorted((a, b) => b - a));
    expect(body).toHaveLength(5);
  });

  it('when there is no such brand › 404', async () => {
    const { world } = await begin();
    expect(await list(world, 'nobody')).toMatchObject({ status: 404, body: { errorCode: 'brand.not.found' } });
  });
});

describe(operationTitle('createTournament'), () => {
  it.each([
    ['it ends before it starts', { endTime: NEW.startTime }],
    ['it has ended', { endTime: WORLD_TIME }],
    ['the brand has no such game', { games: { nodeIds: [999_999] } }],
    ['places overlap', { prizes: [NEW.prizes[0], NEW.prizes[0]] }],
    ['a prize ends before it begins', { prizes: [{ ...CREDIT, from: 2, to: 1, amount: 1 }] }],
  ])('when %s › 422', async (_, change) => {
    const world = await mock.newWorld();
    const body = { ...NEW, ...change } as Body<'createTournament'>;
    const reply = await world.client.call('createTournament', { path: { ...world.path, brand: 'baize' }, body });
    expect(reply).toMatchObject({ status: 422, body: { errorCode: 'tournament.impossible' } });
  });

  it('when it is of lotteries and of slots › 422', async () => {
    const { world, lottery } = await playerAt(mock);
    const body = { ...NEW, games: { nodeIds: [1, lottery.gameId] } };
    const reply = await world.client.call('createTournament', { path: { ...world.path, brand: 'baize' }, body });
    expect(reply).toMatchObject({ status: 422, body: { errorCode: 'tournament.impossible' } });
  });
});

describe(operationTitle('cancelTournament'), () => {
  it('while it runs › buy-ins back, no prizes, no message of one; again › 409; of another brand › 404', async () => {
    const { world, lucky } = await begin();
    const id = await create(world, { buyIn: '20.00' });
    const before = await money(lucky);
    await join(lucky, id);
    await play(world, lucky, await findGame(lucky, 'RNG'), 100, 500);
    expect(await cancel(world, id)).toMatchObject({ status: 200, body: { state: 'CANCELLED', players: 1 } });
    expect(await money(lucky)).toBe(before + 4);
    expect(await cancel(world, id)).toMatchObject({ status: 409, body: { errorCode: 'tournament.closed' } });
    expect(await cancel(world, 3001)).toMatchObject({ status: 404, body: { errorCode: 'tournament.not.found' } });
    await world.clock.advance(2 * HOUR);
    expect(await rewards(world, id)).toEqual([]);
    await expectBalancedBooks(world);
  });
});
