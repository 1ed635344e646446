import { seconds } from '~/config/durations.ts';

/** Where the session is read; not among the addresses of the site, which every page loads. */
export const PLAY_SESSION_PATH = '/play-session';

/** How often the page looks whether a reality check may be due. */
export const CHECK_CLOCK_MS = seconds(1);

/** The least time after which the gateway is asked again whether it is. */
export const ASK_AGAIN_MS = seconds(15);

/** How long an answer is waited for. */
export const ASK_TIMEOUT_MS = seconds(10);

/** The delay before the session is read after a round or a refused bet; several in quick succession are read together. */
export const SESSION_AFTER_MS = seconds(1);
