import { seconds } from '~/config/durations.ts';

/** Specification, section 9. */
export const PAGE_SIZE = 15;

export const MOST_PAGES_SHOWN = 20;

export const GAME_SORTS = ['popular', 'new', 'name', 'rtp'] as const;
export const GAME_FLAGS = ['jackpot', 'new', 'lowStake'] as const;

/** 165.11 of the brand's unit in ten-thousandths, every three seconds. */
export const JACKPOT_STEP_UNITS = 1_651_100;
export const JACKPOT_STEP_MS = seconds(3);

export const VENDOR_ARROWS_ABOVE = 7;
/** Before a visitor asks for all. */
export const VENDORS_SHOWN = 10;

/** In the brand's unit. */
export const MIN_BET_OPTIONS = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;

export const FILTER_PAUSE_MS = 300;

export const WINNER_STEP_MS = seconds(3);

/** While the page is visible. */
export const WINNERS_REFRESH_MS = seconds(30);

/** `vassalage` is the vendor's code. */
export const GAME_QUERY = {
  vendor: 'vassalage',
  vendors: 'vendors',
  list: 'list',
  classification: 'classification',
  name: 'name',
  minBet: 'minBet',
  sort: 'sort',
  flags: 'flags',
  from: 'from',
  page: 'page',
} as const;
