export const TILES = 25;
export const MOST_MINES = 20;

/** The payout after this number of safe tiles, in ten-thousandths of the stake: the RTP divided by the probability to get so far. */
export function minesPays(rtp: string, mines: number, opened: number): number {
  let chance = 1;
  for (let step = 0; step < opened; step += 1) chance *= (TILES - mines - step) / (TILES - step);
  return Math.floor((Number(rtp) * 100) / chance);
}
