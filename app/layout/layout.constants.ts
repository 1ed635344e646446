import { seconds } from '~/config/durations.ts';

export const BANNER_AUTOPLAY_MS = seconds(5);

/** Ten vendors each. */
export const MENU_COLUMNS = 3;
export const MENU_ROWS = 10;

export const FOOTER_VENDORS_PER_PAGE = 10;
