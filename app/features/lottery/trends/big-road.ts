import type { Outcome } from './roads.ts';

export const ROAD_DEPTH = 6;

export interface Stone {
  side: 0 | 1;
  column: number;
  row: number;
  /** Ties after this stone. */
  ties: number;
}

export interface BigRoad {
  stones: Stone[];
  columns: number;
  tiesBefore: number;
}

/**
 * Oldest first. Equal results go down, a new side starts a new column. A run turns right at the bottom or at an earlier
 * stone. A tie counts on the stone before it.
 */
export function bigRoad(outcomes: readonly Outcome[]): BigRoad {
  const stones: Stone[] = [];
  const taken = new Set<string>();
  const isFree = (column: number, row: number) => row < ROAD_DEPTH && !taken.has(`${column} ${row}`);
  let tiesBefore = 0;
  let start = -1;
  let isTurned = false;
  for (const side of outcomes) {
    const last = stones.at(-1);
    if (side === null) {
      if (last) last.ties += 1;
      else tiesBefore += 1;
      continue;
    }
    const isNew = side !== last?.side;
    if (isNew) {
      start += 1;
      while (!isFree(start, 0)) start += 1;
      isTurned = false;
    } else isTurned ||= !isFree(last.column, last.row + 1);
    const place =
      isNew || !last
        ? { column: start, row: 0 }
        : { column: last.column + (isTurned ? 1 : 0), row: last.row + (isTurned ? 0 : 1) };
    stones.push({ side, ...place, ties: 0 });
    taken.add(`${place.column} ${place.row}`);
  }
  const columns = stones.reduce((most, { column }) => Math.max(most, column + 1), 0);
  return { stones, columns, tiesBefore };
}

export function presentRun(stones: readonly Stone[]): number {
  const last = stones.at(-1);
  const before = stones.findLastIndex(({ side }) => side !== last?.side);
  return stones.length - 1 - before;
}
