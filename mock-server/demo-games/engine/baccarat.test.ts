import { describe, expect, it } from 'vitest';
import { deviation, rounds } from '../../../tests/support/rounds.ts';
import { baccarat, bankerDraws, createShoe, dealCoup, sumPoints } from './baccarat.ts';
import { aGame, playMany, returnsByPlace, seededSource } from './seeded-source.test-support.ts';
import { BetRefused, type Fair, type Json } from './types.ts';

const game = aGame({ slug: 'baccarat-mini-felt', minBet: 10_000, rtp: '98.94' });
const ROUNDS = 500_000;
const card = (points: number, suit = 0) => (points === 0 ? 9 * 4 : (points - 1) * 4) + suit;
const dealing = (...points: number[]) => {
  const cards = points.map((each) => card(each));
  return () => cards.shift() ?? 0;
};

describe('Baccarat', () => {
  /** Published rules: rows are the banker's points, columns the player's third card from 0 to 9, then none. */
  it.each([
    [0, 'DDDDDDDDDDD'],
    [1, 'DDDDDDDDDDD'],
    [2, 'DDDDDDDDDDD'],
    [3, 'DDDDDDDDSDD'],
    [4, 'SSDDDDDDSSD'],
    [5, 'SSSSDDDDSSD'],
    [6, 'SSSSSSDDSSS'],
    [7, 'SSSSSSSSSSS'],
  ])('a banker of %i draws by the tableau', (banker, row) => {
    const drawn = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, null].map((third) => (bankerDraws(banker, third) ? 'D' : 'S'));
    expect(drawn.join('')).toBe(row);
  });

  it.each([
    ['a natural ends it', [4, 2, 4, 3], 2, 2],
    ['a banker’s natural ends it', [1, 4, 1, 5], 2, 2],
    ['a player of five draws', [2, 3, 3, 4, 9], 3, 2],
    ['a player of six stands, a banker of five draws', [2, 2, 4, 3, 1], 2, 3],
    ['both draw', [1, 1, 1, 1, 4, 5], 3, 3],
  ])('%s', (_, points, player, banker) => {
    const coup = dealCoup(dealing(...points));
    expect([coup.player.length, coup.banker.length]).toEqual([player, banker]);
  });

  it('counts tens and faces as nothing and the sum without its tens', () => {
    expect(sumPoints([card(9), card(9)])).toBe(8);
    expect(sumPoints([9 * 4, 10 * 4, 12 * 4 + 3])).toBe(0);
  });

  it('each bet pays back its percentage over many rounds', () => {
    const chips = { player: 1, banker: 1, tie: 1, playerPair: 1, bankerPair: 1 };
    const returns = returnsByPlace(baccarat, game, rounds(ROUNDS), chips);
    // Rare wins need a wider margin.
    for (const [name, percent, margin] of [
      ['player', 98.76, 0.5],
      ['banker', 98.94, 0.5],
      ['tie', 85.64, 1.2],
      ['playerPair', 89.64, 1.2],
      ['bankerPair', 89.64, 1.2],
    ] as const) {
      expect(Math.abs((returns.get(name) ?? 0) - percent), name).toBeLessThan(deviation(margin));
    }
  });

  it('gives stakes on either side back on a tie, and they are no valid bet', () => {
    // 7 points each; within one deck the position in the shoe equals the card.
    const places = [card(3, 0), card(2, 0), card(4, 1), card(5, 1)];
    const dealt: number[] = [];
    const fair: Fair = {
      int: () => {
        const place = places.shift() ?? 0;
        const shifted = place - dealt.filter((other) => other < place).length;
        dealt.push(place);
        return shifted;
      },
    };
    const bet = { chips: { player: 10, tie: 1 } };
    const round = baccarat.play({ game, bet, state: null, fair, jackpot: 0n, now: 0 });
    expect(round).toMatchObject({ stake: 110_000n, win: 190_000n, validBet: 10_000n });
    expect(round.detail).toMatchObject({ points: [7, 7], winners: ['tie'] });
  });

  it('deals from eight decks: each card comes eight times before the shoe is empty', () => {
    const deal = createShoe(seededSource('shoe'));
    const counts = new Map<number, number>();
    for (let place = 0; place < 8 * 52; place += 1) {
      const dealt = deal();
      counts.set(dealt, (counts.get(dealt) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array<number>(52).fill(8));
  });

  it.each([{}, { chips: {} }, { chips: { player: 0 } }, { chips: { dragon: 1 } }, { chips: { tie: 10_001 } }, null])(
    'refuses the bet %j',
    (bet) => {
      expect(() => playMany(baccarat, game, 1, () => bet as Json)).toThrow(BetRefused);
    },
  );
});
