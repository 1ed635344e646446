import { minutes, seconds } from '~/config/durations.ts';

export const REQUEST_TIMEOUT_MS = seconds(12);

/** Least time between codes (specification, section 9). */
export const SEND_THROTTLE_MS = seconds(1);

/** The button rests this long per minute of the code's life. */
export const COUNTDOWN_MS_PER_MINUTE = minutes(1);
