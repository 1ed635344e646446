import { describe, expect, it } from 'vitest';
import { listLevels } from '../../../mock-server/domains/vip/repository.ts';
import { reachedRank } from '../../../mock-server/domains/vip/rules.ts';
import type { Client } from '../../support/client.ts';
import { countBet, countCredit, findBaize } from '../../support/counted.ts';
import { readRows } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { newTransfer, newWithdrawal, reportPayment } from '../../support/orders.ts';
import { DAY, MINUTE, SECOND, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();
const LUCKY = 1001;
const NOVICE = 1004;

async function begin(username = 'lucky', at?: string) {
  const world = await mock.newWorld(at ? { clock: { mode: 'frozen', at: Date.parse(at) } } : {});
  return { world, client: await signIn(world, username) };
}

const signIn = (world: TestWorld, username = 'lucky'): Promise<Client> =>
  world.client.signedIn(username, { language: 'EN' });

async function pass(world: TestWorld, until: string): Promise<Client> {
  await world.clock.freeze(Date.parse(until));
  return signIn(world);
}

const readRewards = async (client: Client, kind: 'upgrade' | 'weekly' | 'birthday') =>
  (await client.value('listRewards')).list
    .filter(({ source, title }) => source === 'RANK' && title.includes(kind))
    .map(({ title, amount, required, state }) => ({ title, amount, required, state }));

async function readMessages(client: Client) {
  const { list } = await client.value('listMessages', { query: { pageSize: 100 } });
  return list.filter(({ subject }) => subject?.kind === 'rank').map(({ title }) => title);
}

describe(operationTitle('getVipProgress'), () => {
  it('both measures are needed, and the rank rises at once, with its bonus', async () => {
    const { world, client } = await begin('novice');
    await countBet(world, NOVICE, 4_899.99);
    await countBet(world, NOVICE, 0.02, 'LIVE');
    await countBet(world, NOVICE, 1_000, 'PVP');
    expect(await client.value('getVipProgress')).toMatchObject({
      rankLevel: 0,
      turnover: { done: '5000.00', required: '5000.00' },
      deposits: { done: '0.00', required: '500.00' },
      month: { done: '5000.00', required: '0.00' },
      isSafe: true,
      ceiling: null,
      history: [],
    });
    const orderNo = await newTransfer(client, { amount: '500.00' });
    await reportPayment(world, orderNo, { times: 2 });
    expect(await client.value('getVipProgress')).toMatchObject({
      rankLevel: 1,
      turnover: { done: '5000.00', required: '20000.00' },
      deposits: { done: '500.00', required: '2000.00' },
      month: { done: '5000.00', required: '1000.00' },
      isSafe: true,
      judgedAt: Date.parse('2026-04-01T00:00:00+08:00'),
      history: [{ from: 0, to: 1, reason: 'RISE' }],
    });
    expect(await readRewards(client, 'upgrade')).toEqual([
      { title: 'VIP 1 upgrade bonus', amount: '8.00', required: '8.00', state: 'CLAIMABLE' },
    ]);
    expect(await readMessages(client)).toEqual(['You are now VIP 1']);
    expect((await client.value('getMemberInfo')).clubLabel).toMatchObject({ labelName: 'VIP 1', rankLevel: 1 });
  });

  it('a rise over several ranks gives the bonus of each, which is claimed once', async () => {
    const { world, client } = await begin('novice');
    await countCredit(world, NOVICE, 20_000);
    await countBet(world, NOVICE, 150_000);
    const { history, rankLevel } = await client.value('getVipProgress');
    expect({ rankLevel, history }).toMatchObject({ rankLevel: 4, history: [{ from: 0, to: 4 }] });
    const list = (await client.value('listRewards')).list.filter(({ source }) => source === 'RANK');
    expect(list.map(({ amount }) => amount).sort()).toEqual(['188.00', '28.00', '8.00', '88.00']);
    const body = { rewardIds: list.map(({ rewardId }) => rewardId) };
    await Promise.all([1, 2].map(() => client.value('claimReward', { body })));
    expect((await client.value('getBalance')).sumBalance).toBe('412.00');
  });

  it('a month below its amount takes one rank, a week after a warning; the amount in a later month gives it back without a bonus', async () => {
    const { world, client } = await begin();
    expect(await client.value('getVipProgress')).toMatchObject({ rankLevel: 2, isSafe: false });
    expect(await readMessages(await pass(world, '2026-03-24T23:59:59.999+08:00'))).toEqual([]);
    expect(await readMessages(await pass(world, '2026-03-25T00:00:00+08:00'))).toEqual(['Your rank VIP 2 is at risk']);
    const before = await pass(world, '2026-03-31T23:59:59.999+08:00');
    expect(await before.value('getVipProgress')).toMatchObject({ rankLevel: 2 });
    const april = await pass(world, '2026-04-01T00:00:00+08:00');
    expect(await april.value('getVipProgress')).toMatchObject({
      rankLevel: 1,
      month: { done: '0.00', required: '1000.00' },
      judgedAt: Date.parse('2026-05-01T00:00:00+08:00'),
      ceiling: { rankLevel: 1, lost: 2, month: { done: '0.00', required: '4000.00' } },
    });
    await countBet(world, LUCKY, 3_999.99);
    expect(await april.value('getVipProgress')).toMatchObject({ rankLevel: 1, isSafe: false });
    await countBet(world, LUCKY, 0.01);
    const { rankLevel, ceiling, isSafe, history } = await april.value('getVipProgress');
    expect({ rankLevel, ceiling, isSafe }).toEqual({ rankLevel: 2, ceiling: null, isSafe: true });
    expect(history.slice(0, 2).map(({ reason }) => reason)).toEqual(['RISE', 'DROP']);
    expect(await readRewards(april, 'upgrade')).toEqual([]);
    expect(await readMessages(april)).toEqual([
      'You are now VIP 2',
      'Your rank is now VIP 1',
      'Your rank VIP 2 is at risk',
    ]);
  });

  it.each([
    ['the last millisecond of the month', '2026-03-31T23:59:59.999+08:00', 2],
    ['the first one of the next', '2026-04-01T00:00:00.000+08:00', 1],
  ])('when the amount that keeps a rank is reached in %s', async (_when, at, rankLevel) => {
    const { world } = await begin();
    const client = await pass(world, at);
    await countBet(world, LUCKY, at.includes('.999') ? 4_000 : 3_999);
    await world.clock.advance(1);
    expect(await client.value('getVipProgress')).toMatchObject({ rankLevel });
  });

  it('the month of a rise takes no rank, however little was bet in it', async () => {
    const { world } = await begin('novice');
    await countBet(world, NOVICE, 20_000);
    await world.clock.freeze(Date.parse('2026-04-10T12:00:00+08:00'));
    await countCredit(world, NOVICE, 2_000);
    const rank = async (at: string) => {
      await world.clock.freeze(Date.parse(at));
      const client = await signIn(world, 'novice');
      return (await client.value('getVipProgress')).rankLevel;
    };
    expect(await rank('2026-05-01T00:00:00+08:00')).toBe(2);
    expect(await rank('2026-06-01T00:00:00+08:00')).toBe(1);
  });

  it('each lost rank comes back by its own amount', async () => {
    const { world } = await begin('lucky', '2026-03-30T12:00:00+08:00');
    await countCredit(world, LUCKY, 10_000);
    await countBet(world, LUCKY, 25_000);
    const may = await pass(world, '2026-06-01T00:00:00+08:00');
    // Not judged for the month of the rise to VIP 3.
    expect(await may.value('getVipProgress')).toMatchObject({ rankLevel: 1, ceiling: { rankLevel: 1, lost: 2 } });
    await countBet(world, LUCKY, 4_000);
    expect(await may.value('getVipProgress')).toMatchObject({ rankLevel: 2, ceiling: { rankLevel: 2, lost: 3 } });
    await countBet(world, LUCKY, 6_000);
    expect(await may.value('getVipProgress')).toMatchObject({ rankLevel: 3, ceiling: null });
  });

  it('play money has no rank', async () => {
    const world = await mock.newWorld();
    const { token } = await world.client.value('loginFreePlay', { headers: { os: 'OTHER', platform: 'W' } });
    const [row] = await world.read<{ id: number }>('SELECT MAX(id) AS id FROM Member');
    const id = row?.id ?? 0;
    await countBet(world, id, 9_000_000);
    await world.clock.advance(40 * DAY);
    expect(await readRows(world, `SELECT * FROM Progress WHERE memberId = ${id}`)).toEqual([]);
    expect((await world.client.call('getVipProgress', { token })).status).toBe(401);
  });
});

describe('the warning a week before a month is judged', () => {
  const warning = (rank: number) => `Your rank VIP ${rank} is at risk`;

  /** VIP 2, which a month's turnover of 4,000 keeps. */
  async function beginUnplayed() {
    const begun = await begin();
    await begun.world.change('DELETE FROM DailySum WHERE memberId = ?', LUCKY);
    return begun;
  }

  async function readWarnings(world: TestWorld, at: string) {
    const titles = await readMessages(await pass(world, at));
    return titles.filter((title) => title.includes('at risk'));
  }

  it.each([
    ['below', 3_999.99, 1],
    ['at', 4_000, 0],
  ])('when the turnover is %s the amount that keeps the rank, %d › %i sent', async (_where, amount, sent) => {
    const { world } = await beginUnplayed();
    await world.clock.freeze(Date.parse('2026-03-24T23:59:59.999+08:00'));
    await countBet(world, LUCKY, amount);
    expect(await readWarnings(world, '2026-03-25T00:00:00+08:00')).toHaveLength(sent);
  });

  it('when a part of the turnover is missing › the message says how much, and until when', async () => {
    const { world } = await beginUnplayed();
    await countBet(world, LUCKY, 2_765.43);
    const [message] = (await (await pass(world, '2026-03-25T00:00:00+08:00')).value('listMessages')).list;
    expect(message?.content).toMatch(
      /<b>₱1,234\.57<\/b> more turnover this month\. If you do not reach it by the end of Mar 31, 2026,/,
    );
  });

  it.each([
    ['the last millisecond of the month before', '2026-03-31T23:59:59.999+08:00', 1],
    ['the first one of the month', '2026-04-01T00:00:00.000+08:00', 0],
  ])('when the rank rose in %s, %s › %i sent', async (_when, at, sent) => {
    const { world } = await beginUnplayed();
    await world.change('UPDATE Progress SET deposits = 0 WHERE memberId = ?', LUCKY);
    await countBet(world, LUCKY, 30_000);
    await world.clock.freeze(Date.parse(at));
    await countCredit(world, LUCKY, 6_000);
    expect(await readWarnings(world, '2026-04-24T00:00:00+08:00')).toHaveLength(sent);
  });

  it.each([
    ['at this midnight', '2026-03-19T00:00:00.000+08:00', 1],
    ['a millisecond later', '2026-03-19T00:00:00.001+08:00', 0],
  ])('when a break of six days ends %s, from %s › %i sent', async (_when, at, sent) => {
    const { world } = await beginUnplayed();
    await (await pass(world, at)).value('startTimeOut', { body: { days: 6 } });
    expect(await readWarnings(world, '2026-03-26T00:00:00+08:00')).toHaveLength(sent);
  });

  it('when every month is short › one is sent in each, on the 25th or 24th, until the rank is 0', async () => {
    const { world } = await beginUnplayed();
    expect(await readWarnings(world, '2026-04-23T23:59:59.999+08:00')).toEqual([warning(2)]);
    expect(await readWarnings(world, '2026-04-24T00:00:00+08:00')).toEqual([warning(1), warning(2)]);
    expect(await readWarnings(world, '2026-05-01T00:00:00+08:00')).toHaveLength(2);
    const agenda = `SELECT * FROM "DueEvent" WHERE "kind" IN ('rank.warn', 'rank.judge') AND "subject" = '${LUCKY}'`;
    expect(await readRows(world, agenda)).toEqual([]);
  });
});

describe('bonuses of a rank', () => {
  it('the weekly one is for a week with bets, by the rank at its end, claimable for a week', async () => {
    const { world } = await begin();
    await pass(world, '2026-03-22T23:59:59.999+08:00');
    await countBet(world, LUCKY, 1);
    const monday = await pass(world, '2026-03-23T00:00:00+08:00');
    const reward = { title: 'VIP 2 weekly bonus', amount: '8.00', required: '8.00' };
    expect(await readRewards(monday, 'weekly')).toEqual([{ ...reward, state: 'CLAIMABLE' }]);
    const next = await pass(world, '2026-03-30T00:00:00+08:00');
    expect(await readRewards(next, 'weekly')).toEqual([{ ...reward, state: 'EXPIRED' }]);
  });

  it('the birthday one comes each year at midnight, for thirty days', async () => {
    const { world, client } = await begin();
    await client.value('updateMemberInfo', { body: { birthday: '1990-04-02' } });
    expect(await readRewards(await pass(world, '2026-04-01T23:59:59.999+08:00'), 'birthday')).toEqual([]);
    const given = { title: 'VIP 1 birthday bonus', amount: '18.00', required: '18.00' };
    expect(await readRewards(await pass(world, '2026-04-02T00:00:00+08:00'), 'birthday')).toEqual([
      { ...given, state: 'CLAIMABLE' },
    ]);
    // VIP 0 has none the year after.
    const later = await pass(world, '2027-04-03T00:00:00+08:00');
    expect(await readRewards(later, 'birthday')).toEqual([{ ...given, state: 'EXPIRED' }]);
    expect(await readRows(world, `SELECT kind FROM DueEvent WHERE kind = 'rank.birthday'`)).toHaveLength(1);
  });

  it('a birthday of today counts, one below the minimum age of today does not', async () => {
    const { world, client } = await begin();
    await client.value('updateMemberInfo', { body: { birthday: '2000-03-18' } });
    await world.change('UPDATE Brand SET minimumAge = 27');
    expect(await readRewards(client, 'birthday')).toEqual([]);
    const other = await begin();
    await other.client.value('updateMemberInfo', { body: { birthday: '2000-03-18' } });
    expect(await readRewards(other.client, 'birthday')).toMatchObject([
      { title: 'VIP 2 birthday bonus', amount: '38.00' },
    ]);
  });
});

describe(operationTitle('withdraw'), () => {
  it('a higher rank waits a shorter time for its review', async () => {
    const { world, client } = await begin();
    const orderNo = await newWithdrawal(client);
    const state = async () => (await client.value('getWithdrawOrder', { query: { orderNo } })).state;
    await world.clock.advance(54 * SECOND - 1);
    expect(await state()).toBe('pending');
    await world.clock.advance(1);
    expect(await state()).toBe('reviewing');
    expect((await client.value('getWithdrawSettings')).vip).toEqual({ rankLevel: 2, dayPercent: 120, timePercent: 90 });
  });
});

describe('a world that begins', () => {
  it('each member has the rank that the seed says', async () => {
    const { world } = await begin();
    const { world: opened } = await findBaize(world);
    const rows = await readRows(
      world,
      `SELECT "username", "brandCode", "rankLevel", "turnover", "deposits" FROM "Progress" JOIN "Member" ON "id" = "memberId"`,
    );
    expect(rows.length).toBeGreaterThan(150);
    for (const { rankLevel, turnover, deposits, ...member } of rows)
      expect({
        ...member,
        rank: reachedRank(listLevels(opened, String(member.brandCode)), { turnover, deposits } as never),
      }).toEqual({
        ...member,
        rank: Number(rankLevel),
      });
  });

  it('its points are those of the seeded bets: a lot for each day, the rest carried over', async () => {
    const { world } = await begin('victor');
    const bets = await readRows(
      world,
      `SELECT "settledAt" AS "time", "validBet" AS "amount", "gameType" FROM "Bet" WHERE "memberId" = 1002 AND "state" <> 'void'
       UNION ALL SELECT "settledAt", COALESCE("counted", 0), 'LOTT' FROM "LotteryOrder" WHERE "memberId" = 1002 AND "state" IN (4, 5)`,
    );
    const half = new Set(['LIVE', 'COCKFIGHT']);
    const days = new Map<string, bigint>();
    for (const { time, amount, gameType } of bets) {
      const day = new Date(Number(time) + 8 * 60 * MINUTE).toISOString().slice(0, 10);
      const share = gameType === 'PVP' ? 10n : half.has(String(gameType)) ? 50n : 100n;
      days.set(day, (days.get(day) ?? 0n) + ((amount as bigint) * share) / 100n);
    }
    let points = 0n;
    const lots: [string, number][] = [];
    // VIP 6 has 140 % of the points; a point is ₱100.
    for (const day of [...days.keys()].sort()) {
      points += ((days.get(day) ?? 0n) * 140n) / 10_000n;
      if (day === '2026-03-18' || points < 10_000n) continue;
      lots.push([day, Number(points / 10_000n)]);
      points %= 10_000n;
    }
    expect(lots.length).toBeGreaterThan(20);
    const rows = await readRows(
      world,
      `SELECT "amount", "time" - 1 AS "earnedAt" FROM "PointEntry" WHERE "memberId" = 1002 AND "kind" = 'BETS' ORDER BY "time"`,
    );
    const day = (time: unknown) => new Date(Number(time) + 8 * 60 * MINUTE).toISOString().slice(0, 10);
    expect(rows.map(({ amount, earnedAt }) => [day(earnedAt), Number(amount)])).toEqual(lots);
    expect(await readRows(world, 'SELECT "points" FROM "Progress" WHERE "memberId" = 1002')).toEqual([{ points }]);
  });

  it('forty days at once are forty days', async () => {
    const run = async (steps: number) => {
      const { world, client } = await begin();
      await client.value('updateMemberInfo', { body: { birthday: '1990-04-02' } });
      await countBet(world, LUCKY, 2_345.67);
      for (let step = 0; step < steps; step += 1) await world.clock.advance((40 * DAY) / steps);
      return Promise.all(
        [
          'SELECT "memberId", "from", "to", "reason", "time" FROM "RankChange" ORDER BY "memberId", "time"',
          'SELECT * FROM "Progress" ORDER BY "memberId"',
          'SELECT "memberId", "sourceKey", "amount", "createdAt" FROM "Reward" ORDER BY "memberId", "sourceKey"',
          'SELECT "memberId", "kind", "amount", "balanceAfter", "time" FROM "PointEntry" ORDER BY "memberId", "time"',
          'SELECT "memberId", "title", "time" FROM "Message" ORDER BY "memberId", "time", "title"',
          'SELECT "kind", "subject", "dueAt" FROM "DueEvent" ORDER BY "kind", "subject"',
        ].map((sql) => readRows(world, sql)),
      );
    };
    const [atOnce, daily] = [await run(1), await run(40)];
    expect(atOnce).toEqual(daily);
    expect(atOnce[2]?.length).toBeGreaterThan(1);
  });
});
