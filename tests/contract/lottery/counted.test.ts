import { describe, expect, it } from 'vitest';
import type { Client } from '../../support/client.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { lotteryNamed, playerAt, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { newReference, newTransfer, reportPayment } from '../../support/orders.ts';
import { MINUTE } from '../../support/world.ts';

const mock = mockForFile();
const BALLS = [9, 2, 3, 4, 5];

async function begin() {
  const { world, member, lottery, orders } = await playerAt(mock);
  const bet = (play: string, contents: string[], client: Client = member) => {
    const slip = slipOn(lottery, { play, content: '' }, newReference());
    const lines = contents.map((content) => ({ play, content, unit: '2', multiple: 1 }));
    return client.value('placeLotteryBet', { body: { ...slip, lines } });
  };
  const draw = async () => {
    await world.decideDraw(lottery, { balls: BALLS });
    await world.clock.advance(2 * MINUTE);
  };
  return { world, member, lottery, orders, bet, draw };
}

describe('What of a lottery bet counts', () => {
  it('is nothing for lines that together take 8 of 10 digits; valid bet, rebate and profit stay', async () => {
    const { world, member, lottery, orders, bet, draw } = await begin();
    await reportPayment(world, await newTransfer(member, { amount: '500.00' }));
    await bet('EACH', ['0,1,2,3||||']);
    await bet('EACH', ['3,4,5,6,7||||']);
    expect(await orders({ numero: lottery.numero })).toMatchObject([{ counted: null }, { counted: null }]);
    await draw();
    const all = await orders({ numero: lottery.numero });
    expect(all.map(({ counted, state, profit }) => `${counted} ${state} ${profit}`).sort()).toEqual([
      '0.00 5 -10.00',
      '0.00 5 -8.00',
    ]);
    expect((await member.value('listRollovers')).list).toMatchObject([{ required: '500.00', done: '0.00' }]);
    const [sum] = await world.read<{ validBet: number }>(
      'SELECT SUM(validBet) AS validBet FROM LotteryOrder WHERE numero = ?',
      lottery.numero,
    );
    expect(sum?.validBet).toBe(180_000);
    await expectBalancedBooks(world);
  });

  it('is all for lines that take 7 of 10 digits, and fills the rollover', async () => {
    const { world, member, lottery, orders, bet, draw } = await begin();
    await reportPayment(world, await newTransfer(member, { amount: '500.00' }));
    await bet('EACH', ['0,1,2,3||||']);
    await bet('EACH', ['3,4,5,6||||']);
    await draw();
    expect(await orders({ numero: lottery.numero })).toMatchObject([{ counted: '8.00' }, { counted: '8.00' }]);
    expect((await member.value('listRollovers')).list).toMatchObject([{ done: '16.00' }]);
  });

  it('is that of the positions that are not covered', async () => {
    const { lottery, orders, bet, draw } = await begin();
    await bet('EACH', ['0,1,2,3,4,5,6,7|1|||2']);
    await draw();
    expect(await orders({ numero: lottery.numero })).toMatchObject([{ amount: '20.00', counted: '4.00' }]);
  });

  it('depends on no order of settlement: lines of many events, won and lost, are decided alike', async () => {
    const { lottery, orders, bet, draw } = await begin();
    await bet(
      'SIDES_1',
      Array.from({ length: 40 }, () => 'big'),
    );
    await bet(
      'SIDES_1',
      Array.from({ length: 40 }, () => 'small'),
    );
    await draw();
    const all = await orders({ numero: lottery.numero, size: 100 });
    expect(new Set(all.map(({ state, counted }) => `${state} ${counted}`))).toEqual(new Set(['4 0.00', '5 0.00']));
  });

  it('leaves cancelled lines, other plays and other members out', async () => {
    const { world, member, lottery, orders, bet, draw } = await begin();
    const victor = await world.client.signedIn('victor');
    await bet('SIDES_1', ['big']);
    await bet('SIDES_2', ['small']);
    await bet('SIDES_1', ['small'], victor);
    const { orderNumber } = await bet('SIDES_1', ['small']);
    const [order] = await orders({ orderNumber });
    await member.value('cancelLotteryOrders', { body: { orderNos: [order?.orderNo ?? ''] } });
    await draw();
    const all = await orders({ numero: lottery.numero });
    expect(all.map(({ state, play, counted }) => `${state} ${play} ${counted}`).sort()).toEqual([
      '4 SIDES_1 2.00',
      '4 SIDES_2 2.00',
      '8 SIDES_1 null',
    ]);
  });

  it('is null where the draw is void', async () => {
    const { world, lottery, orders, bet } = await begin();
    await bet('SIDES_1', ['big']);
    await world.decideDraw(lottery, { isVoid: true });
    await world.clock.advance(2 * MINUTE);
    expect(await orders({ numero: lottery.numero })).toMatchObject([{ state: 12, counted: null }]);
  });
});

describe('Points of lottery bets', () => {
  const LUCKY = 1001;

  /** VIP 2 with 110 % of the points, a peso before VIP 3 with 115 %; 100 pesos are a point. */
  async function beginBeforeRank() {
    const { world, member } = await playerAt(mock);
    await world.change(
      'UPDATE Progress SET turnover = 599990000, deposits = 60000000, points = 0 WHERE memberId = ?',
      LUCKY,
    );
    const betAndDraw = async (unit: string, plays: readonly string[]) => {
      const slip = slipOn(await lotteryNamed(world, 'One Minute Lotto'), { play: '', content: '' }, newReference());
      const lines = plays.map((play) => ({ play, content: 'big', unit, multiple: 1 }));
      await member.value('placeLotteryBet', { body: { ...slip, lines } });
      await world.clock.advance(2 * MINUTE);
      const [row] = await world.read<{ points: number }>('SELECT points FROM Progress WHERE memberId = ?', LUCKY);
      return { points: row?.points, rank: (await member.value('getVipProgress')).rankLevel };
    };
    return { betAndDraw };
  }

  it('when the first bet of a draw reaches a rank › all of the draw earn by the rank before', async () => {
    const { betAndDraw } = await beginBeforeRank();
    expect(await betAndDraw('2', ['SIDES_1', 'SIDES_2'])).toEqual({ points: 440, rank: 3 });
  });

  it('when a bet reaches a rank › those of the next draw earn by it', async () => {
    const { betAndDraw } = await beginBeforeRank();
    await betAndDraw('2', ['SIDES_1']);
    expect(await betAndDraw('2', ['SIDES_1'])).toEqual({ points: 220 + 230, rank: 3 });
  });

  it('when the points of each bet have a rest › that of all is rounded down once', async () => {
    const { betAndDraw } = await beginBeforeRank();
    const plays = ['SIDES_1', 'SIDES_2', 'SIDES_3', 'SIDES_4', 'SIDES_5'];
    expect(await betAndDraw('0.02', plays)).toEqual({ points: 11, rank: 2 });
  });
});
