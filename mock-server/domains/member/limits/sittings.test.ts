import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeUses, type Span } from './sittings.ts';

const MINUTE = 60_000;
const GAP = 10 * MINUTE;

const spans = fc.array(
  fc
    .record({ from: fc.integer({ min: 0, max: 3 * 60 }), length: fc.integer({ min: 0, max: 25 }) })
    .map(({ from, length }): Span => ({ from: from * MINUTE, to: (from + length) * MINUTE })),
  { maxLength: 30 },
);

describe('mergeUses', () => {
  it('joins uses that are less than ten minutes apart', () => {
    const slipAt = (time: number) => ({ from: time, to: time });
    expect(mergeUses([slipAt(0), slipAt(GAP - 1)])).toEqual([{ from: 0, to: GAP - 1 }]);
    expect(mergeUses([slipAt(0), slipAt(GAP)])).toEqual([slipAt(0), slipAt(GAP)]);
    expect(mergeUses([{ from: 0, to: 30 * MINUTE }, slipAt(5 * MINUTE), slipAt(39 * MINUTE)])).toEqual([
      { from: 0, to: 39 * MINUTE },
    ]);
  });

  it('covers every use, adds only gaps under ten minutes, and leaves sittings at least ten minutes apart', () => {
    fc.assert(
      fc.property(spans, (uses) => {
        const sittings = mergeUses(uses);
        for (const { from, to } of uses)
          expect(sittings.filter((each) => each.from <= from && to <= each.to)).toHaveLength(1);
        for (const [index, { from, to }] of sittings.entries()) {
          expect(from - (sittings[index - 1]?.to ?? -GAP)).toBeGreaterThanOrEqual(GAP);
          expect(uses.some((each) => each.from === from)).toBe(true);
          expect(uses.some((each) => each.to === to)).toBe(true);
          for (let minute = from; minute <= to; minute += MINUTE)
            expect(uses.some((each) => each.from - GAP < minute && minute < each.to + GAP)).toBe(true);
        }
      }),
    );
  });

  it('depends on no order, and merges nothing further', () => {
    fc.assert(
      fc.property(spans, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (uses, keys) => {
        const shuffled = uses
          .map((use) => ({ use, key: keys.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ use }) => use);
        expect(mergeUses(shuffled)).toEqual(mergeUses(uses));
        expect(mergeUses(mergeUses(uses))).toEqual(mergeUses(uses));
      }),
    );
  });
});
