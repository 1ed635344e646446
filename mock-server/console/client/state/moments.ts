const SECONDS_5 = 5_000;
const MINUTE_MS = 60_000;

/** Moments that `advanceClock` knows, and how long before each a world is looked at: many lotteries draw each minute. */
export const MOMENTS = [
  { to: 'lock', title: 'the next lock of a lottery', beforeMs: SECONDS_5 },
  { to: 'draw', title: 'the next draw of a lottery', beforeMs: SECONDS_5 },
  { to: 'expiry', title: 'the next expiry of a member', beforeMs: MINUTE_MS },
  { to: 'session', title: 'the end of a session', beforeMs: MINUTE_MS },
  { to: 'midnight', title: 'midnight', beforeMs: MINUTE_MS },
  { to: 'monthEnd', title: 'the end of the month', beforeMs: MINUTE_MS },
] as const;
