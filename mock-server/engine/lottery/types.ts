/** An exact number, as numerator and denominator. */
export type Fraction = readonly [number: number, of: number];

/** What a draw gave: balls in their order, or the numbers of a board by their prize. A number of a board is a text of digits. */
export interface Result {
  balls: readonly number[];
  board: Readonly<Record<string, readonly string[]>>;
}

/** A value that a result has, by which bets on it are told apart. */
export type Feature =
  | { of: 'ball'; position: number }
  | { of: 'sum'; positions: readonly number[] }
  /** The largest less the smallest. */
  | { of: 'span'; positions: readonly number[] }
  /** 1 where the first is larger than the second, −1 where it is smaller, else 0. */
  | { of: 'compare'; positions: readonly [first: number, second: number] }
  /** How many are odd. */
  | { of: 'odd'; positions: readonly number[] }
  | { of: 'digitSum'; position: number }
  | { of: 'lastDigit'; position: number }
  /** The number that comes exactly `times`; −1 for none. */
  | { of: 'same'; positions: readonly number[]; times: number }
  /** A `Pattern` of three numbers; in a ring of ten the straights 8-9-0 and 9-0-1 count. */
  | { of: 'pattern'; positions: readonly [number, number, number]; ring: boolean };

/** All alike, three in a row, two alike, two of them in a row, and what is left. */
export const PATTERN = { leopard: 0, straight: 1, pair: 2, half: 3, mixed: 4 } as const;

/** Something to bet on within a market: it wins with some values of the feature, and has its stake back with others. */
export interface Choice {
  symbol: string;
  values: readonly number[];
  returns?: readonly number[];
  /** How many stakes it costs; 1 by default. */
  stakes?: number;
  /** With these odds a stake would be worth itself, what is given back included. */
  fair: Fraction;
}

/** What is drawn from a board and matched with a number: the last digits of each number of a prize. */
export interface Slice {
  prize: string;
  last: number;
  /** The play's prize that a match wins; '' by default. */
  pays?: string;
}

/** How the rows of a slip become stakes, and which of them win. */
export type Rule =
  /** A row of numbers for each position; a stake for each combination. With `isList` one row of whole numbers such as "123". */
  | { kind: 'direct'; positions: readonly number[]; isDistinct?: boolean; isList?: boolean }
  /** A row for each position; a stake for each number that is chosen. */
  | { kind: 'each'; positions: readonly number[] }
  /**
   * Any order: `pattern` is how often the numbers come, as in [2, 1, 1]. A row for each different count, the largest first; or one for all.
   */
  | { kind: 'group'; positions: readonly number[]; pattern: readonly number[]; isOneRow?: boolean }
  /**
   * One row; a stake for each set of `size` numbers. It wins when as many as can be drawn are (`all`), when none is (`none`), or when one is the last
   * ball and the rest are others (`special`).
   */
  | { kind: 'set'; positions: readonly number[]; size: number; hit: 'all' | 'none' | 'special' }
  /** A row for each feature; a stake for each combination of choices. */
  | { kind: 'market'; features: readonly Feature[]; choices: readonly Choice[] }
  /** One ticket of numbers, paid by how many are drawn and whether the last ball is among the rest. */
  | { kind: 'ticket'; size: number; tiers: readonly { hits: number; withSpecial: boolean; prize: string }[] }
  /**
   * One row of numbers of `digits` digits. Each is matched with the slices: in this order, in any (a stake for each permutation, or one for all), or as
   * a digit that they contain. Of `size` numbers together all must match. `isOnce` pays one match, else each.
   */
  | {
      kind: 'tails';
      digits: number;
      slices: readonly Slice[];
      order: 'exact' | 'box' | 'oneForAll' | 'contains';
      size?: number;
      isOnce?: boolean;
      /** How many results each number or set is staked on; 1 by default. */
      stakes?: number;
    };

/** What a stake of 1 pays for a win: by the member's series, or fixed. */
export interface Prize {
  /** What the rule calls it; '' where it has one prize. */
  name: string;
  /** With these odds a stake would be worth itself: 1 / how many of them a stake wins on average. */
  fair: Fraction;
  /** A decimal with at most two places; absent where the series decides. */
  odds?: string;
}

export interface Play {
  code: string;
  rule: Rule;
  /** A market's prizes are its choices. */
  prizes: readonly Prize[];
  /** It is on two draws of one day together: `joinResults`. */
  isOverTwo?: true;
}

/** A winning stake: what it pays, and how many of them. */
export interface Win {
  prize: string;
  count: number;
  /** A prize that is shared by the permutations of its number. */
  sharedBy?: number;
}

/** What a line of a slip comes to. */
export interface Outcome {
  wins: Win[];
  /** How many stakes are given back. */
  returned: number;
}

/** The numbers of balls, first and last. */
export type Numbers = readonly [first: number, last: number];

/** Each prize of a board: how many numbers it has, and of how many digits. */
export type Board = Readonly<Record<string, readonly [numbers: number, digits: number]>>;

/** What a draw takes from its random source. */
export interface Drawing {
  /** Of its balls; null where it draws a board. */
  numbers: Numbers | null;
  /** How many balls; 0 where it draws a board. */
  balls: number;
  /** Whether its balls differ. */
  isDistinct?: true;
  /** Drawn digit by digit, in this order; absent where it draws balls. */
  board?: Board;
}

/** The games that are drawn and played alike. */
export interface Family extends Drawing {
  code: string;
  plays: readonly Play[];
}
