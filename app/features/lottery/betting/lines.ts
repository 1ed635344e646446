import type { BettingView } from './betting.types.ts';
import { parseUnits } from './money.ts';
import { contentText, MOST_CONTENT, type Rows, writeRows } from './rules.ts';
import { readMultiple, type SlipLine } from './schema.ts';
import { countStakes } from './stakes.ts';
import { bestWin, type LineWin } from './wins.ts';

/** What the form has chosen for a line. */
export interface Choice {
  rows: Rows;
  unit: string;
  /** As it was typed. */
  multiple: string;
  /** Vietnam's stations of which it is bet on, by their lotteries. */
  stations: readonly number[];
}

/** A line of the slip with what the page says of it. */
export interface ShownLine extends SlipLine, LineWin {
  name: string;
  /** What is chosen, as people read it. */
  text: string;
  stakes: number;
  /** Ten-thousandths of the currency, as a decimal. */
  amount: string;
}

/** What is told of a line: all that can be pressed, and of thousands of typed numbers the first. */
const SHOWN_TEXT = 2000;

/** Ends a long text after a whole number. */
const shorten = (text: string): string =>
  text.length > SHOWN_TEXT ? `${text.slice(0, text.lastIndexOf(',', SHOWN_TEXT))}, …` : text;

export const emptyRows = ({ rowLabels }: BettingView): Rows => rowLabels.map(() => []);

/** The lines that a choice makes: one for each station, or one over two; none while it is not complete. */
export function linesOf(view: BettingView, { rows, unit, multiple, stations }: Choice, series: number): ShownLine[] {
  const { play } = view;
  const stakes = countStakes(play.rule, rows);
  const times = readMultiple(multiple);
  const hasStations = play.isOverTwo ? stations.length === 2 : stations.length > 0;
  if (stakes === 0 || stakes > view.mostStakes || times === 0 || !hasStations) return [];
  const stake = parseUnits(unit) * BigInt(times);
  const content = writeRows(rows);
  if (content.length > MOST_CONTENT) return [];
  const text = shorten(contentText(content, (symbol) => view.symbolNames[symbol] ?? symbol));
  const nameOf = (ids: readonly number[]) =>
    [...view.stations.filter(({ gameId }) => ids.includes(gameId)).map(({ name }) => name), view.playName].join(' · ');
  const places = play.isOverTwo ? [[...stations]] : stations.map((id) => [id]);
  return places.map((gameIds) => ({
    ...{ gameIds, play: play.code, content, unit, multiple: times },
    ...{ name: nameOf(gameIds), text, stakes, amount: (stake * BigInt(stakes)).toString() },
    ...bestWin(play, rows, stake, series),
    ...(view.series && { winSeries: series }),
  }));
}

/** Of a slip's text so much that its form stays below 1 MB when it is encoded. */
const MOST_TEXT = 250_000;

/** What lines cost in a draw, in ten-thousandths of the currency. */
export const costOf = (lines: readonly ShownLine[]): bigint =>
  lines.reduce((sum, line) => sum + BigInt(line.amount), 0n);

type Limits = Pick<BettingView, 'mostPerOrder' | 'mostMultiple' | 'mostLines'>;

/**
 * Why lines cannot be sent: they are more than fit into a slip, cost too much in a draw, or their multiple is too high in one. The dearest draw of a
 * chase costs them `times` as often. Null where they can.
 */
export function excessOf(
  { mostPerOrder, mostMultiple, mostLines }: Limits,
  lines: readonly ShownLine[],
  times: bigint,
): 'full' | 'tooMuch' | 'tooOften' | null {
  const length = lines.reduce((sum, { content }) => sum + content.length, 0);
  if (lines.length > mostLines || length > MOST_TEXT) return 'full';
  if (costOf(lines) * times > BigInt(mostPerOrder)) return 'tooMuch';
  return lines.some(({ multiple }) => BigInt(multiple) * times > mostMultiple) ? 'tooOften' : null;
}

/** A line as it is sent. */
export const sentLine = ({ gameIds, play, content, unit, multiple }: ShownLine): SlipLine => ({
  gameIds,
  play,
  content,
  unit,
  multiple,
});
