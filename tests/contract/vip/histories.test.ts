import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CountedType, countBet, countCredit, toUnits } from '../../support/counted.ts';
import { addMembers, dayOf, HISTORIES, isMonday, playHistories, rowsByMember, zoned } from '../../support/histories.ts';
import { readRows } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { DAY } from '../../support/world.ts';

/**
 * An own calculation of points and ranks: it reads the whole list of bets and deposits for each question, dates are
 * texts of the brand's zone, and each lost rank is an entry of a list.
 */
const mock = mockForFile();

const SCALE = 10_000n;
const SHARES = { RNG: 100n, LIVE: 50n, PVP: 10n };
const START = Date.parse('2026-03-18T16:00:00+08:00');
const END = Date.parse('2026-06-20T12:00:00+08:00');
/** Around midnight, and at any other time, in milliseconds of the day. */
const TIMES = [0, 1, 12 * 3_600_000, DAY - 1] as const;
const KIND = ['RNG', 'RNG', 'LIVE', 'PVP', 'DEPOSIT'] as const;
/** Around the amounts of the ranks. */
const AMOUNTS = [1, 99.99, 500, 1_000, 3_999.99, 4_000, 10_000, 15_000, 25_000, 40_000, 90_000] as const;

interface Fact {
  time: number;
  kind: CountedType | 'DEPOSIT';
  amount: number;
}

/** Half of them begin with a deposit, so that turnover alone is missing. */
const opening = fc.option(fc.constantFrom<Fact>({ time: START, kind: 'DEPOSIT', amount: 40_000 }));

const facts = fc
  .array(
    fc.record({
      // Weeks and months begin in many of them.
      day: fc.oneof(fc.integer({ min: 0, max: 92 }), fc.constantFrom(4, 5, 12, 13, 14, 40, 43, 44, 74, 75)),
      time: fc.constantFrom(...TIMES),
      kind: fc.constantFrom(...KIND),
      amount: fc.constantFrom(...AMOUNTS),
    }),
    { minLength: 2, maxLength: 8 },
  )
  .map((facts) =>
    facts
      .map(({ day, time, kind, amount }): Fact => {
        const midnight = Date.parse('2026-03-19T00:00:00+08:00') + day * DAY;
        return { time: midnight + time, kind, amount };
      })
      .sort((one, other) => one.time - other.time),
  );

const history = fc.tuple(opening, facts).map(([first, others]) => (first ? [first, ...others] : others));

const monthOf = (time: number) => zoned(time).slice(0, 7);

interface Level {
  turnover: number;
  deposits: number;
  keep: number;
  pointRate: number;
  upgradeBonus: number;
  weeklyBonus: number;
}

function calculate(facts: readonly Fact[], levels: readonly Level[]) {
  const counted = (fact: Fact) => (fact.kind === 'DEPOSIT' ? 0n : (toUnits(fact.amount) * SHARES[fact.kind]) / 100n);
  const turnoverOf = (list: readonly Fact[]) => list.reduce((sum, fact) => sum + counted(fact), 0n);
  const depositsOf = (list: readonly Fact[]) =>
    list.reduce((sum, { kind, amount }) => (kind === 'DEPOSIT' ? sum + toUnits(amount) : sum), 0n);
  const money = (units: number) => BigInt(units) * SCALE;
  const changes: { from: number; to: number; reason: string; time: number }[] = [];
  const rewards = new Map<string, number>();
  const lots: [day: string, points: number][] = [];
  const lost: number[] = [];
  let rank = 0;
  let highest = 0;
  let points = 0n;
  const midnights = Array.from({ length: 100 }, (_, index) => Date.parse('2026-03-19T00:00:00+08:00') + index * DAY);
  const moments = [
    ...midnights.filter((time) => time <= END).map((time) => ({ time, fact: null, index: -1 })),
    ...facts.map((fact, index) => ({ time: fact.time, fact, index })),
  ].sort((one, other) => one.time - other.time || one.index - other.index);
  const rankBefore = (time: number) => changes.filter((change) => change.time < time).at(-1)?.to ?? 0;
  for (const { time, fact, index } of moments) {
    if (fact) {
      const past = facts.slice(0, index + 1);
      points += (counted(fact) * BigInt(levels[rank]?.pointRate ?? 0)) / 10_000n;
      if (fact.kind !== 'DEPOSIT' && counted(fact) === 0n) continue;
      const [turnover, deposits] = [turnoverOf(past), depositsOf(past)];
      const reached = levels.filter((level) => turnover >= money(level.turnover) && deposits >= money(level.deposits));
      if (reached.length - 1 <= rank) continue;
      const month = turnoverOf(past.filter((each) => monthOf(each.time) === monthOf(time)));
      while (lost.length > 0 && month >= money(levels[lost.at(-1) ?? 0]?.keep ?? 0)) lost.pop();
      const to = Math.min(reached.length - 1, (lost.at(-1) ?? 10) - 1);
      if (to <= rank) continue;
      changes.push({ from: rank, to, reason: 'RISE', time });
      rank = to;
      for (; highest < to; highest += 1) rewards.set(`upgrade ${highest + 1}`, levels[highest + 1]?.upgradeBonus ?? 0);
      continue;
    }
    if (points >= SCALE) {
      lots.push([dayOf(time - 1), Number(points / SCALE)]);
      points %= SCALE;
    }
    const week = facts.filter((each) => each.time >= time - 7 * DAY && each.time < time);
    const weekly = levels[rankBefore(time)]?.weeklyBonus ?? 0;
    if (isMonday(time) && week.some(({ kind }) => kind !== 'DEPOSIT') && weekly > 0)
      rewards.set(`weekly ${Math.round((time + 8 * 3_600_000) / DAY)}`, weekly);
    if (zoned(time).slice(8, 10) !== '01' || rank === 0) continue;
    const ended = monthOf(time - 1);
    const hasRisen = changes.some((change) => change.reason === 'RISE' && monthOf(change.time) === ended);
    const turnover = turnoverOf(facts.filter((each) => monthOf(each.time) === ended));
    if (hasRisen || turnover >= money(levels[rank]?.keep ?? 0)) continue;
    changes.push({ from: rank, to: rank - 1, reason: 'DROP', time });
    lost.push(rank);
    rank -= 1;
  }
  return {
    rank,
    ceiling: lost.length > 0 ? (lost.at(-1) ?? 0) - 1 : null,
    points,
    changes,
    lots,
    rewards: [...rewards].sort(([one], [other]) => one.localeCompare(other)),
  };
}

it(`points and ranks of ${HISTORIES} histories are those of their bets and deposits`, async () => {
  const world = await mock.newWorld({ clock: { mode: 'frozen', at: START } });
  const ids = await addMembers(world);
  const sampled = fc.sample(history, { seed: 28, numRuns: HISTORIES });
  const histories = new Map(ids.map((id, index) => [id, sampled[index] ?? []]));
  const play = (memberId: number, { kind, amount }: Fact) =>
    kind === 'DEPOSIT' ? countCredit(world, memberId, amount) : countBet(world, memberId, amount, kind);
  await playHistories(world, histories, play, { end: END });
  const levels = (
    await readRows(world, `SELECT * FROM "VipLevel" WHERE "brandCode" = 'baize' ORDER BY "rankLevel"`)
  ).map(
    (row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)])) as unknown as Level,
  );
  const members = await rowsByMember(
    world,
    `SELECT "Member"."id" AS "memberId", "rankLevel", "ceiling", "points" FROM "Member" LEFT JOIN "Progress" ON "memberId" = "id"`,
  );
  const changes = await rowsByMember(world, 'SELECT * FROM "RankChange" ORDER BY "id"');
  const lots = await rowsByMember(world, 'SELECT * FROM "PointLot" ORDER BY "id"');
  const rewards = await rowsByMember(world, `SELECT * FROM "Reward" WHERE "source" = 'RANK'`);
  const seen = { drops: 0, back: 0, lots: 0, rewards: 0 };
  for (const [id, own] of histories) {
    const [member] = members(id);
    const kept = {
      rank: Number(member?.rankLevel),
      ceiling: member?.ceiling == null ? null : Number(member.ceiling),
      points: member?.points ?? 0n,
      changes: changes(id).map(({ from, to, reason, time }) => ({
        from: Number(from),
        to: Number(to),
        reason,
        time: Number(time),
      })),
      lots: lots(id).map(({ earnedAt, amount }) => [dayOf(Number(earnedAt)), Number(amount)]),
      rewards: rewards(id)
        .map(({ sourceKey, amount }) => [String(sourceKey), Number(amount) / 10_000] as const)
        .sort(([one], [other]) => one.localeCompare(other)),
    };
    expect(kept, JSON.stringify(own, null, 1)).toEqual(calculate(own, levels));
    seen.drops += kept.changes.filter(({ reason }) => reason === 'DROP').length;
    seen.back += kept.changes.filter(
      ({ reason }, at) => reason === 'RISE' && kept.changes[at - 1]?.reason === 'DROP',
    ).length;
    seen.lots += kept.lots.length;
    seen.rewards += kept.rewards.length;
  }
  // The histories reach every rule.
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(10);
});
