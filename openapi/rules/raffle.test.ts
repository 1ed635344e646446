import { describe, expect, it } from 'vitest';
import { fairSource } from '../../mock-server/engine/fair.ts';
import { chanceOf, pickPrize, type WeightedPrize, weightLeft } from './raffle.ts';

const SPINS = 100_000;
const PRIZES: WeightedPrize[] = [
  { prizeId: 1, weight: 6_000, stock: null },
  { prizeId: 2, weight: 900, stock: 0 },
  { prizeId: 3, weight: 2_500, stock: null },
  { prizeId: 4, weight: 440, stock: 12 },
  { prizeId: 5, weight: 55, stock: 3 },
  { prizeId: 6, weight: 5, stock: 1 },
];

describe('pickPrize', () => {
  it('at each border of the cumulative weights › the prize on its side; a prize without stock never', () => {
    const at = (drawn: number) => pickPrize(PRIZES, drawn).prizeId;
    expect([0, 5_999, 6_000, 8_499, 8_500, 8_939, 8_940, 8_994, 8_995, 8_999].map(at)).toEqual([
      1, 1, 3, 3, 4, 4, 5, 5, 6, 6,
    ]);
    expect(weightLeft(PRIZES)).toBe(9_000);
    expect(() => at(9_000)).toThrow('sum to 9000');
  });

  it('100,000 spins of one pair of seeds › each prize within four standard errors of its weight', () => {
    const won = new Map<number, number>();
    for (let nonce = 0; nonce < SPINS; nonce += 1) {
      const { prizeId } = pickPrize(PRIZES, fairSource('5f0c1d9a', 'felt-green', nonce).int(weightLeft(PRIZES)));
      won.set(prizeId, (won.get(prizeId) ?? 0) + 1);
    }
    for (const prize of PRIZES) {
      const chance = chanceOf(PRIZES, prize);
      const error = Math.sqrt(SPINS * chance * (1 - chance));
      expect(Math.abs((won.get(prize.prizeId) ?? 0) - SPINS * chance), `prize ${prize.prizeId}`).toBeLessThanOrEqual(
        4 * error,
      );
    }
  });
});
