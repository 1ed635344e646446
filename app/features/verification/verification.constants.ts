import { minutes, seconds } from '~/config/durations.ts';

export const REQUEST_TIMEOUT_MS = seconds(12);

/** Specification, section 9. */
export const SEND_THROTTLE_MS = seconds(1);

export const COUNTDOWN_MS_PER_MINUTE = minutes(1);
