import { totalHand } from './hand.ts';

/** Four of the thirteen ranks count 10. */
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((point) => ({ point, chance: (point === 10 ? 4 : 1) / 13 }));
const FULL = 21;
const STANDS = 17;
const NATURAL = 'natural';

type Outcome = number | typeof NATURAL;
export type Choice = 'hit' | 'stand' | 'double' | 'split';

/** Points with aces as 1. */
interface Held {
  points: number;
  hasAce: boolean;
}

const add = ({ points, hasAce }: Held, point: number): Held => ({
  points: points + point,
  hasAce: hasAce || point === 1,
});
const totalOfHeld = ({ points, hasAce }: Held): number => totalHand(points, hasAce).points;
const mean = (of: (point: number) => number): number =>
  CARDS.reduce((sum, { point, chance }) => sum + chance * of(point), 0);

function remember<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

/** Probability of each final total; 22 is a bust. */
function dealerEnds(up: number): Map<Outcome, number> {
  const ends = new Map<Outcome, number>();
  const go = (held: Held, cards: number, chance: number): void => {
    const total = totalOfHeld(held);
    if (total >= STANDS) {
      const outcome = cards === 2 && total === FULL ? NATURAL : Math.min(total, FULL + 1);
      ends.set(outcome, (ends.get(outcome) ?? 0) + chance);
    } else for (const card of CARDS) go(add(held, card.point), cards + 1, chance * card.chance);
  };
  go({ points: up, hasAce: up === 1 }, 1, 1);
  return ends;
}
const endsFor = remember((up) => dealerEnds(Number(up)));

/** Expected gain in stakes. */
function standing(total: number, up: number): number {
  if (total > FULL) return -1;
  let value = 0;
  for (const [end, chance] of endsFor(String(up))) {
    if (end === NATURAL) value -= chance;
    else if (end > FULL || end < total) value += chance;
    else if (end > total) value -= chance;
  }
  return value;
}

const hitting = (held: Held, up: number): number => mean((point) => goingOn(add(held, point), up));
const doubling = (held: Held, up: number): number => 2 * mean((point) => standing(totalOfHeld(add(held, point)), up));

const goingOnFor = remember((key) => {
  const [points = 0, ace = 0, up = 0] = key.split(' ').map(Number);
  const held = { points, hasAce: ace === 1 };
  const total = totalOfHeld(held);
  if (total >= FULL) return standing(total, up);
  return Math.max(standing(total, up), hitting(held, up));
});
/** Best expected gain with more than two cards. */
const goingOn = ({ points, hasAce }: Held, up: number): number =>
  points > FULL ? -1 : goingOnFor(`${points} ${hasAce ? 1 : 0} ${up}`);

const firstHand = (one: number, other: number): Held => add({ points: one, hasAce: one === 1 }, other);

function unsplit(held: Held, up: number): number {
  const isFull = totalOfHeld(held) === FULL;
  return isFull ? standing(FULL, up) : Math.max(goingOn(held, up), doubling(held, up));
}

/** Two hands that may be doubled; split aces get one card each. */
const splitting = (point: number, up: number): number =>
  2 *
  mean((other) => {
    const held = firstHand(point, other);
    return point === 1 ? standing(totalOfHeld(held), up) : unsplit(held, up);
  });

/** Basic strategy's choice, from the points of the player's and the dealer's cards. */
export function bestChoice(points: readonly number[], up: number, allowed: readonly string[]): Choice {
  const held = points.reduce((sum: Held, point) => add(sum, point), { points: 0, hasAce: false });
  const values: Record<Choice, number> = {
    stand: standing(totalOfHeld(held), up),
    hit: hitting(held, up),
    double: doubling(held, up),
    split: splitting(points[0] ?? 0, up),
  };
  const choices = (Object.keys(values) as Choice[]).filter((choice) => allowed.includes(choice));
  return choices.reduce((best, choice) => (values[choice] > values[best] ? choice : best), 'stand');
}

/** Pays three to two, unless the dealer has one too. */
const natural = (up: number): number => 1.5 * (1 - (endsFor(String(up)).get(NATURAL) ?? 0));

/** As a part of the initial stakes. */
export function returnOfBasicStrategy(): number {
  const gain = mean((up) =>
    mean((one) =>
      mean((other) => {
        const held = firstHand(one, other);
        if (totalOfHeld(held) === FULL) return natural(up);
        return Math.max(unsplit(held, up), one === other ? splitting(one, up) : -2);
      }),
    ),
  );
  return 1 + gain;
}
