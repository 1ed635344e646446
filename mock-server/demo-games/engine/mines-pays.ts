export const TILES = 25;
export const MOST_MINES = 20;

/** Returns ten-thousandths of the stake: RTP divided by probability. */
export function minesPays(rtp: string, mines: number, opened: number): number {
  let chance = 1;
  for (let step = 0; step < opened; step += 1) chance *= (TILES - mines - step) / (TILES - step);
  return Math.floor((Number(rtp) * 100) / chance);
}
