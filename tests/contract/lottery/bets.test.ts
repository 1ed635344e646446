import { describe, expect, it } from 'vitest';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { type LotteryView, lotteryNamed, refusalBy, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { DAY, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();

/** A member with a lottery of five digits that is drawn every minute. */
async function atTable(name = 'One Minute Lotto', merchant = 'baize') {
  const world = await mock.newWorld();
  const member = await world.client.signedIn('lucky', { merchant });
  const lottery = await lotteryNamed({ client: member }, name);
  let player = member;
  const money = async () => Number((await player.value('getBalance')).sumBalance);
  const orders = async (body = {}) => (await player.value('searchLotteryOrders', { body })).content;
  const detail = (order: { orderNo: string } | undefined) =>
    player.value('getLotteryOrder', { path: { id: order?.orderNo ?? '' } });
  /** Time passes, over which the session ends. Returns the member with a new one. */
  const later = async (ms: number) => {
    await world.advance(ms);
    player = await world.client.signedIn('lucky', { merchant });
    return player;
  };
  return { world, member, lottery, money, orders, detail, later };
}

const decide = (world: TestWorld, { code }: LotteryView, numero: string, body: object) =>
  world.client.call('setLotteryDraw', { path: { ...world.path, gameCode: code, numero }, body });

describe('POST /lgw/orders/betting', () => {
  it('takes the stakes at once, and pays a win with the draw', async () => {
    const { world, member, lottery, money, orders, detail } = await atTable();
    const before = await money();
    const body = slipOn(lottery, { play: 'FIRST3_DIRECT', content: '1,2|2|3', multiple: 2 });
    const receipt = await member.value('placeLotteryBet', { body });
    expect(receipt).toMatchObject({ numero: lottery.numero, totalBettingAmount: '8.00', orders: 1 });
    expect(await money()).toBeCloseTo(before - 8, 4);
    expect(await orders()).toMatchObject([{ state: 2, stakes: 2, amount: '8.00', canCancel: true }]);
    expect((await decide(world, lottery, lottery.numero, { balls: [1, 2, 3, 4, 5] })).status).toBe(200);
    await world.advance(lottery.drawAt - (await world.advance(0)).now - 1);
    expect(await orders()).toMatchObject([{ state: 2, canCancel: false }]);
    await world.advance(1);
    // A series of 1956 pays 978 times the stake of 4.
    const [order] = await orders();
    expect(order).toMatchObject({ state: 4, win: '3912.00', rebate: '0.00' });
    expect(await detail(order)).toMatchObject({
      play: { code: 'FIRST3_DIRECT', prizes: [{ name: '', fair: [1000, 1] }] },
      wins: [{ prize: '', count: 1, sharedBy: 1 }],
      ...{ returned: '0.00', fee: '0.00' },
      draws: [{ numero: lottery.numero, winNo: ['1', '2', '3', '4', '5'] }],
    });
    expect(await money()).toBeCloseTo(before - 8 + 3912, 4);
    await expectBalancedBooks(world);
  });

  it('gives what the series leaves back as rebate, whether it wins or not', async () => {
    const { world, member, lottery, money, orders, later } = await atTable();
    const before = await money();
    const line = { play: 'FIRST3_DIRECT', content: '9|9|9', multiple: 100 };
    const [lost, won] = [
      slipOn(lottery, line, 'slip-that-loses'),
      slipOn(lottery, { ...line, content: '1|2|3' }, 'slip-that-wins'),
    ];
    await member.value('placeLotteryBet', { body: { ...lost, series: 1700 } });
    await member.value('placeLotteryBet', { body: { ...won, series: 1700 } });
    await decide(world, lottery, lottery.numero, { balls: [1, 2, 3, 4, 5] });
    await later(DAY);
    // (1956 - 1700) / 20 = 12.8 percent of 200.
    // Of slips of the same millisecond, either may be the first.
    expect((await orders()).sort((a, b) => a.state - b.state)).toMatchObject([
      { state: 4, win: '170000.00', rebate: '25.60', series: 1700 },
      { state: 5, win: '0.00', rebate: '25.60', series: 1700 },
    ]);
    expect(await money()).toBeCloseTo(before - 400 + 170_000 + 51.2, 4);
  });

  it('answers the same slip to the same reference, and refuses another one', async () => {
    const { member, lottery, money } = await atTable();
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
    const { world, member, lottery, money, orders } = await atTable();
    const before = await money();
    await world.freeze(lottery.drawAt - lottery.lockTime - 1);
    const line = { play: 'EACH', content: '1||||' };
    await member.value('placeLotteryBet', { body: slipOn(lottery, line, 'in-the-last-ms') });
    await world.advance(1);
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
    const { member, lottery, money, orders, later } = await atTable();
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
    const { member, lottery, money, orders } = await atTable();
    const before = await money();
    expect(await refusalBy(member, 'placeLotteryBet', { body: slipOn(lottery, line) })).toMatchObject({
      status: 422,
      errorCode,
    });
    expect(await money()).toBe(before);
    expect(await orders()).toEqual([]);
  });

  it('takes no more on a draw than its limit, over all slips of the member', async () => {
    const { world, member, lottery } = await atTable();
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
    const { member, lottery } = await atTable();
    const body = slipOn(lottery, { play: 'EACH', content: '1||||' });
    for (const series of [1698, 1701, 1958])
      expect(await refusalBy(member, 'placeLotteryBet', { body: { ...body, series } })).toMatchObject({
        errorCode: 'series.invalid',
      });
  });

  it('takes the units of the brand', async () => {
    const { member, lottery } = await atTable('One Minute Lotto', 'lotus');
    const { units } = await member.value('getGameSetting', { path: { gameId: lottery.gameId } });
    expect(units).toEqual(['2000', '200']);
    const body = slipOn(lottery, { play: 'EACH', content: '1||||', unit: '200' });
    expect((await member.value('placeLotteryBet', { body })).totalBettingAmount).toBe('200.00');
  });

  it('gives a stake back that is a tie', async () => {
    const { world, member, lottery, money, orders, detail, later } = await atTable('Mark Six Minute');
    const before = await money();
    await member.value('placeLotteryBet', { body: slipOn(lottery, { play: 'SPECIAL_SIDES', content: 'big,odd' }) });
    await decide(world, lottery, lottery.numero, { balls: [1, 2, 3, 4, 5, 6, 49] });
    await later(DAY);
    const [order] = await orders();
    expect(order).toMatchObject({ state: 12, win: '0.00' });
    expect(await detail(order)).toMatchObject({ wins: [], returned: '4.00', fee: '0.00' });
    expect(await money()).toBe(before);
  });
});

describe('A draw', () => {
  it('that is void gives its orders back at once', async () => {
    const { world, member, lottery, money, orders } = await atTable();
    const before = await money();
    await member.value('placeLotteryBet', { body: slipOn(lottery, { play: 'EACH', content: '1,2||||' }) });
    await decide(world, lottery, lottery.numero, { isVoid: true });
    expect(await orders()).toMatchObject([{ state: 12 }]);
    expect(await money()).toBe(before);
    const line = { play: 'EACH', content: '1||||' };
    const refusal = await refusalBy(member, 'placeLotteryBet', { body: slipOn(lottery, line, 'after-the-void') });
    expect(refusal).toMatchObject({ errorCode: 'draw.closed' });
    await expectBalancedBooks(world);
  });

  it('that is drawn before its time takes no more bets, and the next one is offered', async () => {
    const { world, member, lottery, orders } = await atTable('Mark Six Classic');
    const { now } = await world.advance(0);
    const line = { play: 'SPECIAL', content: '7' };
    await member.value('placeLotteryBet', { body: slipOn(lottery, line, 'before-the-draw') });
    await decide(world, lottery, lottery.numero, { balls: [1, 2, 3, 4, 5, 6, 7], drawnAt: now + 1000 });
    const query = { gameId: lottery.gameId };
    expect((await member.value('getNearDraw', { query })).current).toMatchObject({
      numero: lottery.numero,
      source: 'computed',
      winNo: [],
    });
    await world.advance(1000);
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
    const { world, member, lottery, money, orders } = await atTable('Mark Six Classic');
    const before = await money();
    const { now } = await world.advance(0);
    await member.value('placeLotteryBet', { body: slipOn(lottery, { play: 'SPECIAL', content: '7' }, 'same-moment') });
    await decide(world, lottery, lottery.numero, { balls: [1, 2, 3, 4, 5, 6, 7], drawnAt: now });
    await world.advance(1);
    expect(await orders()).toMatchObject([{ state: 7 }]);
    expect(await money()).toBe(before);
  });

  it.each([
    [{ balls: [1, 2, 3, 4] }],
    [{ balls: [1, 2, 3, 4, 10] }],
    [{ board: { first: ['123456'] } }],
    [{ board: {} }],
    [{ balls: [1, 2, 3, 4, 5], isVoid: true }],
    [{}],
  ])('cannot give %j', async (body) => {
    const { world, lottery } = await atTable();
    expect((await decide(world, lottery, lottery.numero, body)).status).toBe(400);
  });

  it('cannot be decided once it is drawn, or where there is none', async () => {
    const { world, lottery } = await atTable();
    const body = { balls: [1, 2, 3, 4, 5] };
    expect((await decide(world, lottery, lottery.lastNumero, body)).status).toBe(400);
    expect((await decide(world, lottery, '123', body)).status).toBe(404);
    expect((await decide(world, { ...lottery, code: 'NONE_0001' }, lottery.numero, body)).status).toBe(404);
  });
});

describe('PUT /lgw/orders/suborders/cancel', () => {
  it('gives the stake back less the fee, once, and only before the lock', async () => {
    const { world, member, lottery, money, orders, detail, later } = await atTable();
    const before = await money();
    const line = { play: 'EACH', content: '1||||', multiple: 100 };
    await member.value('placeLotteryBet', { body: slipOn(lottery, line, 'to-be-cancelled') });
    await member.value('placeLotteryBet', { body: slipOn(lottery, line, 'to-be-kept') });
    const [kept, cancelled] = await orders();
    const body = { orderNos: [cancelled?.orderNo ?? ''] };
    expect(await detail(cancelled)).toMatchObject({ returned: '0.00', fee: '2.00' });
    expect(await member.value('cancelLotteryOrders', { body })).toMatchObject({ refund: '200.00', fee: '2.00' });
    expect(await member.value('cancelLotteryOrders', { body })).toMatchObject({ refund: '0.00', fee: '0.00' });
    expect(await detail(cancelled)).toMatchObject({ order: { state: 8 }, returned: '200.00', fee: '2.00' });
    expect(await money()).toBeCloseTo(before - 202, 4);
    await world.freeze(lottery.drawAt - lottery.lockTime);
    const late = { orderNos: [kept?.orderNo ?? ''] };
    expect(await refusalBy(member, 'cancelLotteryOrders', { body: late })).toMatchObject({ errorCode: 'draw.closed' });
    const player = await later(DAY);
    expect(await refusalBy(player, 'cancelLotteryOrders', { body: late })).toMatchObject({ errorCode: 'order.state' });
    const both = { orderNos: [...body.orderNos, 'L000000000000'] };
    expect(await refusalBy(player, 'cancelLotteryOrders', { body: both })).toMatchObject({ status: 404 });
    await expectBalancedBooks(world);
  });
});

describe('A chase', () => {
  const chaseOf = async (
    { member, lottery }: Awaited<ReturnType<typeof atTable>>,
    count: number,
    isStopOnWin: boolean,
  ) => {
    const draws = await member.value('listChaseNumeros', { path: { gameId: lottery.gameId }, query: { count } });
    const chase = draws.map(({ numero }, index) => ({ numero, multiple: 2 ** index }));
    const slip = slipOn(lottery, { play: 'EACH', content: '1||||' });
    return { ...slip, chase, isStopOnWin };
  };

  it('stops with its first win and gives the rest back', async () => {
    const table = await atTable();
    const { world, member, lottery, money, orders, later } = table;
    const before = await money();
    const body = await chaseOf(table, 5, true);
    const { totalBettingAmount, orders: count } = await member.value('placeLotteryBet', { body });
    expect([totalBettingAmount, count]).toEqual(['62.00', 5]);
    expect(await money()).toBeCloseTo(before - 62, 4);
    for (const [index, { numero }] of body.chase.entries())
      await decide(world, lottery, numero, { balls: [index === 1 ? 1 : 0, 2, 3, 4, 5] });
    await later(DAY);
    expect((await orders()).map(({ state }) => state).sort()).toEqual([4, 5, 6, 6, 6]);
    // Lost 2, staked 4 and won 39.12 with it; 8, 16 and 32 came back.
    expect(await money()).toBeCloseTo(before - 2 - 4 + 39.12, 4);
    await expectBalancedBooks(world);
  });

  it('goes on where it is not to stop', async () => {
    const table = await atTable();
    const { world, member, lottery, orders, later } = table;
    const body = await chaseOf(table, 3, false);
    await member.value('placeLotteryBet', { body });
    for (const { numero } of body.chase) await decide(world, lottery, numero, { balls: [1, 2, 3, 4, 5] });
    await later(DAY);
    expect((await orders()).map(({ state }) => state)).toEqual([4, 4, 4]);
  });

  it('is given back when the member takes a break', async () => {
    const table = await atTable();
    const { world, member, money } = table;
    const before = await money();
    await member.value('placeLotteryBet', { body: await chaseOf(table, 5, true) });
    await member.value('startTimeOut', { body: { days: 1 } });
    expect(await money()).toBeCloseTo(before, 4);
    await expectBalancedBooks(world);
  });

  it('names the draw of its slip', async () => {
    const table = await atTable();
    const { chase, ...body } = await chaseOf(table, 3, false);
    const refused = await refusalBy(table.member, 'placeLotteryBet', { body: { ...body, chase: chase.slice(1) } });
    expect(refused).toMatchObject({ status: 422, errorCode: 'draw.unknown' });
  });

  it('names each draw once, and not too many', async () => {
    const table = await atTable();
    const body = await chaseOf(table, 2, false);
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
});

describe('POST /lotto-vn/lgw/betting', () => {
  const station = async (name: string) => {
    const table = await atTable(name);
    const { gameId, numero } = table.lottery;
    const slip = (play: string, content: string, gameIds = [gameId], reference = 'vietnam-slip') => ({
      numero,
      reference,
      lines: [{ gameIds, play, content, unit: '2', multiple: 1 }],
    });
    return { ...table, slip };
  };
  /** A board of 18 numbers, all of which end with "00" but for those that are given. */
  const boardOf = (special: string, g8: string) => ({
    G8: [g8],
    G7: ['000'],
    G6: ['0000', '0000', '0000'],
    G5: ['0000'],
    G4: Array(7).fill('00000'),
    G3: ['00000', '00000'],
    G2: ['00000'],
    G1: ['00000'],
    special: [special],
  });

  it('stakes on all results, and pays each time a number comes', async () => {
    const { world, member, lottery, money, slip, orders, detail, later } = await station('Ho Chi Minh City Lottery');
    const before = await money();
    const { totalBettingAmount } = await member.value('placeVnLotteryBet', { body: slip('LO2', '77,12') });
    expect(totalBettingAmount).toBe('72.00');
    const decided = await decide(world, lottery, lottery.numero, { board: boardOf('123477', '77') });
    expect(decided.status).toBe(200);
    await later(7 * DAY);
    const [order] = await orders();
    expect(order).toMatchObject({ state: 4, stakes: 36, win: '396.00', series: null });
    expect((await detail(order)).wins).toEqual([{ prize: '', count: 2, sharedBy: 1 }]);
    expect(await money()).toBeCloseTo(before - 72 + 396, 4);
  });

  it('pays a pair over two stations when both numbers come on either', async () => {
    const { world, member, lottery, slip, orders, detail, later } = await station('Dong Thap Lottery');
    const other = await lotteryNamed({ client: member }, 'Ca Mau Lottery');
    const both = [lottery.gameId, other.gameId];
    expect(await refusalBy(member, 'placeVnLotteryBet', { body: slip('DA_TWO', '12,77') })).toMatchObject({
      errorCode: 'line.invalid',
    });
    expect(await refusalBy(member, 'placeVnLotteryBet', { body: slip('DA', '12,77', both) })).toMatchObject({
      errorCode: 'line.invalid',
    });
    await member.value('placeVnLotteryBet', { body: slip('DA_TWO', '12,77', both) });
    await decide(world, lottery, lottery.numero, { board: boardOf('000012', '00') });
    await decide(world, other, lottery.numero, { board: boardOf('000000', '77') });
    await later(7 * DAY);
    // It is among the orders of either station.
    for (const gameId of both) expect(await orders({ gameId })).toHaveLength(1);
    // 72 stakes of 2, one of which pays 716.
    const [order] = await orders();
    expect(order).toMatchObject({ state: 4, amount: '144.00', win: '1432.00', gameIds: both });
    const { draws, wins } = await detail(order);
    expect(draws).toHaveLength(2);
    expect(wins).toEqual([{ prize: '', count: 1, sharedBy: 1 }]);
  });

  it('refuses a station on a day without its draw, and one that is not of Vietnam', async () => {
    const { member, slip } = await station('Ho Chi Minh City Lottery');
    const other = await lotteryNamed({ client: member }, 'Ben Tre Lottery');
    expect(await refusalBy(member, 'placeVnLotteryBet', { body: slip('LO2', '12', [other.gameId]) })).toMatchObject({
      errorCode: 'draw.unknown',
    });
    const fast = await lotteryNamed({ client: member }, 'One Minute Lotto');
    expect(await refusalBy(member, 'placeVnLotteryBet', { body: slip('LO2', '12', [fast.gameId]) })).toMatchObject({
      errorCode: 'game.not.found',
    });
  });

  it('says which number is sold out', async () => {
    const { world, member, lottery, slip } = await station('Ho Chi Minh City Lottery');
    const { mostPerNumber } = await member.value('getGameSetting', { path: { gameId: lottery.gameId } });
    const full = { play: 'DE', number: '07', numero: lottery.numero };
    await world.change(
      'INSERT INTO "LotteryNumber" ("brandCode", "gameNodeId", "numero", "play", "number", "staked") VALUES (?, ?, ?, ?, ?, ?)',
      ...['baize', lottery.gameId, full.numero, full.play, full.number, (Number(mostPerNumber) - 1) * 10_000],
    );
    const refusal = await refusalBy(member, 'placeVnLotteryBet', { body: slip('DE', '06,07') });
    expect(refusal).toMatchObject({ errorCode: 'number.sold.out', message: expect.stringContaining('07') });
    await member.value('placeVnLotteryBet', { body: slip('DE', '06') });
  });

  it('takes a number again when who held it has cancelled', async () => {
    const { world, member, lottery, slip } = await station('Ho Chi Minh City Lottery');
    const { mostPerNumber } = await member.value('getGameSetting', { path: { gameId: lottery.gameId } });
    const bet = (reference: string) => ({ body: { ...slip('DE', '07'), reference } });
    const { orderNumber } = await member.value('placeVnLotteryBet', bet('the-last'));
    await world.change('UPDATE "LotteryNumber" SET "staked" = ?', Number(mostPerNumber) * 10_000);
    expect(await refusalBy(member, 'placeVnLotteryBet', bet('too-late'))).toMatchObject({
      errorCode: 'number.sold.out',
    });
    const { content } = await member.value('searchLotteryOrders', { body: { orderNumber } });
    await member.value('cancelLotteryOrders', { body: { orderNos: content.map(({ orderNo }) => orderNo) } });
    await member.value('placeVnLotteryBet', bet('once-more'));
  });
});
