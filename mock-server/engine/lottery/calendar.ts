const MINUTE = 60_000;
const DAY = 86_400_000;

/** Minutes from midnight, inclusive. */
type Window = readonly [first: number, last: number];

/** No daylight saving time (lottery.md, Draw grids). */
export interface Grid {
  /** Drawn by the house, provably fair; the others are official. */
  isHouse?: true;
  /** First and last day without draws, "20260216" in the grid's zone. */
  pauses?: readonly (readonly [first: string, last: string])[];
  /** Minutes ahead of UTC. */
  zone: number;
  /** Minutes between draws of a window. */
  step: number;
  windows: readonly Window[];
  /** Sunday is 0; default all days. */
  weekdays?: readonly number[];
  /** Default all days. */
  monthDays?: readonly number[];
  /** Milliseconds between the close of bets and the draw. */
  lockMs: number;
  numbering: { kind: 'day' } | { kind: 'place'; digits: number } | { kind: 'running'; first: number; since: string };
}

/** Epoch milliseconds. */
export interface DrawTime {
  numero: string;
  /** "20260131" in the game's zone. */
  day: string;
  lockAt: number;
  drawAt: number;
}

/** After one time and up to another (epoch milliseconds), in order. */
export function* drawsBetween(grid: Grid, after: number, until: number): Generator<DrawTime> {
  // The last draw of a day may be at midnight, which belongs to the next day.
  for (let day = dayNumber(grid, after) - 1; day <= dayNumber(grid, until); day += 1) {
    if (!hasDraws(grid, day)) continue;
    const minutes = listMinutes(grid);
    const passed = (after - dayStart(grid, day)) / MINUTE;
    const next = minutes.findIndex((minute) => minute > passed);
    for (let place = next; place >= 0 && place < minutes.length; place += 1) {
      const draw = drawAt(grid, day, place);
      if (draw.drawAt > until) return;
      yield draw;
    }
  }
}

/** The longest pause of a grid is half a month. */
const FAR = 40 * DAY;

export function openDraw(grid: Grid, now: number): DrawTime {
  for (const draw of drawsBetween(grid, now, now + FAR)) if (draw.lockAt > now) return draw;
  throw new Error('This grid has no draws');
}

export function lastDraw(grid: Grid, now: number): DrawTime {
  for (let day = dayNumber(grid, now); day >= dayNumber(grid, now - FAR); day -= 1) {
    const passed = (now - dayStart(grid, day)) / MINUTE;
    const place = hasDraws(grid, day) ? listMinutes(grid).findLastIndex((minute) => minute <= passed) : -1;
    if (place >= 0) return drawAt(grid, day, place);
  }
  throw new Error('This grid has no draws');
}

/** Draws from one time to another (epoch milliseconds), newest first. `total` counts all. */
export function pageDraws(
  grid: Grid,
  [from, until]: readonly [number, number],
  page: { skip: number; take: number },
): { list: DrawTime[]; total: number } {
  const minutes = listMinutes(grid);
  const list: DrawTime[] = [];
  let total = 0;
  for (let day = dayNumber(grid, until); day >= dayNumber(grid, from) - 1; day -= 1) {
    if (!hasDraws(grid, day)) continue;
    const [least, most] = [from, until].map((time) => (time - dayStart(grid, day)) / MINUTE) as [number, number];
    const first = minutes.findIndex((minute) => minute >= least);
    const last = minutes.findLastIndex((minute) => minute <= most);
    if (first < 0 || last < first) continue;
    const start = last - Math.max(0, page.skip - total);
    for (let place = start; place >= first && list.length < page.take; place -= 1) list.push(drawAt(grid, day, place));
    total += last - first + 1;
  }
  return { list, total };
}

const WEEK = 7 * DAY;

/** Returns milliseconds. Throws for grids that do not repeat: monthly ones, and those with pauses. */
export function gridPeriod(grid: Grid): number {
  const { step, weekdays, monthDays, pauses } = grid;
  const [[first, last] = [0, 0], ...others] = grid.windows;
  if (monthDays || pauses) throw new Error('The grid does not repeat');
  if (weekdays) return WEEK;
  return others.length === 0 && first === step && last * MINUTE === DAY ? step * MINUTE : DAY;
}

/** Returns null if the grid has no such draw. */
export function findDraw(grid: Grid, numero: string): DrawTime | null {
  if (!/^\d{1,15}$/.test(numero)) return null;
  const [day, place] = parseNumero(grid, numero);
  const isThere = place >= 0 && place < listMinutes(grid).length && hasDraws(grid, day);
  return isThere && formatNumero(grid, day, place) === numero ? drawAt(grid, day, place) : null;
}

/** A day counts from 1970 in the grid's zone, a place from 0. */
function drawAt(grid: Grid, day: number, place: number): DrawTime {
  const time = dayStart(grid, day) + (listMinutes(grid)[place] ?? 0) * MINUTE;
  return { numero: formatNumero(grid, day, place), day: dayName(day), lockAt: time - grid.lockMs, drawAt: time };
}

const dayNumber = ({ zone }: Grid, time: number): number => Math.floor((time + zone * MINUTE) / DAY);
const dayStart = ({ zone }: Grid, day: number): number => day * DAY - zone * MINUTE;
const dayName = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10).replaceAll('-', '');
const dayNamed = (name: string): number =>
  Date.UTC(Number(name.slice(0, 4)), Number(name.slice(4, 6)) - 1, Number(name.slice(6, 8))) / DAY;

function hasDraws({ weekdays, monthDays, numbering, pauses = [] }: Grid, day: number): boolean {
  if (numbering.kind === 'running' && day < dayNamed(numbering.since)) return false;
  if (pauses.some(([first, last]) => day >= dayNamed(first) && day <= dayNamed(last))) return false;
  const date = new Date(day * DAY);
  return (weekdays?.includes(date.getUTCDay()) ?? true) && (monthDays?.includes(date.getUTCDate()) ?? true);
}

const minutesByGrid = new WeakMap<Grid, number[]>();

/** Minutes from midnight. */
function listMinutes(grid: Grid): number[] {
  const known = minutesByGrid.get(grid);
  if (known) return known;
  const minutes = grid.windows.flatMap(([first, last]) =>
    Array.from({ length: Math.floor((last - first) / grid.step) + 1 }, (_, index) => first + index * grid.step),
  );
  minutesByGrid.set(grid, minutes);
  return minutes;
}

function formatNumero(grid: Grid, day: number, place: number): string {
  const { numbering } = grid;
  switch (numbering.kind) {
    case 'day':
      return dayName(day);
    case 'place':
      return `${dayName(day)}${String(place + 1).padStart(numbering.digits, '0')}`;
    case 'running':
      return String(numbering.first + (day - dayNamed(numbering.since)) * listMinutes(grid).length + place);
  }
}

function parseNumero(grid: Grid, numero: string): [day: number, place: number] {
  const { numbering } = grid;
  if (numbering.kind !== 'running')
    return [dayNamed(numero), numbering.kind === 'day' ? 0 : Number(numero.slice(8)) - 1];
  const count = listMinutes(grid).length;
  const passed = Number(numero) - numbering.first;
  return [dayNamed(numbering.since) + Math.floor(passed / count), ((passed % count) + count) % count];
}
