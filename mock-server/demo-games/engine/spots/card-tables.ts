import { drawDifferent } from '../../../engine/draw-different.ts';
import { type HandName, handStrength, readHand } from '../three-cards.ts';
import { type Spot, type SpotTable, spot } from './spot.ts';

const DECK = 52;
const HAND = 3;
const cardRank = (card: number): number => Math.floor(card / 4);

/** Cards go to andar and bahar in turn, andar first, until one has the joker's rank. */
export function winningSide(drawn: readonly number[]): 'andar' | 'bahar' {
  return drawn.length % 2 === 0 ? 'andar' : 'bahar';
}

export const andarBahar: SpotTable = {
  kind: 'andarBahar',
  draw: (fair) => {
    const deck = Array.from({ length: DECK }, (_, card) => card);
    const drawn: number[] = [];
    do drawn.push(...deck.splice(fair.int(deck.length), 1));
    while (drawn.length === 1 || cardRank(drawn.at(-1) ?? 0) !== cardRank(drawn[0] ?? 0));
    return drawn;
  },
  spots: [
    spot('andar', 190, (drawn) => winningSide(drawn) === 'andar'),
    spot('bahar', 200, (drawn) => winningSide(drawn) === 'bahar'),
  ],
};

export const splitHands = (drawn: readonly number[]) => ({ a: drawn.slice(0, HAND), b: drawn.slice(HAND) });

/** Positive if hand A is better. */
export function compareHands(drawn: readonly number[]): number {
  const { a, b } = splitHands(drawn);
  return handStrength(a) - handStrength(b);
}

/** In hundredths. */
const PAIR_PAYS: Record<HandName, number> = {
  straightFlush: 4100,
  triple: 3100,
  straight: 700,
  flush: 500,
  pair: 200,
  high: 0,
};

const side = (id: string, sign: 1 | -1): Spot => ({
  id,
  most: 195,
  pays: (drawn) => {
    const difference = compareHands(drawn) * sign;
    if (difference === 0) return 100;
    return difference > 0 ? 195 : 0;
  },
});

const pairOrBetter = (id: string, hand: 'a' | 'b'): Spot => ({
  id,
  most: PAIR_PAYS.straightFlush,
  least: PAIR_PAYS.pair,
  pays: (drawn) => PAIR_PAYS[readHand(splitHands(drawn)[hand]).name],
});

/** Bets on the better hand, and on hands with a pair or better. */
export const teenPatti: SpotTable = {
  kind: 'teenPatti',
  draw: (fair) => drawDifferent(fair, HAND * 2, DECK),
  spots: [side('a', 1), side('b', -1), pairOrBetter('pairA', 'a'), pairOrBetter('pairB', 'b')],
};
