import { describe, expect, it } from 'vitest';
import { addPoints } from '../../../mock-server/domains/points/lots.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { DAY, HOUR, type TestWorld, WORLD_TIME } from '../../support/world.ts';
import { buildConvert, convert, readPoints } from './mall.ts';

const mock = mockForFile();
/** As in baize's seed. */
const [LUCKY, BOSS] = [1001, 1003];

/** Gives points at this time of the world. */
async function give(world: TestWorld, memberId: number, points: number, at: number): Promise<void> {
  const used = await mock.running.worlds.use(world.name);
  await used.transact((store) => addPoints(store, { memberId, points, kind: 'REWARD', at }));
}

describe(operationTitle('convertPoints'), () => {
  it('money in the main wallet with its rollover, and the day counts', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const { orderNo, ...rest } = await lucky.value('convertPoints', { body: buildConvert(300) });
    expect(rest).toEqual({ points: 300, amount: '30.00' });
    const { list: money } = await lucky.value('listTransactions', { query: { pageSize: 1 } });
    expect(money).toMatchObject([{ orderNo, typeCode: 3102, direction: 'IN', amount: '30.00', subject: null }]);
    const { list: rollovers } = await lucky.value('listRollovers');
    expect(rollovers.find((row) => row.orderNo === orderNo)).toMatchObject({ cause: 'POINTS', required: '30.00' });
    const { list } = await lucky.value('listPointTransactions', { query: { kind: 'CONVERTED' } });
    expect(list).toMatchObject([{ points: -300, balanceAfter: 11_500, orderNo }]);
    expect((await lucky.value('getPointConfig')).convert).toMatchObject({ day: 5_000, leftToday: 4_700 });
    await expectBalancedBooks(world);
  });

  it.each([
    ['they are fewer than the least', 100, 'points.too.few'],
    ['they are no whole steps', 250, 'points.step'],
    ['they are more than the day allows', 5_100, 'points.day.limit'],
  ])('when %s › 422, and nothing is spent', async (_, points, errorCode) => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect(await convert(lucky, points)).toMatchObject({ status: 422, body: { errorCode } });
    expect(await readPoints(lucky)).toBe(11_800);
  });

  it('when the payment password is wrong, missing or locked › as a withdrawal', async () => {
    const { client } = await mock.newWorld();
    const novice = await client.signedIn('novice');
    expect(await convert(novice, 200)).toMatchObject({ body: { errorCode: 'payment.password.missing' } });
    const lucky = await client.signedIn();
    const wrong = { paymentPassword: '000000' };
    expect(await convert(lucky, 200, wrong)).toMatchObject({
      status: 422,
      body: { errorCode: 'payment.password.wrong', value: { triesLeft: 4 } },
    });
    for (let tries = 0; tries < 4; tries += 1) await convert(lucky, 200, wrong);
    expect(await convert(lucky, 200)).toMatchObject({ body: { errorCode: 'payment.password.locked' } });
  });

  it('all points may go, and not one step more', async () => {
    const world = await mock.newWorld();
    await give(world, BOSS, 400, WORLD_TIME);
    const boss = await world.client.signedIn('boss');
    expect(await convert(boss, 500)).toMatchObject({ status: 422, body: { errorCode: 'points.insufficient' } });
    expect((await convert(boss, 400)).status).toBe(200);
    expect(await readPoints(boss)).toBe(0);
    await expectBalancedBooks(world);
  });

  it('the limit of a day ends at midnight of the brand’s zone', async () => {
    const world = await mock.newWorld();
    const midnight = WORLD_TIME + 12 * HOUR;
    await world.clock.freeze(midnight - 1);
    const lucky = await world.client.signedIn();
    expect((await convert(lucky, 5_000)).status).toBe(200);
    expect(await convert(lucky, 200)).toMatchObject({ status: 422, body: { errorCode: 'points.day.limit' } });
    await world.clock.freeze(midnight);
    expect((await convert(lucky, 200)).status).toBe(200);
  });

  it('when a reference comes again › the same conversion; with other content › 409', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const body = buildConvert(200);
    const replies = await Promise.all(Array.from({ length: 10 }, () => lucky.value('convertPoints', { body })));
    expect(new Set(replies.map(({ orderNo }) => orderNo)).size).toBe(1);
    expect(await lucky.call('convertPoints', { body: { ...body, points: 300 } })).toMatchObject({
      status: 409,
      body: { errorCode: 'reference.reused' },
    });
    expect(await readPoints(lucky)).toBe(11_600);
  });
});

describe('Lots (loyalty.md: Points)', () => {
  it('a lot lives until the midnight that begins its 366th day; the next one is told', async () => {
    const world = await mock.newWorld();
    await give(world, BOSS, 70, WORLD_TIME);
    await give(world, BOSS, 30, WORLD_TIME + 11 * HOUR);
    await give(world, BOSS, 500, WORLD_TIME + DAY);
    const midnight = WORLD_TIME - 12 * HOUR + 365 * DAY;
    const boss = await world.client.signedIn('boss');
    expect(await boss.value('getPointBalance')).toMatchObject({
      points: 600,
      expiring: { points: 100, expiresAt: midnight },
    });
    expect((await convert(boss, 200)).status).toBe(200);
    expect(await boss.value('getPointBalance')).toMatchObject({ points: 400, expiring: { points: 400 } });
    await give(world, BOSS, 60, WORLD_TIME);
    await world.clock.freeze(midnight - 1);
    expect(await readPoints(await world.client.signedIn('boss'))).toBe(460);
    await world.clock.freeze(midnight);
    const later = await world.client.signedIn('boss');
    expect(await readPoints(later)).toBe(400);
    const { list } = await later.value('listPointTransactions', { query: { kind: 'EXPIRED' } });
    expect(list).toMatchObject([{ points: -60, balanceAfter: 400, time: midnight }]);
    await world.clock.freeze(midnight + DAY);
    expect(await (await world.client.signedIn('boss')).value('getPointBalance')).toMatchObject({
      points: 0,
      expiring: null,
    });
    await expectBalancedBooks(world);
  });

  it('the seeded lots expire at a midnight of the brand’s zone too', async () => {
    const { client } = await mock.newWorld();
    const { expiring } = await (await client.signedIn()).value('getPointBalance');
    expect(expiring?.points).toBe(2_399);
    expect(((expiring?.expiresAt ?? 1) + 8 * HOUR) % DAY).toBe(0);
  });
});

describe(operationTitle('listPointTransactions'), () => {
  it('the period and the kind choose rows, and the sums are of all of them', async () => {
    const world = await mock.newWorld();
    await give(world, LUCKY, 5, WORLD_TIME - 1);
    await give(world, LUCKY, 7, WORLD_TIME);
    const lucky = await world.client.signedIn();
    const read = (query: { from?: number; to?: number }) =>
      lucky.value('listPointTransactions', { query: { kind: 'REWARD', pageSize: 1, ...query } });
    expect(await read({ from: WORLD_TIME, to: WORLD_TIME + 1 })).toMatchObject({ total: 1, sumIn: 7, sumOut: 0 });
    expect(await read({ from: WORLD_TIME - 1 })).toMatchObject({ total: 2, totalPages: 2, sumIn: 12 });
    const all = await lucky.value('listPointTransactions', {});
    expect(all.sumIn - all.sumOut).toBe(await readPoints(lucky));
  });
});
