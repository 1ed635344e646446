export type Fraction = readonly [number: number, of: number];

/** Balls in order, or the numbers of a board by prize, as strings of digits. */
export interface Result {
  balls: readonly number[];
  board: Readonly<Record<string, readonly string[]>>;
}

export type Feature =
  | { of: 'ball'; position: number }
  | { of: 'sum'; positions: readonly number[] }
  /** Largest less smallest. */
  | { of: 'span'; positions: readonly number[] }
  /** 1 if the first is larger than the second, −1 if smaller, else 0. */
  | { of: 'compare'; positions: readonly [first: number, second: number] }
  | { of: 'odd'; positions: readonly number[] }
  | { of: 'digitSum'; position: number }
  | { of: 'lastDigit'; position: number }
  /** Number that comes exactly `times`; −1 for none. */
  | { of: 'same'; positions: readonly number[]; times: number }
  /** A `Pattern` of three numbers; in a ring of ten the straights 8-9-0 and 9-0-1 count. */
  | { of: 'pattern'; positions: readonly [number, number, number]; ring: boolean };

/** All alike, a straight, two alike, two in a row, and the rest. */
export const PATTERN = { leopard: 0, straight: 1, pair: 2, half: 3, mixed: 4 } as const;

/** Wins with some values of the feature, is refunded with others. */
export interface Choice {
  symbol: string;
  values: readonly number[];
  returns?: readonly number[];
  /** In stakes; 1 by default. */
  stakes?: number;
  /** Includes refunds. */
  fair: Fraction;
}

/** The last digits of each number of a prize. */
export interface Slice {
  prize: string;
  last: number;
  /** '' by default. */
  pays?: string;
}

/** Stakes of a slip's rows, and their winning condition. */
export type Rule =
  /** A stake for each combination. `isList`: one row of whole numbers such as "123". */
  | { kind: 'direct'; positions: readonly number[]; isDistinct?: boolean; isList?: boolean }
  /** A stake for each chosen number. */
  | { kind: 'each'; positions: readonly number[] }
  /**
   * Any order: `pattern` counts the repeats, as in [2, 1, 1]. A row for each distinct count, largest first; or one for
   * all.
   */
  | { kind: 'group'; positions: readonly number[]; pattern: readonly number[]; isOneRow?: boolean }
  /**
   * A stake for each set of `size` numbers. Wins when the draw has as many as possible (`all`), none (`none`), or one
   * as the last ball and the others before (`special`).
   */
  | { kind: 'set'; positions: readonly number[]; size: number; hit: 'all' | 'none' | 'special' }
  /** A stake for each combination of choices. */
  | { kind: 'market'; features: readonly Feature[]; choices: readonly Choice[] }
  /** Paid by its hits and a hit of the last ball. */
  | { kind: 'ticket'; size: number; tiers: readonly { hits: number; withSpecial: boolean; prize: string }[] }
  /**
   * One row of numbers of `digits` digits. Each matches the slices in order, in any order (a stake for each
   * permutation, or one for all), or as a contained digit. All of `size` numbers must match. `isOnce` pays one match,
   * else each.
   */
  | {
      kind: 'tails';
      digits: number;
      slices: readonly Slice[];
      order: 'exact' | 'box' | 'oneForAll' | 'contains';
      size?: number;
      isOnce?: boolean;
      /** By number or set; 1 by default. */
      stakes?: number;
    };

/** For a stake of 1: by the member's series, or fixed. */
export interface Prize {
  /** '' for a single prize. */
  name: string;
  /** Fair odds: 1 / the wins of a stake on average. */
  fair: Fraction;
  /** Decimal with at most two places; absent if the series decides. */
  odds?: string;
}

export interface Play {
  code: string;
  rule: Rule;
  /** A market's prizes are its choices. */
  prizes: readonly Prize[];
  /** `joinResults` of two draws of one day. */
  isOverTwo?: true;
}

export interface Win {
  prize: string;
  count: number;
  /** Permutations that share the prize. */
  sharedBy?: number;
}

export interface Outcome {
  wins: Win[];
  /** Refunded stakes. */
  returned: number;
}

export type Numbers = readonly [first: number, last: number];

/** Count of numbers and digits by prize. */
export type Board = Readonly<Record<string, readonly [numbers: number, digits: number]>>;

export interface Drawing {
  /** Null for a board. */
  numbers: Numbers | null;
  /** 0 for a board. */
  balls: number;
  isDistinct?: true;
  /** In drawing order; absent for balls. */
  board?: Board;
}

export interface Family extends Drawing {
  code: string;
  /** In menu order: first what wins often. */
  plays: readonly Play[];
}
