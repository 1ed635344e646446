/** Shared by the page and the engine. */
export interface Spot {
  id: string;
  numbers: readonly number[];
  /** Stake included. */
  pays: number;
}

/** In wheel order. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const;

const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export const pocketColour = (number: number): 'green' | 'red' | 'black' =>
  number === 0 ? 'green' : RED.has(number) ? 'red' : 'black';

const numbers = Array.from({ length: 36 }, (_, index) => index + 1);
const ROWS = Array.from({ length: 12 }, (_, row) => row * 3 + 1);

/** Pays as if there were no zero: 36 divided by the count of its numbers. */
const spot = (kind: string, covered: readonly number[], name: string | number = covered.join('-')): Spot => ({
  id: `${kind}-${name}`,
  numbers: covered,
  pays: 36 / covered.length,
});

const inside = (): Spot[] => [
  ...[0, ...numbers].map((number) => spot('straight', [number])),
  ...[1, 2, 3].map((number) => spot('split', [0, number])),
  ...numbers.filter((number) => number % 3 !== 0).map((number) => spot('split', [number, number + 1])),
  ...numbers.filter((number) => number <= 33).map((number) => spot('split', [number, number + 3])),
  ...[[0, 1, 2], [0, 2, 3], ...ROWS.map((first) => [first, first + 1, first + 2])].map((covered) =>
    spot('street', covered),
  ),
  spot('corner', [0, 1, 2, 3]),
  ...numbers
    .filter((number) => number % 3 !== 0 && number <= 32)
    .map((number) => spot('corner', [number, number + 1, number + 3, number + 4])),
  ...ROWS.slice(0, -1).map((first) =>
    spot('line', [first, first + 1, first + 2, first + 3, first + 4, first + 5], `${first}-${first + 5}`),
  ),
];

const outside = (): Spot[] => [
  ...[1, 2, 3].map((dozen) =>
    spot(
      'dozen',
      numbers.filter((number) => Math.ceil(number / 12) === dozen),
      dozen,
    ),
  ),
  ...[1, 2, 3].map((column) =>
    spot(
      'column',
      numbers.filter((number) => number % 3 === column % 3),
      column,
    ),
  ),
  ...(
    [
      ['red', (number: number) => RED.has(number)],
      ['black', (number: number) => !RED.has(number)],
      ['even', (number: number) => number % 2 === 0],
      ['odd', (number: number) => number % 2 === 1],
      ['low', (number: number) => number <= 18],
      ['high', (number: number) => number > 18],
    ] as const
  ).map(([name, has]) => spot('half', numbers.filter(has), name)),
];

export const SPOTS: ReadonlyMap<string, Spot> = new Map([...inside(), ...outside()].map((each) => [each.id, each]));
