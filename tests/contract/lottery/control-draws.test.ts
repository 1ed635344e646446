import { describe, expect, it } from 'vitest';
import { type LotteryView, playerAt, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { HOUR, SECOND, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const OTHER = { balls: [9, 8, 7, 6, 0] };

const list = (world: TestWorld, { code }: Pick<LotteryView, 'code'>, query: object = {}) =>
  world.client.value('listLotteryDraws', { path: { ...world.path, gameCode: code }, query });

/** The row of a lottery's draw, on the first page. */
const row = async (world: TestWorld, lottery: Pick<LotteryView, 'code' | 'numero'>) =>
  (await list(world, lottery)).list.find(({ numero }) => numero === lottery.numero);

describe(operationTitle('listLotteries'), () => {
  it('when a lottery draws balls or a board › says which, and the draw that takes bets', async () => {
    const { world, lottery } = await playerAt(mock);
    const all = await world.client.value('listLotteries', { path: world.path });
    const named = (name: string) => all.find((each) => each.name === name);
    expect(named('One Minute Lotto')).toEqual({
      gameCode: lottery.code,
      name: 'One Minute Lotto',
      family: 'SSC',
      isHouse: true,
      balls: { count: 5, least: 0, highest: 9, isRepeated: true },
      board: null,
      next: { numero: lottery.numero, lockAt: WORLD_TIME + 55 * SECOND, drawAt: WORLD_TIME + 60 * SECOND },
    });
    expect(named('Mark Six Classic')).toMatchObject({
      balls: { count: 7, least: 1, highest: 49, isRepeated: false },
      isHouse: false,
    });
    const { balls, board } = named('Ho Chi Minh City Lottery') ?? {};
    expect(balls).toBeNull();
    expect(board).toHaveLength(9);
    expect(board).toContainEqual({ prize: 'G4', numbers: 7, digits: 5 });
  });

  it('when a form is filled by what it says › each lottery takes the result', async () => {
    const { world } = await playerAt(mock);
    for (const { gameCode, balls, board, next } of await world.client.value('listLotteries', { path: world.path })) {
      const result = balls
        ? { balls: Array.from({ length: balls.count }, (_, place) => balls.least + (balls.isRepeated ? 0 : place)) }
        : {
            board: Object.fromEntries(
              (board ?? []).map(({ prize, numbers, digits }) => [prize, Array(numbers).fill('7'.repeat(digits))]),
            ),
          };
      await world.decideDraw({ code: gameCode, numero: next.numero }, result);
    }
  });
});

describe(operationTitle('listLotteryDraws'), () => {
  it('when pages are read › five draws ahead come first, then the past ones', async () => {
    const { world, lottery } = await playerAt(mock);
    const first = await list(world, lottery);
    expect(first.list.map(({ drawAt }) => (drawAt - WORLD_TIME) / 60_000)).toEqual(
      Array.from({ length: 15 }, (_, place) => 5 - place),
    );
    expect(first.list.map(({ state }) => state)).toEqual([...Array(5).fill('open'), ...Array(10).fill('drawn')]);
    expect(first.list[5]?.drawAtIso).toBe('2026-03-18T12:00:00.000+08:00');
    const second = await list(world, lottery, { pageNo: 2, pageSize: 5 });
    expect(second).toEqual({ list: first.list.slice(5, 10), total: first.total });
    const last = await list(world, lottery, { pageNo: Math.ceil(first.total / 100), pageSize: 100 });
    expect(last.list.at(-1)).toMatchObject({ drawAtIso: '2020-01-01T09:30:00.000+08:00', state: 'drawn' });
  });

  it('when nothing was decided › the result is secret until the draw, then that of the members', async () => {
    const { world, member, lottery } = await playerAt(mock);
    await member.value('placeLotteryBet', { body: slipOn(lottery, { play: 'EACH', content: '1||||' }) });
    expect(await row(world, lottery)).toMatchObject({
      state: 'open',
      source: null,
      result: null,
      orders: 1,
      decisions: ['setLotteryDraw'],
    });
    await world.clock.advance(60 * SECOND);
    const { list: draws } = await member.value('listDraws', { path: { gameId: lottery.gameId }, query: { count: 1 } });
    expect(await row(world, lottery)).toMatchObject({
      state: 'drawn',
      source: 'drawn',
      result: { balls: draws[0]?.winNo.map(Number) },
      orders: 1,
      decisions: ['correctLotteryDraw'],
    });
  });

  it('when a draw is set or void › its result, or none, also before the draw', async () => {
    const { world, lottery } = await playerAt(mock);
    await world.decideDraw(lottery, OTHER);
    expect(await row(world, lottery)).toMatchObject({ state: 'open', source: 'set', result: OTHER });
    await world.decideDraw(lottery, { isVoid: true });
    expect(await row(world, lottery)).toMatchObject({ state: 'open', source: 'void', result: null });
    await world.clock.advance(60 * SECOND);
    expect(await row(world, lottery)).toMatchObject({ state: 'drawn', source: 'void', decisions: [] });
  });

  it('when an official draw is late and then corrected › open at its time, and the corrected result', async () => {
    const { world, lottery } = await playerAt(mock, 'Classic Five Star');
    const drawnAt = WORLD_TIME + HOUR;
    await world.decideDraw(lottery, { ...OTHER, drawnAt });
    expect(await row(world, lottery)).toMatchObject({ state: 'open', drawAt: drawnAt });
    await world.clock.advance(HOUR);
    const path = { ...world.path, gameCode: lottery.code, numero: lottery.numero };
    const result = { balls: [1, 2, 3, 4, 5] };
    await world.client.value('correctLotteryDraw', { path, body: result });
    expect(await row(world, lottery)).toMatchObject({ state: 'drawn', source: 'corrected', result });
  });

  it('when the lottery draws a board › its numbers by prize', async () => {
    const { world, lottery } = await playerAt(mock, 'Ho Chi Minh City Lottery');
    const drawn = (await list(world, lottery)).list.find(({ state }) => state === 'drawn');
    expect(drawn?.result).toMatchObject({ board: { special: [expect.stringMatching(/^\d{6}$/)] } });
  });

  it('when there is no such lottery › 404', async () => {
    const world = await mock.newWorld();
    const refused = await world.client.call('listLotteryDraws', { path: { ...world.path, gameCode: 'NONE_0001' } });
    expect(refused).toMatchObject({ status: 404, body: { errorCode: 'game.not.found' } });
  });
});
