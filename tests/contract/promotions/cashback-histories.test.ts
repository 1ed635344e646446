import fc from 'fast-check';
import { expect, it } from 'vitest';
import { payReward, rewardState } from '../../../mock-server/domains/money/grants/grants.ts';
import { TYPE } from '../../../mock-server/domains/money/ledger/ledger.ts';
import { countCredit, findBaize, toUnits } from '../../support/counted.ts';
import {
  addMembers,
  bookBet,
  bookMoney,
  GAMES,
  HISTORIES,
  isMonday,
  type Played,
  playHistories,
  rowsByMember,
  settleOpen,
  visits,
} from '../../support/histories.ts';
import { expectBalancedBooks, readRows } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { CASHBACK } from '../../support/rewards.ts';
import { DAY, HOUR, type TestWorld } from '../../support/world.ts';

/**
 * An own calculation of weekly cashback: it reads the whole list of bets and credits for each week. Ranks are the
 * world's rank changes, which `vip/histories` calculates.
 */
const mock = mockForFile();

const START = Date.parse('2026-03-18T16:00:00+08:00');
const FIRST_DAY = Date.parse('2026-03-19T00:00:00+08:00');
const END_DAY = 97;
const END = FIRST_DAY + END_DAY * DAY;
const DAYS = Array.from({ length: END_DAY }, (_, day) => FIRST_DAY + day * DAY);
const TIMES = [0, 1, 6 * HOUR - 1, 6 * HOUR, 12 * HOUR, DAY - 1] as const;
/** Around the least loss, and above the cap. */
const STAKES = [0.5, 49.99, 50, 50.01, 66.67, 333.3333, 1_234.56, 5_000, 25_000, 90_000, 300_000] as const;

const [SLOT, , , , PVP] = GAMES;

type Fact = { time: number } & (
  | ({ kind: 'BET' } & Played)
  | { kind: 'DEPOSIT'; amount: number }
  | { kind: 'PROMOTION'; amount: number }
  | { kind: 'REBATE'; amount: number }
  | { kind: 'CLAIM' | 'SETTLE' }
);

/** Half of them have a rank, which a month without enough turnover takes away. */
const opening = fc.constantFrom<Fact[]>(
  [],
  [
    { time: START, kind: 'DEPOSIT', amount: 40_000 },
    { time: START, kind: 'BET', game: SLOT, stake: 25_000, win: 25_000, isOpen: false },
  ],
);

const bet = fc
  .record({
    game: fc.constantFrom(...GAMES, PVP),
    stake: fc.constantFrom(...STAKES),
    winPercent: fc.constantFrom(0, 0, 0, 0, 0, 50, 120),
  })
  .map(({ winPercent, ...bet }) => ({
    ...bet,
    kind: 'BET' as const,
    isOpen: false,
    win: Math.floor(bet.stake * winPercent * 100) / 10_000,
  }));
const openBet = { kind: 'BET', game: SLOT, stake: 3_333.33, win: 0, isOpen: true } as const;
const amountOf = <Kind extends string>(kind: Kind, ...amounts: number[]) =>
  fc.constantFrom(...amounts.map((amount) => ({ kind, amount })));

const what = fc.oneof(
  { weight: 10, arbitrary: bet },
  { weight: 3, arbitrary: fc.constant(openBet) },
  { weight: 3, arbitrary: fc.constant({ kind: 'SETTLE' as const }) },
  { weight: 2, arbitrary: amountOf('PROMOTION', 10, 500, 5_000) },
  { weight: 2, arbitrary: amountOf('REBATE', 0.0123, 25.5) },
  { weight: 4, arbitrary: fc.constant({ kind: 'CLAIM' as const }) },
);

/** Mondays and Sundays around four boundaries of weeks; on one of them a month begins. */
const EACH_DAY = [60, 61, 66, 67, 68, 73, 74, 80, 81] as const;
/** In two weeks; the clock jumps over the four between them. */
const BEFORE_JUMP = [18, 21, 24] as const;
const AFTER_JUMP = [53, 56, 59] as const;

const history = (...days: number[]) =>
  fc
    .tuple(opening, visits(what, { from: FIRST_DAY, days, times: TIMES }))
    .map(([first, others]): Fact[] => [...first, ...others]);

interface Rules {
  least: number;
  cap: number;
  /** By rank. */
  percents: number[];
}

/** Money lost, at the time of its settlement. A win and a credit are negative. */
interface Loss {
  time: number;
  amount: bigint;
  fact: Fact;
}

function listLosses(facts: readonly Fact[]): Loss[] {
  return facts.flatMap((fact, index): Loss[] => {
    if (fact.kind === 'PROMOTION' || fact.kind === 'REBATE')
      return [{ time: fact.time, amount: -toUnits(fact.amount), fact }];
    if (fact.kind !== 'BET') return [];
    const settled = fact.isOpen ? facts.slice(index).find(({ kind }) => kind === 'SETTLE') : fact;
    return settled ? [{ time: settled.time, amount: toUnits(fact.stake) - toUnits(fact.win), fact }] : [];
  });
}

const isIn = (monday: number, time: number) => time >= monday - 7 * DAY && time < monday;

const calculate = (facts: readonly Fact[], ranks: readonly { to: number; time: number }[], rules: Rules) =>
  DAYS.filter(isMonday).map((monday) => {
    const losses = listLosses(facts).filter(({ time }) => isIn(monday, time));
    const loss = losses.reduce((sum, { amount }) => sum + amount, 0n);
    const rank = ranks.findLast(({ time }) => time < monday)?.to ?? 0;
    const part = (loss * BigInt((rules.percents[rank] ?? 0) * 10)) / 1_000n;
    const [from, until] = [monday + 6 * HOUR, monday + 7 * DAY + 6 * HOUR];
    const claim = facts.find(({ kind, time }) => kind === 'CLAIM' && time >= from && time < until);
    const amount = part > toUnits(rules.cap) ? toUnits(rules.cap) : (part / 100n) * 100n;
    const reward = { amount, from, until, claimedAt: claim?.time ?? null };
    return { monday, losses, loss, part, reward: loss >= toUnits(rules.least) ? reward : null };
  });

async function claimAll(test: TestWorld, memberId: number): Promise<void> {
  const { world } = await findBaize(test);
  const now = world.now();
  await world.transact(async (store) => {
    const rewards = store.read.list('Reward', { memberId, source: 'CASHBACK' });
    for (const row of rewards) if (rewardState(row, now) === 'CLAIMABLE') await payReward(world, store, row, now);
  });
}

it(`cashback of ${HISTORIES} histories is that of their bets, ranks and credits`, async () => {
  const world = await mock.newWorld({ clock: { mode: 'frozen', at: START } });
  const ids = await addMembers(world);
  await world.withoutRebates();
  await bookMoney(world, ids, TYPE.adjustmentUp, 10_000_000);
  const half = HISTORIES / 2;
  const all = [
    ...fc.sample(history(...EACH_DAY), { seed: 29, numRuns: half }),
    ...fc.sample(history(...BEFORE_JUMP, ...AFTER_JUMP), { seed: 30, numRuns: half }),
  ];
  const histories = new Map(ids.map((id, index) => [id, all[index] ?? []]));
  const play = async (memberId: number, fact: Fact) => {
    if (fact.kind === 'BET') await bookBet(world, memberId, fact);
    else if (fact.kind === 'SETTLE') await settleOpen(world, memberId, SLOT);
    else if (fact.kind === 'DEPOSIT') await countCredit(world, memberId, fact.amount);
    else if (fact.kind === 'CLAIM') await claimAll(world, memberId);
    else if (fact.kind === 'PROMOTION') await bookMoney(world, [memberId], TYPE.promotion, fact.amount);
    else if (fact.kind === 'REBATE') await bookMoney(world, [memberId], TYPE.lottery.rebate, fact.amount);
  };
  const midnights = DAYS.slice(EACH_DAY[0]);
  const stops = midnights.flatMap((midnight) => [midnight, midnight + 6 * HOUR]);
  await playHistories(world, histories, play, { end: END, stops });

  const [promotion] = await readRows(world, `SELECT "rules" FROM "Promotion" WHERE "id" = ${CASHBACK}`);
  const levels = await world.read<{ cashback: number }>(
    `SELECT "cashback" FROM "VipLevel" WHERE "brandCode" = 'baize' ORDER BY "rankLevel"`,
  );
  const rules: Rules = { ...JSON.parse(String(promotion?.rules)), percents: levels.map(({ cashback }) => cashback) };
  const rewards = await rowsByMember(world, `SELECT * FROM "Reward" WHERE "source" = 'CASHBACK' ORDER BY "createdAt"`);
  const changes = await rowsByMember(world, `SELECT "memberId", "to", "time" FROM "RankChange" ORDER BY "id"`);
  const seen = {
    claimed: 0,
    capped: 0,
    tooLittle: 0,
    won: 0,
    floored: 0,
    ranked: 0,
    credited: 0,
    onlyPvp: 0,
    later: 0,
  };
  const note = (name: keyof typeof seen, is: boolean) => {
    if (is) seen[name] += 1;
  };
  for (const [id, facts] of histories) {
    const ranks = changes(id).map(({ to, time }) => ({ to: Number(to), time: Number(time) }));
    const weeks = calculate(facts, ranks, rules);
    const kept = rewards(id).map(({ amount, claimableFrom, claimableUntil, claimedAt }) => ({
      amount,
      from: Number(claimableFrom),
      until: Number(claimableUntil),
      claimedAt: claimedAt === null ? null : Number(claimedAt),
    }));
    const expected = weeks.flatMap(({ reward }) => reward ?? []);
    expect(kept, JSON.stringify({ facts, ranks }, null, 1)).toEqual(expected);
    for (const { monday, losses, loss, part, reward } of weeks) {
      note('tooLittle', loss > 0n && !reward);
      note('won', loss < 0n);
      if (!reward) continue;
      const bets = losses.flatMap(({ fact }) => (fact.kind === 'BET' ? fact : []));
      note('claimed', reward.claimedAt !== null);
      note('capped', part > reward.amount + 100n);
      note('floored', part % 100n !== 0n);
      note(
        'ranked',
        ranks.some(({ time }) => isIn(monday, time) || time === monday),
      );
      note(
        'credited',
        losses.some(({ fact }) => fact.kind === 'PROMOTION'),
      );
      note(
        'onlyPvp',
        bets.every(({ game }) => game.gameType === 'PVP'),
      );
      note(
        'later',
        bets.some(({ time }) => !isIn(monday, time)),
      );
    }
  }
  // The histories reach every rule.
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(5);
  await expectBalancedBooks(world);
});
