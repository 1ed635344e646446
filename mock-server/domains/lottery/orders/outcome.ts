import { joinResults } from '../../../engine/lottery/draws.ts';
import { readLine } from '../../../engine/lottery/lines.ts';
import { computeOutcome } from '../../../engine/lottery/outcome.ts';
import type { Outcome, Play, Result } from '../../../engine/lottery/types.ts';
import { type Lottery, lotteryFamily } from '../catalogue/lotteries.ts';
import type { Drawn } from '../draws/draws.ts';
import type { OrderRow } from './repository.ts';

/** As of the order's draw; null if the family no longer has the play. */
export const findPlay = (row: OrderRow, lottery: Lottery): Play | null =>
  lotteryFamily(lottery, row.drawAt.getTime()).plays.find(({ code }) => code === row.play) ?? null;

/** Returns null if the play can no longer read the order. */
export function outcomeFor(row: OrderRow, lottery: Lottery, drawn: readonly Drawn[]): Outcome | null {
  const play = findPlay(row, lottery);
  const rows = play && readLine(play, lotteryFamily(lottery, row.drawAt.getTime()).numbers, row.content);
  if (!play || !rows || typeof rows === 'string') return null;
  return computeOutcome(play.rule, rows, resultFor(drawn));
}

function resultFor(drawn: readonly Drawn[]): Result {
  const [first, second] = drawn.map(({ result }) => result);
  if (!first) throw new Error('A draw without a result is void.');
  return second ? joinResults(first, second) : first;
}
