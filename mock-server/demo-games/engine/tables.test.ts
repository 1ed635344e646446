import { describe, expect, it } from 'vitest';
import { deviation, rounds } from '../../../tests/support/rounds.ts';
import { dragonTiger } from './dragon-tiger.ts';
import { aGame, percentPaid, playMany, returnsByPlace } from './seeded-source.test-support.ts';
import { DICE_SPOTS } from './sic-bo-spots.ts';
import { sicBo as sicBoTable } from './spots/dice-tables.ts';
import { engineOfTable } from './spots/spot-engine.ts';
import { BetRefused, type Json } from './types.ts';

const sicBo = engineOfTable(sicBoTable);
const game = aGame({ gameType: 'LIVE', minBet: 10_000, lines: 1 });
const faces = [1, 2, 3, 4, 5, 6];
const throws = faces.flatMap((one) => faces.flatMap((two) => faces.map((three) => [one, two, three])));

describe('Dragon tiger', () => {
  it('each bet pays back its percentage', () => {
    const returns = returnsByPlace(dragonTiger, game, rounds(400_000), { dragon: 1, tiger: 1, tie: 1 });
    for (const [name, rtp, tolerance] of [
      ['dragon', 96.27, 0.4],
      ['tiger', 96.27, 0.4],
      ['tie', 89.64, 1.6],
    ] as const) {
      expect(Math.abs((returns.get(name) ?? 0) - rtp), name).toBeLessThan(deviation(tolerance));
    }
  });

  it.each([
    [[50, 40], 'dragon', 20_000n],
    [[3, 4], 'tiger', 0n],
    [[5, 5], 'tie', 5000n],
  ])('with the cards %j %s wins', (cards, winner, win) => {
    const left = [...cards];
    const fair = { int: () => left.shift() ?? 0 };
    const round = dragonTiger.play({ game, bet: { chips: { dragon: 1 } }, state: null, fair, jackpot: 0n, now: 0 });
    expect(round).toMatchObject({ stake: 10_000n, win, detail: { winner } });
  });

  it.each([{ chips: {} }, { chips: { dragon: 0 } }, { chips: { lion: 1 } }, null])('refuses the bet %j', (bet) => {
    expect(() => playMany(dragonTiger, game, 1, () => bet as Json)).toThrow(BetRefused);
  });
});

describe('Sic bo', () => {
  it.each([
    ['small', 210],
    ['big', 210],
    ['odd', 210],
    ['even', 210],
    ['any', 186],
    ['triple-3', 181],
    ['double-6', 176],
    ['sum-4', 183],
    ['sum-10', 189],
    ['sum-17', 183],
    ['face-1', 199],
  ])('%s pays back %i of 216 chips', (id, expected) => {
    const paid = throws.reduce((sum, dice) => sum + (DICE_SPOTS.get(id)?.pays(dice) ?? 0), 0);
    expect(paid).toBe(expected * 100);
  });

  it('never pays more than it takes, on any place', () => {
    expect(DICE_SPOTS.size).toBe(37);
    for (const { id, pays } of DICE_SPOTS.values())
      expect(
        throws.reduce((sum, dice) => sum + pays(dice), 0),
        id,
      ).toBeLessThan(21_600);
  });

  it('throws fair dice: bets on big pay back 97.22 percent', () => {
    // The margin is two and a half standard errors.
    const tally = playMany(sicBo, game, rounds(400_000), () => ({ chips: { big: 1 } }));
    expect(Math.abs(percentPaid(tally) - 97.22)).toBeLessThan(deviation(0.4));
  });

  it.each([{ chips: {} }, { chips: { 'sum-3': 1 } }, { chips: { big: 10_001 } }, null])('refuses the bet %j', (bet) => {
    expect(() => playMany(sicBo, game, 1, () => bet as Json)).toThrow(BetRefused);
  });
});
