import { describe, expect, it } from 'vitest';
import { deviation, rounds } from '../../../tests/support/rounds.ts';
import { roulette } from './roulette.ts';
import { pocketColour, SPOTS, WHEEL } from './roulette-spots.ts';
import { aGame, returnsByPlace } from './seeded-source.test-support.ts';
import { BetRefused, type Fair } from './types.ts';

const game = aGame({ slug: 'european-wheel-verona', minBet: 10_000, rtp: '97.30' });
const at = (number: number): Fair => ({ int: () => number });
const play = (chips: unknown, number = 0) =>
  roulette.play({ game, bet: { chips }, state: null, fair: at(number), jackpot: 0n, now: 0 });
const MILLION = 1_000_000;

describe('Roulette', () => {
  it('has every bet of a table with a single zero', () => {
    const kinds = new Map<string, number>();
    for (const id of SPOTS.keys()) {
      const kind = id.split('-')[0] ?? '';
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    expect(Object.fromEntries(kinds)).toEqual({
      straight: 37,
      split: 60,
      street: 14,
      corner: 23,
      line: 11,
      dozen: 3,
      column: 3,
      half: 6,
    });
    expect([...WHEEL].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number));
    expect(WHEEL.filter((number) => pocketColour(number) === 'red')).toHaveLength(18);
  });

  it.each([
    ['straight-17', 17, 36],
    ['split-17-20', 20, 18],
    ['split-0-2', 0, 18],
    ['street-16-17-18', 16, 12],
    ['street-0-1-2', 2, 12],
    ['corner-17-18-20-21', 21, 9],
    ['corner-0-1-2-3', 3, 9],
    ['line-16-21', 19, 6],
    ['dozen-2', 24, 3],
    ['column-3', 36, 3],
    ['column-1', 34, 3],
    ['half-red', 1, 2],
    ['half-black', 2, 2],
    ['half-even', 2, 2],
    ['half-odd', 35, 2],
    ['half-low', 18, 2],
    ['half-high', 19, 2],
  ])('%s on %i brings %i chips for one', (id, number, pays) => {
    expect(play({ [id]: 3 }, number)).toMatchObject({ stake: 30_000n, win: BigInt(30_000 * pays) });
  });

  it('every bet returns 36 of 37 chips', () => {
    for (const { id, numbers, pays } of SPOTS.values()) {
      expect(numbers.length * pays, id).toBe(36);
      const total = WHEEL.reduce((sum, number) => sum + play({ [id]: 1 }, number).win, 0n);
      expect(total, id).toBe(360_000n);
    }
  });

  it('bets of every kind pay back 97.30 percent over a million spins', () => {
    // A single number wins too rarely for a precise result from a million spins.
    const places = { straight: 5, split: 3, street: 2, corner: 2, line: 1, dozen: 1, column: 1, half: 1 };
    const chosen = Object.entries(places).map(([kind, count]) => {
      const ids = [...SPOTS.keys()].filter((id) => id.startsWith(`${kind}-`));
      return Array.from({ length: count }, (_, index) => ids[Math.floor((index * ids.length) / count)] ?? '');
    });
    const chips = Object.fromEntries(chosen.flat().map((id) => [id, 1]));
    const returns = returnsByPlace(roulette, game, rounds(MILLION), chips);
    for (const ids of chosen) {
      const percent = ids.reduce((sum, id) => sum + (returns.get(id) ?? 0), 0) / ids.length;
      expect(Math.abs(percent - 97.3), ids.join(' ')).toBeLessThan(deviation(0.5));
    }
  });

  it('adds several bets up', () => {
    const round = play({ 'straight-17': 1, 'half-black': 2, 'dozen-3': 4 }, 17);
    expect(round.stake).toBe(70_000n);
    expect(round.win).toBe(360_000n + 40_000n);
    expect(round.detail).toMatchObject({
      number: 17,
      won: [
        { id: 'straight-17', win: '36.00' },
        { id: 'half-black', win: '4.00' },
      ],
    });
  });

  it.each([{}, { 'straight-37': 1 }, { 'half-red': 0 }, { 'half-red': 1.5 }, { 'half-red': 10_001 }, null, 'all'])(
    'refuses the chips %j',
    (chips) => {
      expect(() => play(chips)).toThrow(BetRefused);
    },
  );
});
