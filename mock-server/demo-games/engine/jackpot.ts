import type { EngineGame, Fair } from './types.ts';

/** Jackpot part of a stake, in percent. */
export const JACKPOT_PERCENT = 1;
const DRAWS = 2 ** 48;

/** As a part of the stake. */
export const returnBesidesJackpot = ({ rtp, hasJackpot }: Pick<EngineGame, 'rtp' | 'hasJackpot'>): number =>
  (Number(rtp) - (hasJackpot ? JACKPOT_PERCENT : 0)) / 100;

/** A larger jackpot is rarer, so it always returns one percent of the stakes. */
export function drawJackpot(fair: Fair, stake: bigint, jackpot: bigint): bigint {
  const draw = BigInt(fair.int(DRAWS));
  return draw * jackpot * 100n < stake * BigInt(JACKPOT_PERCENT) * BigInt(DRAWS) ? jackpot : 0n;
}
