import { describe, expect, it } from 'vitest';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { lotteryNamed, refusalBy, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { newReference } from '../../support/orders.ts';
import { openGame } from '../../support/vendor.ts';
import { MINUTE, SECOND } from '../../support/world.ts';

const mock = mockForFile();

async function begin(at?: string) {
  const test = await mock.newWorld();
  if (at) await test.clock.freeze(Date.parse(at));
  const lucky = await test.client.signedIn();
  const lottery = await lotteryNamed({ client: lucky }, 'Mark Six Classic');
  const slip = () => ({ body: slipOn(lottery, { play: 'SPECIAL', content: '7' }, newReference()) });
  const bet = (client = lucky) => client.value('placeLotteryBet', slip());
  return { test, lucky, slip, bet };
}

const usedMinutes = ({ limits }: Value<'getLimits'>, period: string) =>
  limits.find((each) => each.kind === 'TIME' && each.period === period)?.usedMinutes;
const readSession = async (client: Client) => (await client.value('getLimits')).session;
const remindEvery = (client: Client, realityMinutes: number) =>
  client.value('setPreferences', { body: { realityMinutes } });

describe('A limit of time', () => {
  it('counts games opened anew for each round, and the time between them', async () => {
    const { test, lucky } = await begin();
    for (const code of ['AURUM_0001', 'AURUM_0002', 'AURUM_0001', 'AURUM_0002']) {
      const game = await openGame(test, lucky, code);
      expect((await game.bet({ level: 1 })).status).toBe(200);
      await test.clock.advance(3 * MINUTE);
    }
    expect(usedMinutes(await lucky.value('getLimits'), 'DAY')).toBe(9);
    await lucky.value('setLimits', { body: { limits: [{ kind: 'TIME', period: 'DAY', minutes: 9 }] } });
    const refused = await lucky.call('launchGame', { query: { gameCode: 'AURUM_0001' } });
    expect(refused.body).toMatchObject({ errorCode: 'limit.time' });
  });

  it('counts bets on lotteries less than ten minutes apart, and no longer pauses', async () => {
    const { test, lucky, slip, bet } = await begin();
    await bet();
    await test.clock.advance(10 * MINUTE - SECOND);
    await bet();
    expect(usedMinutes(await lucky.value('getLimits'), 'DAY')).toBe(9);
    await test.clock.advance(10 * MINUTE);
    await bet();
    expect(usedMinutes(await lucky.value('getLimits'), 'DAY')).toBe(9);
    await lucky.value('setLimits', { body: { limits: [{ kind: 'TIME', period: 'MONTH', minutes: 9 }] } });
    expect(await refusalBy(lucky, 'placeLotteryBet', slip())).toMatchObject({ status: 422, errorCode: 'limit.time' });
  });

  it('counts bets over midnight in both days', async () => {
    const { test, lucky, bet } = await begin('2026-03-18T23:56:00+08:00');
    await bet();
    await test.clock.advance(9 * MINUTE);
    await bet();
    const limits = await lucky.value('getLimits');
    expect([usedMinutes(limits, 'DAY'), usedMinutes(limits, 'WEEK')]).toEqual([5, 9]);
  });
});

describe('A reality check', () => {
  it('is due for bets on lotteries, and refuses more of them until it is answered', async () => {
    const { test, lucky, slip, bet } = await begin();
    await remindEvery(lucky, 5);
    for (let count = 0; count < 4; count += 1) {
      await bet();
      await test.clock.advance(2 * MINUTE);
    }
    expect(await readSession(lucky)).toEqual({
      playedMinutes: 6,
      staked: '8.00',
      won: '0.00',
      net: '0.00',
      checkInSeconds: 0,
    });
    expect(await refusalBy(lucky, 'placeLotteryBet', slip())).toMatchObject({
      status: 422,
      errorCode: 'reality.check',
    });
    const answered = await lucky.value('answerRealityCheck', { body: { answer: 'CONTINUE' } });
    expect(answered).toMatchObject({ playedMinutes: 6, staked: '8.00', checkInSeconds: 300 });
    await bet();
    expect(await readSession(lucky)).toMatchObject({ playedMinutes: 8, staked: '10.00', checkInSeconds: 300 });
  });

  it('counts games and lotteries as one sitting', async () => {
    const { test, lucky, bet } = await begin();
    await remindEvery(lucky, 10);
    const game = await openGame(test, lucky, 'AURUM_0001');
    await test.clock.advance(4 * MINUTE);
    await game.ask('play');
    await test.clock.advance(4 * MINUTE);
    await bet();
    expect((await game.bet({ level: 1 })).status).toBe(200);
    await test.clock.advance(2 * MINUTE);
    expect((await game.bet({ level: 1 })).body).toMatchObject({ errorCode: 'reality.check' });
  });

  it('goes on after a new sign-in within ten minutes, and begins anew after ten', async () => {
    const { test, lucky, bet } = await begin();
    await remindEvery(lucky, 10);
    await bet();
    await test.clock.advance(6 * MINUTE);
    await bet();
    await lucky.value('logout');
    const again = await test.client.signedIn();
    await test.clock.advance(3 * MINUTE);
    await bet(again);
    expect(await readSession(again)).toMatchObject({ playedMinutes: 9, staked: '6.00', checkInSeconds: 60 });
    await test.clock.advance(10 * MINUTE - SECOND);
    expect(await readSession(again)).toMatchObject({ playedMinutes: 9, checkInSeconds: 60 });
    await test.clock.advance(SECOND);
    expect(await readSession(again)).toMatchObject({ playedMinutes: 0, staked: '0.00', checkInSeconds: 600 });
  });

  it('that was answered in one session is not due in the next', async () => {
    const { test, lucky, bet } = await begin();
    await remindEvery(lucky, 5);
    await bet();
    await test.clock.advance(6 * MINUTE);
    await bet();
    await lucky.value('answerRealityCheck', { body: { answer: 'CONTINUE' } });
    await lucky.value('logout');
    const again = await test.client.signedIn();
    expect(await readSession(again)).toMatchObject({ playedMinutes: 6, checkInSeconds: 300 });
  });

  it('is told the whole of a sitting that has lasted for hours', async () => {
    const { test, lucky } = await begin();
    await openGame(test, lucky, 'AURUM_0001');
    let client = lucky;
    for (let count = 0; count < 20; count += 1) {
      await test.clock.advance(9 * MINUTE);
      client = count % 2 === 0 ? client : await test.client.signedIn();
      await openGame(test, client, count % 2 === 0 ? 'AURUM_0001' : 'AURUM_0002');
    }
    expect((await readSession(client)).playedMinutes).toBe(180);
  });

  it('tells what was won and given back in lotteries, and no open bet as lost', async () => {
    const { lucky, bet } = await begin();
    await bet();
    const { orderNumber } = await bet();
    const [order] = (await lucky.value('searchLotteryOrders', { body: { orderNumber } })).content;
    const { fee } = await lucky.value('cancelLotteryOrders', { body: { orderNos: [order?.orderNo ?? ''] } });
    const { staked, net } = await readSession(lucky);
    expect(Number(staked)).toBeCloseTo(2 + Number(fee), 4);
    expect(Number(net)).toBeCloseTo(-Number(fee), 4);
  });
});
