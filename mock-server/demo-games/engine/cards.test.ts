import { describe, expect, it } from 'vitest';
import { deviation, rounds } from '../../../tests/support/rounds.ts';
import { cards } from './cards.ts';
import { aGame, percentPaid, playMany } from './seeded-source.test-support.ts';
import { handStrength, readHand } from './three-cards.ts';
import { BetRefused, type Json } from './types.ts';

const game = aGame({ gameType: 'PVP', minBet: 500, lines: 1, rtp: '96.90' });
const hand = (text: string) =>
  text.split(' ').map((card) => 'A23456789TJQK'.indexOf(card[0] ?? '') * 4 + 'shcd'.indexOf(card[1] ?? ''));

describe('The card room', () => {
  it.each([
    ['Qs Ks As', 'straightFlush'],
    ['2s 3s As', 'straightFlush'],
    ['7s 7h 7c', 'triple'],
    ['9s Th Jc', 'straight'],
    ['As 2h 3c', 'straight'],
    ['Ks As 2h', 'high'],
    ['2d 9d Kd', 'flush'],
    ['4s 4h Ac', 'pair'],
    ['2s 4h 9c', 'high'],
  ])('%s is a hand of the kind %s', (text, name) => {
    expect(readHand(hand(text)).name).toBe(name);
  });

  it.each([
    ['Qs Ks As', '2h 3h Ah'],
    ['2s 3s 4s', 'As Ah Ac'],
    ['2s 2h 2c', 'Qs Kh Ac'],
    ['2s 3h 4c', 'As 3c 2d'],
    ['2s 3h 4c', 'Ad Kd Jd'],
    ['2d 4d 5d', 'As Ah Kc'],
    ['3s 3h 2c', '2s 2h Ac'],
    ['3s 3h 5c', '3c 3d 4c'],
    ['As 4h 2c', 'Ks Qh 9d'],
  ])('%s beats %s', (better, worse) => {
    expect(handStrength(hand(better))).toBeGreaterThan(handStrength(hand(worse)));
  });

  it('equal hands share', () => {
    expect(handStrength(hand('As 4h 9c'))).toBe(handStrength(hand('Ah 4c 9d')));
  });

  it('pays back 96.90 percent over half a million rounds', () => {
    const tally = playMany(cards, game, rounds(500_000), (_, round) => ({ seats: 2 + (round % 4) }));
    expect(Math.abs(percentPaid(tally) - 96.9)).toBeLessThan(deviation(0.5));
  });

  it.each([{ seats: 1 }, { seats: 6 }, { seats: 2.5 }, {}, null])('refuses the bet %j', (bet) => {
    expect(() => playMany(cards, game, 1, () => bet as Json)).toThrow(BetRefused);
  });
});
