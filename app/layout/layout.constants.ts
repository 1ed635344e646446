import { seconds } from '~/config/durations.ts';

export const BANNER_AUTOPLAY_MS = seconds(5);

/** A drop-down has three columns of ten vendors. */
export const MENU_COLUMNS = 3;
export const MENU_ROWS = 10;

/** Logos on a page of the footer's carousel. */
export const FOOTER_VENDORS_PER_PAGE = 10;
