import { describe, expect, it } from 'vitest';
import { RETURN_BY_RULES } from '../kinds.ts';
import { aGame, percentPaid, playMany } from '../seeded-source.test-support.ts';
import { BetRefused, type Json } from '../types.ts';
import { andarBahar } from './card-tables.ts';
import { countLastRow } from './fan-tan.ts';
import { FIELDS } from './money-wheel.ts';
import { listOutcomes } from './outcomes.ts';
import type { SpotTable } from './spot.ts';
import { engineOfTable } from './spot-engine.ts';
import { spotTables } from './tables.ts';

const game = aGame({ gameType: 'LIVE', minBet: 10_000, lines: 1 });
const DEALT = new Set(['andarBahar', 'teenPatti']);
const enumerable = spotTables.filter(({ kind }) => !DEALT.has(kind));
const findTable = (kind: string) => spotTables.find((table) => table.kind === kind) ?? andarBahar;

/** Returns percent. */
function computeReturns(table: SpotTable): Map<string, number> {
  const outcomes = listOutcomes(table.draw);
  return new Map(
    table.spots.map(({ id, pays }) => [id, outcomes.reduce((sum, { drawn, chance }) => sum + chance * pays(drawn), 0)]),
  );
}

describe.each(enumerable.map((table) => [table.kind, table] as const))('The table of %s', (kind, table) => {
  it('publishes what its best place returns, and no place returns more than it takes', () => {
    const returns = [...computeReturns(table).values()];
    expect(Math.max(...returns).toFixed(2)).toBe(RETURN_BY_RULES[kind]);
    expect(Math.min(...returns)).toBeGreaterThan(80);
  });

  it('never pays more than it says', () => {
    const outcomes = listOutcomes(table.draw);
    expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
    for (const { most, pays } of table.spots) expect(Math.max(...outcomes.map(({ drawn }) => pays(drawn)))).toBe(most);
  });
});

describe('The card tables', () => {
  it.each([
    ['andarBahar', 'andar', 97.85],
    ['andarBahar', 'bahar', 97],
    ['teenPatti', 'a', 97.5],
    ['teenPatti', 'b', 97.5],
    ['teenPatti', 'pairA', 97.68],
  ])('%s: bets on %s pay back %f percent', (kind, id, rtp) => {
    const tally = playMany(engineOfTable(findTable(kind)), game, 100_000, () => ({ chips: { [id]: 1 } }), { seed: id });
    expect(Math.abs(percentPaid(tally) - rtp)).toBeLessThan(id === 'pairA' ? 3 : 0.9);
  });

  it('andar, which gets the first card, wins a little more than half', () => {
    // Probability that the n-th card after the joker is the first of its rank.
    let [none, andar] = [1, 0];
    for (let card = 0; card < 49; card += 1) {
      const first = none * (3 / (51 - card));
      if (card % 2 === 0) andar += first;
      none -= first;
    }
    expect((andar * 190).toFixed(2)).toBe(RETURN_BY_RULES.andarBahar);
  });
});

describe('A table', () => {
  it('the wheel has 54 fields, and no two alike stand side by side', () => {
    expect(FIELDS).toHaveLength(54);
    for (const [index, field] of FIELDS.entries()) expect(field).not.toBe(FIELDS[(index + 1) % FIELDS.length]);
  });

  it('counts beads away by fours', () => {
    expect([12, 13, 14, 15, 16].map((beads) => countLastRow([beads]))).toEqual([4, 1, 2, 3, 4]);
  });

  it.each([{ chips: {} }, { chips: { nowhere: 1 } }, { chips: { andar: 10_001 } }, {}, null])('refuses %j', (bet) => {
    expect(() => playMany(engineOfTable(andarBahar), game, 1, () => bet as Json)).toThrow(BetRefused);
  });
});
