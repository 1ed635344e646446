import { describe, expect, it } from 'vitest';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { type LotteryView, playerAt, refusalBy, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import type { TestWorld } from '../../support/world.ts';

const mock = mockForFile();

const setDraw = async (world: TestWorld, { code, numero }: Pick<LotteryView, 'code' | 'numero'>, body: object) =>
  (await world.client.call('setLotteryDraw', { path: { ...world.path, gameCode: code, numero }, body })).status;

describe('A draw', () => {
  it('that is void gives its orders back at once', async () => {
    const { world, member, lottery, money, orders } = await playerAt(mock);
    const before = await money();
    await member.value('placeLotteryBet', { body: slipOn(lottery, { play: 'EACH', content: '1,2||||' }) });
    await world.decideDraw(lottery, { isVoid: true });
    expect(await orders()).toMatchObject([{ state: 12 }]);
    expect(await money()).toBe(before);
    const line = { play: 'EACH', content: '1||||' };
    const refusal = await refusalBy(member, 'placeLotteryBet', { body: slipOn(lottery, line, 'after-the-void') });
    expect(refusal).toMatchObject({ errorCode: 'draw.closed' });
    await expectBalancedBooks(world);
  });

  it('that is drawn before its time takes no more bets, and the next one is offered', async () => {
    const { world, member, lottery, orders } = await playerAt(mock, 'Mark Six Classic');
    const { now } = await world.clock.advance(0);
    const line = { play: 'SPECIAL', content: '7' };
    await member.value('placeLotteryBet', { body: slipOn(lottery, line, 'before-the-draw') });
    await world.decideDraw(lottery, { balls: [1, 2, 3, 4, 5, 6, 7], drawnAt: now + 1000 });
    const query = { gameId: lottery.gameId };
    expect((await member.value('getNearDraw', { query })).current).toMatchObject({
      numero: lottery.numero,
      source: 'computed',
      winNo: [],
    });
    await world.clock.advance(1000);
    expect(await orders()).toMatchObject([{ state: 4, win: '95.844' }]);
    const refusal = await refusalBy(member, 'placeLotteryBet', { body: slipOn(lottery, line, 'after-the-draw') });
    expect(refusal).toMatchObject({ errorCode: 'draw.closed' });
    const { current, waiting } = await member.value('getNearDraw', { query });
    expect(Number(current.numero)).toBeGreaterThan(Number(lottery.numero));
    expect(waiting).toBeNull();
    const [first] = await member.value('listChaseNumeros', { path: query });
    expect(first?.numero).toBe(current.numero);
    const menu = await member.value('getLotteryMenu');
    const game = menu.flatMap(({ gameMenus }) => gameMenus).find(({ gameId }) => gameId === lottery.gameId);
    expect(game?.numero).toBe(current.numero);
    await member.value('placeLotteryBet', { body: slipOn({ ...lottery, ...current }, line, 'on-the-next-one') });
  });

  it('that is drawn at once gives back what was bet in the same moment', async () => {
    const { world, member, lottery, money, orders } = await playerAt(mock, 'Mark Six Classic');
    const before = await money();
    const { now } = await world.clock.advance(0);
    await member.value('placeLotteryBet', { body: slipOn(lottery, { play: 'SPECIAL', content: '7' }, 'same-moment') });
    await world.decideDraw(lottery, { balls: [1, 2, 3, 4, 5, 6, 7], drawnAt: now });
    await world.clock.advance(1);
    expect(await orders()).toMatchObject([{ state: 7 }]);
    expect(await money()).toBe(before);
  });

  it.each([
    [422, { balls: [1, 2, 3, 4] }],
    [422, { balls: [1, 2, 3, 4, 10] }],
    [422, { board: { first: ['123456'] } }],
    [422, { board: {} }],
    [422, { balls: [1, 2, 3, 4, 5], isVoid: true }],
    [400, {}],
  ])('answers %i to %j, which it cannot give', async (status, body) => {
    const { world, lottery } = await playerAt(mock);
    expect(await setDraw(world, lottery, body)).toBe(status);
  });

  it('cannot be decided once it is drawn, or where there is none', async () => {
    const { world, lottery } = await playerAt(mock);
    const body = { balls: [1, 2, 3, 4, 5] };
    expect(await setDraw(world, { ...lottery, numero: lottery.lastNumero }, body)).toBe(409);
    expect(await setDraw(world, { ...lottery, numero: '123' }, body)).toBe(404);
    expect(await setDraw(world, { ...lottery, code: 'NONE_0001' }, body)).toBe(404);
  });
});
