import { describe, expect, it } from 'vitest';
import { type ContractKind, PERIODS, periodAt } from '../../../mock-server/domains/agent/contracts/periods.ts';
import {
  insertContract,
  insertPayout,
  listOfLine,
  sumSalaries,
} from '../../../mock-server/domains/agent/contracts/repository.ts';
import { usualTerms } from '../../../mock-server/domains/agent/contracts/templates.ts';
import type { Calculation, ContractTerms } from '../../../mock-server/domains/agent/contracts/terms.ts';
import { parseMoney } from '../../../mock-server/shared/money.ts';
import { Random } from '../../../mock-server/worlds/random.ts';
import type { Body } from '../../../openapi/generated/control-operations.ts';
import { countBet, findBaize } from '../../support/counted.ts';
import { bookMoney, playHistories } from '../../support/histories.ts';
import { readRows, unbalancedMoney } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { DAY, HOUR, MINUTE, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const BOSS = 1003;
const OPERATIONS = {
  DIVIDEND: ['contractDividend', 'processDividend', 'listDividendRecords'],
  DAILY: ['contractDailySalary', 'processDailySalary', 'listDailySalaryRecords'],
  HOUR: ['contractHourSalary', 'processHourSalary', 'listHourSalaryRecords'],
  REALTIME: ['contractRealTimeSalary', 'processRealTimeSalary', 'listRealTimeSalaryRecords'],
} as const;
const KINDS = Object.keys(OPERATIONS) as ContractKind[];

/** The second of April, after the start of a period of each kind. */
const START = WORLD_TIME + 15 * DAY;

/** Tiers of a kind that a few bets reach; the line's pay less than the upline's. */
function termsOf(kind: ContractKind, less = 0, change: Partial<ContractTerms> = {}): ContractTerms {
  const usual = usualTerms({ unit: 1 }, kind);
  const isDividend = kind === 'DIVIDEND';
  const tier = (amount: string, activeMembers: number, rate: number) => ({
    turnover: isDividend ? '0.00' : amount,
    loss: isDividend ? amount : '0.00',
    activeMembers,
    rate: rate - less,
  });
  const tiers = [tier('100.00', 1, 1000), tier('2000.00', 2, 1500)];
  return {
    ...usual,
    period: isDividend ? 'D' : usual.period,
    tiers,
    activeBet: '50.00',
    isCarried: isDividend,
    ...change,
  };
}

/** Boss with an agent, who has an agent, and their contracts of each kind with the brand and with each other. */
async function begin(world: TestWorld, change: Partial<ContractTerms> = {}) {
  await world.change('DELETE FROM Payout WHERE paidAt IS NULL');
  await world.change("UPDATE Contract SET state = 'withdrawn'");
  for (const table of ['Settlement', 'DueEvent']) await world.change(`DELETE FROM ${table}`);
  const [agents] = await world.read<{ upper: string; upperId: number; lower: string; lowerId: number }>(
    `SELECT a.username AS upper, a.id AS upperId, b.username AS lower, b.id AS lowerId FROM Member a JOIN Member b ON b.uplineId = a.id
      WHERE a.uplineId = ${BOSS} AND b.type <> 0 ORDER BY a.id LIMIT 1`,
  );
  if (!agents) throw new Error('Boss has no agent with an agent.');
  const { world: own } = await findBaize(world);
  const brand = { brandCode: 'baize', uplineId: null, lineId: BOSS, isPaidByBrand: true, proposedAt: WORLD_TIME };
  await own.transact(async (store) => {
    for (const kind of KINDS)
      await insertContract(store, { ...brand, kind, terms: termsOf(kind, 0, kind === 'DIVIDEND' ? change : {}) });
  });
  const chain = ['boss', agents.upper, agents.lower] as const;
  for (const [index, name] of chain.entries()) {
    const client = await world.client.signedIn(name);
    for (const kind of KINDS) {
      const [contract, process] = OPERATIONS[kind];
      const { mine } = await client.value(contract, { body: { intent: 'get' } });
      await client.value(process, { body: { intent: 'accept', contractId: mine[0]?.id ?? 0 } });
      const line = chain[index + 1];
      const terms = termsOf(kind, 200 * (index + 1), kind === 'DIVIDEND' ? change : {});
      if (line) await client.value(contract, { body: { intent: 'propose', accounts: [line], terms } });
    }
  }
  const players = await world.read<{ id: number }>(
    `SELECT id FROM Member WHERE type = 0 AND uplineId IN (?, ?, ${BOSS}) ORDER BY id LIMIT 9`,
    agents.upperId,
    agents.lowerId,
  );
  return { ...agents, players: players.map(({ id }) => id) };
}

interface Fact {
  time: number;
  kind: 'bet' | 'win';
  amount: number;
}

function drawFacts(random: Random, members: readonly number[], length = 3 * DAY): Map<number, Fact[]> {
  return new Map(
    members.map((id) => [
      id,
      Array.from({ length: random.int(0, 8) }, () => ({
        time: START + random.int(0, length),
        kind: random.chance(0.7) ? ('bet' as const) : ('win' as const),
        amount: random.int(1, 3_000),
      })).sort((one, other) => one.time - other.time),
    ]),
  );
}

const play = (world: TestWorld, facts: ReadonlyMap<number, readonly Fact[]>, end = START + 5 * DAY) =>
  playHistories(
    world,
    facts,
    (id, { kind, amount }) => (kind === 'bet' ? countBet(world, id, amount) : bookMoney(world, [id], 3100, amount)),
    { end },
  );

interface Row {
  kind: ContractKind;
  lineId: number;
  uplineId: number | null;
  from: number;
  to: number;
  detail: string;
  amount: number;
  terms: string;
}

const readPayouts = (world: TestWorld) =>
  world.read<Row>(
    'SELECT kind, lineId, uplineId, "from", "to", detail, amount, terms FROM Payout p JOIN Contract c ON c.id = contractId WHERE proposedAt >= ? ORDER BY kind, lineId, "from"',
    WORLD_TIME,
  );

describe('settlements of contracts', () => {
  const histories = Number(process.env.TEST_ALL ? 20 : 2);
  it(
    `of ${histories} random histories › once a period, as the raw bets and the ledger say`,
    async () => {
      for (let seed = 0; seed < histories; seed += 1) {
        const world = await mock.newWorld();
        const random = new Random(`contracts ${seed}`);
        const { players, upperId, lowerId } = await begin(world, { period: random.pick(['D', 'W', 'H', 'M']) });
        const facts = drawFacts(random, [...players, lowerId]);
        await play(world, facts);
        await world.clock.advance(35 * DAY);
        const uplines = new Map(
          (await world.read<{ id: number; uplineId: number | null }>('SELECT id, uplineId FROM Member')).map((row) => [
            row.id,
            row.uplineId,
          ]),
        );
        const isUnder = (id: number, top: number): boolean => {
          for (let at: number | null | undefined = id; at != null; at = uplines.get(at)) if (at === top) return true;
          return false;
        };
        const ledger = await world.read<{ memberId: number; typeCode: number; amount: number; time: number }>(
          'SELECT memberId, typeCode, amount, time FROM LedgerEntry WHERE memberId IS NOT NULL AND time >= ?',
          WORLD_TIME,
        );
        const payouts = await readPayouts(world);
        expect(new Set(payouts.map(({ kind }) => kind))).toEqual(new Set(KINDS));
        const seen = new Set(payouts.map(({ kind, lineId, from }) => `${kind} ${lineId} ${from}`));
        expect(seen.size).toBe(payouts.length);
        const sum = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n);
        let carried = new Map<number, bigint>();
        for (const { kind, lineId, from, to, detail, amount, ...row } of payouts) {
          const terms = JSON.parse(row.terms) as ContractTerms;
          const calculation = JSON.parse(detail) as Calculation;
          expect(periodAt(terms.period, from)).toEqual({ from, to });
          const ofTeam = [...facts].flatMap(([id, own]) =>
            isUnder(id, lineId)
              ? own.filter(({ time }) => time >= from && time < to).map((fact) => ({ id, ...fact }))
              : [],
          );
          const units = (wanted: Fact['kind']) =>
            ofTeam.flatMap((fact) => (fact.kind === wanted ? [BigInt(fact.amount) * 10_000n] : []));
          const turnover = sum(units('bet'));
          const entries = (types: readonly number[]) =>
            sum(
              ledger.flatMap((entry) =>
                isUnder(entry.memberId, lineId) &&
                entry.time >= from &&
                entry.time < to &&
                types.includes(entry.typeCode)
                  ? [BigInt(entry.amount)]
                  : [],
              ),
            );
          const salaries = sum(
            payouts.flatMap((other) =>
              other.kind !== 'DIVIDEND' &&
              isUnder(other.lineId, lineId) &&
              other.from >= from &&
              other.from < to &&
              (other.uplineId === null || !isUnder(other.uplineId, lineId))
                ? [BigInt(other.amount)]
                : [],
            ),
          );
          const isDividend = kind === 'DIVIDEND';
          const loss =
            turnover -
            sum(units('win')) -
            entries([4105, 6111, 6113]) -
            entries([3102]) -
            entries([6109, 6114, 6119]) -
            salaries -
            (carried.get(lineId) ?? 0n);
          const base = isDividend ? loss : turnover;
          const bets = new Map<number, bigint>();
          const day = periodAt('D', from);
          const [start, end] = isDividend ? [from, to] : [day.from, Math.min(day.to, to)];
          for (const [id, own] of facts)
            if (isUnder(id, lineId))
              bets.set(
                id,
                sum(
                  own.flatMap((fact) =>
                    fact.kind === 'bet' && fact.time >= start && fact.time < end ? [BigInt(fact.amount) * 10_000n] : [],
                  ),
                ),
              );
          // The settlement of an hour comes five minutes later, when more may have been bet.
          const active = [...bets.values()].filter((amountOf) => amountOf >= parseMoney(terms.activeBet)).length;
          if (kind !== 'HOUR') expect(calculation.activeMembers).toBe(active);
          const tier = terms.tiers.findLast(
            (each) =>
              base >= parseMoney(isDividend ? each.loss : each.turnover) &&
              calculation.activeMembers >= each.activeMembers,
          );
          const floored = base > 0n ? base - (base % 10_000n) : 0n;
          expect([kind, lineId, BigInt(amount)]).toEqual([kind, lineId, (floored * BigInt(tier?.rate ?? 0)) / 10_000n]);
          if (isDividend) carried = new Map(carried).set(lineId, loss < 0n ? -loss : 0n);
        }
        for (const id of [BOSS, upperId, lowerId]) {
          const betDays = [...facts].flatMap(([member, own]) =>
            isUnder(member, id)
              ? own.flatMap(({ kind, time }) => (kind === 'bet' ? [periodAt('D', time).from] : []))
              : [],
          );
          const paidDays = payouts.flatMap(({ kind, lineId, from }) =>
            kind === 'DAILY' && lineId === id ? [from] : [],
          );
          for (const day of betDays) expect(paidDays).toContain(day);
        }
        const boss = await world.client.signedIn('boss');
        const income = await boss.value('listRevenue', { query: { from: START } });
        const salariesOf = (isTo: (entry: (typeof ledger)[number]) => boolean) =>
          sum(
            ledger.flatMap((entry) =>
              isTo(entry) && [6116, 6117, 6118].includes(entry.typeCode) ? [BigInt(entry.amount)] : [],
            ),
          );
        const received = salariesOf(({ memberId, amount }) => memberId === BOSS && amount > 0);
        const paid = salariesOf(({ memberId, amount }) => memberId === upperId && amount > 0);
        expect(parseMoney(income.toLines.salary)).toBe(paid);
        expect(parseMoney(income.sums.salary)).toBe(received - paid);
        expect(paid).toBeGreaterThan(0n);
        expect(payouts.some(({ amount }) => amount > 0)).toBe(true);
        expect([upperId, lowerId, BOSS].every((id) => payouts.some(({ lineId }) => lineId === id))).toBe(true);
        for (const sql of unbalancedMoney) expect(await readRows(world, sql)).toEqual([]);
      }
    },
    30_000 + histories * 10_000,
  );

  it('six days at once, by five minutes, and by two at the same time › the same', async () => {
    const run = async (advance: (world: TestWorld) => Promise<unknown>) => {
      const world = await mock.newWorld();
      const { players } = await begin(world);
      // Most of it is settled later.
      await play(world, drawFacts(new Random('steps'), players, HOUR), START + HOUR);
      await advance(world);
      const rows = await readPayouts(world);
      const balances = await world.read(
        'SELECT memberId, balance FROM Wallet WHERE accountTypeId = 2 ORDER BY memberId',
      );
      return { rows, balances };
    };
    const atOnce = await run((world) => world.clock.advance(6 * DAY));
    const inSteps = await run(async (world) => {
      for (let step = 0; step < 24; step += 1) await world.clock.advance(5 * MINUTE);
      for (let hour = 0; hour < 46; hour += 1) await world.clock.advance(HOUR);
      await world.clock.advance(4 * DAY);
    });
    const together = await run((world) => Promise.all([world.clock.advance(3 * DAY), world.clock.advance(3 * DAY)]));
    expect(inSteps).toEqual(atOnce);
    expect(together).toEqual(atOnce);
  });

  it('too little money beside bonuses › the rest is owed, retried at the next settlement, and can be paid by hand', async () => {
    const world = await mock.newWorld();
    const { upper, upperId, lower, lowerId, players } = await begin(world);
    const pay = (amount: number) =>
      world.change('UPDATE Wallet SET balance = ? WHERE memberId = ? AND accountTypeId = 2', amount, upperId);
    await world.change('DELETE FROM Wallet WHERE memberId = ? AND accountTypeId <> 2', upperId);
    const lockAll = (state: string) =>
      world.change('UPDATE Rollover SET state = ?, credited = 100000000 WHERE memberId = ?', state, upperId);
    await lockAll('cleared');
    await world.clock.advance(DAY);
    const [player = 0] = await world
      .read<{ id: number }>('SELECT id FROM Member WHERE uplineId = ? AND type = 0', lowerId)
      .then((rows) => rows.map(({ id }) => id));
    expect(players).toContain(player);
    await world.change("UPDATE Contract SET state = 'rejected' WHERE kind <> 'DAILY'");
    const betAndWait = async () => {
      await pay(0);
      await countBet(world, player, 5_000);
      await world.clock.advance(DAY);
    };
    await betAndWait();
    const paid = await (await world.client.signedIn(upper)).value('listDailySalaryRecords', {
      query: { side: 'LINES' },
    });
    // The upline has been paid before.
    expect(paid.list[0]).toMatchObject({ amount: '300.00', owed: '0.00', paidAt: paid.list[0]?.settledAt });
    await world.change("UPDATE Contract SET state = 'rejected' WHERE lineId = ?", upperId);
    await betAndWait();
    const agent = await world.client.signedIn(upper);
    const line = await world.client.signedIn(lower);
    const owed = await agent.value('listDailySalaryRecords', { query: { isOwed: true, side: 'LINES' } });
    expect(owed.list[0]).toMatchObject({
      line: { account: lower },
      amount: '300.00',
      calculation: { tier: 1, rate: 600 },
    });
    // The upline had only the commission of 03:00.
    const [{ commission = 0 } = {}] = await world.read<{ commission: number }>(
      'SELECT SUM(amount) AS commission FROM LedgerEntry WHERE memberId = ? AND typeCode = 6119 AND time > ?',
      upperId,
      WORLD_TIME + 2 * DAY,
    );
    expect(parseMoney(owed.owed)).toBe(parseMoney('300.00') - BigInt(commission));
    const contracts = await line.value('contractDailySalary', { body: { intent: 'get' } });
    expect(contracts.owedToMe).toBe(owed.owed);
    const body = { payoutId: owed.list[0]?.id ?? 0, paymentPassword: '246810' };
    await bookMoney(world, [upperId], 8122, 40);
    await countBet(world, player, 10);
    await world.clock.advance(DAY);
    let later = await world.client.signedIn(upper);
    const rest = async () => {
      const { list } = await later.value('listDailySalaryRecords', { query: { side: 'LINES', from: WORLD_TIME } });
      return parseMoney(list.find(({ id }) => id === body.payoutId)?.owed ?? '0');
    };
    expect(await rest()).toBeLessThan(parseMoney(owed.owed) - parseMoney('39.00'));
    await world.change(
      `UPDATE Member SET paymentHash = (SELECT paymentHash FROM Member WHERE id = ${BOSS}) WHERE id IN (?, ?)`,
      upperId,
      lowerId,
    );
    const refused = await later.call('payOwed', { body });
    expect([refused.status, (refused.body as { errorCode: string }).errorCode]).toEqual([422, 'balance.insufficient']);
    const again = await world.client.signedIn(lower);
    expect((await again.call('payOwed', { body })).status).toBe(404);
    await bookMoney(world, [upperId], 8122, 1000);
    const before = await rest();
    await lockAll('open');
    expect((await later.call('payOwed', { body })).status).toBe(422);
    await countBet(world, player, 10);
    await world.clock.advance(DAY);
    later = await world.client.signedIn(upper);
    expect(await rest()).toBe(before);
    await lockAll('cleared');
    for (let times = 0; times < 2; times += 1)
      expect(await later.value('payOwed', { body })).toMatchObject({ paid: '300.00', owed: '0.00' });
    expect(await rest()).toBe(0n);
  });
});

describe('the time of a settlement', () => {
  it.each<[ContractKind, string]>([
    ['REALTIME', '2026-03-18T12:05'],
    ['HOUR', '2026-03-18T13:05'],
    ['DAILY', '2026-03-19T03:10'],
    ['DIVIDEND', '2026-03-19T03:20'],
  ])('when a period of %s has a bet of 12:00 › settled at exactly %s', async (kind, time) => {
    const world = await mock.newWorld();
    await countBet(world, 1001, 100);
    const at = Date.parse(`${time}+08:00`);
    const read = () =>
      world.read(
        `SELECT DISTINCT settledAt FROM Payout p JOIN Contract c ON c.id = contractId
          WHERE brandCode = 'baize' AND kind = ? AND "to" > ${WORLD_TIME}`,
        kind,
      );
    await world.clock.advance(at - WORLD_TIME - 1);
    expect(await read()).toEqual([]);
    await world.clock.advance(1);
    expect(await read()).toEqual([{ settledAt: at }]);
  });
});

describe('salaries that a dividend deducts', () => {
  const { from, to } = periodAt('M', START);

  it.each([
    ['the last moment of the period before', false, 'REALTIME', from - 1],
    ['the first moment of the period', true, 'REALTIME', from],
    ['the last day of the period', true, 'DAILY', to - 1],
    ['the first day after the period', false, 'DAILY', to],
  ] as const)('when they are of %s › deducted: %s', async (_, isDeducted, kind, time) => {
    const { world } = await findBaize(await mock.newWorld());
    const [{ id: contractId } = { id: 0 }] = listOfLine(world, BOSS, kind, 1);
    const span = periodAt(PERIODS[kind][0], time);
    await world.transact((store) =>
      insertPayout(store, { contractId, ...span, detail: '{}', amount: 1n, settledAt: span.to }),
    );
    expect(sumSalaries(world, BOSS, { from, to })).toBe(isDeducted ? 1n : 0n);
  });
});

describe('messages of salaries by hour and five minutes', () => {
  it('one a day and kind with the sum of the day, once, also after days at once and a clock set back', async () => {
    const world = await mock.newWorld();
    const { lower, lowerId, upperId } = await begin(world);
    await world.change(
      "UPDATE Contract SET state = 'rejected' WHERE kind IN ('DIVIDEND', 'DAILY') OR lineId NOT IN (?)",
      lowerId,
    );
    await world.change('UPDATE Wallet SET balance = 0 WHERE memberId = ?', upperId);
    const titles = ['Your hourly salary is settled', 'Your real-time salary is settled', 'You owe pay to your team'];
    const read = (memberId: number) =>
      world.read<{ title: string; content: string }>(
        `SELECT title ->> 'EN' AS title, content ->> 'EN' AS content FROM Message
          WHERE memberId = ? AND time > ${WORLD_TIME} AND title ->> 'EN' IN (?, ?, ?) ORDER BY id`,
        memberId,
        ...titles,
      );
    await world.clock.advance(HOUR);
    // Two hours of 6 % each; the last one is settled on the next day.
    await countBet(world, lowerId, 500);
    await world.clock.advance(10 * HOUR + 58 * MINUTE);
    await countBet(world, lowerId, 300);
    expect(await read(lowerId)).toEqual([]);
    await world.clock.advance(40 * DAY);
    const told = [
      {
        title: titles[0],
        content: '<p>Your hourly salary for yesterday is <b>₱48.00</b> in total; ₱0.00 has been paid.</p>',
      },
      {
        title: titles[1],
        content: '<p>Your real-time salary for yesterday is <b>₱48.00</b> in total; ₱0.00 has been paid.</p>',
      },
    ];
    expect(await read(lowerId)).toEqual(told);
    expect(await read(upperId)).toMatchObject([{ title: titles[2] }]);
    await world.clock.freeze(WORLD_TIME);
    await world.clock.advance(5 * DAY);
    expect(await read(lowerId)).toEqual(told);
    const line = await world.client.signedIn(lower);
    expect((await line.value('listMessages')).list[0]).toMatchObject({ subject: { kind: 'income' } });
  });
});

describe(operationTitle('contractDividend'), () => {
  it('a proposal › under the own contract, to direct lines, answered, ended and expired', async () => {
    const world = await mock.newWorld();
    const { upper, lower } = await begin(world);
    await world.clock.advance(DAY);
    const boss = await world.client.signedIn('boss');
    const agent = await world.client.signedIn(upper);
    const propose = (terms: ContractTerms, account = upper) =>
      boss.call('contractDividend', { body: { intent: 'propose', accounts: [account], terms } });
    const codeOf = async (answer: ReturnType<typeof propose>) =>
      (await answer).body as { errorCode?: string; message?: string };
    expect(await codeOf(propose(termsOf('DIVIDEND', -1)))).toMatchObject({
      errorCode: 'contract.above.own',
      message: 'Tier 1 would pay 10.01%; there you have 10.00% yourself.',
    });
    expect(await codeOf(propose(termsOf('DIVIDEND', 100, { fee: 5 })))).toMatchObject({ errorCode: 'contract.terms' });
    expect((await propose(termsOf('DIVIDEND', 100))).status).toBe(200);
    expect((await propose(termsOf('DIVIDEND', 50))).status).toBe(200);
    const get = { body: { intent: 'get' } } as const;
    const [second, first, before] = (await agent.value('contractDividend', get)).mine;
    expect([second?.state, first?.state, before?.state]).toEqual(['PROPOSED', 'WITHDRAWN', 'ACCEPTED']);
    const id = second?.id ?? 0;
    for (const client of [boss, await world.client.signedIn(lower)])
      expect((await client.call('processDividend', { body: { intent: 'accept', contractId: id } })).status).toBe(404);
    await agent.value('processDividend', { body: { intent: 'accept', contractId: id } });
    expect((await agent.call('processDividend', { body: { intent: 'reject', contractId: id } })).status).toBe(422);
    const midnight = periodAt('D', WORLD_TIME + DAY).to;
    const [newer, , older] = (await agent.value('contractDividend', get)).mine;
    expect([newer?.validFrom, older?.validTo]).toEqual([midnight, midnight]);
    await world.clock.advance(DAY);
    const later = await world.client.signedIn(upper);
    const states = async () => (await later.value('contractDividend', get)).mine.slice(0, 3).map(({ state }) => state);
    expect(await states()).toEqual(['ACCEPTED', 'WITHDRAWN', 'ENDED']);
    await later.value('contractDividend', { body: { intent: 'end', contractId: id } });
    expect((await later.value('contractDividend', get)).mine[0]?.validTo).toBe(midnight + DAY);
    const intentsOf = async (query: { isReceived?: boolean }) =>
      (
        await later.value('listAuditEntries', { query: { act: 'CONTRACT', from: WORLD_TIME + DAY, ...query } })
      ).list.map(({ changes }) => changes.find(({ name }) => name === 'intent')?.after);
    expect(await intentsOf({})).toEqual(['end', 'accept']);
    expect(await intentsOf({ isReceived: true })).toEqual(['propose', 'propose']);
    const again = await world.client.signedIn('boss');
    await again.value('contractDividend', {
      body: { intent: 'propose', accounts: [upper], terms: termsOf('DIVIDEND', 10) },
    });
    await world.clock.advance(7 * DAY);
    const last = await world.client.signedIn(upper);
    const { mine } = await last.value('contractDividend', get);
    expect(mine.slice(0, 4).map(({ state }) => state)).toEqual(['EXPIRED', 'ENDED', 'WITHDRAWN', 'ENDED']);
    const expired = await last.call('processDividend', { body: { intent: 'accept', contractId: mine[0]?.id ?? 0 } });
    expect(expired.body).toMatchObject({ errorCode: 'contract.state', message: 'The contract is expired.' });
  });
});

describe(operationTitle('proposeContract'), () => {
  const propose = (world: TestWorld, body: Body<'proposeContract'>) =>
    world.client.call('proposeContract', { path: { ...world.path, brand: 'baize' }, body });

  it('when the brand proposes a weekly dividend › the agent accepts it, and the brand pays each week', async () => {
    const world = await mock.newWorld();
    const reply = await propose(world, { account: 'boss', kind: 'DIVIDEND', period: 'W', fee: 500 });
    expect(reply).toMatchObject({ status: 200, body: { terms: { period: 'W', fee: 500, measure: 'AFTER' } } });
    const boss = await world.client.signedIn('boss');
    const { mine } = await boss.value('contractDividend', { body: { intent: 'get' } });
    expect(mine.filter(({ state }) => state === 'PROPOSED')).toMatchObject([{ upline: null, isPaidByBrand: true }]);
    await boss.value('processDividend', { body: { intent: 'accept', contractId: mine[0]?.id ?? 0 } });
    await world.clock.advance(40 * DAY);
    const rows = await world.read<{ from: number; to: number }>(
      'SELECT "from", "to" FROM Payout WHERE contractId = ? ORDER BY "from"',
      mine[0]?.id ?? 0,
    );
    // The monthly one ends with March, the weekly one begins on the Monday after.
    const first = Date.parse('2026-04-06T00:00:00+08:00');
    expect(rows.map(({ from, to }) => [from, to])).toEqual(
      [0, 1, 2].map((week) => [first + week * 7 * DAY, first + (week + 1) * 7 * DAY]),
    );
  });

  it.each<[string, Body<'proposeContract'>, number, string]>([
    ['of a period that the kind has not', { account: 'boss', kind: 'DAILY', period: 'W' }, 422, 'contract.terms'],
    ['to a player', { account: 'lucky', kind: 'DAILY' }, 422, 'contract.terms'],
    ['to nobody', { account: 'nobody', kind: 'DAILY' }, 404, 'member.not.found'],
  ])('when it is %s › refused', async (_, body, status, errorCode) => {
    const world = await mock.newWorld();
    expect(await propose(world, body)).toMatchObject({ status, body: { errorCode } });
  });
});

describe('A brand without a kind of contracts', () => {
  it('pays nothing for its periods, and goes on when it is switched on again', async () => {
    const world = await mock.newWorld();
    const count = async () =>
      (
        await world.read(
          "SELECT p.id FROM Payout p JOIN Contract c ON c.id = contractId WHERE kind = 'DIVIDEND' AND terms LIKE ?",
          '%"period":"D"%',
        )
      ).length;
    await world.changeBrand('baize', { modules: { DIVIDEND3: false } });
    const boss = await world.client.signedIn('boss');
    expect(await boss.value('getConsolidatedFunds')).toMatchObject({
      divtypereq: 0,
      dividendEnabled: false,
      dailysalreqtype: 2,
    });
    const before = await count();
    await world.clock.advance(2 * DAY);
    expect(await count()).toBe(before);
    await world.changeBrand('baize', { modules: { DIVIDEND3: true } });
    await world.clock.advance(DAY);
    expect(await count()).toBe(before + 1);
  });

  it('has dividends of each period in its seed, which are settled each', async () => {
    const world = await mock.newWorld();
    await world.clock.advance(20 * DAY);
    const rows = await world.read<{ period: string; count: number }>(
      `SELECT json_extract(terms, '$.period') AS period, COUNT(*) AS count FROM Payout p JOIN Contract c ON c.id = contractId
        WHERE kind = 'DIVIDEND' AND settledAt > ? GROUP BY period ORDER BY period`,
      WORLD_TIME,
    );
    expect(Object.fromEntries(rows.map(({ period, count }) => [period, count]))).toEqual({ D: 20, W: 3, H: 1, M: 3 });
  });
});

describe(operationTitle('previewContract'), () => {
  it('says what it would pay now, and what is missing to the next tier', async () => {
    const world = await mock.newWorld();
    const { players, upper } = await begin(world);
    await world.clock.advance(DAY);
    const agent = await world.client.signedIn(upper);
    const { mine } = await agent.value('contractDailySalary', { body: { intent: 'get' } });
    const preview = () => agent.value('previewContract', { body: { contractId: mine[0]?.id ?? 0 } });
    expect(await preview()).toMatchObject({
      calculation: { tier: null, amount: '0.00' },
      next: { tier: 1, rate: 1300 - 500, turnover: '100.00', activeMembers: 1 },
    });
    const [own = 0] = (await world.read<{ id: number }>('SELECT id FROM Member WHERE username = ?', upper)).map(
      ({ id }) => id,
    );
    expect(players.length).toBeGreaterThan(0);
    await countBet(world, own, 150.5);
    expect(await preview()).toMatchObject({
      calculation: { turnover: '150.50', base: '150.00', tier: 1, activeMembers: 1 },
      next: { tier: 2, turnover: '1849.50', activeMembers: 1 },
    });
  });
});

describe('refusals', () => {
  it('of what is over, of a line without an own contract, of terms, in a break and while held › their codes', async () => {
    const world = await mock.newWorld();
    const boss = await world.client.signedIn('boss');
    const codeOf = (answer: { status: number; body: unknown }) => [
      answer.status,
      (answer.body as { errorCode: string }).errorCode,
    ];
    const [{ agent = '', line = '' } = {}] = await world.read<{ agent: string; line: string }>(
      `SELECT a.username AS agent, b.username AS line FROM Member a JOIN Member b ON b.uplineId = a.id
        WHERE a.uplineId IN (SELECT id FROM Member WHERE uplineId = ${BOSS}) AND a.id NOT IN (SELECT lineId FROM Contract)`,
    );
    const newcomer = await world.client.signedIn(agent);
    await world.change('UPDATE Member SET type = 2 WHERE username = ?', line);
    for (const [index, kind] of KINDS.entries()) {
      const [contract, process] = OPERATIONS[kind];
      const propose = { body: { intent: 'propose', accounts: [line], terms: termsOf(kind) } } as const;
      expect(codeOf(await newcomer.call(contract, propose))).toEqual([422, 'contract.none.own']);
      const contractId = 5 + index;
      expect(codeOf(await boss.call(contract, { body: { intent: 'end', contractId } }))).toEqual([
        422,
        'contract.state',
      ]);
      const { mine } = await boss.value(contract, { body: { intent: 'get' } });
      const own = mine.find(({ state }) => state === 'ACCEPTED')?.terms ?? termsOf(kind);
      const toAgent = async (terms: ContractTerms) =>
        codeOf(await boss.call(contract, { body: { intent: 'propose', accounts: ['santi55'], terms } }));
      const [tier] = own.tiers;
      if (tier)
        expect(await toAgent({ ...own, tiers: [{ ...tier, rate: 9999 }] })).toEqual([422, 'contract.above.own']);
      expect(await toAgent({ ...own, fee: 5 })).toEqual([422, 'contract.terms']);
      await boss.value(process, { body: { intent: 'reject', contractId } });
      const again = await boss.call(process, { body: { intent: 'accept', contractId } });
      expect(codeOf(again)).toEqual([422, 'contract.state']);
    }
    const players = await world.read<{ username: string }>(
      `SELECT username FROM Member WHERE uplineId = ${BOSS} AND type = 0 ORDER BY id LIMIT 1`,
    );
    const [{ username: player } = { username: '' }] = players;
    const proposals = () => world.read('SELECT COUNT(*) AS count FROM Contract');
    const before = await proposals();
    const { mine } = await boss.value('contractDividend', { body: { intent: 'get' } });
    const own = mine.find(({ state }) => state === 'ACCEPTED')?.terms ?? usualTerms({ unit: 1 }, 'DIVIDEND');
    const toPlayer = await boss.call('contractDividend', {
      body: { intent: 'propose', accounts: ['santi55', player], terms: own },
    });
    expect(toPlayer).toMatchObject({ status: 422, body: { errorCode: 'contract.terms' } });
    expect(toPlayer.text).toContain(`${player} is a player`);
    expect(await proposals()).toEqual(before);
    const terms = termsOf('DAILY', 0, { fee: 100 });
    const kept = await boss.call('keepContractTemplate', { body: { name: 'Bad', kind: 'DAILY', terms } });
    expect(codeOf(kept)).toEqual([422, 'contract.terms']);
    for (let number = 1; number <= 40; number += 1)
      await boss.value('keepContractTemplate', {
        body: { name: `Mine ${number}`, kind: 'DAILY', terms: termsOf('DAILY') },
      });
    const full = await boss.call('keepContractTemplate', {
      body: { name: 'One more', kind: 'DAILY', terms: termsOf('DAILY') },
    });
    expect(codeOf(full)).toEqual([422, 'templates.full']);
    const refusals = () =>
      Promise.all(
        KINDS.map(async (kind) => {
          const propose = { intent: 'propose', accounts: ['santi55'], terms: termsOf(kind) } as const;
          return codeOf(await boss.call(OPERATIONS[kind][0], { body: propose }));
        }),
      );
    await boss.value('startTimeOut', { body: { days: 1 } });
    expect(await refusals()).toEqual(KINDS.map(() => [403, 'play.break']));
    await world.change("UPDATE PlayBreak SET kind = 'HELD' WHERE memberId = ?", BOSS);
    expect(await refusals()).toEqual(KINDS.map(() => [403, 'account.held']));
  });

  it('of payment passwords › missing, wrong and locked, and nothing is paid', async () => {
    const world = await mock.newWorld();
    const boss = await world.client.signedIn('boss');
    const pay = async (paymentPassword: string) =>
      ((await boss.call('payOwed', { body: { payoutId: 5, paymentPassword } })).body as { errorCode: string })
        .errorCode;
    for (let times = 0; times < 4; times += 1) expect(await pay('111111')).toBe('payment.password.wrong');
    expect([await pay('111111'), await pay('246810')]).toEqual(['payment.password.locked', 'payment.password.locked']);
    await world.change('UPDATE Member SET paymentHash = NULL');
    expect(await pay('246810')).toBe('payment.password.missing');
    expect(await world.read('SELECT paid FROM Payout WHERE id = 5')).toEqual([{ paid: 0 }]);
  });
});

describe(operationTitle('previewProposal'), () => {
  it('sums what the days of the last month would have cost, and what the own contract would have paid', async () => {
    const world = await mock.newWorld();
    const boss = await world.client.signedIn('boss');
    const tier = (rate: number) => ({ turnover: '1.00', loss: '0.00', activeMembers: 0, rate });
    const own = { ...usualTerms({ unit: 1 }, 'DAILY'), tiers: [tier(100)] };
    await world.change(
      `UPDATE Contract SET terms = ?, state = 'accepted', validFrom = 1, validTo = NULL WHERE lineId = ${BOSS} AND kind = 'DAILY'`,
      JSON.stringify(own),
    );
    for (const [day, counted] of [
      ['2026-02-03', 123_456_789],
      ['2026-02-28', 9_999],
      ['2026-03-01', 50_000_000],
    ] as const)
      await world.change(
        `INSERT INTO DailySum (memberId, day, gameType, counted) VALUES ((SELECT id FROM Member WHERE brandCode = 'baize' AND username = 'wichai'), ?, 'LOTT', ?)`,
        Date.parse(day) / DAY,
        counted,
      );
    const body = { kind: 'DAILY' as const, accounts: ['lorna64', 'wichai'], terms: { ...own, tiers: [tier(40)] } };
    const preview = await boss.value('previewProposal', { body });
    const [from, to] = ['2026-02-01', '2026-03-01'].map((day) => Date.parse(`${day}T00:00:00+08:00`));
    expect([preview?.from, preview?.to]).toEqual([from, to]);
    /** Whole units of each day's counted bets, at a rate of hundredths of a percent. */
    const payOf = async (username: string, rate: number) => {
      const days = await world.read<{ counted: number }>(
        `WITH RECURSIVE team(id) AS (SELECT id FROM Member WHERE brandCode = 'baize' AND username = ?
            UNION ALL SELECT m.id FROM team JOIN Member m ON m.uplineId = team.id)
          SELECT SUM(counted) AS counted FROM team JOIN DailySum ON memberId = team.id
            WHERE day BETWEEN ? AND ? GROUP BY day`,
        username,
        ((from ?? 0) + 8 * 3_600_000) / DAY,
        ((to ?? 0) + 8 * 3_600_000) / DAY - 1,
      );
      const sum = days.reduce((total, { counted }) => total + Math.floor(counted / 10_000) * rate, 0);
      return sum / 10_000;
    };
    const costs = [await payOf('lorna64', 40), await payOf('wichai', 40)];
    expect(preview?.lines.map(({ member, amount }) => [member.account, Number(amount)])).toEqual([
      ['lorna64', costs[0]],
      ['wichai', costs[1]],
    ]);
    expect(Number(preview?.total)).toBeCloseTo((costs[0] ?? 0) + (costs[1] ?? 0), 4);
    expect(Number(preview?.total)).toBeGreaterThan(0);
    expect(Number(preview?.own)).toBeCloseTo(await payOf('boss', 100), 4);
    expect(
      (await boss.value('contractDailySalary', { body: { intent: 'get' } })).lines.some(
        ({ terms }) => terms.tiers[0]?.rate === 40,
      ),
    ).toBe(false);
  });

  it('is refused as the proposal would be, and is null for pay by the hour', async () => {
    const world = await mock.newWorld();
    const { upper } = await begin(world);
    const boss = await world.client.signedIn('boss');
    const ask = (kind: ContractKind, accounts: string[], terms: ContractTerms) =>
      boss.call('previewProposal', { body: { kind, accounts, terms } });
    expect((await ask('HOUR', [upper], termsOf('HOUR', 200))).body).toMatchObject({ value: null });
    expect((await ask('DIVIDEND', [upper], termsOf('DIVIDEND', -1))).body).toMatchObject({
      errorCode: 'contract.above.own',
    });
    expect((await ask('DIVIDEND', ['lucky'], termsOf('DIVIDEND', 100))).body).toMatchObject({
      errorCode: 'contract.terms',
    });
    expect((await ask('DIVIDEND', ['victor'], termsOf('DIVIDEND', 100))).status).toBe(404);
    await world.change(`UPDATE Contract SET state = 'withdrawn' WHERE lineId = ${BOSS}`);
    expect((await ask('DIVIDEND', [upper], termsOf('DIVIDEND', 100))).body).toMatchObject({
      errorCode: 'contract.none.own',
    });
  });
});
