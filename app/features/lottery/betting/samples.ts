export type SampleBoard = Readonly<Record<string, readonly string[]>>;

/** Two boards for plays over two stations. */
export interface SampleDraw {
  balls: readonly number[];
  boards: readonly SampleBoard[];
}

/**
 * By family. The first draw wins whenever it can. The others add straights, pairs, ties and sums that return stakes.
 */
export const BALLS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  SSC: [
    [3, 8, 5, 1, 6],
    [8, 9, 0, 1, 9],
    [2, 0, 1, 3, 0],
    [4, 4, 2, 7, 4],
  ],
  K3: [
    [2, 5, 6],
    [2, 3, 4],
    [5, 5, 2],
    [5, 5, 5],
  ],
  PK10: [
    [4, 9, 2, 7, 1, 10, 5, 3, 8, 6],
    [10, 3, 6, 1, 8, 2, 4, 9, 7, 5],
    [7, 2, 9, 4, 6, 5, 8, 1, 3, 10],
  ],
  '11X5': [
    [3, 8, 11, 6, 10],
    [2, 5, 11, 8, 4],
    [7, 1, 4, 2, 9],
  ],
  PC28: [
    [3, 8, 5],
    [4, 5, 6],
    [1, 0, 2],
    [9, 9, 7],
  ],
  MARK6: [
    [5, 7, 19, 23, 30, 41, 38],
    [3, 14, 21, 26, 35, 46, 49],
    [9, 16, 20, 33, 44, 47, 12],
  ],
};

/** By prize. Several share last digits, so a number may win more than once. */
export const BOARDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  VN_NORTH: { special: '96427', G2: '70904', G3: '13058', G4: '6427', G5: '0831', G6: '427', G7: '27' },
  VN_SOUTH: { special: '596427', G2: '70904', G3: '13058', G4: '36427', G5: '0831', G7: '427', G8: '27' },
  '4D': { second: '3851' },
  THAI: { first: '596427', front: '385', back: '016', last: '31' },
};
