import { minutes, seconds } from '~/config/durations.ts';

/** How long the browser waits for a puzzle or for a code to be on its way. */
export const REQUEST_TIMEOUT_MS = seconds(12);

/** A code at most once in this time, however often the button is pressed (specification, section 9). */
export const SEND_THROTTLE_MS = seconds(1);

/** How long the button rests for each minute that the code is good. */
export const COUNTDOWN_MS_PER_MINUTE = minutes(1);
