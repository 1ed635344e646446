import { seconds } from '~/config/durations.ts';

export const CAPTCHA_REFRESH_MS = seconds(1);

export const LOGIN_WINDOW = { width: 1300, height: 900 } as const;

export const HOT_TAB = 'HOT';

/** `method` of the dialog. */
export const FIRST_LOGIN = 'first';

/** In place of a method: by username, with a field for the agent's sub-account. */
export const BY_SUB_ACCOUNT = 'sub';
