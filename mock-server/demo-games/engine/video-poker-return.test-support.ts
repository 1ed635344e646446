import { countWays } from '../../engine/ways.ts';

const DECK = 52;
const HAND = 5;
const SUITS = 4;
/** Subsets ("choices") are bit masks. */
const ALL = 2 ** HAND - 1;

const choices = Array.from({ length: ALL + 1 }, (_, choice) => choice);
const sizes = choices.map((choice) => choice.toString(2).replaceAll('0', '').length);
const findSize = (choice: number): number => sizes[choice] ?? 0;

/** Number of subsets of `size` cards before the one with the last card `card`. */
const before = Array.from({ length: DECK }, (_, card) =>
  [0, 1, 2, 3, 4, 5].map((size) => (card < size ? 0 : countWays(card, size))),
);

/** Cards are in ascending order. */
export function forEachHand(call: (hand: readonly number[]) => void): void {
  for (let e = 4; e < DECK; e += 1)
    for (let d = 3; d < e; d += 1)
      for (let c = 2; c < d; c += 1)
        for (let b = 1; b < c; b += 1) for (let a = 0; a < b; a += 1) call([a, b, c, d, e]);
}

const lastPlaces = choices.map((choice) => 31 - Math.clz32(choice));
const places = new Int32Array(choices.length);

/** Rank of each subset of a hand among all subsets of its size (combinatorial number system). */
function findPlaces(hand: readonly number[]): void {
  for (let choice = 1; choice <= ALL; choice += 1) {
    const last = lastPlaces[choice] ?? 0;
    const others = places[choice ^ (1 << last)] ?? 0;
    places[choice] = others + (before[hand[last] ?? 0]?.[sizes[choice] ?? 0] ?? 0);
  }
}

const ranks = new Int32Array(SUITS);

/** Hands that equal this one up to a permutation of suits; 0 for all but one representative. */
function countAlike(hand: readonly number[]): number {
  ranks.fill(0);
  for (const card of hand) ranks[card % SUITS] = (ranks[card % SUITS] ?? 0) | (1 << Math.floor(card / SUITS));
  let [count, equal] = [1, 1];
  for (let suit = 1; suit < SUITS; suit += 1) {
    const [one, next] = [ranks[suit - 1] ?? 0, ranks[suit] ?? 0];
    if (one < next) return 0;
    equal = one === next ? equal + 1 : 1;
    // Orders of the suits, divided by those of suits with equal ranks.
    count *= (suit + 1) / equal;
  }
  return count;
}

/**
 * Exact return as a part of the stake. For each set of held cards it sums the pays of all draws, by inclusion–exclusion
 * over the discarded cards.
 */
export function returnOfBestPlay(handPays: (hand: readonly number[]) => number): number {
  const sums = [0, 1, 2, 3, 4, 5].map((size) => new Float64Array(countWays(DECK, size)));
  const sumAt = (choice: number) => sums[findSize(choice)]?.[places[choice] ?? -1] ?? 0;
  forEachHand((hand) => {
    const pays = handPays(hand);
    if (pays === 0) return;
    findPlaces(hand);
    for (const choice of choices) sums[findSize(choice)]?.set([sumAt(choice) + pays], places[choice]);
  });

  const draws = [0, 1, 2, 3, 4, 5].map((size) => countWays(DECK - HAND, size));
  const backs = choices.map((held) => choices.filter((back) => (back & held) === 0));
  const signs = sizes.map((size) => (size % 2 === 0 ? 1 : -1));
  const values = new Float64Array(choices.length);
  const findBest = () => {
    for (const choice of choices) values[choice] = sumAt(choice);
    let best = 0;
    for (const held of choices) {
      let sum = 0;
      for (const back of backs[held] ?? []) sum += (signs[back] ?? 0) * (values[held | back] ?? 0);
      best = Math.max(best, sum / (draws[HAND - findSize(held)] ?? 1));
    }
    return best;
  };
  let total = 0;
  forEachHand((hand) => {
    const alike = countAlike(hand);
    if (alike === 0) return;
    findPlaces(hand);
    total += alike * findBest();
  });
  return total / countWays(DECK, HAND);
}
