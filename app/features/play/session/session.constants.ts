import { seconds } from '~/config/durations.ts';

/** Every page loads `paths`. */
export const PLAY_SESSION_PATH = '/play-session';

export const CHECK_CLOCK_MS = seconds(1);

/** Between requests to the gateway. */
export const ASK_AGAIN_MS = seconds(15);

export const ASK_TIMEOUT_MS = seconds(10);

/** Combines quick rounds and refused bets. */
export const SESSION_AFTER_MS = seconds(1);
