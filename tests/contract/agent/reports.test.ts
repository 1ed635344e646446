import { describe, expect, it } from 'vitest';
import { Random } from '../../../mock-server/worlds/random.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { lotteryNamed, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { add, cents, days, growTree, TODAY } from '../../support/team-tree.ts';
import { DAY, MINUTE, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const PRODUCTS = [undefined, 'RNG', 'LIVE', 'LOTT'] as const;

type Page = { list: unknown[]; totalPages: number; total: number };
type ListId = 'listDownlines' | 'listTeamBets' | 'listMemberBets' | 'listTeamProfit' | 'listDownlineTransactions';
const EXPORTS = {
  listDownlines: 'listDownlineExport',
  listTeamBets: 'listTeamBetExport',
  listMemberBets: 'listMemberBetExport',
  listTeamProfit: 'listTeamProfitExport',
  listDownlineTransactions: 'listDownlineTransactionExport',
} as const;

type Row<Id extends ListId> = Value<Id> extends { list: (infer Each)[] } ? Each : never;

/** All rows of a list, page by page, after comparing them with those of its file. */
async function readAll<Id extends ListId>(agent: Client, id: Id, query: object, keyOf: (row: Row<Id>) => unknown) {
  const pages: Page[] = [];
  for (let pageNo = 1; pageNo === 1 || pageNo <= (pages[0]?.totalPages ?? 0); pageNo += 1)
    pages.push((await agent.value(id, { query: { ...query, pageNo, pageSize: 5 } } as never)) as unknown as Page);
  const rows = pages.flatMap(({ list }) => list) as Row<Id>[];
  expect(rows).toHaveLength(pages[0]?.total ?? -1);
  const file: typeof rows = [];
  let cursor: string | null = null;
  do {
    const part = (await agent.value(EXPORTS[id], {
      query: { ...query, ...(cursor && { cursor }), pageSize: 4 },
    } as never)) as unknown as { list: typeof rows; next: string | null };
    file.push(...part.list);
    cursor = part.next;
  } while (cursor !== null);
  const byKey = (list: typeof rows) =>
    list.toSorted((one, other) => String(keyOf(one)).localeCompare(String(keyOf(other))));
  expect(byKey(file)).toEqual(byKey(rows));
  return { first: pages[0] as unknown as Value<Id>, rows };
}

type Bets = Value<'listTeamBets'>['sums'];
const addBets = (all: readonly Bets[]) => ({
  rounds: all.reduce((sum, { rounds }) => sum + rounds, 0),
  ...Object.fromEntries(
    (['stake', 'validBet', 'win', 'profit'] as const).map((name) => [
      name,
      all.reduce((sum, each) => sum + cents(each[name]), 0n),
    ]),
  ),
});

const trees = Number(process.env.TEST_ALL ? 100 : 6);
describe('the reports of teams', () => {
  it(
    `of ${trees} random trees › pages, sums and files agree with the teams, by product`,
    async () => {
      const world = await mock.newWorld();
      const agent = await world.client.signedIn('boss');
      for (let seed = 0; seed < trees; seed += 1) {
        const random = new Random(`reports ${seed}`);
        const members = await growTree(world, random, random.int(1, 14));
        const [first, last] = [TODAY - random.int(0, 5), TODAY - random.int(0, 1)].toSorted() as [number, number];
        for (const gameType of PRODUCTS) {
          const range = { ...days(first, last), ...(gameType && { gameType }) };
          const visit = async (account: string, expected?: Bets): Promise<void> => {
            const query = { ...range, account };
            const { first: page, rows } = await readAll(agent, 'listTeamBets', query, ({ member }) => member.account);
            if (!page.own) throw new Error('Own figures belong to all lines.');
            if (expected) expect(page.sums).toEqual(expected);
            expect(addBets([page.own, ...rows.map(({ figures }) => figures)])).toEqual(addBets([page.sums]));
            const branch = await readAll(agent, 'listTeamProfit', query, ({ member }) => member.account);
            expect(add(branch.rows.map(({ figures }) => figures))).toEqual(add([branch.first.sums]));
            const own = account === 'boss' ? cents(page.own.profit) : 0n;
            expect(cents(branch.first.sums.profit) + own).toBe(cents(page.sums.profit));
            for (const { member, figures } of rows) await visit(member.account, figures);
          };
          await visit('boss');
        }
        const query = days(first, last);
        const { first: team } = await readAll(agent, 'listDownlines', query, ({ member }) => member.account);
        await readAll(agent, 'listDownlines', { ...query, isActive: true }, ({ member }) => member.account);
        const { first: all, rows } = await readAll(agent, 'listTeamProfit', query, ({ member }) => member.account);
        expect(add([team.own, all.sums])).toEqual(add([team.sums]));
        expect(rows.map(({ figures }) => cents(figures.profit))).toEqual(
          rows.map(({ figures }) => cents(figures.profit)).toSorted((one, other) => Number(other - one)),
        );
        for (const { member, upline } of rows)
          expect(upline.account).toBe(members.find(({ username }) => username === member.account)?.upline);
        const lost = await agent.value('listTeamProfit', { query: { ...query, result: 'LOST', pageSize: 100 } });
        const won = await agent.value('listTeamProfit', { query: { ...query, result: 'WON', pageSize: 100 } });
        const signed = (test: (profit: bigint) => boolean) =>
          rows.filter(({ figures }) => test(cents(figures.profit))).map(({ member }) => member.account);
        expect(lost.list.map(({ member }) => member.account)).toEqual(signed((profit) => profit > 0n));
        expect(won.list.map(({ member }) => member.account)).toEqual(signed((profit) => profit < 0n));
        const players = await agent.value('listTeamProfit', { query: { ...query, isAgent: false, pageSize: 100 } });
        expect(players.list.map(({ member }) => member.account)).toEqual(
          rows.filter(({ member }) => member.type === 0).map(({ member }) => member.account),
        );
      }
    },
    20_000 + trees * 1_000,
  );
});

/** Lucky has settled bets, an open lottery order, and one of each end. */
async function playedWorld(): Promise<{ world: TestWorld; boss: Client; lucky: Client }> {
  const world = await mock.newWorld();
  const player = await world.client.signedIn('lucky');
  const lottery = await lotteryNamed({ client: player }, 'One Minute Lotto');
  const line = { play: 'FIRST3_DIRECT', content: '1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9' };
  for (const [content, reference] of [
    [line.content, 'slip-wide'],
    ['1|2|3', 'slip-narrow'],
  ])
    await player.value('placeLotteryBet', { body: slipOn(lottery, { ...line, content: content ?? '' }, reference) });
  await world.clock.advance(2 * MINUTE);
  const later = await lotteryNamed({ client: player }, 'One Minute Lotto');
  const slip = slipOn(later, { ...line, content: '4|5|6' }, 'slip-cancelled');
  const { orderNumber } = await player.value('placeLotteryBet', { body: slip });
  const [order] = (await player.value('searchLotteryOrders', { body: { orderNumber } })).content;
  await player.value('cancelLotteryOrders', { body: { orderNos: [order?.orderNo ?? ''] } });
  await player.value('placeLotteryBet', { body: slipOn(later, { ...line, content: '7|8|9' }, 'slip-open') });
  return { world, boss: await world.client.signedIn('boss'), lucky: player };
}

describe(operationTitle('listMemberBets'), () => {
  it('has the member’s bets and lottery orders, newest first, by product and state, and each in full', async () => {
    const { boss, lucky } = await playedWorld();
    const account = 'lucky';
    const { first, rows } = await readAll(boss, 'listMemberBets', { account }, ({ orderNo }) => orderNo);
    const bets = await lucky.value('listBets', { query: { pageSize: 100 } });
    const orders = await lucky.value('searchLotteryOrders', { body: { size: 100 } });
    expect(rows.map(({ orderNo }) => orderNo).toSorted()).toEqual(
      [...bets.list, ...orders.content].map(({ orderNo }) => orderNo).toSorted(),
    );
    expect(rows.map(({ time }) => time)).toEqual(rows.map(({ time }) => time).toSorted((one, other) => other - one));
    const sum = (name: 'bet' | 'validBet' | 'win' | 'profit') => rows.reduce((all, row) => all + cents(row[name]), 0n);
    for (const name of ['bet', 'validBet', 'win', 'profit'] as const) expect(cents(first.sums[name])).toBe(sum(name));
    expect(cents(first.sums.profit)).toBe(cents(bets.sums.profit) + cents(orders.sums.profit));
    const states = rows.filter(({ isLottery }) => isLottery).map(({ state }) => state);
    expect(states).toEqual(expect.arrayContaining(['cancelled', 'lost', 'open']));
    expect(rows.find(({ state }) => state === 'cancelled')).toMatchObject({ isLottery: true, win: '0.00' });
    for (const filter of [
      { gameType: 'LOTT' },
      { gameType: 'RNG' },
      { state: 'cancelled' },
      { state: 'open' },
    ] as const) {
      const found = await readAll(boss, 'listMemberBets', { account, ...filter }, ({ orderNo }) => orderNo);
      expect(found.rows).toEqual(
        rows.filter((row) => Object.entries(filter).every(([name, value]) => row[name as 'state'] === value)),
      );
    }
    for (const { orderNo, isLottery } of [
      rows.find((row) => !row.isLottery),
      rows.find((row) => row.state === 'open'),
    ].filter((row) => row !== undefined)) {
      const { bet, order, path } = await boss.value('getMemberBet', { query: { account, orderNo } });
      expect(path.map((member) => member.account)).toEqual(['boss', account]);
      if (isLottery) {
        const own = await lucky.value('getLotteryOrder', { path: { id: orderNo } });
        expect(own.order.canCancel).toBe(true);
        expect(order).toMatchObject({ order: { ...own.order, canCancel: false }, slip: { open: 0 } });
        expect([bet, order?.draws]).toEqual([null, own.draws]);
      } else {
        expect([bet, order]).toEqual([await lucky.value('getRoundProof', { query: { orderNo } }), null]);
      }
    }
  });
});

describe(operationTitle('listRevenue'), () => {
  it('is a row for each day with payments, and its detail says what they are for', async () => {
    const world = await mock.newWorld();
    const boss = await world.client.signedIn('boss');
    const [ids] = await world.read<{ boss: number; lucky: number }>(
      `SELECT (SELECT id FROM Member WHERE brandCode = 'baize' AND username = 'boss') AS boss,
        (SELECT id FROM Member WHERE brandCode = 'baize' AND username = 'lucky') AS lucky`,
    );
    for (const table of ['Payout', 'Contract', 'Commission']) await world.change(`DELETE FROM ${table}`);
    await world.change('DELETE FROM DailySum WHERE memberId = ?', ids?.boss);
    for (const [day, gameType, amounts] of [
      [TODAY, '', '30000, 0, 500000, 0'],
      [TODAY - 1, '', '250000, 70000, 0, 0'],
      [TODAY - 1, 'RNG', '0, 0, 0, 1234'],
      [TODAY - 9, '', '990000, 0, 0, 0'],
    ] as const)
      await world.change(
        `INSERT INTO DailySum (memberId, day, gameType, commission, salary, dividend, rebate) VALUES (?, ?, ?, ${amounts})`,
        ids?.boss,
        day,
        gameType,
      );
    for (const [day, gameType, ownRate, lineRate, counted, amount] of [
      [TODAY - 1, 'RNG', 80, 60, 15_000_000, 30_000],
      [TODAY - 2, 'RNG', 80, 60, 25_000_000, 50_000],
      [TODAY - 2, 'LOTT', 1956, 1916, 10_000_000, 200_000],
      [TODAY, 'RNG', 80, 60, 10_000_000, 20_000],
    ] as const)
      await world.change(
        "INSERT INTO Commission (agentId, day, lineId, gameType, ownRate, lineRate, validBet, counted, amount, orderNo) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'C1')",
        ids?.boss,
        day,
        ids?.lucky,
        gameType,
        ownRate,
        lineRate,
        counted * 2,
        counted,
        amount,
      );
    const start = (day: number) => day * DAY - 8 * 3_600_000;
    for (const [id, kind] of [
      [901, 'DIVIDEND'],
      [902, 'HOUR'],
    ] as const)
      await world.change(
        "INSERT INTO Contract (id, brandCode, kind, uplineId, lineId, state, terms, proposedAt) VALUES (?, 'baize', ?, NULL, ?, 'accepted', '{}', ?)",
        id,
        kind,
        ids?.boss,
        start(TODAY - 30),
      );
    for (const [contract, from, to, amount, paid, settledAt, base, rate] of [
      [901, start(TODAY - 7), start(TODAY), 800_000, 500_000, start(TODAY) + 200 * MINUTE, '400.00', 2000],
      [
        902,
        start(TODAY - 1),
        start(TODAY - 1) + 60 * MINUTE,
        30_000,
        30_000,
        start(TODAY - 1) + 65 * MINUTE,
        '300.00',
        100,
      ],
      [
        902,
        start(TODAY - 1) + 60 * MINUTE,
        start(TODAY - 1) + 120 * MINUTE,
        40_000,
        40_000,
        start(TODAY - 1) + 125 * MINUTE,
        '400.50',
        100,
      ],
      [
        902,
        start(TODAY - 1) + 120 * MINUTE,
        start(TODAY - 1) + 180 * MINUTE,
        15_000,
        15_000,
        start(TODAY - 1) + 185 * MINUTE,
        '100.00',
        150,
      ],
      [
        902,
        start(TODAY - 5),
        start(TODAY - 5) + 60 * MINUTE,
        10_000,
        10_000,
        start(TODAY - 5) + 65 * MINUTE,
        '100.00',
        100,
      ],
    ] as const)
      await world.change(
        `INSERT INTO Payout (contractId, "from", "to", detail, amount, paid, settledAt) VALUES (?, ?, ?, ?, ?, ?, ?)`,
        contract,
        from,
        to,
        JSON.stringify({ base, rate }),
        amount,
        paid,
        settledAt,
      );
    const query = days(TODAY - 1, TODAY);
    const date = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);
    const none = { commission: '0.00', salary: '0.00', dividend: '0.00', rebate: '0.00' };
    expect(await boss.value('listRevenue', { query })).toEqual({
      sums: { commission: '28.00', salary: '7.00', dividend: '50.00', rebate: '0.1234', total: '85.1234' },
      toLines: { salary: '0.00', dividend: '0.00' },
      list: [
        { day: date(TODAY), income: { ...none, commission: '3.00', dividend: '50.00', total: '53.00' } },
        {
          day: date(TODAY - 1),
          income: { ...none, commission: '25.00', salary: '7.00', rebate: '0.1234', total: '32.1234' },
        },
      ],
    });
    const detail = await boss.value('listRevenueDetail', { query });
    expect(detail).toMatchObject({
      commission: '28.00',
      total: 2,
      commissions: [
        {
          gameType: 'LOTT',
          ownRate: 1956,
          lineRate: 1916,
          days: 1,
          validBet: '2000.00',
          counted: '1000.00',
          amount: '20.00',
        },
        {
          gameType: 'RNG',
          ownRate: 80,
          lineRate: 60,
          days: 2,
          validBet: '8000.00',
          counted: '4000.00',
          amount: '8.00',
        },
      ],
      payouts: [
        {
          kind: 'DIVIDEND',
          periods: 1,
          base: '400.00',
          rate: 2000,
          amount: '80.00',
          paid: '50.00',
          owed: '30.00',
          from: start(TODAY - 7),
          to: start(TODAY),
        },
        { kind: 'HOUR', periods: 1, base: '100.00', rate: 150, amount: '1.50', paid: '1.50', owed: '0.00' },
        { kind: 'HOUR', periods: 2, base: '700.50', rate: 100, amount: '7.00', paid: '7.00', owed: '0.00' },
      ],
    });
    expect(detail.payouts).toHaveLength(3);
    const pages = await Promise.all(
      [1, 2].map((pageNo) => boss.value('listRevenueDetail', { query: { ...query, pageNo, pageSize: 1 } })),
    );
    expect(pages.flatMap(({ commissions }) => commissions)).toEqual(detail.commissions);
  });
});

describe(operationTitle('listDownlineTransactions'), () => {
  it('has the ledger of a member, of a branch and of the team, without the agent, banks and accounts', async () => {
    const { world, boss, lucky } = await playedWorld();
    await world.change(
      `UPDATE Movement SET remark = '{"EN":"First Bank"}' WHERE id IN (SELECT movementId FROM LedgerEntry WHERE typeCode = 6101)`,
    );
    const key = ({ id }: { id: number }) => id;
    const alone = await readAll(boss, 'listDownlineTransactions', { account: 'lucky', isAlone: true }, key);
    const own: Value<'listTransactions'>['list'] = [];
    for (let pageNo = 1; pageNo <= Math.ceil(alone.rows.length / 100); pageNo += 1)
      own.push(...(await lucky.value('listTransactions', { query: { pageNo, pageSize: 100 } })).list);
    const shared = ({
      id,
      typeCode,
      amount,
      direction,
      balanceAfter,
      accountName,
    }: (typeof own)[number] | (typeof alone.rows)[number]) => ({
      id,
      typeCode,
      amount,
      direction,
      balanceAfter,
      accountName,
    });
    expect(alone.rows.map(shared)).toEqual(own.map(shared));
    for (const { typeCode, remark, subject } of alone.rows) {
      if (typeCode >= 6000) expect(remark).toBe('');
      if (subject) expect(['bet', 'lottery']).toContain(subject.kind);
    }
    const deposits = await boss.value('listDownlineTransactions', { query: { account: 'lucky', typeCode: 6101 } });
    expect(deposits.total).toBe(alone.rows.filter(({ typeCode }) => typeCode === 6101).length);
    const [all] = await world.read<{ count: number; sumIn: number; sumOut: number }>(
      `WITH RECURSIVE below(id) AS (
          SELECT id FROM Member WHERE uplineId = (SELECT id FROM Member WHERE brandCode = 'baize' AND username = 'boss')
          UNION ALL SELECT m.id FROM below JOIN Member m ON m.uplineId = below.id)
        SELECT COUNT(*) AS count, SUM(MAX(amount, 0)) / 100 AS sumIn, -SUM(MIN(amount, 0)) / 100 AS sumOut
        FROM LedgerEntry WHERE memberId IN below`,
    );
    const team = await boss.value('listDownlineTransactions', { query: { pageSize: 100 } });
    expect([team.total, cents(team.sumIn), cents(team.sumOut)]).toEqual([
      all?.count,
      BigInt(all?.sumIn ?? -1),
      BigInt(all?.sumOut ?? -1),
    ]);
    expect(team.list.map(({ time }) => time)).toEqual(
      team.list.map(({ time }) => time).toSorted((one, other) => other - one),
    );
    expect(team.list.some(({ member }) => member.account === 'boss')).toBe(false);
    const found = await boss.value('listDownlineTransactions', { query: { search: 'LUCK' } });
    expect(found.total).toBe(alone.rows.length);
    expect(found.list.length).toBeGreaterThan(0);
    expect(Math.max(...team.list.map(({ time }) => time))).toBeLessThanOrEqual(WORLD_TIME + 3 * MINUTE);
  });
});

describe('a figure of one name', () => {
  it('is the same in every report, of a team, of one member and of the agent', async () => {
    const world = await mock.newWorld();
    const members = await growTree(world, new Random('one meaning'), 14);
    const agent = await world.client.signedIn('boss');
    const range = days(TODAY - 5, TODAY);
    const overview = await agent.value('getTeamOverview', { query: range });
    const lines = await agent.value('listDownlines', { query: { ...range, pageSize: 100 } });
    const bets = await agent.value('listTeamBets', { query: { ...range, pageSize: 100 } });
    const alone = await agent.value('listTeamProfit', { query: { ...range, pageSize: 100 } });
    expect(overview.now.figures).toEqual(lines.sums);
    expect(overview.now.figures).toMatchObject(pickBets(bets.sums));
    expect(add([overview.now.figures])).toEqual(add([lines.own, alone.sums]));
    for (const { username } of members) {
      const { own, team } = await agent.value('getDownline', { query: { ...range, account: username } });
      const ofTeam = { ...range, account: username };
      expect((await agent.value('listDownlines', { query: ofTeam })).sums, username).toEqual(team);
      expect(team, username).toMatchObject(pickBets((await agent.value('listTeamBets', { query: ofTeam })).sums));
      const row = alone.list.find(({ member }) => member.account === username);
      expect(add([row?.figures ?? null]), username).toEqual(add([own]));
    }
    const { today } = await agent.value('getAgentHome');
    expect((await agent.value('listRevenue', { query: days(TODAY, TODAY) })).sums).toEqual(today);
  });
});

/** Without the count of bets, which other reports do not have. */
const pickBets = ({ rounds: _, ...sums }: Bets) => sums;
