import type { EngineGame, Fair } from './types.ts';

/** The part of a stake that goes to the jackpot, in percent. */
export const JACKPOT_PERCENT = 1;
const DRAWS = 2 ** 48;

/** The return without the jackpot's part, as a part of the stake. */
export const returnBesidesJackpot = ({ rtp, hasJackpot }: Pick<EngineGame, 'rtp' | 'hasJackpot'>): number =>
  (Number(rtp) - (hasJackpot ? JACKPOT_PERCENT : 0)) / 100;

/** What the jackpot pays to a stake: won so rarely that it returns one percent of every stake, however large it has grown. */
export function drawJackpot(fair: Fair, stake: bigint, jackpot: bigint): bigint {
  const draw = BigInt(fair.int(DRAWS));
  return draw * jackpot * 100n < stake * BigInt(JACKPOT_PERCENT) * BigInt(DRAWS) ? jackpot : 0n;
}
