/** A prize at the moment of a spin. */
export interface WeightedPrize {
  prizeId: number;
  weight: number;
  /** Null for any number. */
  stock: number | null;
}

const weightOf = ({ weight, stock }: WeightedPrize): number => (stock === 0 ? 0 : weight);

/** Sums the weights of the prizes that are left. A spin draws a number below it; 0 when there is nothing to draw. */
export const weightLeft = (prizes: readonly WeightedPrize[]): number =>
  prizes.reduce((sum, prize) => sum + weightOf(prize), 0);

/** The share of spins that give the prize, from 0 to 1. */
export const chanceOf = (prizes: readonly WeightedPrize[], prize: WeightedPrize): number =>
  weightOf(prize) / (weightLeft(prizes) || 1);

/** Adds the weights of the prizes that are left in their order. Returns the first prize at which the sum exceeds the number. */
export function pickPrize<Prize extends WeightedPrize>(prizes: readonly Prize[], drawn: number): Prize {
  let sum = 0;
  for (const prize of prizes) {
    sum += weightOf(prize);
    if (drawn < sum) return prize;
  }
  throw new Error(`The weights of the prizes sum to ${sum}, the number is ${drawn}.`);
}
