/** The lobby shows so many digits of a result (specification, section 9). */
export const MOST_DIGITS = 6;
/** Arrows appear beside more tabs than these. */
export const TAG_ARROWS_ABOVE = 7;
/** When the lobby asks again: after the smallest remaining time, or after this where it is over (specification, section 4). */
export const REFRESH_FALLBACK_MS = 7000;
export const REFRESH_MOST_MS = 30_000;
/** How many are asked for (specification, section 9). */
export const POPULAR_COUNT = 20;
export const RECENT_COUNT = 100;
export const OPENED_COUNT = 100;
/** All of them: what a brand lacks is not in its menu. */
export const PRIZE_MODES = 'Lott,ZY,Elott,SEA';
/** The lobby's tabs in their order, without that of fast draws, whose lotteries are in one of these too. */
export const FAMILY_TAGS = [
  ...(['SSC', 'K3', 'PK10', '11X5', 'PC28', 'MARK6'] as const),
  ...(['VN_NORTH', 'VN_CENTRAL', 'VN_SOUTH', '4D', 'THAI'] as const),
];
