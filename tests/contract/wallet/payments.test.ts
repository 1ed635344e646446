import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { receiveCallback, signCallback } from '../../../mock-server/domains/wallet/deposits/callbacks.ts';
import { listChannels } from '../../../mock-server/domains/wallet/deposits/channels.ts';
import { paymentFor } from '../../../mock-server/domains/wallet/deposits/payment.ts';
import { findOrder, insertOrder, updateOrder } from '../../../mock-server/domains/wallet/deposits/repository.ts';
import { formatMoney } from '../../../mock-server/shared/money.ts';
import { addDue } from '../../../mock-server/worlds/agenda.ts';
import { findBaize, toUnits } from '../../support/counted.ts';
import { depositBody, readMainBalance } from '../../support/deposits.ts';
import { addMembers, HISTORIES, playHistories, rowsByMember } from '../../support/histories.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { newTransfer, reportPayment } from '../../support/orders.ts';
import { HOUR, MINUTE, SECOND, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();

async function begin() {
  const world = await mock.newWorld();
  const lucky = await world.client.signedIn('lucky', { language: 'EN' });
  const readOrder = (orderNo: string) => lucky.value('getDepositOrder', { query: { orderNo } });
  return { world, lucky, readOrder, before: Number(await readMainBalance(lucky)) };
}

describe('payments of one order', () => {
  it('when a second id is reported › it is credited too, with an own rollover and message, without a bonus', async () => {
    const { world, lucky, readOrder, before } = await begin();
    const { orderNo } = await lucky.value('depositByQr', { body: depositBody() });
    await reportPayment(world, orderNo, { paymentId: 'PAY-A' });
    const { list: told } = await lucky.value('listMessages');
    await reportPayment(world, orderNo, { paymentId: 'PAY-B', amount: '750.00', times: 3 });
    expect(await readOrder(orderNo)).toMatchObject({
      state: 'success',
      arrived: '1250.00',
      credited: '1250.00',
      isLate: false,
      payments: [
        { paymentId: 'PAY-A', amount: '500.00', state: 'credited', credited: '500.00' },
        { paymentId: 'PAY-B', amount: '750.00', state: 'credited', credited: '750.00' },
      ],
    });
    expect(Number(await readMainBalance(lucky)) - before).toBe(1250);
    const { list } = await lucky.value('listMessages');
    expect(list).toHaveLength(told.length + 1);
    expect(list[0]?.content).toContain(`further payment of ₱750.00 for order ${orderNo}`);
    const rollovers = await lucky.value('listRollovers');
    expect(rollovers.list.filter((each) => each.orderNo === orderNo).map(({ credited }) => credited)).toEqual(
      expect.arrayContaining(['500.00', '750.00']),
    );
  });

  it('when the order of an id is another one › changes nothing', async () => {
    const { world, lucky, readOrder, before } = await begin();
    const [first, second] = [await newTransfer(lucky), await lucky.value('depositByQr', { body: depositBody() })];
    await reportPayment(world, first, { paymentId: 'PAY-A' });
    await reportPayment(world, second.orderNo, { paymentId: 'PAY-A' });
    expect(await readOrder(second.orderNo)).toMatchObject({ state: 'waiting', payments: [] });
    expect(Number(await readMainBalance(lucky)) - before).toBe(500);
  });

  it('when the office has approved a transfer › the first report of its amount is that payment, the next another one', async () => {
    const { world, lucky, readOrder } = await begin();
    const orderNo = await newTransfer(lucky);
    await lucky.value('reportPaid', { body: { orderNo } });
    await world.clock.advance(MINUTE);
    expect((await readOrder(orderNo)).payments).toMatchObject([{ paymentId: null, amount: '500.00' }]);
    await reportPayment(world, orderNo, { paymentId: 'PAY-A' });
    await reportPayment(world, orderNo, { paymentId: 'PAY-B' });
    expect(await readOrder(orderNo)).toMatchObject({
      credited: '1000.00',
      payments: [{ paymentId: 'PAY-A' }, { paymentId: 'PAY-B' }],
    });
  });

  it('when the first was returned › a further one within the limit is credited, and the order is a success', async () => {
    const { world, lucky, readOrder } = await begin();
    const { orderNo } = await lucky.value('depositByQr', { body: depositBody() });
    await lucky.value('cancelDepositOrder', { query: { orderNo } });
    await lucky.value('setLimits', { body: { limits: [{ kind: 'DEPOSIT', period: 'DAY', amount: '1600' }] } });
    await reportPayment(world, orderNo, { paymentId: 'PAY-A', amount: '1601.00' });
    expect(await readOrder(orderNo)).toMatchObject({ state: 'returned', credited: null });
    await reportPayment(world, orderNo, { paymentId: 'PAY-B', amount: '20.00' });
    expect(await readOrder(orderNo)).toMatchObject({
      state: 'success',
      isLate: true,
      arrived: '1621.00',
      fee: '0.00',
      credited: '20.00',
      payments: [{ state: 'returned', fee: '0.00', credited: '0.00' }, { state: 'credited' }],
    });
  });

  it('when a report has no id › it repeats the last payment', async () => {
    const { world, lucky, readOrder } = await begin();
    const { orderNo } = await lucky.value('depositByQr', { body: depositBody() });
    await reportPayment(world, orderNo);
    await reportPayment(world, orderNo, { amount: '600.00' });
    expect((await readOrder(orderNo)).payments).toMatchObject([{ amount: '500.00' }]);
  });
});

/** An own calculation of what becomes of payments: each id once, credited within the limit or returned. */
const MODES = [
  ['online-bank', 'REDIRECT'],
  ['qr', 'QR'],
  ['bank-transfer', 'TRANSFER'],
  ['pesopal', 'VIRTUAL'],
  ['usdt-trc20', 'CRYPTO'],
  ['c2c', 'C2C'],
] as const;
const START = Date.parse('2026-03-18T10:00:00+08:00');
const EXPIRES_MS = 15 * MINUTE;
const APPROVED_MS = 20 * SECOND;
const BLOCKS = 20;
/** A day's limit for half of the members. */
const LIMIT = toUnits(2500);

type Status = 'paid' | 'pending' | 'confirming' | 'declined';
type Fact = { time: number; order: 0 | 1 } & (
  | { kind: 'OPEN' }
  | { kind: 'SAID' }
  | { kind: 'CANCEL' }
  | { kind: 'REPORT'; status: Status; id: number; amount: number; times: number }
);

const order = fc.constantFrom(0 as const, 1 as const);
const fact = fc.oneof(
  { weight: 1, arbitrary: fc.record({ order, kind: fc.constant('SAID' as const) }) },
  { weight: 1, arbitrary: fc.record({ order, kind: fc.constant('CANCEL' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      order,
      kind: fc.constant('REPORT' as const),
      status: fc.constantFrom<Status[]>('paid', 'paid', 'paid', 'pending', 'confirming', 'declined'),
      id: fc.nat({ max: 3 }),
      amount: fc.constantFrom(500, 500, 480.25, 750, 2400),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
);
const histories = fc
  .array(fc.tuple(fact, fc.constantFrom(0, 1, SECOND, 25 * SECOND, 5 * MINUTE, EXPIRES_MS)), {
    minLength: 4,
    maxLength: 12,
  })
  .map((steps): Fact[] => {
    let time = START;
    const later = steps.map(([what, after]) => {
      time += after;
      return { ...what, time } as Fact;
    });
    return [
      { time: START, order: 0, kind: 'OPEN' },
      ...later.slice(0, 3),
      { time: later[2]?.time ?? START, order: 1, kind: 'OPEN' },
      ...later.slice(3),
    ];
  });

interface Order {
  state: string;
  openedAt: number;
  approvesAt: number;
}

class Member {
  readonly orders = new Map<number, Order>();
  readonly payments: { id: number | null; order: number; amount: bigint; isReturned: boolean }[] = [];
  told = 0;
  constructor(
    readonly isLimited: boolean,
    readonly mode: string,
  ) {}

  /** Approvals and expiries until a time. */
  pass(now: number): void {
    for (const [index, order] of this.orders) {
      if (order.state === 'processing' && order.approvesAt <= now) this.receive(index, null, toUnits(500));
      if (order.state === 'waiting' && order.openedAt + EXPIRES_MS <= now) order.state = 'expired';
    }
  }

  receive(index: number, id: number | null, amount: bigint): void {
    const order = this.orders.get(index);
    if (!order) return;
    if (id !== null && this.payments.some((known) => known.id === id)) return;
    const approved = this.payments.find((each) => each.order === index && each.id === null && each.amount === amount);
    if (id !== null && approved) {
      approved.id = id;
      return;
    }
    const isOpen = (each: Order) => each.state === 'waiting' || each.state === 'processing';
    const others = [...this.orders.values()].filter((each) => each !== order && isOpen(each));
    const used = this.credited() + toUnits(500) * BigInt(others.length);
    const isReserved = isOpen(order) && amount <= toUnits(500);
    const isReturned = this.isLimited && !isReserved && used + amount > LIMIT;
    this.payments.push({ id, order: index, amount, isReturned });
    this.told += 1;
    if (order.state !== 'success') order.state = isReturned ? 'returned' : 'success';
  }

  credited(): bigint {
    return this.payments.reduce(
      (sum, { amount, isReturned }) => (isReturned ? sum : sum + amount - this.fee(amount)),
      0n,
    );
  }

  private fee(amount: bigint): bigint {
    if (this.mode !== 'VIRTUAL') return 0n;
    return ((amount * 5n) / 100_000n) * 100n;
  }
}

const orderNoOf = (memberId: number, index: number) => `D${memberId}${index}`;

async function open(test: TestWorld, memberId: number, { order: index, time }: Fact, code: string) {
  const { world, brand } = await findBaize(test);
  const channel = listChannels(world, brand.code).find((each) => each.code === code);
  if (!channel) throw new Error(`Baize has no channel ${code}.`);
  const orderNo = orderNoOf(memberId, index);
  const expiresAt = time + EXPIRES_MS;
  await world.transact(async (store) => {
    await insertOrder(store, {
      orderNo,
      brandCode: brand.code,
      memberId,
      channelCode: code,
      mode: channel.mode,
      bankCode: null,
      state: 'waiting',
      amount: toUnits(500),
      bonusId: null,
      bonusTerms: '',
      reference: `history-${index}`,
      fingerprint: '',
      createdAt: new Date(time),
      expiresAt: new Date(expiresAt),
      token: `${memberId}-${index}`,
      payment: JSON.stringify(paymentFor(world, channel, toUnits(500), undefined)),
    });
    await addDue(store, 'deposit.expire', orderNo, expiresAt);
  });
}

async function playFact(test: TestWorld, memberId: number, member: Member, told: Fact, code: string): Promise<void> {
  const { world } = await findBaize(test);
  member.pass(told.time);
  const orderNo = orderNoOf(memberId, told.order);
  const order = member.orders.get(told.order);
  const isChecked = member.mode === 'TRANSFER' || member.mode === 'C2C';
  if (told.kind === 'OPEN') {
    await open(test, memberId, told, code);
    member.orders.set(told.order, { state: 'waiting', openedAt: told.time, approvesAt: Number.POSITIVE_INFINITY });
  } else if (!order) return;
  else if (told.kind === 'SAID') {
    if (order.state !== 'waiting' || !isChecked) return;
    await world.transact(async (store) => {
      await addDue(store, 'deposit.arrive', orderNo, told.time + APPROVED_MS);
      await updateOrder(store, orderNo, { state: 'processing' });
    });
    Object.assign(order, { state: 'processing', approvesAt: told.time + APPROVED_MS });
  } else if (told.kind === 'CANCEL') {
    if (order.state !== 'waiting' && order.state !== 'processing') return;
    await updateOrder(world, orderNo, { state: 'cancelled' });
    order.state = 'cancelled';
  } else {
    const { status, id, times } = told;
    const amount = toUnits(told.amount);
    const callback = {
      orderNo,
      paymentId: `${memberId}-${id}`,
      status,
      amount: formatMoney(amount),
      confirmations: BLOCKS,
    };
    for (let count = 0; count < times; count += 1) await receiveCallback(world, signCallback(callback));
    const isConfirmed = status === 'confirming' && member.mode === 'CRYPTO';
    if (status === 'paid' || isConfirmed) member.receive(told.order, id, amount);
    else if (status === 'declined') {
      if (order.state !== 'waiting' && order.state !== 'processing') return;
      order.state = 'failed';
      member.told += 1;
    } else if (order.state === 'waiting') order.state = 'processing';
  }
}

const ROUNDS = process.env.TEST_ALL === '1' ? 3 : 1;
/** In `npm test` a tenth. */
const COUNT = process.env.TEST_ALL === '1' ? HISTORIES : HISTORIES / 4;

describe.each(MODES)('random reports at %s', (code, mode) => {
  it(`of ${ROUNDS * COUNT} sequences › what came in is credited or returned, each id once, each told`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const seed = Number(process.env.FUZZ_SEED ?? 40_301) + round;
      const sampled = fc.sample(histories, { numRuns: COUNT, seed });
      const world = await mock.newWorld();
      const ids = (await addMembers(world)).slice(0, COUNT);
      const { world: own } = await findBaize(world);
      const members = new Map(ids.map((id) => [id, new Member(id % 2 === 0, mode)]));
      for (const [memberId, { isLimited }] of members) {
        if (isLimited)
          await own.upsert(
            'PlayLimit',
            { memberId, kind: 'DEPOSIT', period: 'DAY' },
            { amount: LIMIT, raisedAt: null, raisedTo: null },
          );
      }
      const facts = new Map(ids.map((id, index) => [id, sampled[index] ?? []]));
      const end = START + 6 * HOUR;
      const memberOf = (id: number) => members.get(id) as Member;
      await playHistories(world, facts, (id, told) => playFact(world, id, memberOf(id), told, code), { end });
      const credits = await rowsByMember(
        world,
        `SELECT memberId, SUM(amount) AS amount FROM LedgerEntry WHERE typeCode = 6101 AND memberId IS NOT NULL AND time >= ${START} GROUP BY memberId`,
      );
      const messages = await rowsByMember(
        world,
        `SELECT memberId, COUNT(*) AS count FROM Message WHERE subjectKind = 'deposit' AND time >= ${START} GROUP BY memberId`,
      );
      const payments = await rowsByMember(
        world,
        'SELECT o.memberId, p.* FROM ReceivedPayment p JOIN DepositOrder o ON o.orderNo = p.orderNo ORDER BY p.id',
      );
      for (const [id, member] of members) {
        member.pass(end);
        const history = JSON.stringify(facts.get(id));
        expect(Number(credits(id)[0]?.amount ?? 0n), history).toBe(Number(member.credited()));
        expect(Number(messages(id)[0]?.count ?? 0), history).toBe(member.told);
        expect(
          payments(id).map(({ paymentId, amount, credited }) => [paymentId, amount, credited === null]),
          history,
        ).toEqual(
          member.payments.map((each) => [each.id === null ? null : `${id}-${each.id}`, each.amount, each.isReturned]),
        );
        for (const [index, { state }] of member.orders)
          expect(findOrder(own, orderNoOf(id, index))?.state, history).toBe(state);
      }
      await expectBalancedBooks(world);
    }
  });
});
