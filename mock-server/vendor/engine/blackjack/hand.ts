/** Cards are 0 to 51: rank from the ace, four suits each. */
const FULL = 21;
const DEALER_STANDS = 17;

/** What a card counts: the ace 1, pictures 10. */
export const pointOf = (card: number): number => Math.min(10, Math.floor(card / 4) + 1);

export interface Total {
  points: number;
  /** Whether an ace counts eleven. */
  isSoft: boolean;
}

/** The total of points when one ace counts eleven, if that is not too much. */
export function totalOf(points: number, hasAce: boolean): Total {
  const isSoft = hasAce && points + 10 <= FULL;
  return { points: isSoft ? points + 10 : points, isSoft };
}

/** What a hand is worth. */
export function readHand(cards: readonly number[]): Total {
  const points = cards.map(pointOf);
  return totalOf(
    points.reduce((sum, point) => sum + point, 0),
    points.includes(1),
  );
}

export const isBust = (cards: readonly number[]): boolean => readHand(cards).points > FULL;
export const isFull = (cards: readonly number[]): boolean => readHand(cards).points >= FULL;
/** An ace and a ten in the first two cards. */
export const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && isFull(cards);
/** The dealer draws to sixteen and stands on every seventeen. */
export const dealerDraws = (cards: readonly number[]): boolean => readHand(cards).points < DEALER_STANDS;
