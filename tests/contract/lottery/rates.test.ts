import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../../openapi/generated/gaming-operations.ts';
import { lotteryNamed, refusalBy, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';

const mock = mockForFile();

async function atTable(username = 'lucky', merchant = 'baize', name = 'One Minute Lotto') {
  const world = await mock.newWorld();
  const member = await world.client.signedIn(username, { merchant });
  return { world, member, lottery: await lotteryNamed({ client: member }, name) };
}

const BY_SERIES = { play: 'FIRST3_DIRECT', content: '1|2|3' };

describe("a member's rates", () => {
  it("begin with the brand's own market", async () => {
    const { member } = await atTable('lucky', 'harbor');
    const { lottery } = await member.value('getBonusDetails');
    expect(lottery[0]?.gameGroupCode).toBe('THAI');
  });

  it.each([
    ['lucky', 1956, { RNG: '0.80', ELOTT: '0.40' }],
    ['victor', 1960, { RNG: '1.20', ELOTT: '0.60' }],
    ['boss', 1958, { RNG: '1.20', ELOTT: '0.60' }],
    ['stale', 1930, { RNG: '0.80', ELOTT: '0.40' }],
  ])('are their own: %s has a series up to %i', async (username, most, rebates) => {
    const { member, lottery } = await atTable(username);
    const { lottery: groups, products } = await member.value('getBonusDetails');
    const ssc = groups.find(({ gameGroupCode }) => gameGroupCode === 'SSC');
    expect(ssc).toMatchObject({ series: { least: 1700, most, step: 2 }, rebate: ((most - 1700) / 20).toFixed(2) });
    expect(ssc?.plays.find(({ play }) => play === 'FIRST3_DIRECT')?.odds).toBe(`${most / 2}.00`);
    expect(groups.find(({ gameGroupCode }) => gameGroupCode === 'K3')).toMatchObject({ series: null, rebate: '0.00' });
    const fourD = groups.find(({ gameGroupCode }) => gameGroupCode === '4D')?.plays ?? [];
    expect(fourD.find(({ play }) => play === 'BIG_IBOX')?.mostShares).toBe(24);
    expect(fourD.find(({ play }) => play === 'BIG_BOX')).not.toHaveProperty('mostShares');
    const percent = Object.fromEntries(products.map(({ gameType, rebate }) => [gameType, rebate]));
    expect(percent).toMatchObject(rebates);
    for (const { series } of await member.value('getSeries')) expect(series.most).toBe(most);
    const { series } = await member.value('getGameSetting', { path: { gameId: lottery.gameId } });
    expect(series?.most).toBe(most);
  });

  it.each([
    ['lucky', 1956],
    ['victor', 1960],
    ['stale', 1930],
  ])('bound the series that %s may bet, and are the default', async (username, most) => {
    const { member, lottery } = await atTable(username);
    const bet = (series?: number) => ({
      body: { ...slipOn(lottery, { ...BY_SERIES, unit: '0.02' }, `series-${series}`), ...(series && { series }) },
    });
    for (const series of [most + 2, most - 1, 1698])
      expect(await refusalBy(member, 'placeLotteryBet', bet(series)), String(series)).toMatchObject({
        status: 422,
        errorCode: 'series.invalid',
      });
    for (const [series, expected] of [
      [undefined, most],
      [most, most],
      [1700, 1700],
    ] as const) {
      const { orderNumber } = await member.value('placeLotteryBet', bet(series));
      const { content } = await member.value('searchLotteryOrders', { body: { orderNumber } });
      expect(content).toMatchObject([{ series: expected }]);
    }
  });

  it("count the rebate from the member's own series, not from that of others", async () => {
    const { world, member, lottery } = await atTable('stale');
    const body = { ...slipOn(lottery, { ...BY_SERIES, content: '9|9|9', multiple: 10 }), series: 1700 };
    await member.value('placeLotteryBet', { body });
    await world.decideDraw(lottery, { balls: [1, 2, 3, 4, 5] });
    await world.clock.advance(lottery.drawAt - (await world.clock.advance(0)).now);
    const { content } = await member.value('listTodayOrders').then(({ list }) => ({ content: list }));
    // (1930 - 1700) / 20 = 11.5 percent of 20.
    expect(content[0]).toMatchObject({ state: 5, rebate: '2.30' });
  });
});

describe("a brand's units", () => {
  it.each([
    ['baize', ['2', '0.2', '0.02', '0.002'], '2.00', ['2000', '200', '1', '0.0002']],
    ['lotus', ['2000', '200'], '2000.00', ['2', '0.2', '20', '1000']],
    ['harbor', ['2', '0.2', '0.02', '0.002'], '2.00', ['2000', '200', '1', '0.0002']],
  ])('at %s are %j, and no others are taken', async (merchant, units, amount, others) => {
    const { member, lottery } = await atTable('lucky', merchant);
    expect((await member.value('getGameSetting', { path: { gameId: lottery.gameId } })).units).toEqual(units);
    const bet = (unit: string) => ({ body: slipOn(lottery, { ...BY_SERIES, unit }, `unit-of-${unit}`) });
    for (const unit of others)
      expect(await refusalBy(member, 'placeLotteryBet', bet(unit)), unit).toMatchObject({
        status: 422,
        errorCode: 'unit.invalid',
      });
    const receipts = await Promise.all(units.map((unit) => member.value('placeLotteryBet', bet(unit))));
    expect(receipts[0]?.totalBettingAmount).toBe(amount);
  });
});

describe('a vendor that is switched off', () => {
  const VIETNAM = { play: 'LO2', content: '07', unit: '2', multiple: 1 };

  it.each([
    ['ELOTT', 'One Minute Lotto', { play: 'SIDES_1', content: 'big' }],
    ['LOTT', 'Classic Five Star', { play: 'SIDES_1', content: 'big' }],
    ['TCG_SEA', 'Bangkok Five Minute', { play: 'RUN_TOP', content: '7' }],
    ['TCG_LOTTO_VN', 'Ho Chi Minh City Lottery', VIETNAM],
  ])('%s takes no bets, shows its draws, and gives back what was bet before', async (vendor, name, line) => {
    const { world, member, lottery } = await atTable('lucky', 'baize', name);
    const { gameId, numero } = lottery;
    const slip = slipOn(lottery, line, 'before-it-closed');
    const { orderNumber } = await member.value('placeLotteryBet', { body: slip });
    await world.changeBrand('baize', { vendorsInMaintenance: [vendor] });
    const later = slipOn(lottery, line, 'while-it-is-closed');
    const closed = { status: 422, errorCode: 'vendor.maintenance' };
    expect(await refusalBy(member, 'placeLotteryBet', { body: later })).toMatchObject(closed);
    const chase = [{ numero, multiple: 1 }];
    expect(await refusalBy(member, 'placeLotteryBet', { body: { ...later, chase } })).toMatchObject(closed);
    if (vendor === 'TCG_LOTTO_VN') {
      const body = { numero, lines: [{ ...VIETNAM, gameIds: [gameId] }], reference: 'vietnam-is-closed' };
      expect(await refusalBy(member, 'placeVnLotteryBet', { body })).toMatchObject(closed);
    }
    expect((await member.value('placeLotteryBet', { body: slip })).orderNumber).toBe(orderNumber);
    for (const id of ['getPlayMenu', 'getGameSetting', 'listDraws', 'listChaseNumeros'] as const)
      expect((await member.call(id, { path: { gameId } })).status, id).toBe(200);
    expect((await member.call('getNearDraw', { query: { gameId } })).status).toBe(200);
    const { content } = await member.value('searchLotteryOrders', { body: { orderNumber } });
    const orderNos = content.map(({ orderNo }) => orderNo);
    expect(await member.value('cancelLotteryOrders', { body: { orderNos } })).toMatchObject({ orders: 1 });
    await world.changeBrand('baize', { vendorsInMaintenance: [] });
    expect((await member.call('placeLotteryBet', { body: later })).status).toBe(200);
  });

  it('leaves the other vendors open', async () => {
    const { world, member, lottery } = await atTable();
    await world.changeBrand('baize', { vendorsInMaintenance: ['LOTT', 'TCG_SEA', 'TCG_LOTTO_VN'] });
    expect((await member.call('placeLotteryBet', { body: slipOn(lottery, BY_SERIES) })).status).toBe(200);
  });
});

describe('a category that the brand has switched off', () => {
  it('has no lotteries: every operation on one of them refuses', async () => {
    const { world, member, lottery } = await atTable();
    const { gameId } = lottery;
    await world.changeBrand('baize', { modules: { ELOTT3: false } });
    const gone = { status: 404, errorCode: 'game.not.found' };
    const paths = ['getPlayMenu', 'getGameSetting', 'listDraws', 'getHotGap', 'listChaseNumeros'] as const;
    for (const id of paths satisfies readonly OperationId[])
      expect(await refusalBy(member, id, { path: { gameId } }), id).toMatchObject(gone);
    expect(await refusalBy(member, 'getNearDraw', { query: { gameId } })).toMatchObject(gone);
    expect(await refusalBy(member, 'placeLotteryBet', { body: slipOn(lottery, BY_SERIES) })).toMatchObject(gone);
  });
});
