/** The lobby shows so many digits of a result (specification, section 9). */
export const MOST_DIGITS = 6;
/** Arrows appear beside more tabs than these. */
export const TAG_ARROWS_ABOVE = 7;
/** When the lobby asks again: after the smallest remaining time, or after this where it is over (specification, section 4). */
export const REFRESH_FALLBACK_MS = 7000;
export const REFRESH_MOST_MS = 30_000;
export const POPULAR_COUNT = 20;
export const RECENT_COUNT = 100;
export const OPENED_COUNT = 200;
/** All of them: what a brand lacks is not in its menu. */
export const PRIZE_MODES = 'Lott,ZY,Elott,SEA';
