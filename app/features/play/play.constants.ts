import { seconds } from '~/config/durations.ts';

/** A game that has not sent `ready` after this time gets a notice with a link to retry. */
export const READY_WITHIN_MS = seconds(12);

/** The delay before the wallet is read again after a round; rounds in quick succession are read together. */
export const BALANCE_AFTER_MS = seconds(1);

/** The sandbox of a game's frame. With its own origin it keeps its storage and cookies, and has no access to this site's. */
export const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-pointer-lock allow-orientation-lock';
