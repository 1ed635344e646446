/** Cards are 0 to 51: rank from the ace, four suits each. */
const FULL = 21;
const DEALER_STANDS = 17;

/** The points of a card: the ace 1, face cards 10. */
export const pointOf = (card: number): number => Math.min(10, Math.floor(card / 4) + 1);

export interface Total {
  points: number;
  /** Whether an ace counts eleven. */
  isSoft: boolean;
}

/** The total of a hand: an ace counts eleven unless that exceeds 21. */
export function totalOf(points: number, hasAce: boolean): Total {
  const isSoft = hasAce && points + 10 <= FULL;
  return { points: isSoft ? points + 10 : points, isSoft };
}

/** Counts the points of a hand. */
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
/** The dealer draws to 16 and stands on all 17s. */
export const dealerDraws = (cards: readonly number[]): boolean => readHand(cards).points < DEALER_STANDS;
