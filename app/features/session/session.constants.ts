import { seconds } from '~/config/durations.ts';

export const CAPTCHA_REFRESH_MS = seconds(1);

export const LOGIN_WINDOW = { width: 1300, height: 900 } as const;

export const HOT_TAB = 'HOT';

/** The dialog's `method` after a first login. */
export const FIRST_LOGIN = 'first';
