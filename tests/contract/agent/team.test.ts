import { describe, expect, it } from 'vitest';
import { Random } from '../../../mock-server/worlds/random.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { add, COLUMNS, days, type Figures, growTree, NAMES, TODAY } from '../../support/team-tree.ts';
import { DAY, MINUTE, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

/** All lines of one, over all pages. */
async function readLines(agent: Client, account: string, range: { from: number; to: number }) {
  const pages: Value<'listDownlines'>[] = [];
  for (let pageNo = 1; pageNo === 1 || pageNo <= (pages[0]?.totalPages ?? 0); pageNo += 1)
    pages.push(await agent.value('listDownlines', { query: { account, ...range, pageNo, pageSize: 7 } }));
  const [first] = pages as [Value<'listDownlines'>];
  if (!first.own) throw new Error('Own figures belong to all lines.');
  return { own: first.own, sums: first.sums, lines: pages.flatMap(({ list }) => list) };
}

describe('the figures of teams', () => {
  const trees = Number(process.env.TEST_ALL ? 500 : 20);
  it(
    `of ${trees} random trees › own and lines are the team, days are the range, and all are the brand's`,
    async () => {
      const world = await mock.newWorld();
      const agent = await world.client.signedIn('boss');
      for (let seed = 0; seed < trees; seed += 1) {
        const random = new Random(`team ${seed}`);
        const members = await growTree(world, random, random.int(1, 14));
        const [first, last] = [TODAY - random.int(0, 5), TODAY - random.int(0, 1)].toSorted() as [number, number];
        const range = days(first, last);
        const seen = new Set<string>();
        const visit = async (account: string, expected?: Figures): Promise<void> => {
          seen.add(account);
          const { own, sums, lines } = await readLines(agent, account, range);
          if (expected) expect(sums).toEqual(expected);
          const { stake, win, rebate, promotion, profit } = add([sums]) as Record<string, bigint>;
          expect(profit).toBe((stake ?? 0n) - (win ?? 0n) - (rebate ?? 0n) - (promotion ?? 0n));
          expect(add([own, ...lines.map(({ figures }) => figures)])).toEqual(add([sums]));
          expect(lines.map(({ member }) => member.account).toSorted()).toEqual(
            members
              .filter(({ upline }) => upline === account)
              .map(({ username }) => username)
              .toSorted(),
          );
          for (const { member, figures } of lines) await visit(member.account, figures);
        };
        await visit('boss');
        expect(seen.size).toBe(members.length + 1);
        const overview = await agent.value('getTeamOverview', { query: range });
        expect(add(overview.days.map(({ figures }) => figures))).toEqual(add([overview.now.figures]));
        const [all] = await world.read<Record<string, number>>(
          `SELECT ${NAMES.map((name) => `COALESCE(SUM(${COLUMNS[name] ?? name}), 0) / 100 AS ${name}`).join(', ')}
          FROM DailySum WHERE day BETWEEN ? AND ?`,
          first,
          last,
        );
        expect(add([overview.now.figures])).toMatchObject(
          Object.fromEntries(NAMES.map((name) => [name, BigInt(all?.[name] ?? 0)])),
        );
      }
    },
    20_000 + trees * 200,
  );

  it('of a day that was open are those of the day once it is over, also when the clock was set back', async () => {
    const world = await mock.newWorld();
    await growTree(world, new Random('closing'), 9);
    await world.change("DELETE FROM DueEvent WHERE kind LIKE 'settle.%'");
    const read = async () => {
      const agent = await world.client.signedIn('boss');
      return (await readLines(agent, 'boss', days(TODAY - 5, TODAY + 3))).sums;
    };
    const before = await read();
    await world.clock.advance(3 * DAY);
    expect(await read()).toEqual(before);
    await world.clock.freeze(WORLD_TIME);
    expect(await read()).toEqual(before);
  });
});

describe(operationTitle('listDownlines'), () => {
  it('the own name, one below, and a search in any case › the way from the agent to it', async () => {
    const world = await mock.newWorld();
    const [row] = await world.read<{ agent: string; below: string }>(
      `SELECT a.username AS agent, b.username AS below FROM Member a JOIN Member b ON b.uplineId = a.id
        WHERE a.brandCode = 'baize' AND a.type <> 0 AND a.uplineId IS NOT NULL LIMIT 1`,
    );
    const { agent, below } = row as NonNullable<typeof row>;
    const signedIn = await world.client.signedIn(agent);
    for (const account of [agent, below])
      expect((await signedIn.value('listDownlines', { query: { account } })).path.at(-1)?.account).toBe(account);
    const { path, list } = await signedIn.value('listDownlines', { query: { search: below.toUpperCase() } });
    expect([path.map(({ account }) => account), list.map(({ member }) => member.account)]).toEqual([[agent], [below]]);
  });

  it('only agents or only players › their lines, balances and sizes', async () => {
    const world = await mock.newWorld();
    const boss = await world.client.signedIn('boss');
    const [agents, players] = await Promise.all(
      [true, false].map((isAgent) => boss.value('listDownlines', { query: { isAgent, pageSize: 100 } })),
    );
    expect(agents?.list.every(({ member }) => member.type > 0)).toBe(true);
    expect(players?.list.every(({ member, lines }) => member.type === 0 && lines === 0)).toBe(true);
    const [{ count = 0 } = {}] = await world.read<{ count: number }>(
      "SELECT COUNT(*) AS count FROM Member JOIN Member b ON b.id = Member.uplineId WHERE b.username = 'boss' AND Member.brandCode = 'baize'",
    );
    expect((agents?.total ?? 0) + (players?.total ?? 0)).toBe(count);
    const { members } = await boss.value('getTeamOverview');
    const sizes = agents?.list.reduce((sum, line) => sum + line.members + 1, players?.total ?? 0);
    expect(sizes).toBe(members);
  });
});

describe(operationTitle('getTeamOverview'), () => {
  it('counts who is new, deposits for the first time, is online, and went quiet, beside the range before', async () => {
    const world = await mock.newWorld();
    const members = await growTree(world, new Random('overview'), 3);
    const [one, two] = members as [(typeof members)[0], (typeof members)[0]];
    const boss = "(SELECT id FROM Member WHERE username = 'boss' AND brandCode = 'baize')";
    await world.change(
      `UPDATE Member SET uplineId = ${boss} WHERE uplineId IN (SELECT id FROM Member WHERE uplineId = ${boss})`,
    );
    await world.change('DELETE FROM DailySum');
    await world.change('DELETE FROM Session');
    await world.change('UPDATE Member SET registeredAt = ?', WORLD_TIME - 10 * DAY);
    await world.change('UPDATE Member SET registeredAt = ? WHERE id = ?', WORLD_TIME - MINUTE, one.id);
    for (const day of [TODAY - 3, TODAY])
      await world.change("INSERT INTO DailySum (memberId, day, gameType, deposit) VALUES (?, ?, '', 500)", two.id, day);
    await world.change(
      "INSERT INTO DailySum (memberId, day, gameType, stakes, validBet) VALUES (?, ?, 'RNG', 500, 500)",
      two.id,
      TODAY - 9,
    );
    await world.client.signedIn(one.username);
    const overview = await (await world.client.signedIn('boss')).value('getTeamOverview', {
      query: days(TODAY - 2, TODAY),
    });
    expect(overview).toMatchObject({
      online: 1,
      now: { newMembers: 1, firstDeposits: 0 },
      newest: [{ member: { account: one.username } }, {}, {}],
      quiet: [{ member: { account: two.username } }],
    });
    expect(overview.before).toMatchObject({ newMembers: 0, firstDeposits: 1 });
    expect(overview.days).toHaveLength(3);
  });
});
