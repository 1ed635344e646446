import { drawsBetween, type Grid } from './calendar.ts';

const GMT8 = 8 * 60;
const GMT7 = 7 * 60;
const SECOND = 1000;

const at = (hour: number, minute = 0): number => hour * 60 + minute;
const DAY_END = at(24);

/** The last draw is at midnight. */
const house = (step: number): Grid => ({
  isHouse: true,
  zone: GMT8,
  step,
  windows: [[step, DAY_END]],
  lockMs: 5 * SECOND,
  numbering: { kind: 'place', digits: 4 },
});

const often = (windows: Grid['windows'], numbering: Grid['numbering']): Grid => ({
  zone: GMT8,
  step: 20,
  windows,
  lockMs: 30 * SECOND,
  numbering,
});

const daily = (
  zone: number,
  time: number,
  lockMinutes: number,
  days: Pick<Grid, 'weekdays' | 'monthDays' | 'pauses'> = {},
): Grid => ({
  zone,
  step: 1,
  windows: [[time, time]],
  lockMs: lockMinutes * 60 * SECOND,
  numbering: { kind: 'day' },
  ...days,
});

/** lottery.md: Draw grids. */
export const GRIDS = {
  house1: house(1),
  house3: house(3),
  house5: house(5),
  house10: house(10),
  houseHalf: house(0.5),
  ssc: often(
    [
      [at(0, 30), at(3, 10)],
      [at(7, 30), at(23, 50)],
    ],
    { kind: 'place', digits: 3 },
  ),
  k3: often([[at(8, 50), at(22, 10)]], { kind: 'place', digits: 3 }),
  elevenFive: often([[at(9, 30), at(23, 10)]], { kind: 'place', digits: 3 }),
  pk10: often([[at(9, 30), at(23, 50)]], { kind: 'running', first: 690_001, since: '20200101' }),
  pc28: {
    ...often([[at(9, 5), at(23, 55)]], { kind: 'running', first: 2_800_001, since: '20200101' }),
    step: 5,
  },
  markSix: daily(GMT8, at(21, 30), 5, { weekdays: [2, 4, 6] }),
  evening: daily(GMT8, at(20, 30), 5),
  fourD: daily(GMT8, at(19), 5, { weekdays: [0, 3, 6] }),
  thai: daily(GMT7, at(16), 5, { monthDays: [1, 16] }),
} as const satisfies Record<string, Grid>;

const DAY_MS = 86_400_000;

/** Returns epoch milliseconds; earlier, a lottery has no draw. */
export const firstDrawAt = (): number =>
  Math.max(
    ...Object.values<Grid>(GRIDS).map((grid) => {
      if (grid.numbering.kind !== 'running') return 0;
      const begin = Date.parse(dashed(grid.numbering.since)) - DAY_MS;
      const [first] = drawsBetween(grid, begin, begin + 3 * DAY_MS);
      return first?.drawAt ?? 0;
    }),
  );

const dashed = (day: string): string => day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

/** Days without draws of Vietnam's North, for the lunar New Year. */
const TET = [
  ['20260216', '20260219'],
  ['20270205', '20270208'],
] as const;

/** Bets close five minutes before. */
export const vietnam = {
  north: (weekdays?: readonly number[]): Grid =>
    daily(GMT7, at(18, 15), 5, { pauses: TET, ...(weekdays && { weekdays }) }),
  south: (weekdays: readonly number[]): Grid => daily(GMT7, at(16, 15), 5, { weekdays }),
  central: (weekdays: readonly number[]): Grid => daily(GMT7, at(17, 15), 5, { weekdays }),
} as const;

/** A key of `GRIDS`, or a region of Vietnam with weekdays, as in "south:1,6". */
export function gridNamed(name: string): Grid {
  const known = gridsByName.get(name) ?? makeGrid(name);
  gridsByName.set(name, known);
  return known;
}

const gridsByName = new Map<string, Grid>(Object.entries(GRIDS));

function makeGrid(name: string): Grid {
  const [region = '', days = ''] = name.split(':');
  if (!(region in vietnam)) throw new Error(`There is no grid "${name}"`);
  return vietnam[region as keyof typeof vietnam](days.split(',').map(Number));
}
