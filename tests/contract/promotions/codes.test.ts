import { describe, expect, it } from 'vitest';
import type { Client } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { newReference, newTransfer, reportPayment } from '../../support/orders.ts';
import { changePromotion, SECRET } from '../../support/rewards.ts';
import { HOUR, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();
const CODE = 'MABUHAY';

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn() };
}

const redeem = (client: Client, code = CODE) => client.call('redeemPromoCode', { body: { code } });
const isListed = async (client: Client) =>
  (await client.value('listPromotions')).list.some(({ promotionId }) => promotionId === SECRET);
const stateOf = async (client: Client) =>
  (await client.value('getPromotion', { query: { promotionId: SECRET } })).promotion.status;
const WRONG = { status: 422, body: { errorCode: 'promotion.code' } };

async function patchCode(world: TestWorld, data: { most?: number; validUntil?: Date }) {
  const own = await world.running.worlds.use(world.name);
  await own.patch('PromoCode', { brandCode: 'baize', code: CODE }, data);
}

describe(operationTitle('redeemPromoCode'), () => {
  it('unlocks a promotion that is in no list before, once', async () => {
    const { world, lucky } = await begin();
    expect([await isListed(lucky), await isListed(world.client)]).toEqual([false, false]);
    expect(await stateOf(lucky)).toMatchObject({ state: 'NOT_FOR_YOU', reason: 'CODE' });
    const { bonuses } = await lucky.value('getDepositSettings');
    expect(bonuses.some(({ bonusId }) => bonusId === SECRET)).toBe(false);
    expect(await redeem(lucky, 'mabuhay')).toMatchObject({
      status: 200,
      body: { value: { promotionId: SECRET, status: { state: 'OPEN' } } },
    });
    expect([await isListed(lucky), await isListed(world.client)]).toEqual([true, false]);
    expect((await lucky.value('getDepositSettings')).bonuses.some(({ bonusId }) => bonusId === SECRET)).toBe(true);
    expect(await redeem(lucky)).toMatchObject({ status: 409, body: { errorCode: 'promotion.code.used' } });
  });

  it('a code until its last millisecond, and while its promotion runs', async () => {
    const { world, lucky } = await begin();
    await patchCode(world, { validUntil: new Date(WORLD_TIME) });
    expect(await redeem(lucky)).toMatchObject(WRONG);
    await patchCode(world, { validUntil: new Date(WORLD_TIME + 1) });
    await changePromotion(world, SECRET, { startTime: 0, endTime: 1 });
    expect(await redeem(lucky)).toMatchObject(WRONG);
  });

  it('100 at once by one member, and a code for one member › one has it', async () => {
    const { world, lucky } = await begin();
    await patchCode(world, { most: 1 });
    const replies = await Promise.all(Array.from({ length: 100 }, () => redeem(lucky)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await redeem(await world.client.signedIn('victor'))).toMatchObject(WRONG);
  });

  it('after five wrong ones in an hour › waits, also with the right one; an hour later it may go on', async () => {
    const { world, lucky } = await begin();
    for (let tries = 0; tries < 5; tries += 1) expect(await redeem(lucky, `WRONG${tries}`)).toMatchObject(WRONG);
    expect(await redeem(lucky)).toMatchObject({ status: 429, body: { value: { retryAfterSeconds: HOUR / 1000 } } });
    await world.clock.advance(HOUR - 1);
    expect((await redeem(await world.client.signedIn())).status).toBe(429);
    await world.clock.advance(1);
    expect((await redeem(await world.client.signedIn())).status).toBe(200);
  });
});

describe('a deposit with a code', () => {
  it('has the bonus that the code unlocks; the same request later › the same order', async () => {
    const { world, lucky } = await begin();
    const orderNo = await newTransfer(lucky, { amount: '1000.00', promoCode: CODE, reference: 'with-a-code' });
    await patchCode(world, { most: 0, validUntil: new Date(0) });
    expect(await newTransfer(lucky, { amount: '1000.00', promoCode: CODE, reference: 'with-a-code' })).toBe(orderNo);
    await reportPayment(world, orderNo);
    const { list } = await lucky.value('listRewards', { query: { isWagering: true } });
    expect(list.find(({ promotionId }) => promotionId === SECRET)).toMatchObject({ amount: '600.00' });
    const order = await lucky.value('getDepositOrder', { query: { orderNo } });
    expect(order.chosenBonus).toMatchObject({ bonusId: SECRET, percent: 60, turnover: 10 });
  });

  it('below the minimum of its bonus › refused with the minimum', async () => {
    const { lucky } = await begin();
    const body = { channelCode: 'qr', amount: '400.00', reference: newReference(), promoCode: CODE };
    expect(await lucky.call('depositByQr', { body })).toMatchObject({
      status: 422,
      body: { errorCode: 'bonus.unknown', value: { minimum: '500.00' } },
    });
  });

  it.each(['depositByUrl', 'depositByQr', 'depositByTransfer', 'depositVirtualWallet'] as const)(
    'by %s that is none › refused without an order; after five wrong ones › waits',
    async (operation) => {
      const { lucky } = await begin();
      const { total } = await lucky.value('listDeposits');
      const deposit = () =>
        lucky.call(operation, {
          body: { channelCode: 'bank-transfer', amount: '1000.00', reference: newReference(), promoCode: 'NOBODY' },
        });
      for (let tries = 0; tries < 5; tries += 1) expect(await deposit()).toMatchObject(WRONG);
      expect((await deposit()).status).toBe(429);
      expect((await lucky.value('listDeposits')).total).toBe(total);
    },
  );
});
