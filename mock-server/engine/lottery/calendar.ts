const MINUTE = 60_000;
const DAY = 86_400_000;

/** Minutes from midnight, both ends included. */
type Window = readonly [first: number, last: number];

/** When a game is drawn, in its own zone, which has no daylight saving time (lottery.md, Draw grids). */
export interface Grid {
  /** What the zone is ahead of UTC, in minutes. */
  zone: number;
  /** The draws of a day: one each `step` minutes of each window. */
  step: number;
  windows: readonly Window[];
  /** On which days of the week, Sunday 0; on all by default. */
  weekdays?: readonly number[];
  /** On which days of the month; on all by default. */
  monthDays?: readonly number[];
  /** How long before a draw bets close, in milliseconds. */
  lockMs: number;
  /** What a draw is called: its day, its day and its place in the day, or a number that goes on from day to day. */
  numbering: { kind: 'day' } | { kind: 'place'; digits: number } | { kind: 'running'; first: number; since: string };
}

/** One draw of a game; times are epoch milliseconds. */
export interface DrawTime {
  numero: string;
  /** "20260131" in the game's zone: the day whose secret decides it. */
  day: string;
  lockAt: number;
  drawAt: number;
}

/** The draws of a grid after one time and up to another (epoch milliseconds), in their order. */
export function* drawsBetween(grid: Grid, after: number, until: number): Generator<DrawTime> {
  // The last draw of a day may be at its midnight, which is the next day's.
  for (let day = dayOf(grid, after) - 1; day <= dayOf(grid, until); day += 1) {
    if (!hasDraws(grid, day)) continue;
    const minutes = minutesOf(grid);
    const passed = (after - startOf(grid, day)) / MINUTE;
    const next = minutes.findIndex((minute) => minute > passed);
    for (let place = next; place >= 0 && place < minutes.length; place += 1) {
      const draw = drawAt(grid, day, place);
      if (draw.drawAt > until) return;
      yield draw;
    }
  }
}

/** How far ahead a draw is looked for: the longest pause of a grid is half a month. */
const FAR = 40 * DAY;

/** The draw that bets are taken for at a time: the first that is not locked. */
export function openDraw(grid: Grid, now: number): DrawTime {
  for (const draw of drawsBetween(grid, now, now + FAR)) if (draw.lockAt > now) return draw;
  throw new Error('This grid has no draws');
}

/** The last draw at or before a time. */
export function lastDraw(grid: Grid, now: number): DrawTime {
  for (let day = dayOf(grid, now); day >= dayOf(grid, now - FAR); day -= 1) {
    const passed = (now - startOf(grid, day)) / MINUTE;
    const place = hasDraws(grid, day) ? minutesOf(grid).findLastIndex((minute) => minute <= passed) : -1;
    if (place >= 0) return drawAt(grid, day, place);
  }
  throw new Error('This grid has no draws');
}

const WEEK = 7 * DAY;

/** After how many milliseconds a grid's times repeat. Throws where they follow the month. */
export function periodOf({ step, windows: [[first, last] = [0, 0], ...others], weekdays, monthDays }: Grid): number {
  if (monthDays) throw new Error('Months differ in length');
  if (weekdays) return WEEK;
  return others.length === 0 && first === step && last * MINUTE === DAY ? step * MINUTE : DAY;
}

/** The draw of a number; null where the grid has none of it. */
export function findDraw(grid: Grid, numero: string): DrawTime | null {
  if (!/^\d{1,15}$/.test(numero)) return null;
  const [day, place] = placeOf(grid, numero);
  const isThere = place >= 0 && place < minutesOf(grid).length && hasDraws(grid, day);
  return isThere && numeroOf(grid, day, place) === numero ? drawAt(grid, day, place) : null;
}

/** A day is its count since 1970 in the grid's zone; a place counts from 0. */
function drawAt(grid: Grid, day: number, place: number): DrawTime {
  const time = startOf(grid, day) + (minutesOf(grid)[place] ?? 0) * MINUTE;
  return { numero: numeroOf(grid, day, place), day: dayName(day), lockAt: time - grid.lockMs, drawAt: time };
}

const dayOf = ({ zone }: Grid, time: number): number => Math.floor((time + zone * MINUTE) / DAY);
const startOf = ({ zone }: Grid, day: number): number => day * DAY - zone * MINUTE;
const dayName = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10).replaceAll('-', '');
const dayNamed = (name: string): number =>
  Date.UTC(Number(name.slice(0, 4)), Number(name.slice(4, 6)) - 1, Number(name.slice(6, 8))) / DAY;

function hasDraws({ weekdays, monthDays, numbering }: Grid, day: number): boolean {
  if (numbering.kind === 'running' && day < dayNamed(numbering.since)) return false;
  const date = new Date(day * DAY);
  return (weekdays?.includes(date.getUTCDay()) ?? true) && (monthDays?.includes(date.getUTCDate()) ?? true);
}

const minutesByGrid = new WeakMap<Grid, number[]>();

/** The minutes from midnight at which a day's draws are. */
function minutesOf(grid: Grid): number[] {
  const known = minutesByGrid.get(grid);
  if (known) return known;
  const minutes = grid.windows.flatMap(([first, last]) =>
    Array.from({ length: Math.floor((last - first) / grid.step) + 1 }, (_, index) => first + index * grid.step),
  );
  minutesByGrid.set(grid, minutes);
  return minutes;
}

function numeroOf(grid: Grid, day: number, place: number): string {
  const { numbering } = grid;
  switch (numbering.kind) {
    case 'day':
      return dayName(day);
    case 'place':
      return `${dayName(day)}${String(place + 1).padStart(numbering.digits, '0')}`;
    case 'running':
      return String(numbering.first + (day - dayNamed(numbering.since)) * minutesOf(grid).length + place);
  }
}

/** Day and place that a number would have. */
function placeOf(grid: Grid, numero: string): [day: number, place: number] {
  const { numbering } = grid;
  if (numbering.kind !== 'running')
    return [dayNamed(numero), numbering.kind === 'day' ? 0 : Number(numero.slice(8)) - 1];
  const count = minutesOf(grid).length;
  const passed = Number(numero) - numbering.first;
  return [dayNamed(numbering.since) + Math.floor(passed / count), ((passed % count) + count) % count];
}
