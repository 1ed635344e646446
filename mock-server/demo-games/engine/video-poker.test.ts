import { describe, expect, it } from 'vitest';
import { RETURN_BY_RULES } from './kinds.ts';
import { aGame, seededSource } from './seeded-source.test-support.ts';
import { BetRefused, type Json } from './types.ts';
import { videoPoker } from './video-poker.ts';
import { POKER_PAYS, type PokerHand, readPoker } from './video-poker-hand.ts';
import { forEachHand, returnOfBestPlay } from './video-poker-return.test-support.ts';

const game = aGame({ classify: 'VP', minBet: 1000, lines: 1 });
const hand = (text: string) =>
  text.split(' ').map((card) => 'A23456789TJQK'.indexOf(card[0] ?? '') * 4 + 'shcd'.indexOf(card[1] ?? ''));
describe('Video poker', () => {
  it.each([
    ['As Ks Qs Js Ts', 'royalFlush'],
    ['5h 4h 3h 2h Ah', 'straightFlush'],
    ['9s 9h 9c 9d 2s', 'fourOfAKind'],
    ['9s 9h 9c 2d 2s', 'fullHouse'],
    ['Ks 9s 7s 4s 2s', 'flush'],
    ['As Kh Qs Js Ts', 'straight'],
    ['As 2h 3s 4s 5s', 'straight'],
    ['As 2h 3s 4s Ks', 'nothing'],
    ['Qs Qh Qc 4s 5s', 'threeOfAKind'],
    ['2s 2h 3c 3s 5s', 'twoPairs'],
    ['Js Jh 3c 4s 5s', 'jacksOrBetter'],
    ['Ts Th 3c 4s 5s', 'nothing'],
  ])('%s is %s', (text, name) => {
    expect(readPoker(hand(text))).toBe(name);
  });

  it('finds every hand as often as there are such hands', () => {
    const counts: Partial<Record<PokerHand, number>> = {};
    forEachHand((cards) => {
      const name = readPoker(cards);
      counts[name] = (counts[name] ?? 0) + 1;
    });
    expect(counts).toEqual({
      royalFlush: 4,
      straightFlush: 36,
      fourOfAKind: 624,
      fullHouse: 3744,
      flush: 5108,
      straight: 10_200,
      threeOfAKind: 54_912,
      twoPairs: 123_552,
      jacksOrBetter: 337_920,
      nothing: 2_062_860,
    });
  }, 30_000);

  it('pays back 99.54 percent when every hand is played as well as it can be', () => {
    const best = returnOfBestPlay((cards) => POKER_PAYS[readPoker(cards)]);
    expect((best * 100).toFixed(2)).toBe(RETURN_BY_RULES.videoPoker);
  }, 60_000);

  it('keeps what is held and draws the rest from the cards that are left', () => {
    const cards = hand('As Ah 3c 4s 5s');
    const state = { level: 5, cards };
    const bet = { action: 'draw', held: [0, 1] };
    const round = videoPoker.play({ game, bet, state, fair: seededSource('draw'), jackpot: 0n, now: 0 });
    const after = (round.detail as { cards: number[] }).cards;
    expect(after.slice(0, 2)).toEqual(cards.slice(0, 2));
    expect(new Set([...cards, ...after]).size).toBe(8);
    expect(round.stake).toBe(0n);
    expect(round.state).toBeUndefined();
  });

  it.each([
    [null, { action: 'draw', held: [] }],
    [null, { action: 'deal', level: 3 }],
    [
      { level: 1, cards: [0, 1, 2, 3, 4] },
      { action: 'deal', level: 1 },
    ],
    [
      { level: 1, cards: [0, 1, 2, 3, 4] },
      { action: 'draw', held: [5] },
    ],
  ])('after %j it refuses %j', (state, bet) => {
    const input = { game, bet, state: state as Json, fair: seededSource('no'), jackpot: 0n, now: 0 };
    expect(() => videoPoker.play(input)).toThrow(BetRefused);
  });
});
