import { describe, expect, it } from 'vitest';
import type { Part } from '../../../mock-server/worlds/statements.ts';
import type { Client } from '../../support/client.ts';
import { expectBalancedBooks, readRows } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { DAY, HOUR, SECOND, type TestWorld } from '../../support/world.ts';
import { buildRedeem, DELIVERY, REWARDS, readPoints, redeem } from './mall.ts';

const mock = mockForFile();

const changeReward = async (world: TestWorld, id: number, data: Part<'PointReward'>) =>
  (await mock.running.worlds.use(world.name)).patch('PointReward', { id }, data);

async function readReward(client: Client, rewardId: number) {
  const { list } = await client.value('listPointRewards', { query: { rewardId } });
  return list[0];
}

const decide = (world: TestWorld, orderNo: string, decision: 'send' | 'deliver' | 'cancel') =>
  world.client.call('answerRedemption', { path: { ...world.path, orderNo }, body: { decision } });

const states = async (client: Client) => (await client.value('listPointRedeemed')).list.map(({ state }) => state);

async function listMessages(client: Client, orderNo: string) {
  const { list } = await client.value('listMessages', { query: { pageSize: 50 } });
  return list.filter(({ subject }) => subject?.orderNo === orderNo);
}

describe(operationTitle('listPointRewards'), () => {
  it('each reward says what it is for a visitor, a member and a trial account', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const { token } = await client.value('loginFreePlay', { headers: { os: 'OTHER', platform: 'W' } });
    const read = async (asker: Client) => (await asker.value('listPointRewards', {})).list;
    expect((await read(client)).every(({ state, missing }) => state === 'SIGNED_OUT' && missing === 0)).toBe(true);
    expect((await read(client.as({ token }))).every(({ state }) => state === 'SIGNED_OUT')).toBe(true);
    const list = await read(lucky);
    expect(list).toHaveLength(25);
    const byId = new Map(list.map((row) => [row.rewardId, row]));
    expect(byId.get(REWARDS.credit)).toMatchObject({
      kind: 'CREDIT',
      cost: 100,
      worth: '10.00',
      state: 'OPEN',
      stock: null,
    });
    expect(byId.get(REWARDS.vipCredit)).toMatchObject({ state: 'RANK', minimumRank: 4 });
    expect(byId.get(REWARDS.headset)).toMatchObject({ state: 'POINTS', cost: 23_800, missing: 12_000 });
    expect(byId.get(REWARDS.controller)).toMatchObject({ state: 'SOLD_OUT', stock: 0 });
    expect(byId.get(REWARDS.cards)).toMatchObject({ kind: 'GOODS', state: 'OPEN', redeemed: 1, turnover: 0 });
  });

  it('the filters leave what they name', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const goods = await lucky.value('listPointRewards', { query: { kind: 'GOODS', affordable: true } });
    expect(goods.list.length).toBeGreaterThan(0);
    expect(goods.list.every(({ kind, state }) => kind === 'GOODS' && state === 'OPEN')).toBe(true);
    expect((await client.value('listPointRewards', { query: { affordable: true } })).list).toHaveLength(25);
    expect((await lucky.value('listPointRewards', { query: { rewardId: 2001 } })).list).toEqual([]);
  });
});

describe(operationTitle('redeemPointReward'), () => {
  it('free rounds › open at once, once for a reference, and not where the module is off', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const body = buildRedeem(REWARDS.freeRounds, { delivery: undefined });
    const [first, again] = [
      await lucky.value('redeemPointReward', { body }),
      await lucky.value('redeemPointReward', { body }),
    ];
    expect(first).toMatchObject({ kind: 'FREE_ROUNDS', state: 'DELIVERED', delivery: null, cost: 180 });
    expect(again).toEqual(first);
    const { list } = await lucky.value('listFreeRounds');
    expect(list.map(({ rounds, left }) => [rounds, left])).toEqual([
      [10, 10],
      [20, 20],
    ]);
    const rewards = (await lucky.value('listRewards', { query: { state: 'CLAIMED' } })).list;
    expect(rewards.filter(({ source }) => source === 'POINTS')).toMatchObject([{ kind: 'FREE_ROUNDS' }]);
    await world.changeBrand('baize', { modules: { FREEROUNDS3: false } });
    expect(await readReward(lucky, REWARDS.freeRounds)).toBeUndefined();
    const late = await redeem(lucky, REWARDS.freeRounds, { delivery: undefined });
    expect(late).toMatchObject({ status: 404, body: { errorCode: 'point.reward.not.found' } });
  });

  it('a credit › money in the main wallet with its rollover, the oldest points are spent', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const before = (await lucky.value('getPointBalance')).expiring?.points ?? 0;
    const { orderNo, ...order } = await lucky.value('redeemPointReward', { body: buildRedeem(REWARDS.credit) });
    expect(order).toMatchObject({ kind: 'CREDIT', cost: 100, worth: '10.00', state: 'DELIVERED', delivery: null });
    expect(await lucky.value('getPointBalance')).toMatchObject({ points: 11_700, expiring: { points: before - 100 } });
    const { list: money } = await lucky.value('listTransactions', { query: { pageSize: 1 } });
    expect(money).toMatchObject([
      {
        typeCode: 3102,
        direction: 'IN',
        amount: '10.00',
        accountName: 'MAIN',
        subject: { kind: 'redemption', orderNo },
      },
    ]);
    const { list: rollovers } = await lucky.value('listRollovers');
    expect(rollovers.find((row) => row.orderNo === orderNo)).toMatchObject({
      cause: 'POINTS',
      required: '10.00',
      takes: null,
      expiresAt: null,
      state: 'open',
    });
    const { list: points } = await lucky.value('listPointTransactions', { query: { pageSize: 1 } });
    expect(points).toMatchObject([{ kind: 'REDEEMED', points: -100, balanceAfter: 11_700, orderNo }]);
    await expectBalancedBooks(world);
  });

  it('the rollover of a credit cannot be given up: its points were spent', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    await redeem(lucky, REWARDS.credit);
    const { list } = await lucky.value('listRollovers');
    const rolloverId = list.find(({ cause }) => cause === 'POINTS')?.rolloverId;
    expect(await lucky.call('forfeitBonus', { body: { rolloverId } })).toMatchObject({
      status: 409,
      body: { errorCode: 'rollover.closed' },
    });
  });

  it('goods › ordered, then sent and delivered by the clock of the back office, each told once', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const { orderNo, delivery, state } = await lucky.value('redeemPointReward', {
      body: buildRedeem(REWARDS.umbrella),
    });
    expect({ delivery, state }).toEqual({ delivery: DELIVERY, state: 'ORDERED' });
    expect((await readReward(lucky, REWARDS.umbrella))?.stock).toBe(139);
    const at = async (ms: number) => {
      await world.clock.advance(ms);
      return (await (await world.client.signedIn()).value('listPointRedeemed')).list.find(
        (row) => row.orderNo === orderNo,
      )?.state;
    };
    expect(await at(HOUR - 1)).toBe('ORDERED');
    expect(await at(1)).toBe('SENT');
    expect(await at(2 * DAY - 1)).toBe('SENT');
    expect(await at(1)).toBe('DELIVERED');
    const messages = await listMessages(await world.client.signedIn(), orderNo);
    expect(messages.map(({ subject }) => subject?.kind)).toEqual(['redemption', 'redemption']);
    await expectBalancedBooks(world);
  });

  it('when the back office is manual › its decisions move goods; a cancelled one gives points and stock back', async () => {
    const world = await mock.newWorld();
    await world.client.value('changeBrand', {
      path: { ...world.path, brand: 'baize' },
      body: { cashRules: { backOffice: { mode: 'manual' } } },
    });
    const lucky = await world.client.signedIn();
    const first = await lucky.value('redeemPointReward', { body: buildRedeem(REWARDS.umbrella) });
    const second = await lucky.value('redeemPointReward', { body: buildRedeem(REWARDS.umbrella) });
    expect(await readPoints(lucky)).toBe(11_800 - 6_600);
    await world.clock.advance(20 * SECOND);
    expect((await states(lucky)).slice(0, 2)).toEqual(['ORDERED', 'ORDERED']);
    expect(await decide(world, first.orderNo, 'deliver')).toMatchObject({
      status: 409,
      body: { errorCode: 'order.state' },
    });
    for (const [decision, state] of [
      ['send', 'sent'],
      ['deliver', 'delivered'],
    ] as const)
      expect(await decide(world, first.orderNo, decision)).toMatchObject({ status: 200, body: { state } });
    expect((await decide(world, first.orderNo, 'cancel')).status).toBe(409);
    expect((await decide(world, 'E00000000', 'send')).status).toBe(404);
    expect(await decide(world, second.orderNo, 'cancel')).toMatchObject({ body: { state: 'cancelled' } });
    expect(await decide(world, second.orderNo, 'cancel')).toMatchObject({ status: 409 });
    expect(await readPoints(lucky)).toBe(11_800 - 3_300);
    expect((await readReward(lucky, REWARDS.umbrella))?.stock).toBe(139);
    const { list } = await lucky.value('listPointTransactions', { query: { kind: 'RETURNED' } });
    expect(list).toMatchObject([{ points: 3_300, balanceAfter: 8_500, orderNo: second.orderNo }]);
    expect(await listMessages(lucky, second.orderNo)).toHaveLength(1);
    await expectBalancedBooks(world);
  });

  it.each([
    ['it is sold out', REWARDS.controller, {}, 'reward.sold.out'],
    ['the rank is too low', REWARDS.vipCredit, {}, 'rank.too.low'],
    ['there are too few points', REWARDS.headset, {}, 'points.insufficient'],
    ['goods have no address', REWARDS.umbrella, { delivery: undefined }, 'delivery.required'],
    ['the payment password is wrong', REWARDS.credit, { paymentPassword: '000000' }, 'payment.password.wrong'],
  ])('when %s › 422 says so, and nothing is spent', async (_, rewardId, change, errorCode) => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect(await redeem(lucky, rewardId, change)).toMatchObject({ status: 422, body: { errorCode } });
    expect(await readPoints(lucky)).toBe(11_800);
  });

  it('when the member has had it as often as one may › 422, until one is cancelled', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await changeReward(world, REWARDS.umbrella, { perMember: 2 });
    const { orderNo } = await lucky.value('redeemPointReward', { body: buildRedeem(REWARDS.umbrella) });
    expect(await redeem(lucky, REWARDS.umbrella)).toMatchObject({ status: 422, body: { errorCode: 'reward.limit' } });
    await decide(world, orderNo, 'cancel');
    expect((await redeem(lucky, REWARDS.umbrella)).status).toBe(200);
  });

  it('when the brand has no such reward, or another brand has it › 404', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    for (const rewardId of [2001, 999_999])
      expect(await redeem(lucky, rewardId)).toMatchObject({
        status: 404,
        body: { errorCode: 'point.reward.not.found' },
      });
  });

  it('when there is no payment password › 422; when wrong ones lock it › 422 until when', async () => {
    const { client } = await mock.newWorld();
    const novice = await client.signedIn('novice');
    expect(await redeem(novice, REWARDS.credit)).toMatchObject({ body: { errorCode: 'payment.password.missing' } });
    const lucky = await client.signedIn();
    for (let tries = 0; tries < 5; tries += 1) await redeem(lucky, REWARDS.credit, { paymentPassword: '000000' });
    expect(await redeem(lucky, REWARDS.credit)).toMatchObject({
      status: 422,
      body: { errorCode: 'payment.password.locked', value: { lockedUntil: expect.any(Number) } },
    });
  });

  it('when a reference comes again › the same redemption; with other content › 409', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const body = buildRedeem(REWARDS.umbrella);
    const first = await lucky.value('redeemPointReward', { body });
    expect(await lucky.value('redeemPointReward', { body })).toEqual(first);
    const other = { ...body, delivery: { ...DELIVERY, city: 'Cebu' } };
    expect(await lucky.call('redeemPointReward', { body: other })).toMatchObject({
      status: 409,
      body: { errorCode: 'reference.reused' },
    });
    expect(await readPoints(lucky)).toBe(8_500);
    await expectBalancedBooks(world);
  });

  it('when two hundred want the last one at once › one has it, and the others hear that it is gone', async () => {
    const world = await mock.newWorld();
    await changeReward(world, REWARDS.umbrella, { stock: 1 });
    const members = [await world.client.signedIn(), await world.client.signedIn('victor')] as const;
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) => redeem(members[index % 2] as Client, REWARDS.umbrella)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => (body as { errorCode: string }).errorCode))).toEqual(
      new Set(['reward.sold.out']),
    );
    expect(await readRows(world, `SELECT stock FROM PointReward WHERE id = ${REWARDS.umbrella}`)).toEqual([
      { stock: 0n },
    ]);
    await expectBalancedBooks(world);
  });
});
