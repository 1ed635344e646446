import { joinResults } from '../../../engine/lottery/draws.ts';
import { readLine } from '../../../engine/lottery/lines.ts';
import { outcomeOf } from '../../../engine/lottery/outcome.ts';
import type { Outcome, Play, Result } from '../../../engine/lottery/types.ts';
import { familyOf, type Lottery } from '../catalogue/lotteries.ts';
import type { Drawn } from '../draws/draws.ts';
import type { OrderRow } from './repository.ts';

/** The play of an order, as it is in the order's draw. */
export function playOf(row: OrderRow, lottery: Lottery): Play {
  const play = familyOf(lottery, row.drawAt.getTime()).plays.find(({ code }) => code === row.play);
  if (!play) throw new Error(`The order ${row.orderNo} is of no play.`);
  return play;
}

/** Which stakes of an order its draws, one or two, make win. */
export function outcomeFor(row: OrderRow, lottery: Lottery, drawn: readonly Drawn[]): Outcome {
  const play = playOf(row, lottery);
  const rows = readLine(play, familyOf(lottery, row.drawAt.getTime()).numbers, row.content);
  if (typeof rows === 'string') throw new Error(`The order ${row.orderNo} is none of its play.`);
  return outcomeOf(play.rule, rows, resultFor(drawn));
}

function resultFor(drawn: readonly Drawn[]): Result {
  const [first, second] = drawn.map(({ result }) => result);
  if (!first) throw new Error('A draw without a result is void.');
  return second ? joinResults(first, second) : first;
}
