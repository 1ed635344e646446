import { joinResults } from '../../../engine/lottery/draws.ts';
import { readLine } from '../../../engine/lottery/lines.ts';
import { outcomeOf } from '../../../engine/lottery/outcome.ts';
import type { Outcome, Play, Result } from '../../../engine/lottery/types.ts';
import { familyOf, type Lottery } from '../catalogue/lotteries.ts';
import type { Drawn } from '../draws/draws.ts';
import type { OrderRow } from './repository.ts';

/** The play of an order, as it is in the order's draw; null where the family has lost it since. */
export const findPlay = (row: OrderRow, lottery: Lottery): Play | null =>
  familyOf(lottery, row.drawAt.getTime()).plays.find(({ code }) => code === row.play) ?? null;

/** Which stakes of an order its draws, one or two, make win; null where it cannot be read by its play any more. */
export function outcomeFor(row: OrderRow, lottery: Lottery, drawn: readonly Drawn[]): Outcome | null {
  const play = findPlay(row, lottery);
  const rows = play && readLine(play, familyOf(lottery, row.drawAt.getTime()).numbers, row.content);
  if (!play || !rows || typeof rows === 'string') return null;
  return outcomeOf(play.rule, rows, resultFor(drawn));
}

function resultFor(drawn: readonly Drawn[]): Result {
  const [first, second] = drawn.map(({ result }) => result);
  if (!first) throw new Error('A draw without a result is void.');
  return second ? joinResults(first, second) : first;
}
