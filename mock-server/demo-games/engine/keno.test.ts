import { describe, expect, it } from 'vitest';
import { deviation, rounds } from '../../../tests/support/rounds.ts';
import { games } from '../../catalogue/games.ts';
import { keno } from './keno.ts';
import { computeReturn, goldenPart, KENO_PAYS } from './keno-pays.ts';
import { aGame, percentPaid, playMany, seededSource } from './seeded-source.test-support.ts';
import { BetRefused, type Json } from './types.ts';

const game = aGame({ gameType: 'ELOTT', vendorCode: 'KENOHALL', minBet: 1000, lines: 1, rtp: '96.69' });
const pickSpots = (count: number) => Array.from({ length: count }, (_, index) => index * 7 + 1);
const SPOTS = Object.keys(KENO_PAYS).map(Number);

describe('Keno', () => {
  it('reaches the return of every game by its mixture, for one to ten spots', () => {
    expect(SPOTS).toHaveLength(10);
    const ours = games.filter(({ vendor }) => vendor === 'KENOHALL');
    expect(ours.length).toBeGreaterThan(0);
    for (const { rtp } of ours)
      for (const spots of SPOTS) {
        const part = goldenPart(spots, Number(rtp) / 100);
        const tables = KENO_PAYS[spots] ?? { plain: {}, golden: {} };
        const mixed = (1 - part) * computeReturn(spots, tables.plain) + part * computeReturn(spots, tables.golden);
        expect(mixed * 100).toBeCloseTo(Number(rtp), 8);
      }
  });

  it.each([1, 2])('with %i spots it pays back 96.69 percent', (count) => {
    const bet = { level: 1, spots: pickSpots(count) };
    const tally = playMany(keno, game, rounds(150_000), () => bet);
    expect(Math.abs(percentPaid(tally) - 96.69)).toBeLessThan(deviation(count === 1 ? 1 : 3));
  });

  it('draws every ball as often as any other, and none twice', () => {
    const fair = seededSource('balls');
    const counts = Array<number>(81).fill(0);
    for (let round = 0; round < 20_000; round += 1) {
      const { drawn } = keno.play({ game, bet: { level: 1, spots: [1] }, state: null, fair, jackpot: 0n, now: 0 })
        .detail as { drawn: number[] };
      expect(new Set(drawn).size).toBe(20);
      for (const ball of drawn) counts[ball] = (counts[ball] ?? 0) + 1;
    }
    for (const count of counts.slice(1)) expect(Math.abs(count - 5000)).toBeLessThan(300);
  });

  it.each([
    { level: 1, spots: [] },
    { level: 1, spots: [1, 1] },
    { level: 1, spots: [81] },
    { level: 1, spots: pickSpots(11) },
    { level: 3, spots: [1] },
    null,
  ])('refuses the bet %j', (bet) => {
    expect(() => playMany(keno, game, 1, () => bet as Json)).toThrow(BetRefused);
  });
});
