import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Play, type Rows, rowCount, toEntry } from '../../../app/features/lottery/betting/rules.ts';
import { countStakes } from '../../../app/features/lottery/betting/stakes.ts';
import { bestWin } from '../../../app/features/lottery/betting/wins.ts';
import { fairSource } from '../../../mock-server/engine/fair.ts';
import { drawFrom, joinResults } from '../../../mock-server/engine/lottery/draws.ts';
import { familiesIn } from '../../../mock-server/engine/lottery/families/families.ts';
import { computeOutcome } from '../../../mock-server/engine/lottery/outcome.ts';
import { computePayout } from '../../../mock-server/engine/lottery/payout.ts';
import { countStakes as gatewayStakes } from '../../../mock-server/engine/lottery/stakes.ts';
import type { Play as EnginePlay, Family } from '../../../mock-server/engine/lottery/types.ts';

const SLIPS = process.env.TEST_ALL === '1' ? 1500 : 300;

/** As the contract sends it. */
const sent = (play: EnginePlay) => JSON.parse(JSON.stringify(play)) as Play;

function rowsFor({ numbers }: Family, { rule }: Play): fc.Arbitrary<Rows> {
  const entry = toEntry(rule, numbers && [...numbers]);
  const row =
    entry.kind === 'pad'
      ? fc.subarray([...entry.symbols], { maxLength: Math.min(entry.symbols.length, 12) })
      : fc.uniqueArray(fc.stringMatching(new RegExp(`^[0-9]{${entry.digits}}$`)), { maxLength: 12 });
  return fc.tuple(...Array.from({ length: rowCount(rule) }, () => row));
}

describe.each(familiesIn(6).map((family) => [family.code, family] as const))('the betting page and %s', (_, family) => {
  it('counts stakes as the gateway does, and promises no less than a line may win', () => {
    const slip = fc
      .constantFrom(...family.plays)
      .chain((play) => fc.record({ play: fc.constant(play), rows: rowsFor(family, sent(play)) }));
    fc.assert(
      fc.property(slip, fc.nat(), fc.integer({ min: 1700, max: 1960 }), ({ play, rows }, nonce, series) => {
        const stakes = countStakes(sent(play).rule, rows);
        expect(stakes, play.code).toBe(gatewayStakes(play.rule, rows));
        // The page shows the prize of one hit.
        if (stakes === 0 || (play.rule.kind === 'tails' && !play.rule.size)) return;
        const [first, second] = ['a', 'b'].map((seed) => drawFrom(family, fairSource(seed, family.code, nonce)));
        if (!first || !second) throw new Error('A draw gives something');
        const result = play.isOverTwo ? joinResults(first, second) : first;
        const outcome = { ...computeOutcome(play.rule, rows, result), returned: 0 };
        const payout = computePayout(play, outcome, 20_000n, series);
        expect(payout, `${play.code} ${JSON.stringify(rows)}`).toBeLessThanOrEqual(
          BigInt(bestWin(sent(play), rows, 20_000n, series).win) + 10n,
        );
      }),
      { numRuns: SLIPS, seed: 15 },
    );
  });
});
