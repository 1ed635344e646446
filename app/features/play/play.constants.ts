import { seconds } from '~/config/durations.ts';

/** Without `ready` after this time, a retry link shows. */
export const READY_WITHIN_MS = seconds(12);

/** Combines quick rounds. */
export const BALANCE_AFTER_MS = seconds(1);

/** Its own origin keeps the game's storage and cookies apart. */
export const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-pointer-lock allow-orientation-lock';
