import { minutes, seconds } from '~/config/durations.ts';

export const REQUEST_TIMEOUT_MS = seconds(12);

/** Specification, section 9. */
export const SEND_THROTTLE_MS = seconds(1);

/** The life of a code for which the gateway reports none (specification, section 4). */
export const DEFAULT_CODE_MINUTES = 1;
export const COUNTDOWN_MS_PER_MINUTE = minutes(1);
