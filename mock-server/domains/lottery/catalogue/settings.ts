import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import type { SeriesBounds } from '../../../engine/lottery/payout.ts';
import type { Drawing } from '../../../engine/lottery/types.ts';
import type { BrandState } from '../../../http/exchange.ts';
import { formatMoney, MONEY_SCALE } from '../../../shared/money.ts';
import { dayNumber } from '../../../shared/zone.ts';
import type { World } from '../../../worlds/world.ts';
import { readRates } from '../../team/rates/repository.ts';
import { type Lottery, lotteryFamily } from './lotteries.ts';

/** Ten-thousandths of the currency. */
export interface LotterySetting {
  /** Prices of one stake, descending. */
  units: readonly bigint[];
  mostMultiple: number;
  mostLines: number;
  mostStakes: number;
  mostPerOrder: bigint;
  mostPerDraw: bigint;
  mostPerNumber: bigint;
  mostPerChoice: bigint;
  mostWin: bigint;
  mostChase: number;
  /** Hundredths of a percent of the stake. */
  cancelFee: number;
  /** Null if all prizes are fixed. */
  series: (SeriesBounds & { step: number }) | null;
}

/** Ten-thousandths of a brand's unit (lottery.md, Common). */
const UNITS = [20_000n, 2000n, 200n, 20n] as const;
/** Brands without small money have the first two. */
const UNITS_OF_LARGE = 2;
const LARGE = 100;

/** Shown to visitors. */
export const NEW_MEMBERS_SERIES = 1956;
/** In the brand's unit. */
const MOST = {
  perOrder: 50_000n,
  perDraw: 100_000n,
  perNumber: 20_000n,
  perChoice: 200_000n,
  win: 5_000_000n,
} as const;
/** Null is a visitor, with a new member's limits. */
export function findSetting(
  world: World,
  brand: BrandState,
  lottery: Lottery,
  memberId: number | null,
): LotterySetting {
  const inUnits = (amount: bigint) => amount * BigInt(brand.unit) * MONEY_SCALE;
  const units = brand.unit < LARGE ? UNITS : UNITS.slice(0, UNITS_OF_LARGE);
  return {
    units: units.map((unit) => unit * BigInt(brand.unit)),
    mostMultiple: 9999,
    mostLines: 100,
    mostStakes: 100_000,
    mostPerOrder: inUnits(MOST.perOrder),
    mostPerDraw: inUnits(MOST.perDraw),
    mostPerNumber: inUnits(MOST.perNumber),
    mostPerChoice: inUnits(MOST.perChoice),
    mostWin: inUnits(MOST.win),
    mostChase: 50,
    cancelFee: 100,
    series: hasSeries(lottery, world.now()) ? seriesBounds(world, brand, memberId) : null,
  };
}

/** Null is a visitor. */
export function seriesBounds(
  world: World,
  { code, rebateRules }: BrandState,
  memberId: number | null,
): SeriesBounds & { step: number } {
  const rules = rebateRules.products.LOTT;
  if (!rules) throw new Error(`There are no series at ${code}.`);
  const { usual, least, step } = rules;
  return {
    least,
    step,
    most:
      (memberId === null ? null : readRates(world, { rebateRules }, memberId, dayNumber(world.now())).LOTT) ?? usual,
  };
}

export const hasSeries = (lottery: Pick<Lottery, 'family'>, now: number): boolean =>
  lotteryFamily(lottery, now).plays.some(({ prizes }) => prizes.some(({ odds }) => odds === undefined));

export const settingView = (lottery: Lottery, setting: LotterySetting, drawing: Drawing): Value<'getGameSetting'> => ({
  gameId: lottery.gameId,
  units: setting.units.map(formatUnit),
  mostMultiple: setting.mostMultiple,
  mostLines: setting.mostLines,
  mostStakes: setting.mostStakes,
  mostPerOrder: formatMoney(setting.mostPerOrder),
  mostPerDraw: formatMoney(setting.mostPerDraw),
  mostPerNumber: formatMoney(setting.mostPerNumber),
  mostPerChoice: formatMoney(setting.mostPerChoice),
  mostWin: formatMoney(setting.mostWin),
  mostChase: setting.mostChase,
  lockTime: lottery.grid.lockMs,
  cancelFee: setting.cancelFee,
  series: setting.series,
  drawing: drawingView(drawing),
});

const drawingView = ({ numbers, balls, isDistinct, board = {} }: Drawing) => ({
  numbers: numbers && [...numbers],
  balls,
  isDistinct: isDistinct ?? false,
  board: Object.entries(board).map(([prize, [count, digits]]) => ({ prize, numbers: count, digits })),
});

/** Formats "2" or "0.02". */
export const formatUnit = (unit: bigint): string => formatMoney(unit).replace(/\.?0+$/, '');
