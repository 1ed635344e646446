import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import type { SeriesBounds } from '../../../engine/lottery/payout.ts';
import type { Drawing } from '../../../engine/lottery/types.ts';
import type { BrandState } from '../../../http/exchange.ts';
import { formatMoney, MONEY_SCALE } from '../../../shared/money.ts';
import type { World } from '../../../worlds/world.ts';
import { type Lottery, lotteryFamily } from './lotteries.ts';
import { findRate } from './repository.ts';

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

/** In the brand's unit. */
const MOST = {
  perOrder: 50_000n,
  perDraw: 100_000n,
  perNumber: 20_000n,
  perChoice: 200_000n,
  win: 5_000_000n,
} as const;
const SERIES = { least: 1700, step: 2 } as const;
/** For members without a rate. */
export const NEW_MEMBERS_SERIES = 1956;

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
    series: hasSeries(lottery, world.now()) ? seriesBounds(world, memberId) : null,
  };
}

/** Null is a visitor. */
export const seriesBounds = (world: World, memberId: number | null): SeriesBounds & { step: number } => ({
  ...SERIES,
  most: (memberId === null ? null : findRate(world, memberId, 'LOTT')) ?? NEW_MEMBERS_SERIES,
});

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
