import { beforeAll, describe, expect, it } from 'vitest';
import type { Query, Value } from '../../../openapi/generated/control-operations.ts';
import type { Client } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { decide, newTransfer, newWithdrawal } from '../../support/orders.ts';
import { apply, PARLAY } from '../../support/rewards.ts';
import { DAY, MINUTE, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

type Queue = Value<'listOrders'>;
type Kind = NonNullable<Query<'listOrders'>['kind']>;

const read = (world: TestWorld, query: Query<'listOrders'> = {}, brand = 'baize'): Promise<Queue> =>
  world.client.value('listOrders', { path: { ...world.path, brand }, query });

/** Has a row of each kind. */
async function fill(isShared: boolean): Promise<{ world: TestWorld; lucky: Client }> {
  const world = await mock.newWorld({ isShared });
  const lucky = await world.client.signedIn();
  await newTransfer(lucky);
  await newWithdrawal(lucky);
  await apply(lucky);
  await lucky.value('sendFeedback', { body: { category: 'SITE', text: 'Please add more cats.' } });
  await world.change(
    `INSERT INTO Reward (brandCode, memberId, source, sourceKey, title, kind, amount, state, createdAt, claimableFrom)
      SELECT 'baize', id, 'REFERRAL', 'test', '{}', 'POINTS', 500000, 'pending', ${WORLD_TIME}, ${WORLD_TIME}
      FROM Member WHERE brandCode = 'baize' AND username = 'lucky'`,
  );
  return { world, lucky };
}

/** The decisions that each state allows. */
const STATES: Record<Kind, Record<string, string[]>> = {
  deposit: {
    created: ['paid'],
    waiting: ['pending', 'paid', 'declined'],
    processing: ['paid', 'declined'],
    success: [],
    failed: ['paid'],
    expired: ['paid'],
    cancelled: ['paid'],
    returned: ['paid'],
  },
  withdrawal: {
    pending: ['review', 'reject'],
    reviewing: ['approve', 'reject'],
    paying: ['pay', 'fail'],
    receipt: [],
    success: [],
    rejected: [],
    cancelled: [],
    failed: [],
  },
  redemption: { ordered: ['send', 'cancel'], sent: ['deliver', 'cancel'], delivered: [], cancelled: [] },
  application: { review: ['approve', 'refuse'], approved: [], refused: [] },
  partner: {
    RECEIVED: ['contact', 'accept', 'decline'],
    CONTACTED: ['contact', 'accept', 'decline'],
    ACCEPTED: [],
    DECLINED: [],
  },
  feedback: { open: ['answerFeedback'], answered: [] },
  chatReport: { shown: ['keep', 'delete'], hidden: ['keep', 'delete'], kept: ['delete'], deleted: ['keep'] },
  heldMember: { held: ['release', 'close'], over: [], released: [], closed: [] },
  heldReward: { pending: ['release', 'refuse'], revoked: [] },
  contract: { PROPOSED: ['proposeContract'], EXPIRED: ['proposeContract'] },
};

const WAITING: Record<Kind, string[]> = {
  deposit: ['created', 'waiting', 'processing'],
  withdrawal: ['pending', 'reviewing', 'paying'],
  redemption: ['ordered', 'sent'],
  application: ['review'],
  partner: ['RECEIVED', 'CONTACTED'],
  feedback: ['open'],
  chatReport: ['shown', 'hidden'],
  heldMember: ['held'],
  heldReward: ['pending'],
  contract: ['PROPOSED'],
};

const ALL = Object.entries(STATES).flatMap(([kind, states]) =>
  Object.entries(states).map(([state, values]) => [kind as Kind, state, values] as const),
);

/** Puts a row into a state. */
const SET: Record<Kind, (state: string) => string> = {
  deposit: (state) => `UPDATE DepositOrder SET state = '${state}' WHERE orderNo = ?`,
  withdrawal: (state) => `UPDATE WithdrawOrder SET state = '${state}' WHERE orderNo = ?`,
  redemption: (state) => `UPDATE Redemption SET state = '${state}' WHERE orderNo = ?`,
  application: (state) => `UPDATE Application SET state = '${state}' WHERE id = ?`,
  partner: (state) => `UPDATE PartnerApplication SET state = '${state}' WHERE id = ?`,
  feedback: (state) => `UPDATE Feedback SET answer = ${state === 'open' ? 'NULL' : "'Soon'"} WHERE id = ?`,
  chatReport: (state) => `UPDATE ChatMessage SET state = '${state}' WHERE id = ?`,
  heldMember: (state) =>
    state === 'held' || state === 'over'
      ? `UPDATE PlayBreak SET answer = NULL, endsAt = ${WORLD_TIME + (state === 'held' ? 1 : 0)} WHERE id = ?`
      : `UPDATE PlayBreak SET answer = '${state.toUpperCase()}' WHERE id = ?`,
  heldReward: (state) => `UPDATE Reward SET state = '${state}' WHERE id = ?`,
  contract: (state) =>
    `UPDATE Contract SET proposedAt = ${WORLD_TIME - 7 * DAY + (state === 'PROPOSED' ? 1 : 0)} WHERE id = ?`,
};

describe(operationTitle('listOrders'), () => {
  let world: TestWorld;
  beforeAll(async () => {
    ({ world } = await fill(true));
  });

  it.each(ALL)(
    'when a %s is %s › the decisions that are possible, and whether it waits',
    async (kind, state, values) => {
      const [first] = (await read(world, { kind })).list;
      const id = first?.id ?? '';
      await world.change(SET[kind](state), id);
      const { list } = await read(world, { kind, state, pageSize: 100 });
      const row = list.find((each) => each.id === id);
      expect(row).toMatchObject({ kind, state });
      expect(row?.decisions.flatMap((each) => (each.values.length > 0 ? each.values : [each.operation]))).toEqual(
        values,
      );
      const waiting = (await read(world, { pageSize: 100 })).list.some((each) => each.kind === kind && each.id === id);
      expect(waiting).toBe(WAITING[kind].includes(state));
    },
  );

  it('when a kind has rows that wait and newer ones › those that wait come first', async () => {
    const { world, lucky } = await fill(false);
    const [waiting] = (await read(world, { kind: 'withdrawal', account: 'lucky' })).list;
    await world.clock.advance(MINUTE);
    const later = await newWithdrawal(lucky);
    await decide(world, later, 'reject');
    const { list } = await read(world, { kind: 'withdrawal', account: 'lucky' });
    expect(list.slice(0, 2).map(({ id }) => id)).toEqual([waiting?.id, later]);
  });

  it('when rows are read › whose they are, their amounts and times', async () => {
    const { world } = await fill(false);
    const at = { time: WORLD_TIME, timeIso: '2026-03-18T12:00:00.000+08:00' };
    const newest = async (kind: Kind) => (await read(world, { kind, account: 'lucky' })).list[0];
    expect(await newest('deposit')).toMatchObject({ ...at, account: 'lucky', amount: '500.00', currency: 'PHP' });
    expect(await newest('withdrawal')).toMatchObject({ ...at, state: 'pending', amount: '500.00', currency: 'PHP' });
    expect(await newest('application')).toMatchObject({
      amount: '388.00',
      decisions: [{ operation: 'answerApplication', body: { account: 'lucky', promotionId: PARLAY } }],
    });
    expect(await newest('heldReward')).toMatchObject({ ...at, amount: '50.00', currency: 'POINTS' });
    expect(await newest('feedback')).toMatchObject({ ...at, account: 'lucky', amount: null, currency: null });
    const [redeemed] = await world.read<{ orderNo: string; cost: number }>(
      'SELECT orderNo, cost FROM Redemption LIMIT 1',
    );
    const found = (await read(world, { kind: 'redemption', pageSize: 100 })).list;
    expect(found.find(({ id }) => id === redeemed?.orderNo)?.amount).toBe(`${redeemed?.cost}.00`);
  });

  it('when a decision of the list is taken › the operation takes it, of every kind', async () => {
    const { world } = await fill(false);
    const { list, counts } = await read(world, { pageSize: 100 });
    expect(Object.keys(counts).sort()).toEqual(Object.keys(STATES).sort());
    for (const kind of Object.keys(STATES)) {
      const [decision] = list.find((row) => row.kind === kind)?.decisions ?? [];
      if (!decision) throw new Error(`No decision about a ${kind}`);
      const { operation, path, body, field, values } = decision;
      const answer = await world.client.call(operation as 'answerWithdrawal', {
        path: { ...world.path, brand: 'baize', ...path },
        body: { ...body, ...(field && { [field]: values[0] ?? 'Thank you' }) },
      });
      expect(answer.status, `${operation} ${answer.text}`).toBe(200);
    }
  });

  it('when pages are read › all rows once, newest first; past the end none', async () => {
    const whole = await read(world, { pageSize: 100 });
    expect(whole.list).toHaveLength(whole.total);
    expect(Object.values(whole.counts).reduce((sum, count) => sum + count, 0)).toBe(whole.total);
    expect(whole.list.map(({ time }) => time)).toEqual(whole.list.map(({ time }) => time).sort((a, b) => b - a));
    const pages: Queue['list'] = [];
    for (let pageNo = 1; (pageNo - 1) * 3 < whole.total; pageNo += 1)
      pages.push(...(await read(world, { pageNo, pageSize: 3 })).list);
    expect(pages).toEqual(whole.list);
    expect(await read(world, { pageNo: 100_000 })).toEqual({ ...whole, list: [] });
  });

  it('when a kind has rows of several states › counted by state; a state narrows the list and the total alone', async () => {
    const { world } = await fill(false);
    const lucky = await world.client.signedIn();
    const orderNo = await newWithdrawal(lucky);
    await world.change("UPDATE WithdrawOrder SET state = 'success' WHERE orderNo = ?", orderNo);
    const counts = { pending: 1, success: 1 };
    expect(await read(world, { kind: 'withdrawal' })).toMatchObject({ total: 2, counts });
    const paid = await read(world, { kind: 'withdrawal', state: 'success' });
    expect(paid).toMatchObject({ list: [{ id: orderNo }], total: 1, counts });
    expect(await read(world, { kind: 'withdrawal', state: 'nowhere' })).toMatchObject({ list: [], total: 0, counts });
    expect((await read(world, { state: 'pending' })).list.map(({ kind }) => kind)).toEqual([
      'heldReward',
      'withdrawal',
    ]);
  });

  it('when a queue is empty, of another member or brand › no rows', async () => {
    const nothing = { list: [], total: 0, counts: {} };
    expect(await read(world, { kind: 'withdrawal', account: 'novice' })).toEqual(nothing);
    expect(await read(world, { kind: 'withdrawal' }, 'lotus')).toEqual(nothing);
  });

  it('when a kind, an account or a brand is unknown › 400, 404 and 404', async () => {
    const call = (query: object, brand = 'baize') =>
      world.client.call('listOrders', { path: { ...world.path, brand }, query: { ...query } });
    expect(await call({ kind: 'loan' })).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(await call({ account: 'lukcy' })).toMatchObject({ status: 404, body: { errorCode: 'member.not.found' } });
    expect(await call({}, 'nobody')).toMatchObject({ status: 404, body: { errorCode: 'brand.not.found' } });
  });
});
