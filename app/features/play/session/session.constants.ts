import { seconds } from '~/config/durations.ts';

/** Not in `paths`, which every page loads. */
export const PLAY_SESSION_PATH = '/play-session';

/** Interval of checking whether a reality check may be due. */
export const CHECK_CLOCK_MS = seconds(1);

/** Least time between requests to the gateway. */
export const ASK_AGAIN_MS = seconds(15);

export const ASK_TIMEOUT_MS = seconds(10);

/** Delay of the request after a round or a refused bet; combines quick ones. */
export const SESSION_AFTER_MS = seconds(1);
