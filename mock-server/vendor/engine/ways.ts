/** How many ways there are to choose so many of a number. */
export function waysOf(from: number, choose: number): number {
  let ways = 1;
  for (let step = 1; step <= choose; step += 1) ways = (ways * (from - choose + step)) / step;
  return ways;
}
