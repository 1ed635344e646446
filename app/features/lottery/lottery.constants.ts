/** In the lobby (specification, section 9). */
export const MOST_DIGITS = 6;
export const TAG_ARROWS_ABOVE = 7;
/** When the smallest remaining time is over (specification, section 4). */
export const REFRESH_FALLBACK_MS = 7000;
export const REFRESH_MOST_MS = 30_000;
/** Specification, section 9. */
export const POPULAR_COUNT = 20;
export const RECENT_COUNT = 100;
export const OPENED_COUNT = 100;
/** The menu lacks those that the brand lacks. */
export const PRIZE_MODES = 'Lott,ZY,Elott,SEA';
/** In order. Fast draws are also in one of these. */
export const FAMILY_TAGS = [
  'SSC',
  'K3',
  'PK10',
  '11X5',
  'PC28',
  'MARK6',
  'VN_NORTH',
  'VN_CENTRAL',
  'VN_SOUTH',
  '4D',
  'THAI',
] as const;
