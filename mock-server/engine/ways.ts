/** Binomial coefficient. */
export function countWays(from: number, choose: number): number {
  let ways = 1;
  for (let step = 1; step <= choose; step += 1) ways = (ways * (from - choose + step)) / step;
  return ways;
}
