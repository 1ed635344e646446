import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { newTransfer, reportPayment } from '../../support/orders.ts';
import {
  CASHBACK,
  CHECK_IN,
  changePromotion,
  DAILY,
  depositWith,
  FREE_ROUNDS,
  MERIENDA,
  PARLAY,
  statusOf,
  WELCOME,
} from '../../support/rewards.ts';
import { WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

async function begin(account = 'lucky') {
  const world = await mock.newWorld();
  return { world, member: await world.client.signedIn(account) };
}

describe(operationTitle('listPromotions'), () => {
  it('a visitor and a trial account see no state of their own; information is open to all', async () => {
    const { client } = await mock.newWorld();
    const { list } = await client.value('listPromotions');
    for (const { kind, startTime, status } of list) {
      const running = kind === 'INFORMATION' ? 'OPEN' : 'SIGNED_OUT';
      expect(status).toMatchObject({ state: startTime > WORLD_TIME ? 'NOT_YET' : running, done: null });
    }
    const { token } = await client.value('loginFreePlay', { headers: { os: 'OTHER', platform: 'W' } });
    expect(await client.value('listPromotions', { token })).toEqual({ list });
  });

  it.each([
    ['VIP3', ['vip-birthday']],
    ['REFERRAL3', ['friend-referral']],
    ['RAFFLE3', ['prize-wheel']],
  ])('without %s › none that leads to its page: not listed, not announced, not found', async (module, codes) => {
    const { world, member } = await begin();
    const list = async () => (await member.value('listPromotions')).list;
    const before = await list();
    await world.changeBrand('baize', { modules: { [module]: false } });
    const after = new Set((await list()).map(({ code }) => code));
    const gone = before.filter(({ code }) => !after.has(code));
    expect(gone.map(({ code }) => code).sort()).toEqual(codes);
    const { PR } = await world.client.value('listAnnouncements', {
      query: { types: 'PR', platform: 'W', execution: 'B' },
    });
    expect(PR.filter(({ code }) => codes.includes(code))).toEqual([]);
    const query = { promotionId: gone[0]?.promotionId ?? 0 };
    expect((await member.call('getPromotion', { query })).status).toBe(404);
  });

  it('what the member has something of comes first', async () => {
    const { world, member } = await begin();
    await depositWith(world, member, DAILY);
    const { list } = await member.value('listPromotions');
    expect(list.slice(0, 4)).toMatchObject([
      { code: 'dehado', status: { state: 'CLAIMABLE' } },
      { code: 'prize-wheel', status: { state: 'CLAIMABLE', done: '4.00' } },
      { promotionId: FREE_ROUNDS, status: { state: 'CLAIMABLE', amount: '10.00' } },
      { promotionId: DAILY, status: { state: 'IN_PROGRESS' } },
    ]);
  });

  it('cannot end before it starts', async () => {
    const { world } = await begin();
    const path = { ...world.path, brand: 'baize', promotionId: CHECK_IN };
    const change = (body: object) => world.client.call('changePromotion', { path, body });
    const refused = { status: 422, body: { errorCode: 'promotion.period' } };
    expect(await change({ startTime: WORLD_TIME + 2, endTime: WORLD_TIME + 1 })).toMatchObject(refused);
    expect(await change({ endTime: 0 })).toMatchObject(refused);
    expect((await change({ startTime: WORLD_TIME, endTime: WORLD_TIME })).status).toBe(200);
  });

  it('begins and ends at its millisecond; what the member has of it stays', async () => {
    const { world, member } = await begin();
    const [startTime, endTime] = [WORLD_TIME + 1, WORLD_TIME + 2];
    await changePromotion(world, CHECK_IN, { startTime, endTime });
    await changePromotion(world, DAILY, { endTime });
    await depositWith(world, member, DAILY);
    const seen = [];
    for (const _ of [0, 1, 2]) {
      const { list } = await member.value('listPromotions');
      const find = (id: number) => list.find(({ promotionId }) => promotionId === id)?.status.state ?? null;
      seen.push([find(CHECK_IN), find(DAILY)]);
      await world.clock.advance(1);
    }
    expect(seen).toEqual([
      ['NOT_YET', 'IN_PROGRESS'],
      ['OPEN', 'IN_PROGRESS'],
      [null, 'IN_PROGRESS'],
    ]);
    expect(await statusOf(member, CHECK_IN)).toMatchObject({ state: 'EXPIRED' });
  });
});

describe(operationTitle('getPromotion'), () => {
  it('says why a member cannot have it', async () => {
    const { world, member } = await begin();
    expect(await statusOf(member, WELCOME)).toMatchObject({ state: 'NOT_FOR_YOU', reason: 'NEW_MEMBERS' });
    await changePromotion(world, WELCOME, { audience: {} });
    expect(await statusOf(member, WELCOME)).toMatchObject({ state: 'NOT_FOR_YOU', reason: 'DEPOSIT_NUMBER' });
    await changePromotion(world, DAILY, { audience: { minimumRank: 3 } });
    expect(await statusOf(member, DAILY)).toMatchObject({ state: 'NOT_FOR_YOU', reason: 'RANK' });
    await changePromotion(world, DAILY, { audience: { minimumRank: 2 } });
    expect(await statusOf(member, DAILY)).toMatchObject({ state: 'OPEN' });
    await changePromotion(world, PARLAY, { audience: { hasContact: true } });
    expect(await statusOf(member, PARLAY)).toMatchObject({ state: 'OPEN' });
    await changePromotion(world, DAILY, { budget: { number: 0 } });
    expect(await statusOf(member, DAILY)).toMatchObject({ state: 'SOLD_OUT' });
  });

  it('a promotion of another brand › 404', async () => {
    const { member } = await begin();
    const reply = await member.call('getPromotion', { query: { promotionId: 2001 } });
    expect(reply).toMatchObject({ status: 404, body: { errorCode: 'promotion.not.found' } });
  });

  it('describes each kind', async () => {
    const { member } = await begin();
    const read = (promotionId: number) => member.value('getPromotion', { query: { promotionId } });
    expect(await read(DAILY)).toMatchObject({ bonus: { bonusId: DAILY, percent: 10, cap: '1000.00', days: 30 } });
    expect((await read(CASHBACK)).cashback?.percents).toHaveLength(10);
    expect((await read(CHECK_IN)).checkIn).toMatchObject({ kind: 'POINTS', streak: 0, isDone: false });
    expect(await read(PARLAY)).toMatchObject({ application: { pictures: 1, sent: null }, link: null });
  });
});

describe(operationTitle('countPromotions'), () => {
  it('counts what is open or to be claimed, and no information', async () => {
    const { world, member } = await begin();
    const { count } = await member.value('countPromotions');
    expect(count).toBeGreaterThan(0);
    await changePromotion(world, DAILY, { budget: { number: 0 } });
    expect(await member.value('countPromotions')).toMatchObject({ count: count - 1 });
  });

  it('tells the day of the check-in, before and after it', async () => {
    const { member } = await begin();
    const read = async () => (await member.value('countPromotions')).checkIn;
    expect(await read()).toEqual({ promotionId: CHECK_IN, streak: 0, days: 7, isDone: false });
    await member.value('checkIn', { body: { promotionId: CHECK_IN } });
    expect(await read()).toEqual({ promotionId: CHECK_IN, streak: 1, days: 7, isDone: true });
  });

  it('has no check-in while it is closed to the member', async () => {
    const { world, member } = await begin();
    await changePromotion(world, CHECK_IN, { budget: { number: 0 } });
    expect((await member.value('countPromotions')).checkIn).toBeNull();
  });
});

describe('a bonus with a deposit', () => {
  it('is wagered one at a time, and told n of m', async () => {
    const { world, member } = await begin();
    expect(await statusOf(member, MERIENDA)).toMatchObject({ state: 'OPEN' });
    expect((await depositWith(world, member, DAILY)).bonus).toBe('50.00');
    expect(await statusOf(member, DAILY)).toMatchObject({ state: 'IN_PROGRESS', done: '0.00', required: '300.00' });
    expect(await statusOf(member, MERIENDA)).toMatchObject({ state: 'NOT_FOR_YOU', reason: 'OTHER_BONUS' });
    expect((await member.value('getDepositSettings')).bonuses).toEqual([]);
  });

  it.each([
    ['expired', (world: Awaited<ReturnType<typeof begin>>['world']) => world.clock.advance(3_600_000)],
    ['cancelled', null],
  ])('a payment of an %s order is credited without it', async (_, lapse) => {
    const { world, member } = await begin();
    const orderNo = await newTransfer(member, { bonusId: DAILY });
    if (lapse) await lapse(world);
    else await member.value('cancelDepositOrder', { query: { orderNo } });
    await reportPayment(world, orderNo);
    const order = await (await world.client.signedIn()).value('getDepositOrder', { query: { orderNo } });
    expect(order).toMatchObject({ state: 'success', isLate: true, credited: '500.00', bonus: null });
  });

  it('has the terms of the day of the order, and what is left of the budget', async () => {
    const { world, member } = await begin();
    const orderNo = await newTransfer(member, { bonusId: DAILY });
    await changePromotion(world, DAILY, { rules: { percent: 90, turnover: 1 }, endTime: WORLD_TIME });
    await reportPayment(world, orderNo);
    const { list } = await member.value('listRollovers');
    expect(list.find(({ cause }) => cause === 'PROMOTION')).toMatchObject({ credited: '50.00', required: '300.00' });
    const victor = await world.client.signedIn('victor');
    await changePromotion(world, DAILY, { endTime: WORLD_TIME + 1000, budget: { money: 499 } });
    expect((await depositWith(world, victor, DAILY)).bonus).toBeNull();
    await changePromotion(world, DAILY, { budget: { money: 500 } });
    expect((await depositWith(world, victor, DAILY)).bonus).toBe('450.00');
    expect(await statusOf(await world.client.signedIn('boss'), DAILY)).toMatchObject({ state: 'SOLD_OUT' });
  });
});

describe(operationTitle('listBrandPromotions'), () => {
  it('when promotions are to come, running and over › all in the brand’s order, with what can be changed', async () => {
    const { world } = await begin();
    const path = { ...world.path, brand: 'baize' };
    await changePromotion(world, CHECK_IN, { startTime: WORLD_TIME + 1, endTime: WORLD_TIME + 2 });
    await changePromotion(world, DAILY, { endTime: WORLD_TIME, budget: { number: 5 }, audience: { minimumRank: 3 } });
    const list = await world.client.value('listBrandPromotions', { path });
    const read = (id: number) => list.find(({ promotionId }) => promotionId === id);
    expect(read(CHECK_IN)).toMatchObject({ state: 'coming', kind: 'CHECKIN', startTime: WORLD_TIME + 1 });
    expect(read(DAILY)).toMatchObject({ state: 'over', budget: { number: 5 }, audience: { minimumRank: 3 } });
    expect(read(WELCOME)).toMatchObject({ state: 'running', category: 'NEW', title: { EN: expect.any(String) } });
    expect(read(WELCOME)?.rules).toHaveProperty('percent');
    const rows = await world.read<{ id: number }>(
      `SELECT "id" FROM "Promotion" WHERE "brandCode" = 'baize' ORDER BY "position"`,
    );
    expect(list.map(({ promotionId }) => promotionId)).toEqual(rows.map(({ id }) => id));
  });

  it('when there is no such brand › 404', async () => {
    const { world } = await begin();
    const refused = await world.client.call('listBrandPromotions', { path: { ...world.path, brand: 'nobody' } });
    expect(refused).toMatchObject({ status: 404, body: { errorCode: 'brand.not.found' } });
  });
});
