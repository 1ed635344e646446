import { seconds } from '~/config/durations.ts';

/** Least time between captcha pictures. */
export const CAPTCHA_REFRESH_MS = seconds(1);

/** Window of a vendor in the login page's menu. */
export const LOGIN_WINDOW = { width: 1300, height: 900 } as const;

/** Tab of hot vendors in the login page's menu. */
export const HOT_TAB = 'HOT';

/** The dialog's `method` after a first login. */
export const FIRST_LOGIN = 'first';
