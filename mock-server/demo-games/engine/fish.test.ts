import { describe, expect, it } from 'vitest';
import { deviation, rounds } from '../../../tests/support/rounds.ts';
import { fish } from './fish.ts';
import { SPECIES, SPECIES_NAMES } from './fish-species.ts';
import { aGame, percentPaid, playMany } from './seeded-source.test-support.ts';
import { BetRefused, type Json } from './types.ts';

const game = aGame({ gameType: 'FISH', classify: 'ALL', minBet: 5000, lines: 1, rtp: '95.02' });

describe('Fish', () => {
  /** Rarer catches need more shots: twenty a round. */
  it.each([
    ['blueFish', 40_000, 0.5],
    ['turtle', 250_000, 0.5],
    ['shark', 250_000, 0.8],
  ] as const)('shots at %s pay back 95.02 percent over %i rounds', (species, count, tolerance) => {
    const bet: Json = { level: 1, shots: Array<string>(20).fill(species) };
    const tally = playMany(fish, game, rounds(count), () => bet);
    expect(Math.abs(percentPaid(tally) - 95.02)).toBeLessThan(deviation(tolerance));
  });

  it('tells of each shot whether it caught, and pays what the species is worth', () => {
    const bet = { level: 2, shots: ['whale', 'crab'] };
    const round = fish.play({ game, bet, state: null, fair: { int: () => 0 }, jackpot: 0n, now: 0 });
    expect(round.stake).toBe(20_000n);
    expect(round.win).toBe(10_000n * BigInt(SPECIES.whale.pays + SPECIES.crab.pays));
    expect(round.detail).toMatchObject({
      shots: [
        { species: 'whale', isCaught: true, win: '100.00' },
        { species: 'crab', isCaught: true, win: '8.00' },
      ],
    });
    expect(SPECIES_NAMES.length).toBeGreaterThan(10);
  });

  it.each([
    { level: 1, shots: [] },
    { level: 1, shots: ['cod'] },
    { level: 3, shots: ['crab'] },
    { level: 1, shots: Array<string>(21).fill('crab') },
    {},
  ])('refuses the bet %j', (bet) => {
    expect(() => playMany(fish, game, 1, () => bet as Json)).toThrow(BetRefused);
  });
});
