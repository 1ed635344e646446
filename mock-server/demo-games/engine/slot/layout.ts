export interface Layout {
  rows: number;
  /** Row on each reel; null for games that pay by ways. */
  lines: readonly (readonly number[])[] | null;
}

export const REELS = 5;
const ROWS = 3;
/** Ways are rows to the power of reels. */
const WAYS: Record<number, number> = { 243: 3, 1024: 4 };

const countTurns = (line: readonly number[]) => line.filter((row, reel) => reel > 0 && row !== line[reel - 1]).length;
const sumDistance = (line: readonly number[]) => line.reduce((sum, row) => sum + Math.abs(row - 1), 0);

/** Moves at most one row from reel to reel: 99 lines, simple ones first. */
function everyLine(): number[][] {
  let lines = Array.from({ length: ROWS }, (_, row) => [row]);
  for (let reel = 1; reel < REELS; reel += 1) {
    lines = lines.flatMap((line) => {
      const last = line[reel - 1] ?? 0;
      return [last - 1, last, last + 1].filter((row) => row >= 0 && row < ROWS).map((row) => [...line, row]);
    });
  }
  const isEven = (line: readonly number[]) => line.every((row, reel) => row === line[REELS - 1 - reel]);
  return lines.sort(
    (a, b) =>
      Number(isEven(b)) - Number(isEven(a)) ||
      countTurns(a) - countTurns(b) ||
      sumDistance(a) - sumDistance(b) ||
      a.join('').localeCompare(b.join('')),
  );
}

const LINES = everyLine();

/** 243 and 1024 are ways. */
export function findLayout(lines: number): Layout {
  const rows = WAYS[lines];
  return rows ? { rows, lines: null } : { rows: ROWS, lines: LINES.slice(0, lines) };
}
