import { describe, expect, it } from 'vitest';
import { aGame, percentOf, playMany, seededSource } from './seeded-source.test-support.ts';
import { BetRefused, type Json } from './types.ts';
import { type PokerState, videoPoker } from './video-poker.ts';
import { POKER_PAYS, type PokerHand, rankOf, readPoker } from './video-poker-hand.ts';

const game = aGame({ classify: 'VP', minBet: 1000, lines: 1 });
const hand = (text: string) =>
  text.split(' ').map((card) => 'A23456789TJQK'.indexOf(card[0] ?? '') * 4 + 'shcd'.indexOf(card[1] ?? ''));
const suitOf = (card: number) => card % 4;

/** The places of the cards that a rule keeps. */
const placesOf = (cards: number[], keep: (card: number) => boolean) =>
  cards.flatMap((card, place) => (keep(card) ? [place] : []));

/** The short published strategy of jacks or better: the first line that fits says what is held. */
function simpleStrategy({ cards }: PokerState): number[] {
  const made = readPoker(cards);
  const all = [0, 1, 2, 3, 4];
  const ranks = cards.map(rankOf);
  const ofRank = (rank: number) => ranks.filter((each) => each === rank).length;
  const suits = [0, 1, 2, 3].map((suit) => placesOf(cards, (card) => suitOf(card) === suit));
  const royals = suits.map((places) => places.filter((place) => (ranks[place] ?? 0) >= 10));
  const bestRoyal = royals.reduce((best, each) => (each.length > best.length ? each : best));
  const flush = suits.find(({ length }) => length === 4);
  const pairs = placesOf(cards, (card) => ofRank(rankOf(card)) >= 2);
  if (['royalFlush', 'straightFlush', 'fourOfAKind', 'fullHouse'].includes(made))
    return made === 'fourOfAKind' ? pairs : all;
  if (bestRoyal.length === 4) return bestRoyal;
  if (made === 'flush' || made === 'straight') return all;
  if (made === 'threeOfAKind' || made === 'twoPairs' || made === 'jacksOrBetter') return pairs;
  if (bestRoyal.length === 3) return bestRoyal;
  if (flush) return flush;
  if (pairs.length > 0) return pairs;
  const outside = all
    .map((without) => all.filter((place) => place !== without))
    .find((four) => {
      const sorted = four.map((place) => ranks[place] ?? 0).sort((a, b) => a - b);
      const [low = 0, high = 0] = [sorted[0], sorted[3]];
      return new Set(sorted).size === 4 && high - low === 3 && high < 14;
    });
  if (outside) return outside;
  const high = placesOf(cards, (card) => rankOf(card) >= 11);
  const suited = suits
    .map((places) => places.filter((place) => high.includes(place)))
    .find(({ length }) => length === 2);
  if (suited) return suited;
  if (high.length > 2) return high.sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0)).slice(0, 2);
  return high;
}

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
    for (let a = 0; a < 48; a += 1)
      for (let b = a + 1; b < 49; b += 1)
        for (let c = b + 1; c < 50; c += 1)
          for (let d = c + 1; d < 51; d += 1)
            for (let e = d + 1; e < 52; e += 1) {
              const name = readPoker([a, b, c, d, e]);
              counts[name] = (counts[name] ?? 0) + 1;
            }
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

  it('by a short strategy pays back close to 99.54 percent, what the best one gets of these pays', () => {
    const tally = playMany(
      videoPoker,
      game,
      300_000,
      (state): Json =>
        state === null
          ? { action: 'deal', level: 1 }
          : { action: 'draw', held: simpleStrategy(state as unknown as PokerState) },
    );
    expect(Math.abs(percentOf(tally) - 99.54)).toBeLessThan(2.5);
    expect(POKER_PAYS).toMatchObject({ royalFlush: 800, fullHouse: 9, flush: 6 });
  }, 30_000);

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
