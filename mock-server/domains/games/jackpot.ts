/** The jackpot grows by 165.11 every three seconds (specification, section 9). */
const STEP = 1_651_100n;
const STEP_MS = 3000;
/** Where it starts each week, in ten-thousandths of the currency. */
const START = 12_500_000_000n;
const WEEK_MS = 7 * 24 * 3_600_000;
/** Monday at midnight in the brand's zone, GMT+8. */
const WEEK_OFFSET_MS = 3 * 24 * 3_600_000 + 8 * 3_600_000;

/** What the jackpot stands at, in ten-thousandths of the currency: a function of the time alone. */
export function jackpotAt(now: number): bigint {
  const intoWeek = (now + WEEK_OFFSET_MS) % WEEK_MS;
  return START + BigInt(Math.floor(intoWeek / STEP_MS)) * STEP;
}
