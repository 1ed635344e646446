import { seconds } from '~/config/durations.ts';

/** A new captcha picture at most once in this time. */
export const CAPTCHA_REFRESH_MS = seconds(1);

/** The window that a vendor of the log-in page's menu opens. */
export const LOGIN_WINDOW = { width: 1300, height: 900 } as const;

/** The tab of hot vendors in the menu over the log-in page. */
export const HOT_TAB = 'HOT';

/** The `method` of the dialog after a first sign-in. */
export const FIRST_LOGIN = 'first';
