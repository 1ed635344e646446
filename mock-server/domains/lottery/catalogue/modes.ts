import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { findKnownPlay } from '../../../../openapi/rules/plays.ts';
import { payoutFactor } from '../../../engine/lottery/payout.ts';
import type { Play } from '../../../engine/lottery/types.ts';
import type { BrandState } from '../../../http/exchange.ts';
import { putFirst } from '../../../shared/put-first.ts';
import type { LotteryType } from '../../../worlds/columns.ts';
import { isVietnam, type Lottery, lotteryFamily } from './lotteries.ts';
import { NEW_MEMBERS_SERIES } from './settings.ts';

export type PrizeMode = Value<'getRecentLottery'>[number]['prizeModes'][number];

/** LOTT has two, Vietnam none (lottery.md, The lobby and the wire). */
const MODE_OF_VENDOR: Readonly<Record<string, PrizeMode>> = { ELOTT: 'Elott', TCG_SEA: 'SEA' };

const isBySeries = ({ prizes }: Play): boolean => prizes.some(({ odds }) => odds === undefined);

/** Lott for series games, ZY for their fixed odds, null for Vietnam. */
export function findPrizeMode(lottery: Pick<Lottery, 'game'>, play: Play): PrizeMode | null {
  if (isVietnam(lottery)) return null;
  return MODE_OF_VENDOR[lottery.game.vendorCode] ?? (isBySeries(play) ? 'Lott' : 'ZY');
}

const MODE_OF_TYPE: Readonly<Record<LotteryType, PrizeMode>> = { LOTT: 'Lott', ELOTT: 'Elott', SEA: 'SEA' };

/** The brand's mode, then in the order of the menu's plays. */
export function listPrizeModes(lottery: Lottery, { lotteryType }: BrandState, now: number): PrizeMode[] {
  const modes = lotteryFamily(lottery, now).plays.flatMap((play) => findPrizeMode(lottery, play) ?? []);
  return putFirst([...new Set(modes)], [MODE_OF_TYPE[lotteryType]], (mode) => mode);
}

/** Returns the highest odds in the mode that opens, by the series of new members; floored to two places. */
export function findMostOdds(lottery: Lottery, brand: BrandState, now: number): string {
  const [mode = null] = listPrizeModes(lottery, brand, now);
  const plays = lotteryFamily(lottery, now).plays.filter((play) => findPrizeMode(lottery, play) === mode);
  return (Math.max(...plays.map(mostOdds)) / 100).toFixed(2);
}

const oddsByPlay = new WeakMap<Play, number>();

/** Hundredths. */
function mostOdds(play: Play): number {
  const odds =
    oddsByPlay.get(play) ??
    Math.max(
      ...play.prizes.map((prize) => {
        const [over, of] = payoutFactor(prize, NEW_MEMBERS_SERIES);
        return Math.floor((over * 100) / of);
      }),
    );
  oddsByPlay.set(play, odds);
  return odds;
}

/** An unknown play of an old order is a group of its own. */
export const groupOfPlay = (code: string): string => findKnownPlay(code)?.group ?? code;
