import { describe, expect, it } from 'vitest';
import { scenarios } from '../../../mock-server/scenarios/catalogue.ts';
import type { Body } from '../../../openapi/generated/control-operations.ts';
import { Client } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { DAY, MINUTE, SECOND, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const apply = (world: TestWorld, name: string, parameters: Record<string, unknown> = {}) =>
  world.client.call('applyScenario', { path: world.path, body: { name, parameters } });

const due = (world: TestWorld, query: object) => world.client.value('listDue', { path: world.path, query });

/** Looks at the state by the API, after the scenario. */
const LOOKS: Record<string, (world: TestWorld) => Promise<void>> = {
  maintenance: async ({ client }) =>
    expect(await client.call('listVendors')).toMatchObject({
      status: 503,
      body: { errorCode: 'system.maintenance', value: { endTime: WORLD_TIME + 60 * MINUTE } },
    }),
  'restricted-region': async ({ client }) =>
    expect(await client.call('listVendors')).toMatchObject({ status: 403, body: { errorCode: 'region.restricted' } }),
  'vendor-down': async ({ client, path }) => {
    const vendors = await client.value('listBrandVendors', { path: { ...path, brand: 'baize' } });
    expect(vendors.filter(({ isInMaintenance }) => isInMaintenance).map(({ code }) => code)).toEqual(['AURUM']);
  },
  'deposit-channel-closed': async ({ client, path }) =>
    expect((await client.value('getBrand', { path: { ...path, brand: 'baize' } })).channelsInMaintenance).toEqual([
      'qr',
    ]),
  'deposit-late': async ({ client }) => {
    const lucky = await client.signedIn();
    expect((await lucky.value('listDeposits')).list[0]).toMatchObject({ state: 'processing', amount: '500.00' });
  },
  'withdrawal-in-review': async ({ client }) => {
    const lucky = await client.signedIn();
    expect((await lucky.value('listWithdrawals')).list[0]).toMatchObject({ state: 'reviewing', amount: '500.00' });
  },
  'rollover-open': async (world) => {
    const lucky = await world.client.signedIn();
    const { list } = await lucky.value('listRollovers');
    expect(list).toContainEqual(
      expect.objectContaining({ required: '1000.00', done: '0.00', expiresAt: WORLD_TIME + 7 * DAY }),
    );
  },
  'reward-about-to-expire': async (world) => {
    const { now } = await world.client.value('getClock', { path: world.path });
    const [reward] = await due(world, { kind: 'expiry', of: 'lucky' });
    expect(reward).toMatchObject({ of: 'reward', at: now + 60 * SECOND });
  },
  'limit-reached': async ({ client }) => {
    const novice = await client.signedIn('novice');
    const body = { channelCode: 'qr', amount: '500.00', reference: 'after-the-limit' };
    expect(await novice.call('depositByQr', { body })).toMatchObject({ status: 422 });
  },
  'self-excluded': async ({ client }) => {
    const victor = await client.signedIn('victor');
    expect(await victor.call('listRewards')).toMatchObject({ status: 200 });
    expect(await victor.call('convertPoints', { body: {} })).toMatchObject({ body: { errorCode: 'play.break' } });
  },
  'draw-about-to-lock': async (world) => {
    const { now } = await world.client.value('getClock', { path: world.path });
    expect((await due(world, { kind: 'lock', of: 'ELOTT_0001' }))[0]?.at).toBe(now + 5 * SECOND);
  },
  'session-about-to-end': async (world) => {
    const { now } = await world.client.value('getClock', { path: world.path });
    expect((await due(world, { kind: 'session', of: 'lucky' }))[0]?.at).toBe(now + 60 * SECOND);
  },
  'every-amount-huge': async ({ client }) => {
    const lucky = await client.signedIn();
    expect(Number((await lucky.value('getBalance')).sumBalance)).toBeGreaterThan(1_999_999_999);
    const { list } = await lucky.value('listRewards', { query: { state: 'CLAIMABLE' } });
    expect(list.map((reward) => reward.amount)).toContain('999999999.99');
  },
  'every-text-long': async ({ client }) => {
    const { list } = await client.value('listPromotions');
    expect(list.every(({ title }) => title.length > 25 && title.length <= 80)).toBe(true);
  },
  'every-list-empty': async ({ client }) => {
    const blank = await client.signedIn('blank');
    expect((await blank.value('listTransactions')).list).toEqual([]);
    expect((await blank.value('listDeposits')).list).toEqual([]);
    expect((await blank.value('listMessages')).list).toEqual([]);
  },
  'password-expired': async ({ client }) => {
    const body = {
      type: 'username' as const,
      username: 'victor',
      password: 'play1234',
      ...(await client.proof('login')),
    };
    expect(await client.value('login', { body })).toMatchObject({ passwordExpired: true });
  },
  'raffle-about-to-win': async ({ client }) => {
    const lucky = await client.signedIn();
    const { spin } = await lucky.value('claimRaffle', { body: { promotionId: 1015, reference: 'the-winning-spin' } });
    const { raffle } = await lucky.value('getPromotion', { query: { promotionId: 1015 } });
    const winning = raffle?.prizes.filter(({ kind }) => kind !== 'BLANK').map(({ weight }) => weight) ?? [];
    const won = raffle?.prizes.find(({ prizeId }) => prizeId === spin.prize.prizeId);
    expect(won?.weight).toBe(Math.min(...winning));
  },
  'rank-about-to-rise': async (world) => {
    const novice = await world.client.signedIn('novice');
    const { turnover } = await novice.value('getVipProgress');
    expect(Number(turnover.required) - Number(turnover.done)).toBe(1);
  },
  'mission-almost-done': async ({ client }) => {
    const lucky = await client.signedIn();
    const { next } = await lucky.value('getMissionSummary');
    expect(next).toMatchObject({ target: 'DEPOSIT', required: '500.00', done: '499.00' });
  },
  'agent-with-all-contracts': async ({ client }) => {
    const wawan = await client.signedIn('wawan');
    const body = { intent: 'get' as const };
    for (const id of [
      'contractDividend',
      'contractDailySalary',
      'contractHourSalary',
      'contractRealTimeSalary',
    ] as const)
      expect((await wawan.value(id, { body })).mine).toContainEqual(
        expect.objectContaining({
          state: 'ACCEPTED',
          validTo: null,
          upline: expect.objectContaining({ account: 'boss' }),
        }),
      );
  },
  'salary-owed': async ({ client }) => {
    const boss = await client.signedIn('boss');
    const query = { side: 'LINES' as const, account: 'wawan', isOwed: true };
    const [pay] = (await boss.value('listRealTimeSalaryRecords', { query })).list;
    expect(pay).toMatchObject({ amount: '0.10', paid: '0.00', owed: '0.10' });
    const { sumBalance } = await boss.value('getBalance');
    const body = { payoutId: pay?.id ?? 0, paymentPassword: '246810' };
    expect(await boss.value('payOwed', { body })).toMatchObject({ owed: '0.00' });
    expect(Number((await boss.value('getBalance')).sumBalance)).toBeCloseTo(Number(sumBalance) - 0.1);
  },
  payday: async (world) => {
    const { nowIso } = await world.client.value('getClock', { path: world.path });
    expect(nowIso).toBe('2026-04-01T00:00:00.000+08:00');
    const [row] = await world.read<{ n: number }>('SELECT COUNT(*) AS n FROM Payout WHERE settledAt > ?', WORLD_TIME);
    expect(row?.n).toBeGreaterThan(0);
  },
  'big-win-unsettled': async (world) => {
    await world.client.value('advanceClock', { path: world.path, body: { to: 'draw', of: 'ELOTT_0001' } });
    const lucky = await world.client.signedIn();
    const [order] = (await lucky.value('searchLotteryOrders', { body: {} })).content;
    expect(Number(order?.win)).toBeGreaterThan(100_000);
  },
};

/** Each needs a world of its template, which takes a minute to build. */
const OF_TEMPLATES = Object.keys(scenarios).filter((name) => scenarios[name]?.template);
const names = Object.keys(scenarios).filter((name) => !OF_TEMPLATES.includes(name));

describe(operationTitle('applyScenario'), () => {
  it('when a scenario is new › it has its look', () => expect(Object.keys(LOOKS).toSorted()).toEqual(names.toSorted()));

  it.each(names)('when %s is applied › the API shows it, and it says what it changed', async (name) => {
    const world = await mock.newWorld();
    const applied = await apply(world, name);
    expect(applied).toMatchObject({ status: 200, body: { name, applied: [name] } });
    expect((applied.body as { changes: string[] }).changes).not.toEqual([]);
    await LOOKS[name]?.(world);
  });

  const pairs = names.flatMap((name) => names.filter((other) => other !== name).map((other) => [name, other] as const));
  const touch = (name: string) => scenarios[name]?.touches ?? [];
  const contradict = (name: string, other: string) => touch(name).some((each) => touch(other).includes(each));

  it('when two touch the same › the second is refused, and names the first', async () => {
    const world = await mock.newWorld();
    await apply(world, 'draw-about-to-lock');
    const refused = await apply(world, 'session-about-to-end');
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'scenario.contradicts' } });
    expect(refused.text).toContain('draw-about-to-lock');
    expect(await apply(world, 'draw-about-to-lock', { seconds: 1 })).toMatchObject({ status: 200 });
  });

  const combined = pairs.filter(([name, other]) => !contradict(name, other));
  // A world a pair: some of each kind, all of them in `test:all`.
  const some = process.env.TEST_ALL ? combined : combined.filter((_, index) => index % 13 === 0);
  it.each(some)('when %s is applied, then %s › both are', async (name, other) => {
    const world = await mock.newWorld();
    expect(await apply(world, name)).toMatchObject({ status: 200 });
    expect(await apply(world, other)).toMatchObject({ status: 200, body: { applied: [name, other] } });
  });

  it('when it cannot be › the reason', async () => {
    const world = await mock.newWorld();
    expect(await apply(world, 'none-such')).toMatchObject({ status: 404, body: { errorCode: 'scenario.not.found' } });
    const wrong = await apply(world, 'maintenance', { minutes: 0, hours: 1 });
    expect(wrong).toMatchObject({ status: 400 });
    expect(wrong.text).toContain('body.parameters.minutes');
    const stranger = await apply(world, 'withdrawal-in-review', { account: 'nobody' });
    expect(stranger).toMatchObject({ status: 422, body: { errorCode: 'scenario.impossible' } });
    expect(stranger.text).toContain('member.not.found');
    const closed = await apply(world, 'salary-owed', { brand: 'harbor', account: 'nattapong' });
    expect(closed.text).toContain('harbor has switched off REALTIMESALARY3');
    for (const name of OF_TEMPLATES)
      expect(await apply(world, name)).toMatchObject({ status: 409, body: { errorCode: 'scenario.template' } });
  });

  it('when it has made what the next call needs › it says so by name', async () => {
    const world = await mock.newWorld();
    const { made } = await world.scenarios.apply('withdrawal-in-review');
    await world.call('answerWithdrawal', { path: { orderNo: made.orderNo ?? '' }, body: { decision: 'approve' } });
    const { token } = (await world.scenarios.apply('session-about-to-end')).made;
    expect(await world.client.value('getMemberInfo', { token })).toMatchObject({ account: 'lucky' });
  });

  it('when the world is set back › its scenarios are gone', async () => {
    const world = await mock.newWorld();
    await apply(world, 'maintenance');
    await world.client.value('resetWorld', { path: world.path });
    expect(await apply(world, 'vendor-down')).toMatchObject({ body: { applied: ['vendor-down'] } });
  });
});

describe(operationTitle('createWorld'), () => {
  const create = (body: Omit<Body<'createWorld'>, 'name'>, name = 'of-scenarios') =>
    mock.client.call('createWorld', {
      body: { name, clock: { mode: 'frozen', at: WORLD_TIME }, ...body },
    });
  const names = async () => (await mock.client.value('listWorlds')).map(({ name }) => name);
  const late = { name: 'deposit-late', parameters: { amount: '700.00' } };

  it('when it has scenarios › they are applied in order; a world that exists stays as it is', async () => {
    const [locking, scenarios] = [{ name: 'draw-about-to-lock' }, [late, { name: 'draw-about-to-lock' }]];
    expect(await create({ scenarios })).toMatchObject({
      status: 201,
      body: { now: WORLD_TIME + 55 * SECOND - 5 * SECOND },
    });
    const client = new Client(mock.origin, 'of-scenarios');
    const lucky = await client.signedIn();
    expect((await lucky.value('listDeposits')).list[0]).toMatchObject({ state: 'processing', amount: '700.00' });
    expect(await create({ scenarios: [locking, { name: 'none-such' }] })).toMatchObject({ status: 200 });
    const again = await client.value('applyScenario', {
      path: { world: 'of-scenarios' },
      body: { name: 'maintenance' },
    });
    expect(again.applied).toEqual(['deposit-late', 'draw-about-to-lock', 'maintenance']);
    await mock.client.value('deleteWorld', { path: { world: 'of-scenarios' } });
  });

  it.each([
    ['unknown', 404, 'scenario.not.found', [late, { name: 'none-such' }]],
    ['against another one', 409, 'scenario.contradicts', [{ name: 'payday' }, { name: 'salary-owed' }]],
    ['of another template', 409, 'scenario.template', [late, { name: 'team-of-5000' }]],
    ['impossible', 422, 'scenario.impossible', [{ name: 'deposit-late', parameters: { account: 'nobody' } }]],
    ['wrong in its parameters', 400, 'request_param_err', [late, { name: 'maintenance', parameters: { minutes: 0 } }]],
  ])('when one is %s › %s, and there is no world', async (_, status, errorCode, scenarios) => {
    const refused = await create({ template: 'lean', scenarios });
    expect(refused).toMatchObject({ status, body: { errorCode } });
    if (status === 400) expect(refused.text).toContain('body.scenarios.1.parameters.minutes');
    expect(await names()).not.toContain('of-scenarios');
  });
});

describe(operationTitle('listScenarios'), () => {
  it('when they are listed › each with the schema of its parameters', async () => {
    const list = await mock.client.value('listScenarios');
    expect(list.map(({ name }) => name)).toEqual(Object.keys(scenarios));
    expect(list.find(({ name }) => name === 'withdrawal-in-review')?.parameters).toMatchObject({
      properties: { account: { default: 'lucky', description: 'User name of the member.' } },
    });
  });
});
