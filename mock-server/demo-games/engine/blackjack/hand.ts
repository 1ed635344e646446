/** Cards are 0 to 51: rank from the ace, four suits each. */
const FULL = 21;
const DEALER_STANDS = 17;

/** Returns 1 for the ace, 10 for face cards. */
export const cardPoint = (card: number): number => Math.min(10, Math.floor(card / 4) + 1);

export interface Total {
  points: number;
  isSoft: boolean;
}

/** An ace counts eleven unless that exceeds 21. */
export function totalHand(points: number, hasAce: boolean): Total {
  const isSoft = hasAce && points + 10 <= FULL;
  return { points: isSoft ? points + 10 : points, isSoft };
}

export function readHand(cards: readonly number[]): Total {
  const points = cards.map(cardPoint);
  return totalHand(
    points.reduce((sum, point) => sum + point, 0),
    points.includes(1),
  );
}

export const isBust = (cards: readonly number[]): boolean => readHand(cards).points > FULL;
export const isFull = (cards: readonly number[]): boolean => readHand(cards).points >= FULL;
export const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && isFull(cards);
/** The dealer stands on all 17s. */
export const dealerDraws = (cards: readonly number[]): boolean => readHand(cards).points < DEALER_STANDS;
