import { describe, expect, it } from 'vitest';
import { rounds } from '../../../../tests/support/rounds.ts';
import { fairSource } from '../../fair.ts';
import { computeResult, joinResults } from '../draws.ts';
import { computeOutcome } from '../outcome.ts';
import { computePayout, payoutFactor } from '../payout.ts';
import { countStakes, type Rows } from '../stakes.ts';
import type { Family, Play } from '../types.ts';
import { familiesIn } from './families.ts';

const SLIPS = rounds(1_000_000);
const SLIPS_PER_DRAW = 100;
const FIRST_DRAWS = 2000;
const SERIES = 1900;
const PRICE = 20_000_000n;

const RETURNED: Record<string, number> = { '11X5 SIDES_SUM': 32 / 462, 'MARK6 SPECIAL_SIDES': 1 / 49 };

function pickLine({ numbers }: Family, { rule }: Play, pick: (bound: number) => number): Rows {
  const [first, last] = numbers ?? [0, 9];
  const any = (count: number): string[] => {
    const chosen = new Set<string>();
    while (chosen.size < count) chosen.add(String(first + pick(last - first + 1)));
    return [...chosen];
  };
  const digits = (count: number) => Array.from({ length: count }, () => pick(10)).join('');
  switch (rule.kind) {
    case 'direct':
      if (rule.isList) return [[digits(rule.positions.length)]];
      return rule.isDistinct ? any(rule.positions.length).map((each) => [each]) : rule.positions.map(() => any(1));
    case 'each':
      return rule.positions.map((_, index) => (index === 0 ? any(1) : []));
    case 'group': {
      const numbers = any(rule.pattern.length);
      if (rule.isOneRow) return [numbers];
      const most = rule.pattern.filter((times) => times === Math.max(...rule.pattern)).length;
      return most === rule.pattern.length ? [numbers] : [numbers.slice(0, most), numbers.slice(most)];
    }
    case 'set':
    case 'ticket':
      return [any(rule.size)];
    case 'market':
      return rule.features.map(() => [rule.choices[pick(rule.choices.length)]?.symbol ?? '']);
    case 'tails': {
      const numbers = new Set<string>();
      while (numbers.size < (rule.size ?? 1)) numbers.add(digits(rule.digits));
      return [[...numbers]];
    }
  }
}

/** For a stake of 1, by the play's data. */
function computeReturn(family: Family, play: Play, rows: Rows): { mean: number; variance: number } {
  const [[symbol] = []] = rows;
  const isMarket = play.rule.kind === 'market' && play.rule.features.length === 1;
  const prizes = isMarket ? play.prizes.filter(({ name }) => name === symbol) : play.prizes;
  const returned = RETURNED[`${family.code} ${play.code}`] ?? 0;
  let mean = returned;
  let squares = returned;
  for (const prize of prizes) {
    const [num, den] = payoutFactor(prize, SERIES);
    const chance = (prize.fair[1] / prize.fair[0]) * (1 - returned);
    mean += (num / den) * chance;
    squares += (num / den) ** 2 * chance;
  }
  return { mean, variance: squares - mean ** 2 };
}

const families = familiesIn(6).map((family) => [family.code, family] as const);

it.each(families)('the first play of %s wins in more than one of 30 draws', (code, family) => {
  const [play] = family.plays;
  const source = fairSource('first', code, 0);
  let won = 0;
  for (let draw = 0; play && draw < FIRST_DRAWS; draw += 1) {
    const rows = pickLine(family, play, (bound) => source.int(bound));
    won += computeOutcome(play.rule, rows, computeResult(family, 'secret', code, String(draw))).wins.length > 0 ? 1 : 0;
  }
  expect(won / FIRST_DRAWS).toBeGreaterThan(1 / 30);
});

describe.each(families)('the return of %s', (code, family) => {
  it('is that of its data, within four standard errors', () => {
    const source = fairSource('lines', code, 0);
    const pick = (bound: number) => source.int(bound);
    const differences: number[] = [];
    let expected = 0;
    for (let draw = 0; draw < SLIPS / SLIPS_PER_DRAW; draw += 1) {
      const result = computeResult(family, 'secret', code, String(draw));
      const other = computeResult(family, 'secret', `${code}2`, String(draw));
      let difference = 0;
      for (let slip = 0; slip < SLIPS_PER_DRAW; slip += 1) {
        const play = family.plays[pick(family.plays.length)] as Play;
        const rows = pickLine(family, play, pick);
        const paid = computePayout(
          play,
          computeOutcome(play.rule, rows, play.isOverTwo ? joinResults(result, other) : result),
          PRICE,
          SERIES,
        );
        const stakes = countStakes(play.rule, rows);
        const { mean, variance } = computeReturn(family, play, rows);
        difference += Number(paid) / Number(PRICE) / stakes - mean;
        expected += variance / stakes;
      }
      // Slips on one draw are correlated; draws are independent.
      differences.push(difference / SLIPS_PER_DRAW);
    }
    const mean = differences.reduce((sum, each) => sum + each, 0) / differences.length;
    const ofDraws = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (differences.length - 1);
    // Rare wins only show in the data's variance, correlated slips in the draws'.
    const error = Math.sqrt(Math.max(ofDraws / differences.length, expected / SLIPS ** 2));
    expect(Math.abs(mean) / error).toBeLessThan(4);
  });
});
