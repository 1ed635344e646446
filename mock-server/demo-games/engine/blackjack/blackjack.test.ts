import { describe, expect, it } from 'vitest';
import { deviation, rounds } from '../../../../tests/support/rounds.ts';
import { aGame, percentPaid, playMany, seededSource } from '../seeded-source.test-support.ts';
import { BetRefused, type Json } from '../types.ts';
import { blackjack } from './blackjack.ts';
import { cardPoint } from './hand.ts';
import { bestChoice, returnOfBasicStrategy } from './return.ts';
import { actionsFor, type BlackjackState, handInPlay } from './table.ts';

const game = aGame({ gameType: 'LIVE', minBet: 10_000, lines: 1 });
const DEAL = { action: 'deal', level: 1 };

const parseCards = (text: string) => [...text].map((rank) => 'A23456789TJQK'.indexOf(rank) * 4);

function playWith(text: string, ...actions: string[]) {
  const left = parseCards(text);
  const fair = { int: () => left.shift() ?? 0 };
  let state: Json = null;
  return [DEAL, ...actions.map((action) => ({ action }))].map((bet) => {
    const round = blackjack.play({ game, bet, state, fair, jackpot: 0n, now: 0 });
    state = round.state ?? null;
    return round;
  });
}
const sum = (rounds: { stake: bigint; win: bigint }[], of: 'stake' | 'win') =>
  rounds.reduce((total, round) => total + round[of], 0n);

function basicStrategy(state: Json): Json {
  const table = state as BlackjackState | null;
  const hand = table && handInPlay(table);
  if (!table || !hand) return DEAL;
  const action = bestChoice(hand.cards.map(cardPoint), cardPoint(table.dealer[0] ?? 0), actionsFor(table));
  return { action };
}

describe('Blackjack', () => {
  // Player's two cards, dealer's first card, then the drawn cards.
  it.each([
    ['a natural pays three to two', 'AK9K', [], 25_000n, 10_000n],
    ['two naturals are a draw', 'AKAK', [], 10_000n, 10_000n],
    ['twenty beats nineteen', 'KQ9T', ['stand'], 20_000n, 10_000n],
    ['the dealer stands on a soft seventeen', 'T8A6', ['stand'], 20_000n, 10_000n],
    ['the dealer draws to sixteen', 'T8T65', ['stand'], 0n, 10_000n],
    ['equal totals are a draw', 'T9T9', ['stand'], 10_000n, 10_000n],
    ['too much loses at once', 'T6TT', ['hit'], 0n, 10_000n],
    ['a natural of the dealer beats twenty-one', 'T6T5A', ['hit'], 0n, 10_000n],
    ['a double puts in once more and draws one card', '65TT8', ['double'], 40_000n, 20_000n],
    ['a split plays two hands', '88638T92', ['split', 'hit', 'stand'], 20_000n, 20_000n],
    ['split aces get a card each, and twenty-one is no natural', 'AA9K9T', ['split'], 40_000n, 20_000n],
  ])('%s', (_, cards, actions, win, stake) => {
    const rounds = playWith(cards, ...actions);
    expect({ win: sum(rounds, 'win'), stake: sum(rounds, 'stake') }).toEqual({ win, stake });
    expect(rounds.at(-1)?.detail).toMatchObject({ isOver: true });
    expect(rounds.at(-1)?.state).toBeUndefined();
  });

  it('an open hand is all that the next round knows, and shows nothing that is to come', () => {
    const [round] = playWith('T69');
    expect(round).toMatchObject({ win: 0n, stake: 10_000n });
    expect(round?.state).toEqual({
      level: 1,
      dealer: parseCards('9'),
      hands: [{ cards: parseCards('T6'), stakes: 1, isDone: false }],
    });
  });

  it('basic strategy gets back 99.32 percent', () => {
    expect((returnOfBasicStrategy() * 100).toFixed(2)).toBe('99.32');
  });

  it('many rounds by basic strategy get back as much', () => {
    let hands = 0;
    const tally = playMany(blackjack, game, rounds(200_000), (state) => {
      const bet = basicStrategy(state);
      hands += bet === DEAL ? 1 : 0;
      return bet;
    });
    // The published return relates to the initial stakes only.
    const gain = Number(tally.win - tally.stake) / (hands * game.minBet);
    expect(Math.abs(1 + gain - returnOfBasicStrategy())).toBeLessThan(deviation(0.012));
    expect(percentPaid(tally)).toBeGreaterThan(99.4 - deviation(1.2));
  });

  it.each([
    [null, { action: 'hit' }],
    [null, { action: 'deal', level: 3 }],
    [null, {}],
    [{ level: 1, dealer: [0], hands: [{ cards: [4, 8], stakes: 1, isDone: false }] }, DEAL],
    [{ level: 1, dealer: [0], hands: [{ cards: [4, 8], stakes: 1, isDone: false }] }, { action: 'split' }],
    [{ level: 1, dealer: [0], hands: [{ cards: [4, 8, 12], stakes: 1, isDone: false }] }, { action: 'double' }],
  ])('after %j it refuses %j', (state, bet) => {
    const fair = seededSource('refused');
    expect(() => blackjack.play({ game, bet, state, fair, jackpot: 0n, now: 0 })).toThrow(BetRefused);
  });
});
