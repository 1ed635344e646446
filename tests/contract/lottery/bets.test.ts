import { describe, expect, it } from 'vitest';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { playerAt, refusalBy, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { DAY } from '../../support/world.ts';

const mock = mockForFile();

describe('POST /lgw/orders/betting', () => {
  it('takes the stakes at once, and pays a win with the draw', async () => {
    const { world, member, lottery, money, orders, detail } = await playerAt(mock);
    const before = await money();
    const body = slipOn(lottery, { play: 'FIRST3_DIRECT', content: '1,2|2|3', multiple: 2 });
    const receipt = await member.value('placeLotteryBet', { body });
    expect(receipt).toMatchObject({ numero: lottery.numero, totalBettingAmount: '8.00', orders: 1 });
    expect(await money()).toBeCloseTo(before - 8, 4);
    expect(await orders()).toMatchObject([{ state: 2, stakes: 2, amount: '8.00', canCancel: true }]);
    await world.decideDraw(lottery, { balls: [1, 2, 3, 4, 5] });
    await world.clock.advance(lottery.drawAt - (await world.clock.advance(0)).now - 1);
    expect(await orders()).toMatchObject([{ state: 2, canCancel: false }]);
    await world.clock.advance(1);
    // Series 1956 pays 978 times the stake of 4.
    const [order] = await orders();
    expect(order).toMatchObject({ state: 4, win: '3912.00', rebate: '0.00' });
    expect(await detail(order)).toMatchObject({
      play: { code: 'FIRST3_DIRECT', prizes: [{ name: '', fair: [1000, 1] }] },
      wins: [{ prize: '', count: 1, sharedBy: 1 }],
      fee: '0.00',
      draws: [{ numero: lottery.numero, winNo: ['1', '2', '3', '4', '5'] }],
    });
    expect(await money()).toBeCloseTo(before - 8 + 3912, 4);
    await expectBalancedBooks(world);
  });

  it('gives what the series leaves back as rebate, whether it wins or not', async () => {
    const { world, member, lottery, money, orders, later } = await playerAt(mock);
    const before = await money();
    const line = { play: 'FIRST3_DIRECT', content: '9|9|9', multiple: 100 };
    const [lost, won] = [
      slipOn(lottery, line, 'slip-that-loses'),
      slipOn(lottery, { ...line, content: '1|2|3' }, 'slip-that-wins'),
    ];
    await member.value('placeLotteryBet', { body: { ...lost, series: 1700 } });
    await member.value('placeLotteryBet', { body: { ...won, series: 1700 } });
    await world.decideDraw(lottery, { balls: [1, 2, 3, 4, 5] });
    await later(DAY);
    // (1956 - 1700) / 20 = 12.8 percent of 200. Slips of the same millisecond have no order.
    expect((await orders()).sort((a, b) => a.state - b.state)).toMatchObject([
      { state: 4, win: '170000.00', rebate: '25.60', series: 1700 },
      { state: 5, win: '0.00', rebate: '25.60', series: 1700 },
    ]);
    expect(await money()).toBeCloseTo(before - 400 + 170_000 + 51.2, 4);
  });

  it('answers the same slip to the same reference, and refuses another one', async () => {
    const { member, lottery, money } = await playerAt(mock);
    const body = slipOn(lottery, { play: 'EACH', content: '1||||5' });
    const receipt = await member.value('placeLotteryBet', { body });
    const after = await money();
    const again = await Promise.all([1, 2, 3].map(() => member.value('placeLotteryBet', { body })));
    for (const { orderNumber } of again) expect(orderNumber).toBe(receipt.orderNumber);
    expect(await money()).toBe(after);
    const other = { ...body, lines: [{ ...body.lines[0], content: '2||||5' }] };
    expect(await refusalBy(member, 'placeLotteryBet', { body: other })).toMatchObject({
      errorCode: 'reference.reused',
    });
  });

  it('takes a slip until the last millisecond before the lock, and none after it', async () => {
    const { world, member, lottery, money, orders } = await playerAt(mock);
    const before = await money();
    await world.clock.freeze(lottery.drawAt - lottery.lockTime - 1);
    const line = { play: 'EACH', content: '1||||' };
    await member.value('placeLotteryBet', { body: slipOn(lottery, line, 'in-the-last-ms') });
    await world.clock.advance(1);
    const late = slipOn(lottery, line, 'one-ms-too-late');
    expect(await refusalBy(member, 'placeLotteryBet', { body: late })).toMatchObject({
      status: 422,
      errorCode: 'draw.closed',
    });
    const past = { ...late, numero: lottery.lastNumero };
    expect(await refusalBy(member, 'placeLotteryBet', { body: past })).toMatchObject({ errorCode: 'draw.closed' });
    const unknown = { ...late, numero: '1' };
    expect(await refusalBy(member, 'placeLotteryBet', { body: unknown })).toMatchObject({ errorCode: 'draw.unknown' });
    expect(await money()).toBeCloseTo(before - 2, 4);
    expect(await orders()).toHaveLength(1);
  });

  it('takes 100,000 combinations, and no more', async () => {
    const { member, lottery, money, orders, later } = await playerAt(mock);
    const before = await money();
    const all = '0,1,2,3,4,5,6,7,8,9';
    const content = [all, all, all, all, all].join('|');
    const line = { play: 'STAR5_DIRECT', content, unit: '0.002' };
    const { totalBettingAmount } = await member.value('placeLotteryBet', { body: slipOn(lottery, line) });
    expect(totalBettingAmount).toBe('200.00');
    await later(DAY);
    // One of them wins: 0.002 × 1956 × 100,000 / 2000.
    expect(await orders()).toMatchObject([{ state: 4, stakes: 100_000, win: '195.60' }]);
    expect(await money()).toBeCloseTo(before - 200 + 195.6, 4);
  });

  it.each([
    ['play.unknown', { play: 'NONE_SUCH', content: '1' }],
    ['line.invalid', { play: 'FIRST3_DIRECT', content: '1|2' }],
    ['line.invalid', { play: 'FIRST3_DIRECT', content: '1|2|x' }],
    ['line.invalid', { play: 'FIRST3_DIRECT', content: '1|2|3,3' }],
    ['line.invalid', { play: 'STAR5_GROUP120', content: '1,2,3,4' }],
    ['unit.invalid', { play: 'EACH', content: '1||||', unit: '3' }],
    ['unit.invalid', { play: 'EACH', content: '1||||', multiple: 10_000 }],
    ['stake.too.large', { play: 'FIRST3_DIRECT', content: '1|2|0,1,2,3,4,5', multiple: 9999 }],
    ['balance.insufficient', { play: 'FIRST3_DIRECT', content: '1|2|0,1', multiple: 9000 }],
  ])('refuses with %s what is impossible, and takes nothing', async (errorCode, line) => {
    const { member, lottery, money, orders } = await playerAt(mock);
    const before = await money();
    expect(await refusalBy(member, 'placeLotteryBet', { body: slipOn(lottery, line) })).toMatchObject({
      status: 422,
      errorCode,
    });
    expect(await money()).toBe(before);
    expect(await orders()).toEqual([]);
  });

  it('takes no more on a draw than its limit, over all slips of the member', async () => {
    const { world, member, lottery } = await playerAt(mock);
    const { mostPerDraw } = await member.value('getGameSetting', { path: { gameId: lottery.gameId } });
    await world.change('UPDATE "Wallet" SET "balance" = ?', 2 * Number(mostPerDraw) * 10_000);
    const half = { play: 'FIRST3_DIRECT', content: '1|2|0,1,2,3,4', multiple: Number(mostPerDraw) / 20 };
    for (const reference of ['first-half', 'second-half'])
      await member.value('placeLotteryBet', { body: slipOn(lottery, half, reference) });
    const more = slipOn(lottery, { play: 'EACH', content: '1||||' }, 'one-more');
    expect(await refusalBy(member, 'placeLotteryBet', { body: more })).toMatchObject({ errorCode: 'stake.too.large' });
    const { numero } = (await member.value('listChaseNumeros', { path: { gameId: lottery.gameId } }))[1] ?? more;
    await member.value('placeLotteryBet', { body: { ...more, numero } });
  });

  it('refuses a series that the member may not choose', async () => {
    const { member, lottery } = await playerAt(mock);
    const body = slipOn(lottery, { play: 'EACH', content: '1||||' });
    for (const series of [1698, 1701, 1958])
      expect(await refusalBy(member, 'placeLotteryBet', { body: { ...body, series } })).toMatchObject({
        errorCode: 'series.invalid',
      });
  });

  it('takes the units of the brand', async () => {
    const { member, lottery } = await playerAt(mock, 'One Minute Lotto', 'lotus');
    const { units } = await member.value('getGameSetting', { path: { gameId: lottery.gameId } });
    expect(units).toEqual(['2000', '200']);
    const body = slipOn(lottery, { play: 'EACH', content: '1||||', unit: '200' });
    expect((await member.value('placeLotteryBet', { body })).totalBettingAmount).toBe('200.00');
  });

  it('gives a stake back that is a tie', async () => {
    const { world, member, lottery, money, orders, detail, later } = await playerAt(mock, 'Mark Six Minute');
    const before = await money();
    await member.value('placeLotteryBet', { body: slipOn(lottery, { play: 'SPECIAL_SIDES', content: 'big,odd' }) });
    await world.decideDraw(lottery, { balls: [1, 2, 3, 4, 5, 6, 49] });
    await later(DAY);
    const [order] = await orders();
    expect(order).toMatchObject({ state: 12, win: '0.00' });
    expect(await detail(order)).toMatchObject({ wins: [], order: { returned: '4.00', fee: '0.00' } });
    expect(await money()).toBe(before);
  });
});
