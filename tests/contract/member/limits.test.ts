import { describe, expect, it } from 'vitest';
import type { Body, Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { newReference, newTransfer, reportPayment } from '../../support/orders.ts';
import { DAY, HOUR, MINUTE, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

type Change = Body<'setLimits'>['limits'][number];
type Name = Pick<Change, 'kind' | 'period'>;
const DEPOSIT_DAY: Name = { kind: 'DEPOSIT', period: 'DAY' };

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn() };
}

const set = (client: Client, ...limits: Change[]) => client.value('setLimits', { body: { limits } });
const refusal = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { errorCode: string }).errorCode,
];
const one = ({ limits }: Value<'getLimits'>, name: Name) =>
  limits.find(({ kind, period }) => kind === name.kind && period === name.period);
const read = async (client: Client, name: Name) => one(await client.value('getLimits'), name);

describe(operationTitle('getLimits'), () => {
  it('when nothing was set › nine places without a limit, no break, and the ends of day, week and month', async () => {
    const { lucky } = await begin();
    const { limits, break: pause, session } = await lucky.value('getLimits');
    expect(pause).toBeNull();
    expect(limits).toHaveLength(9);
    expect(limits.every(({ amount, minutes, raise }) => amount === null && minutes === null && raise === null)).toBe(
      true,
    );
    // The world begins on Wednesday, 18 March, at noon in the brand's zone.
    expect(limits.slice(0, 3).map(({ resetsAt }) => resetsAt)).toEqual(
      ['2026-03-19', '2026-03-23', '2026-04-01'].map((day) => Date.parse(`${day}T00:00:00+08:00`)),
    );
    expect(session).toEqual({ playedMinutes: 0, staked: '0.00', won: '0.00', net: '0.00', checkInSeconds: null });
  });

  it('counts the days of the brand’s zone', async () => {
    const { world, lucky } = await begin();
    await reportPayment(world, await newTransfer(lucky));
    const used = Number((await read(lucky, DEPOSIT_DAY))?.used);
    expect(used).toBeGreaterThanOrEqual(500);
    await world.clock.freeze(Date.parse('2026-03-19T00:00:00+08:00'));
    const later = await world.client.signedIn();
    expect(await read(later, DEPOSIT_DAY)).toMatchObject({ used: '0.00' });
    expect(Number((await read(later, { kind: 'DEPOSIT', period: 'WEEK' }))?.used)).toBeGreaterThanOrEqual(used);
  });

  it.each([
    ['WEEK', '2026-03-23'],
    ['MONTH', '2026-04-01'],
  ] as const)('a %s begins on %s, and not before', async (period, day) => {
    const { world, lucky } = await begin();
    await reportPayment(world, await newTransfer(lucky));
    const begins = Date.parse(`${day}T00:00:00+08:00`);
    await world.clock.freeze(begins - 1);
    const before = await read(await world.client.signedIn(), { kind: 'DEPOSIT', period });
    expect(Number(before?.used)).toBeGreaterThanOrEqual(500);
    await world.clock.advance(1);
    expect(await read(await world.client.signedIn(), { kind: 'DEPOSIT', period })).toMatchObject({ used: '0.00' });
  });
});

describe(operationTitle('setLimits'), () => {
  it('a first and a lower limit count at once, for this member alone', async () => {
    const { world, lucky } = await begin();
    for (const amount of ['2000.00', '1500.00']) {
      const limit = one(await set(lucky, { ...DEPOSIT_DAY, amount }), DEPOSIT_DAY);
      expect(limit).toMatchObject({ amount, minutes: null, raise: null });
    }
    const victor = await world.client.signedIn('victor');
    expect(await read(victor, DEPOSIT_DAY)).toMatchObject({ amount: null });
  });

  it('a higher one, and none, wait; the one that counts takes the wish back', async () => {
    const { lucky } = await begin();
    await set(lucky, { ...DEPOSIT_DAY, amount: '1000.00' });
    const from = WORLD_TIME + DAY;
    const raised = one(await set(lucky, { ...DEPOSIT_DAY, amount: '3000.00' }), DEPOSIT_DAY);
    expect(raised).toMatchObject({ amount: '1000.00', raise: { amount: '3000.00', from } });
    expect(one(await set(lucky, DEPOSIT_DAY), DEPOSIT_DAY)).toMatchObject({
      amount: '1000.00',
      raise: { amount: null, from },
    });
    expect(one(await set(lucky, { ...DEPOSIT_DAY, amount: '1000.00' }), DEPOSIT_DAY)).toMatchObject({ raise: null });
  });

  it('another wish waits from then on', async () => {
    const { world, lucky } = await begin();
    for (const amount of ['1000.00', '1000.01']) await set(lucky, { ...DEPOSIT_DAY, amount });
    await world.clock.advance(20 * MINUTE);
    const again = one(await set(lucky, { ...DEPOSIT_DAY, amount: '9000.00' }), DEPOSIT_DAY);
    expect(again?.raise).toMatchObject({ amount: '9000.00', from: WORLD_TIME + 20 * MINUTE + DAY });
  });

  it('the same wish again does not wait longer', async () => {
    const { world, lucky } = await begin();
    for (const amount of ['1000.00', '3000.00']) await set(lucky, { ...DEPOSIT_DAY, amount });
    await world.clock.advance(20 * MINUTE);
    const again = one(await set(lucky, { ...DEPOSIT_DAY, amount: '3000.00' }), DEPOSIT_DAY);
    expect(again?.raise?.from).toBe(WORLD_TIME + DAY);
  });

  it.each<[string, Change]>([
    ['minutes for deposits', { ...DEPOSIT_DAY, minutes: 60 }],
    ['an amount for time', { kind: 'TIME', period: 'DAY', amount: '60' }],
  ])('%s › 422 limit.unit, and nothing changes', async (_, change) => {
    const { lucky } = await begin();
    const limits = [{ kind: 'LOSS', period: 'DAY', amount: '10' }, change];
    expect(refusal(await lucky.call('setLimits', { body: { limits } }))).toEqual([422, 'limit.unit']);
    expect(await read(lucky, { kind: 'LOSS', period: 'DAY' })).toMatchObject({ amount: null });
  });

  it.each([
    [[]],
    [[{ ...DEPOSIT_DAY, amount: '0' }]],
    [[{ ...DEPOSIT_DAY, amount: '-1' }]],
    [[{ kind: 'TIME', period: 'DAY', minutes: 0 }]],
    [[{ kind: 'TIME', period: 'YEAR' }]],
  ])('with %j › 400', async (limits) => {
    const { lucky } = await begin();
    expect((await lucky.call('setLimits', { body: { limits } })).status).toBe(400);
  });
});

describe(operationTitle('confirmLimit'), () => {
  it('after 24 hours › it counts; sooner 409, and without a wish 404', async () => {
    const { world, lucky } = await begin();
    expect(refusal(await lucky.call('confirmLimit', { body: DEPOSIT_DAY }))).toEqual([404, 'limit.not.raised']);
    for (const amount of ['1000.00', '3000.00']) await set(lucky, { ...DEPOSIT_DAY, amount });
    await world.clock.advance(DAY - 1);
    const soon = await world.client.signedIn();
    expect(refusal(await soon.call('confirmLimit', { body: DEPOSIT_DAY }))).toEqual([409, 'limit.too.soon']);
    await world.clock.advance(1);
    const confirmed = one(await soon.value('confirmLimit', { body: DEPOSIT_DAY }), DEPOSIT_DAY);
    expect(confirmed).toMatchObject({ amount: '3000.00', raise: null });
    expect(refusal(await soon.call('confirmLimit', { body: DEPOSIT_DAY }))).toEqual([404, 'limit.not.raised']);
  });

  it('of none › there is no limit any more', async () => {
    const { world, lucky } = await begin();
    await set(lucky, { kind: 'TIME', period: 'WEEK', minutes: 60 });
    await set(lucky, { kind: 'TIME', period: 'WEEK' });
    await world.clock.advance(DAY);
    const later = await world.client.signedIn();
    await later.value('confirmLimit', { body: { kind: 'TIME', period: 'WEEK' } });
    expect(await read(later, { kind: 'TIME', period: 'WEEK' })).toMatchObject({ minutes: null, raise: null });
  });

  it('7 days after it was asked for › it has lapsed, and can be asked for again', async () => {
    const { world, lucky } = await begin();
    for (const amount of ['1000.00', '3000.00']) await set(lucky, { ...DEPOSIT_DAY, amount });
    await world.clock.advance(7 * DAY - 1);
    const before = await world.client.signedIn();
    expect(await read(before, DEPOSIT_DAY)).toMatchObject({ raise: { amount: '3000.00' } });
    await world.clock.advance(1);
    expect(await read(before, DEPOSIT_DAY)).toMatchObject({ amount: '1000.00', raise: null });
    expect(refusal(await before.call('confirmLimit', { body: DEPOSIT_DAY }))).toEqual([404, 'limit.not.raised']);
    await set(before, { ...DEPOSIT_DAY, amount: '3000.00' });
    const from = WORLD_TIME + 8 * DAY;
    expect(await read(before, DEPOSIT_DAY)).toMatchObject({ amount: '1000.00', raise: { amount: '3000.00', from } });
  });

  it('a moment before 7 days › it still counts', async () => {
    const { world, lucky } = await begin();
    for (const amount of ['1000.00', '3000.00']) await set(lucky, { ...DEPOSIT_DAY, amount });
    await world.clock.advance(7 * DAY - 1);
    const later = await world.client.signedIn();
    await later.value('confirmLimit', { body: DEPOSIT_DAY });
    expect(await read(later, DEPOSIT_DAY)).toMatchObject({ amount: '3000.00', raise: null });
  });

  it("another member's wish › 404", async () => {
    const { world, lucky } = await begin();
    for (const amount of ['1000.00', '3000.00']) await set(lucky, { ...DEPOSIT_DAY, amount });
    await world.clock.advance(DAY);
    const victor = await world.client.signedIn('victor');
    expect(refusal(await victor.call('confirmLimit', { body: DEPOSIT_DAY }))).toEqual([404, 'limit.not.raised']);
  });
});

describe('A limit of deposits', () => {
  const WAYS = {
    depositByUrl: { channelCode: 'online-bank', bankCode: 'LUZON' },
    depositByTransfer: { channelCode: 'bank-transfer', bankCode: 'LUZON' },
    depositByQr: { channelCode: 'qr' },
    depositVirtualWallet: { channelCode: 'pesopal' },
  } as const;
  const deposit = (client: Client, amount: string, id: keyof typeof WAYS = 'depositByTransfer') =>
    client.call(id, { body: { ...WAYS[id], amount, reference: newReference() } });

  it('leaves what was not deposited; an order under way counts, a cancelled one does not', async () => {
    const { world, lucky } = await begin();
    const used = Number((await read(lucky, DEPOSIT_DAY))?.used);
    await set(lucky, { ...DEPOSIT_DAY, amount: String(used + 1000) });
    expect(refusal(await deposit(lucky, '1001.00'))).toEqual([422, 'limit.deposit']);
    const orderNo = await newTransfer(lucky, { amount: '600.00' });
    expect(refusal(await deposit(lucky, '500.00', 'depositByUrl'))).toEqual([422, 'limit.deposit']);
    await set(lucky, { ...DEPOSIT_DAY, period: 'WEEK', amount: '10000000.00' });
    expect((await lucky.value('getDepositSettings')).limit).toEqual({ period: 'DAY', left: '400.00' });
    await lucky.value('cancelDepositOrder', { query: { orderNo } });
    await reportPayment(world, await newTransfer(lucky, { amount: '1000.00' }));
    expect(refusal(await deposit(lucky, '500.00'))).toEqual([422, 'limit.deposit']);
    await world.clock.advance(13 * HOUR);
    expect((await deposit(await world.client.signedIn(), '1000.00', 'depositByUrl')).status).toBe(200);
  });

  it.each(Object.keys(WAYS) as (keyof typeof WAYS)[])('%s › 422 limit.deposit above it', async (id) => {
    const { lucky } = await begin();
    await set(lucky, { kind: 'DEPOSIT', period: 'MONTH', amount: '0.01' });
    expect(refusal(await deposit(lucky, '500.00', id))).toEqual([422, 'limit.deposit']);
  });

  it('when an order waits for its counterpart › it counts', async () => {
    const { lucky } = await begin();
    const used = Number((await read(lucky, DEPOSIT_DAY))?.used);
    await set(lucky, { ...DEPOSIT_DAY, amount: String(used + 1000) });
    const orderNo = await newTransfer(lucky, { channelCode: 'c2c', bankCode: undefined, amount: '600.00' });
    expect((await lucky.value('getDepositOrder', { query: { orderNo } })).state).toBe('created');
    expect(refusal(await deposit(lucky, '500.00'))).toEqual([422, 'limit.deposit']);
  });

  it('never holds back what was paid', async () => {
    const { world, lucky } = await begin();
    const orderNo = await newTransfer(lucky, { amount: '600.00' });
    await set(lucky, { ...DEPOSIT_DAY, amount: '1.00' });
    await reportPayment(world, orderNo);
    expect(await lucky.value('getDepositOrder', { query: { orderNo } })).toMatchObject({ state: 'success' });
  });
});
