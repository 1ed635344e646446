import { type LineFault, readLine } from '../../../engine/lottery/lines.ts';
import { computeRebate } from '../../../engine/lottery/payout.ts';
import { countStakes } from '../../../engine/lottery/stakes.ts';
import type { Play } from '../../../engine/lottery/types.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { BrandState } from '../../../http/exchange.ts';
import { formatMoney, parseMoney } from '../../../shared/money.ts';
import type { World } from '../../../worlds/world.ts';
import { type Lottery, lotteryFamily } from '../catalogue/lotteries.ts';
import { findSetting, type LotterySetting } from '../catalogue/settings.ts';

export interface WantedLine {
  lottery: Lottery;
  /** Second station of a play over two. */
  other?: Lottery | undefined;
  play: string;
  content: string;
  unit: string;
  multiple: number;
}

/** Amounts are ten-thousandths of the currency. */
export interface CheckedLine {
  /** Its place in the slip, from 0. */
  index: number;
  lottery: Lottery;
  other: Lottery | null;
  play: Play;
  content: string;
  unit: bigint;
  multiple: number;
  stakes: number;
  /** Null for fixed prizes. */
  series: number | null;
  /** Hundredths of a percent of the stake. */
  rebateRate: number;
  setting: LotterySetting;
}

const FAULTS: Record<LineFault, string> = {
  rows: 'it has the wrong number of rows for its play',
  symbol: 'it has a choice that its play does not offer',
  twice: 'it has the same number twice in one row',
  incomplete: 'it has no complete combination',
};

const refused = (errorCode: string, message: string) => new ApiError(422, errorCode, message);

/** Names the line in message and value. */
export const refusedLine = (line: number, errorCode: string, message: string) =>
  new ApiError(422, errorCode, `Line ${line + 1}: ${message}`, { line });

/** Throws 422 naming the line. */
export function checkLine(
  world: World,
  brand: BrandState,
  memberId: number,
  line: WantedLine,
  { index, series, now }: { index: number; series: number | undefined; now: number },
): CheckedLine {
  const { lottery, other = null, multiple } = line;
  const setting = findSetting(world, brand, lottery, memberId);
  const family = lotteryFamily(lottery, now);
  const play = family.plays.find(({ code }) => code === line.play);
  if (!play) throw refusedLine(index, 'play.unknown', `the lottery has no play ${line.play}.`);
  if ((play.isOverTwo ?? false) !== (other !== null) || other?.gameId === lottery.gameId)
    throw refusedLine(index, 'line.invalid', `${line.play} is on ${play.isOverTwo ? 'two stations' : 'one station'}.`);
  if (other && other.family !== lottery.family)
    throw refusedLine(index, 'line.invalid', 'the two stations are in different regions.');
  const rows = readLine(play, family.numbers, line.content);
  if (typeof rows === 'string') throw refusedLine(index, 'line.invalid', `${FAULTS[rows]}.`);
  const stakes = countStakes(play.rule, rows);
  if (stakes > setting.mostStakes)
    throw refusedLine(index, 'stake.too.large', `it has ${stakes} bets, the maximum is ${setting.mostStakes}.`);
  const unit = parseMoney(line.unit);
  if (!setting.units.includes(unit) || multiple > setting.mostMultiple)
    throw refusedLine(
      index,
      'unit.invalid',
      `choose a unit of the game, and at most ${setting.mostMultiple} times it.`,
    );
  const chosen = play.prizes.some(({ odds }) => odds === undefined) ? chooseSeries(setting, series) : null;
  return {
    index,
    lottery,
    other,
    play,
    content: line.content,
    unit,
    multiple,
    stakes,
    ...withRebate(chosen),
    setting,
  };
}

interface Chosen {
  series: number;
  rebateRate: number;
}

const withRebate = (chosen: Chosen | null) => chosen ?? { series: null, rebateRate: 0 };

/** Default: the member's highest series. Throws 422 for another's. */
function chooseSeries({ series: bounds }: LotterySetting, wanted: number | undefined): Chosen {
  if (!bounds) throw new Error('A play by series is of a game that has none.');
  const series = wanted ?? bounds.most;
  if (series < bounds.least || series > bounds.most || (bounds.most - series) % bounds.step !== 0)
    throw refused(
      'series.invalid',
      `Choose a series from ${bounds.least} to ${bounds.most}, in steps of ${bounds.step}.`,
    );
  return { series, rebateRate: computeRebate(series, bounds) };
}

export const lineCost = ({ unit, multiple, stakes }: CheckedLine, times: number): bigint =>
  unit * BigInt(multiple) * BigInt(stakes) * BigInt(times);

/** Throws 422. Call before parsing: a line may hold thousands of numbers. */
export function requireFewLines(world: World, brand: BrandState, memberId: number, lines: readonly WantedLine[]): void {
  const [first] = lines;
  if (!first) return;
  const { mostLines } = findSetting(world, brand, first.lottery, memberId);
  if (lines.length > mostLines) throw refused('stake.too.large', `A slip can have at most ${mostLines} lines.`);
}

/** Throws 422. */
export function requireWithinOrder(lines: readonly CheckedLine[], times: number): void {
  const [{ setting } = { setting: null }] = lines;
  if (!setting) return;
  const amount = lines.reduce((sum, line) => sum + lineCost(line, times), 0n);
  if (amount > setting.mostPerOrder)
    throw refused('stake.too.large', `The maximum per slip and draw is ${formatMoney(setting.mostPerOrder)}.`);
  const tooOften = lines.find((line) => line.multiple * times > setting.mostMultiple);
  if (tooOften)
    throw refusedLine(
      tooOften.index,
      'unit.invalid',
      `the maximum multiple is ${setting.mostMultiple}, also in a chase.`,
    );
}
