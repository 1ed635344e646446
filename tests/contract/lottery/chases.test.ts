import { describe, expect, it } from 'vitest';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { playerAt, refusalBy, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { DAY, MINUTE, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

describe('A chase', () => {
  const placeChase = async (
    { member, lottery }: Awaited<ReturnType<typeof playerAt>>,
    count: number,
    isStopOnWin: boolean,
  ) => {
    const draws = await member.value('listChaseNumeros', { path: { gameId: lottery.gameId }, query: { count } });
    const chase = draws.map(({ numero }, index) => ({ numero, multiple: 2 ** index }));
    const slip = slipOn(lottery, { play: 'EACH', content: '1||||' });
    return { ...slip, chase, isStopOnWin };
  };

  it('stops with its first win and gives the rest back', async () => {
    const table = await playerAt(mock);
    const { world, member, lottery, money, orders, later } = table;
    const before = await money();
    const body = await placeChase(table, 5, true);
    const { totalBettingAmount, orders: count } = await member.value('placeLotteryBet', { body });
    expect([totalBettingAmount, count]).toEqual(['62.00', 5]);
    expect(await money()).toBeCloseTo(before - 62, 4);
    for (const [index, { numero }] of body.chase.entries())
      await world.decideDraw({ ...lottery, numero }, { balls: [index === 1 ? 1 : 0, 2, 3, 4, 5] });
    await later(DAY);
    expect((await orders()).map(({ state }) => state).sort()).toEqual([4, 5, 6, 6, 6]);
    // Lost 2, staked 4 and won 39.12; 8, 16 and 32 are refunded.
    expect(await money()).toBeCloseTo(before - 2 - 4 + 39.12, 4);
    await expectBalancedBooks(world);
  });

  it('when one of many lines wins › the other lines of that draw are settled, and later draws are given back', async () => {
    const { world, member, lottery, orders, later } = await playerAt(mock);
    const draws = await member.value('listChaseNumeros', { path: { gameId: lottery.gameId }, query: { count: 2 } });
    const chase = draws.map(({ numero }) => ({ numero, multiple: 1 }));
    // One settlement transaction takes fewer lines.
    const lines = Array.from({ length: 30 }, (_, index) => ({
      play: 'EACH',
      content: index === 0 ? '1||||' : '9||||',
      unit: '2',
      multiple: 1,
    }));
    const slip = { gameId: lottery.gameId, numero: lottery.numero, reference: 'thirty-lines', lines };
    await member.value('placeLotteryBet', { body: { ...slip, chase, isStopOnWin: true } });
    await world.decideDraw(lottery, { balls: [1, 2, 3, 4, 5] });
    await later(DAY);
    const states = (await orders({ size: 100 })).map(({ state }) => state).sort();
    expect(states).toEqual([4, ...Array(29).fill(5), ...Array(30).fill(6)]);
    await expectBalancedBooks(world);
  });

  it('goes on where it is not to stop', async () => {
    const table = await playerAt(mock);
    const { world, member, lottery, orders, later } = table;
    const body = await placeChase(table, 3, false);
    await member.value('placeLotteryBet', { body });
    for (const { numero } of body.chase) await world.decideDraw({ ...lottery, numero }, { balls: [1, 2, 3, 4, 5] });
    await later(DAY);
    expect((await orders()).map(({ state }) => state)).toEqual([4, 4, 4]);
  });

  it('is given back when the member takes a break', async () => {
    const table = await playerAt(mock);
    const { world, member, money } = table;
    const before = await money();
    await member.value('placeLotteryBet', { body: await placeChase(table, 5, true) });
    await member.value('startTimeOut', { body: { days: 1 } });
    expect(await money()).toBeCloseTo(before, 4);
    await expectBalancedBooks(world);
  });

  it('when the member takes a break › single bets and a locked draw of the chase stay', async () => {
    const table = await playerAt(mock);
    const { world, member, lottery } = table;
    await member.value('placeLotteryBet', { body: await placeChase(table, 3, true) });
    const next = (await member.value('listChaseNumeros', { path: { gameId: lottery.gameId } }))[1]?.numero ?? '';
    const single = slipOn({ ...lottery, numero: next }, { play: 'EACH', content: '2||||' }, 'single-bet');
    await member.value('placeLotteryBet', { body: single });
    await world.clock.freeze(lottery.drawAt - lottery.lockTime);
    await member.value('startTimeOut', { body: { days: 1 } });
    await world.clock.advance(0);
    const rows = await world.read<{ content: string; numero: string }>(
      'SELECT content, numero FROM LotteryOrder WHERE state = 2 AND time >= ? ORDER BY content',
      WORLD_TIME,
    );
    expect(rows).toEqual([
      { content: '1||||', numero: lottery.numero },
      { content: '2||||', numero: next },
    ]);
    await expectBalancedBooks(world);
  });

  it('names the draw of its slip', async () => {
    const table = await playerAt(mock);
    const { chase, ...body } = await placeChase(table, 3, false);
    const refused = await refusalBy(table.member, 'placeLotteryBet', { body: { ...body, chase: chase.slice(1) } });
    expect(refused).toMatchObject({ status: 422, errorCode: 'draw.unknown' });
  });

  it('names each draw once, and not too many', async () => {
    const table = await playerAt(mock);
    const body = await placeChase(table, 2, false);
    const [first] = body.chase;
    if (!first) throw new Error('There are no draws');
    const twice = { ...body, chase: [first, first] };
    expect(await refusalBy(table.member, 'placeLotteryBet', { body: twice })).toMatchObject({
      errorCode: 'draw.unknown',
    });
    const draws = await table.member.value('listChaseNumeros', {
      path: { gameId: table.lottery.gameId },
      query: { count: 51 },
    });
    const many = { ...body, chase: draws.map(({ numero }) => ({ numero, multiple: 1 })) };
    expect(await refusalBy(table.member, 'placeLotteryBet', { body: many })).toMatchObject({
      errorCode: 'stake.too.large',
    });
  });

  it('has the draws that are nearest first among the bets of today, and all in order in the record', async () => {
    const table = await playerAt(mock);
    const { world, member } = table;
    const body = await placeChase(table, 8, false);
    await member.value('placeLotteryBet', { body });
    const numeros = body.chase.map(({ numero }) => numero);
    const today = async () => (await member.value('listTodayOrders', { query: { count: 3 } })).list;
    expect((await today()).map(({ numero }) => numero)).toEqual(numeros.slice(0, 3));
    const { now } = await world.clock.advance(0);
    await world.clock.advance(table.lottery.drawAt + 4 * MINUTE + 15_000 - now);
    expect((await today()).map(({ numero }) => numero)).toEqual([4, 5, 3].map((index) => numeros[index]));
    expect((await table.orders()).map(({ numero }) => numero)).toEqual(numeros);
    const near = { ...table.lottery, numero: numeros[5] ?? '' };
    await member.value('placeLotteryBet', { body: slipOn(near, { play: 'EACH', content: '9||||' }, 'one-more') });
    expect((await today()).map(({ content }) => content)).toEqual(['1||||', '9||||', '1||||']);
  });
});
