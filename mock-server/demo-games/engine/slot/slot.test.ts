import { describe, expect, it } from 'vitest';
import { deviation, rounds } from '../../../../tests/support/rounds.ts';
import { games } from '../../../catalogue/games.ts';
import { findKind } from '../kinds.ts';
import { aGame, percentPaid, playMany, seededSource } from '../seeded-source.test-support.ts';
import { BetRefused, type Fair, type Json } from '../types.ts';
import { findLayout } from './layout.ts';
import { models, SCATTER, type Volatility, WILD } from './models.ts';
import { mixFor } from './return.ts';
import { slot } from './slot.ts';
import { countScatters, findWins } from './wins.ts';

const readLevel = (state: Json): Json => ({ level: (state as { level: number } | null)?.level ?? 10 });
const MILLION = 1_000_000;
const SMALL_POT = 100_000n;

describe('A slot', () => {
  it.each([
    ['low', 40, '96.50', false],
    ['medium', 25, '95.81', true],
    ['high', 243, '95.96', false],
  ] as const)(
    'of %s volatility and %i lines pays back %s percent over a million spins',
    (volatility, lines, rtp, hasJackpot) => {
      const game = aGame({ volatility, lines, rtp, hasJackpot });
      const tally = playMany(slot, game, rounds(MILLION), readLevel, { jackpot: SMALL_POT });
      expect(Math.abs(percentPaid(tally) - Number(rtp))).toBeLessThan(deviation(0.5));
    },
  );

  it('reaches the return of every slot of the catalogue by its mixture', () => {
    for (const { classify, gameType, slug, vendor, volatility, lines, rtp, jackpot } of games) {
      if (findKind({ gameType, classify, slug, vendorCode: vendor }) !== 'slot') continue;
      const target = (Number(rtp) - (jackpot ? 1 : 0)) / 100;
      expect(() => mixFor(models[volatility], findLayout(lines), target)).not.toThrow();
    }
  });

  it('has as many scatters in both sets of strips, so that free spins come as often', () => {
    for (const volatility of ['low', 'medium', 'high'] as Volatility[]) {
      const { generous, lean } = models[volatility];
      const places = (strip: readonly number[]) => strip.flatMap((symbol, at) => (symbol === SCATTER ? [at] : []));
      expect(generous.map(places)).toEqual(lean.map(places));
    }
  });

  it.each([5, 9, 10, 20, 25, 30, 40, 50])('has %i lines, each unlike the others', (lines) => {
    const layout = findLayout(lines);
    expect(new Set(layout.lines?.map((line) => line.join(''))).size).toBe(lines);
  });

  it('pays a line from the left, with wilds in it', () => {
    const window = [
      [7, 0, 7],
      [6, WILD, 6],
      [5, 0, 5],
      [4, 3, 4],
      [7, 0, 7],
    ];
    expect(findWins(window, models.medium, findLayout(1))).toEqual([
      { line: 0, symbol: 0, count: 3, coins: models.medium.pays[0]?.[0] },
    ]);
  });

  it('pays every way once where ways count', () => {
    const window = [
      [0, 0, 7],
      [0, WILD, 6],
      [5, 0, 5],
      [4, 3, 4],
      [7, 1, 7],
    ];
    expect(findWins(window, models.medium, findLayout(243))).toEqual([
      { symbol: 0, count: 3, ways: 4, coins: 4 * (models.medium.pays[0]?.[0] ?? 0) },
    ]);
    expect(
      countScatters([
        [SCATTER, 1, 1],
        [1, 1, 1],
        [1, SCATTER, 1],
      ]),
    ).toBe(2);
  });

  it('gives free spins for three scatters, plays them without a stake and multiplied, then asks for a stake again', () => {
    const game = aGame();
    // The first number selects the strips, the others are the stops: scatters are at 0 and 24.
    const answers = [0, 0, 24, 0, 10, 10];
    const scripted: Fair = { int: (bound) => (answers.length > 0 ? (answers.shift() ?? 0) : bound - 1) };
    const first = slot.play({ game, bet: { level: 2 }, state: null, fair: scripted, jackpot: 0n, now: 0 });
    expect(first.stake).toBe(1000n);
    expect(first.detail).toMatchObject({ scatters: 3, awarded: 8, free: 8, isFree: false });
    expect(first.state).toMatchObject({ free: 8, level: 2 });
    const fair = seededSource('free spins');
    let state = first.state ?? null;
    let spins = 0;
    while (state) {
      const round = slot.play({ game, bet: { level: 2 }, state, fair, jackpot: 0n, now: 0 });
      expect(round.stake).toBe(0n);
      expect(round.detail).toMatchObject({ isFree: true, multiplier: 2 });
      state = round.state ?? null;
      spins += 1;
    }
    expect(spins).toBeGreaterThanOrEqual(8);
    expect(slot.play({ game, bet: { level: 2 }, state, fair, jackpot: 0n, now: 0 }).stake).toBe(1000n);
  });

  it('keeps the bet that won free spins', () => {
    const state = { free: 3, level: 2, won: '0' };
    const play = (level: number) =>
      slot.play({ game: aGame(), bet: { level }, state, fair: seededSource('x'), jackpot: 0n, now: 0 });
    expect(() => play(5)).toThrow(BetRefused);
    expect(play(2).stake).toBe(0n);
  });

  it('pays the whole jackpot when it is drawn, and says so', () => {
    const answers = [0];
    const fair: Fair = { int: (bound) => answers.shift() ?? bound - 1 };
    const game = aGame({ hasJackpot: true });
    const round = slot.play({ game, bet: { level: 1 }, state: null, fair, jackpot: 12_500_000_000n, now: 0 });
    expect(round.jackpot).toBe(12_500_000_000n);
    expect(round.win).toBeGreaterThanOrEqual(12_500_000_000n);
  });

  it.each([null, {}, { level: 3 }, { level: '1' }, { level: 1, lines: 5 }, { level: 20_000 }])(
    'refuses the bet %j',
    (bet) => {
      const play = () => slot.play({ game: aGame(), bet, state: null, fair: seededSource('x'), jackpot: 0n, now: 0 });
      expect(play).toThrow(BetRefused);
    },
  );
});
