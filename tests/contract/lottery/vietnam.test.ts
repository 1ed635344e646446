import { describe, expect, it } from 'vitest';
import { lotteryNamed, playerAt, refusalBy } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { DAY } from '../../support/world.ts';

const mock = mockForFile();

describe('POST /lotto-vn/lgw/betting', () => {
  const station = async (name: string) => {
    const table = await playerAt(mock, name);
    const { gameId, numero } = table.lottery;
    const slip = (play: string, content: string, gameIds = [gameId], reference = 'vietnam-slip') => ({
      numero,
      reference,
      lines: [{ gameIds, play, content, unit: '2', multiple: 1 }],
    });
    return { ...table, slip };
  };
  /** Returns a board of 18 numbers; the numbers not passed end with "00". */
  const buildBoard = (special: string, g8: string) => ({
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
    await world.decideDraw(lottery, { board: buildBoard('123477', '77') });
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
    await world.decideDraw(lottery, { board: buildBoard('000012', '00') });
    await world.decideDraw({ ...other, numero: lottery.numero }, { board: buildBoard('000000', '77') });
    await later(7 * DAY);
    // The orders of both stations contain it.
    for (const gameId of both) expect(await orders({ gameId })).toHaveLength(1);
    // 72 stakes of 2; one pays 716.
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
      'baize',
      lottery.gameId,
      full.numero,
      full.play,
      full.number,
      (Number(mostPerNumber) - 1) * 10_000,
    );
    const refusal = await refusalBy(member, 'placeVnLotteryBet', { body: slip('DE', '06,07') });
    expect(refusal).toMatchObject({
      errorCode: 'number.sold.out',
      message: expect.stringContaining('1.00 more is taken on 07'),
    });
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
      message: expect.stringContaining('No more is taken on 07'),
    });
    const { content } = await member.value('searchLotteryOrders', { body: { orderNumber } });
    await member.value('cancelLotteryOrders', { body: { orderNos: content.map(({ orderNo }) => orderNo) } });
    await member.value('placeVnLotteryBet', bet('once-more'));
  });
});
