import { describe, expect, it } from 'vitest';
import { Random } from '../../../mock-server/worlds/random.ts';
import type { Query, Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { add, cents, days, TODAY } from '../../support/team-tree.ts';

const mock = mockForFile();

type Id = 'listDownlines' | 'listTeamBets' | 'listTeamProfit' | 'listMemberBets' | 'listDownlineTransactions';
interface Page {
  totalPages: number;
  list: { member: { account: string } }[];
}

/** All rows, over all pages, beside the first one. */
async function readAll<Of extends Id>(agent: Client, id: Of, query: Query<Of>) {
  const chosen = JSON.parse(JSON.stringify(query));
  const pages: Value<Of>[] = [];
  for (let pageNo = 1; pageNo === 1 || pageNo <= (pages[0] as unknown as Page).totalPages; pageNo += 1)
    pages.push((await agent.value(id, { query: { ...chosen, pageNo, pageSize: 100 } } as never)) as Value<Of>);
  const rows = pages.flatMap((page) => (page as unknown as Page).list) as (Value<Of> extends { list: (infer Row)[] }
    ? Row
    : never)[];
  return { first: pages[0] as Value<Of>, rows };
}

interface Node {
  id: number;
  username: string;
  uplineId: number | null;
}

/** Own sums of everybody in the teams of some members, each once. */
async function sumTeams(
  world: Awaited<ReturnType<typeof mock.newWorld>>,
  accounts: readonly string[],
  range: { first: number; last: number; gameType?: string | undefined },
) {
  const members = await world.read<Node>("SELECT id, username, uplineId FROM Member WHERE brandCode = 'baize'");
  const team = new Set(members.filter(({ username }) => accounts.includes(username)).map(({ id }) => id));
  for (let size = 0; size !== team.size; ) {
    size = team.size;
    for (const { id, uplineId } of members) if (uplineId !== null && team.has(uplineId)) team.add(id);
  }
  const rows = await world.read<{ memberId: number; profit: number; validBet: number }>(
    `SELECT memberId, SUM(stakes - win - rebate - promotion) / 100 AS profit, SUM(validBet) / 100 AS validBet FROM DailySum
      WHERE day BETWEEN ? AND ? AND (? IS NULL OR gameType = ?) GROUP BY memberId`,
    range.first,
    range.last,
    range.gameType ?? null,
    range.gameType ?? null,
  );
  const own = rows.filter(({ memberId }) => team.has(memberId));
  return {
    profit: own.reduce((sum, { profit }) => sum + BigInt(profit), 0n),
    validBet: own.reduce((sum, { validBet }) => sum + BigInt(validBet), 0n),
  };
}

const filters = Number(process.env.TEST_ALL ? 300 : 30);
it(
  `sums of ${filters} random filters › are those of the rows, everybody once`,
  async () => {
    const world = await mock.newWorld();
    const agent = await world.client.signedIn('boss');
    const { rows: all } = await readAll(agent, 'listDownlines', { search: 'a' });
    const agents = ['boss', ...all.filter(({ lines }) => lines > 0).map(({ member }) => member.account)];
    for (let turn = 0; turn < filters; turn += 1) {
      const random = new Random(`filter ${turn}`);
      const maybe = <Of>(value: Of) => (random.int(0, 1) === 0 ? value : undefined);
      const [first, last] = [TODAY - random.int(0, 30), TODAY - random.int(0, 3)].toSorted() as [number, number];
      const account = maybe(random.pick(agents));
      const search = maybe(random.pick([...'aeiouncl', 'an', 'lu', 'zz']));
      const isAgent = maybe(random.int(0, 1) === 1);
      const gameType = maybe(random.pick(['RNG', 'LIVE', 'LOTT'] as const));
      const range = days(first, last);
      const find = { account, search, ...range };
      const lines = await readAll(agent, 'listDownlines', {
        ...find,
        isAgent,
        isActive: maybe(random.int(0, 1) === 1),
        leastBalance: maybe(random.pick(['0.01', '100.00'])),
      });
      const own = lines.first.own ? [account ?? 'boss'] : [];
      const named = (rows: { member: { account: string } }[]) => rows.map(({ member }) => member.account);
      const { profit, validBet } = await sumTeams(world, [...own, ...named(lines.rows)], { first, last });
      expect(add([lines.first.sums]), `${turn}`).toMatchObject({ profit, validBet });
      const bets = await readAll(agent, 'listTeamBets', { ...find, gameType });
      const top = bets.first.own ? [account ?? 'boss'] : [];
      const played = await sumTeams(world, [...top, ...named(bets.rows)], { first, last, gameType });
      expect(cents(bets.first.sums.profit), `${turn}`).toBe(played.profit);
      const each = await readAll(agent, 'listTeamProfit', {
        ...find,
        isAgent,
        gameType,
        result: maybe(random.pick(['LOST', 'WON'] as const)),
      });
      expect(add([each.first.sums]), `${turn}`).toEqual(add(each.rows.map(({ figures }) => figures)));
      const entries = await readAll(agent, 'listDownlineTransactions', {
        ...find,
        ...days(last, last),
        isAlone: maybe(true),
        typeCode: maybe(random.pick([3100, 3200, 6101] as const)),
      });
      const sum = (wanted: 'IN' | 'OUT') =>
        entries.rows.reduce((total, { direction, amount }) => total + (direction === wanted ? cents(amount) : 0n), 0n);
      expect([cents(entries.first.sumIn), cents(entries.first.sumOut)], `${turn}`).toEqual([sum('IN'), sum('OUT')]);
    }
  },
  20_000 + filters * 300,
);

describe('a list sorted', () => {
  const LINES = {
    listDownlines: [
      'account',
      'members',
      'balance',
      'registeredAt',
      'seenAt',
      'deposit',
      'withdrawal',
      'stake',
      'validBet',
      'win',
      'rebate',
      'promotion',
      'profit',
    ],
    listTeamBets: ['account', 'rounds', 'stake', 'validBet', 'win', 'rebate', 'promotion', 'profit'],
    listTeamProfit: ['account', 'deposit', 'withdrawal', 'stake', 'validBet', 'win', 'rebate', 'promotion', 'profit'],
  } as const;

  it.each(Object.entries(LINES))(
    '%s by each of its columns, both ways › those of the same value by id',
    async (id, columns) => {
      const world = await mock.newWorld();
      const agent = await world.client.signedIn('boss');
      const ids = new Map(
        (await world.read<Node>("SELECT id, username FROM Member WHERE brandCode = 'baize'")).map((row) => [
          row.username,
          row.id,
        ]),
      );
      for (const sort of columns)
        for (const direction of ['ASC', 'DESC'] as const) {
          const query = { search: 'a', ...days(TODAY - 60, TODAY), sort, direction } as never;
          const { rows } = await readAll(agent, id as keyof typeof LINES, query);
          expect(rows.length).toBeGreaterThan(10);
          const keyed = rows.map((row) => {
            const { member, figures, ...more } = row as unknown as {
              member: { account: string };
              figures: Record<string, string | number>;
            } & Record<string, string | number | null>;
            const value = sort === 'account' ? member.account : sort in more ? (more[sort] ?? 0) : (figures[sort] ?? 0);
            return { id: ids.get(member.account) ?? 0, key: sort === 'account' ? value : Number(value) };
          });
          const sign = direction === 'ASC' ? 1 : -1;
          const expected = keyed.toSorted((one, other) =>
            one.key === other.key ? one.id - other.id : one.key < other.key ? -sign : sign,
          );
          expect(keyed, `${sort} ${direction}`).toEqual(expected);
        }
      const unknown = await agent.call(id as 'listDownlines', { query: { sort: 'colour' } as never });
      expect(unknown).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    },
  );

  it.each([
    ['listMemberBets', ['time', 'bet', 'validBet', 'win', 'profit']],
    ['listDownlineTransactions', ['time', 'amount', 'balanceAfter']],
  ] as const)('%s by each of its columns, both ways › the rows of all pages, in order', async (id, columns) => {
    const agent = await (await mock.newWorld()).client.signedIn('boss');
    const keys: string[] = [];
    for (const sort of columns)
      for (const direction of ['ASC', 'DESC'] as const) {
        const query = { account: 'lucky', isAlone: true, ...days(TODAY - 60, TODAY), sort, direction };
        const { isAlone: _, ...ofBets } = query;
        const { rows } = await readAll(agent, id as Id, (id === 'listMemberBets' ? ofBets : query) as never);
        const values = (rows as unknown as Record<string, string | number>[]).map((row) =>
          sort === 'amount' && row.direction === 'OUT' ? -Number(row[sort]) : Number(row[sort]),
        );
        expect(values.length).toBeGreaterThan(20);
        const sign = direction === 'ASC' ? 1 : -1;
        expect(values, `${sort} ${direction}`).toEqual(values.toSorted((one, other) => sign * (one - other)));
        const named = (rows as unknown as { orderNo: string; id?: number }[]).map((row) => row.id ?? row.orderNo);
        keys.push(named.toSorted().join());
      }
    expect(new Set(keys).size).toBe(1);
  });

  it('listAuditEntries, listDividendRecords, listInviteRegistrations and listInviteLinks by their columns, both ways', async () => {
    const world = await mock.newWorld();
    const agent = await world.client.signedIn('boss');
    const accountOf = (row: object) =>
      (row as { line?: { account: string }; member?: { account: string } }).line?.account;
    const small = {
      listAuditEntries: { time: 'time', account: accountOf, act: 'act' },
      listDividendRecords: { from: 'from', account: accountOf, amount: 'amount', paid: 'paid', owed: 'owed' },
      listInviteRegistrations: {
        registeredAt: 'registeredAt',
        account: (row: object) => (row as { member: { account: string } }).member.account,
        code: 'code',
      },
      listInviteLinks: {
        createdAt: 'createdAt',
        visits: 'visits',
        registrations: 'registrations',
        firstDeposits: 'firstDeposits',
        validBet: 'validBet',
      },
    } as const;
    for (const [id, columns] of Object.entries(small))
      for (const [sort, read] of Object.entries(columns)) {
        const values = async (direction?: 'ASC' | 'DESC') => {
          const query = { pageSize: 100, sort, ...(direction && { direction }) };
          const { list } = (await agent.value(id as 'listAuditEntries', { query } as never)) as { list: object[] };
          return list.map((row) => {
            const value = typeof read === 'string' ? (row as Record<string, string | number>)[read] : read(row);
            return ['account', 'act', 'code'].includes(sort) ? `${value}` : Number(value);
          });
        };
        const up = await values('ASC');
        expect(up.length, id).toBeGreaterThan(1);
        expect(up, `${id} ${sort}`).toEqual(up.toSorted((one, other) => (one === other ? 0 : one < other ? -1 : 1)));
        const usual = typeof up[0] === 'string' ? up : up.toReversed();
        expect(await values(), `${id} ${sort}`).toEqual(usual);
      }
  });
});
