import { parseUnits } from '~/i18n/money.ts';
import type { BettingView } from './betting.types.ts';
import { dearestMultiple, type PlannedChase } from './chase.ts';
import { MOST_CONTENT, type Rows, rowsText, writeRows } from './rules.ts';
import { readMultiple, type SlipLine } from './schema.ts';
import { countStakes } from './stakes.ts';
import { bestWin, type LineWin } from './wins.ts';

export interface Choice {
  rows: Rows;
  unit: string;
  /** As typed. */
  multiple: string;
  /** Lottery ids. */
  stations: readonly number[];
}

export interface ShownLine extends SlipLine, LineWin {
  name: string;
  text: string;
  stakes: number;
  /** Ten-thousandths of the currency, as a decimal. */
  amount: string;
}

const SHOWN_TEXT = 2000;

/** Never cuts a number. */
const shorten = (text: string): string =>
  text.length > SHOWN_TEXT ? `${text.slice(0, text.lastIndexOf(',', SHOWN_TEXT))}, …` : text;

export const emptyRows = ({ rowLabels }: BettingView): Rows => rowLabels.map(() => []);

/** A line per station, or one over two; none while the choice is incomplete. */
export function buildLines(view: BettingView, { rows, unit, multiple, stations }: Choice, series: number): ShownLine[] {
  const { play } = view;
  const stakes = countStakes(play.rule, rows);
  const times = readMultiple(multiple);
  const hasStations = play.isOverTwo ? stations.length === 2 : stations.length > 0;
  if (stakes === 0 || stakes > view.mostStakes || times === 0 || !hasStations) return [];
  const stake = parseUnits(unit) * BigInt(times);
  const content = writeRows(rows);
  if (content.length > MOST_CONTENT) return [];
  const text = shorten(rowsText(view.rowLabels, rows, (symbol) => view.symbolNames[symbol] ?? symbol));
  const lineName = (ids: readonly number[]) =>
    [...view.stations.filter(({ gameId }) => ids.includes(gameId)).map(({ name }) => name), view.playName].join(' · ');
  const places = play.isOverTwo ? [[...stations]] : stations.map((id) => [id]);
  return places.map((gameIds) => ({
    gameIds,
    play: play.code,
    content,
    unit,
    multiple: times,
    name: lineName(gameIds),
    text,
    stakes,
    amount: (stake * BigInt(stakes)).toString(),
    ...bestWin(play, rows, stake, series),
    ...(view.series && { winSeries: series }),
  }));
}

/** Keeps the encoded form below 1 MB. */
const MOST_TEXT = 250_000;

/** Per draw, in ten-thousandths of the currency. */
export const totalCost = (lines: readonly ShownLine[]): bigint =>
  lines.reduce((sum, line) => sum + BigInt(line.amount), 0n);

type Limits = Pick<BettingView, 'mostPerOrder' | 'mostMultiple' | 'mostLines'>;

type Excess = 'full' | 'tooMuch' | 'tooOften' | 'noMultiple' | 'noRate' | 'noProfit';

/** Returns the limit that a slip or its chase exceeds; null within limits. */
export function findExcess(
  { mostPerOrder, mostMultiple, mostLines }: Limits,
  lines: readonly ShownLine[],
  { multiples, cut }: PlannedChase,
): Excess | null {
  const length = lines.reduce((sum, { content }) => sum + content.length, 0);
  if (lines.length > mostLines || length > MOST_TEXT) return 'full';
  if (multiples.length === 0) return cut === null ? 'noRate' : 'noProfit';
  if (multiples.includes(0)) return 'noMultiple';
  const times = BigInt(dearestMultiple(multiples));
  if (totalCost(lines) * times > BigInt(mostPerOrder)) return 'tooMuch';
  return lines.some(({ multiple }) => BigInt(multiple) * times > mostMultiple) ? 'tooOften' : null;
}

export const sentLine = ({ gameIds, play, content, unit, multiple }: ShownLine): SlipLine => ({
  gameIds,
  play,
  content,
  unit,
  multiple,
});
