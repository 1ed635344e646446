import { seconds } from '~/config/durations.ts';

/** Games on a page (specification, section 9). */
export const PAGE_SIZE = 15;

/** How many pages one address shows together. */
export const MOST_PAGES_SHOWN = 20;

/** The orders and marks of games, as the contract calls them. */
export const GAME_SORTS = ['popular', 'new', 'name', 'rtp'] as const;
export const GAME_FLAGS = ['jackpot', 'new', 'lowStake'] as const;

/** The jackpot grows by 165.11 units every three seconds, until the server tells its true amount again; in hundredths of the unit. */
export const JACKPOT_STEP_MINOR = 16_511;
export const JACKPOT_STEP_MS = seconds(3);

/** The vendor row has arrows when there are more vendors than this. */
export const VENDOR_ARROWS_ABOVE = 7;

/** In the brand's unit, as the contract takes them. */
export const MIN_BET_OPTIONS = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;

/** How long somebody has to pause in a game's name before the list is filtered by it. */
export const FILTER_PAUSE_MS = 300;

/** How often the winners' list moves on by one row. */
export const WINNER_STEP_MS = seconds(3);

/** How often the winners' list is asked for again while somebody looks. */
export const WINNERS_REFRESH_MS = seconds(30);

/** The search parameters of a games page; `vassalage` is the vendor's code. */
export const GAME_QUERY = {
  vendor: 'vassalage',
  list: 'list',
  classification: 'classification',
  name: 'name',
  minBet: 'minBet',
  sort: 'sort',
  flags: 'flags',
  /** The first of the pages that are shown together; `page` is the last. */
  from: 'from',
  page: 'page',
} as const;
