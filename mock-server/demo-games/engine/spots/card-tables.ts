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
  outcomes: [
    [0, 1],
    [0, 4, 1],
  ],
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

/** Cards by rank from the ace as 0, with their suits. */
const hand = (ranks: readonly number[], suits: readonly number[]) =>
  ranks.map((rank, at) => rank * 4 + (suits[at] ?? 0));

/** Two equal hands of each name, where it has any, and a better one. */
const EXAMPLES = [
  ...[
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 2],
    [1, 2, 3],
  ].flatMap((suits) => [hand([4, 5, 6], suits), hand([7, 8, 9], suits)]),
  ...[3, 8].map((rank) => hand([rank, rank, rank], [0, 1, 2])),
  ...[2, 3].flatMap((suit) => [hand([1, 4, 8], [suit, suit, suit]), hand([2, 5, 11], [suit, suit, suit])]),
  hand([1, 1, 6], [0, 1, 2]),
  hand([1, 1, 6], [2, 3, 3]),
  hand([9, 9, 6], [0, 1, 0]),
  ...[
    [0, 1, 2],
    [1, 2, 3],
  ].flatMap((suits) => [hand([2, 5, 10], suits), hand([3, 7, 11], suits)]),
];

const disjointPairs = EXAMPLES.flatMap((a) =>
  EXAMPLES.filter((b) => !b.some((card) => a.includes(card))).map((b) => [...a, ...b]),
);

/** Bets on the better hand, and on hands with a pair or better. */
export const teenPatti: SpotTable = {
  kind: 'teenPatti',
  draw: (fair) => drawDifferent(fair, HAND * 2, DECK),
  outcomes: disjointPairs,
  spots: [side('a', 1), side('b', -1), pairOrBetter('pairA', 'a'), pairOrBetter('pairB', 'b')],
};
