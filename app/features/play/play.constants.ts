import { seconds } from '~/config/durations.ts';

/** A game that has not said that it is ready after this long gets a word about it, and a way on. */
export const READY_WITHIN_MS = seconds(12);

/** How soon after a round the wallet is read again; rounds that follow each other quickly are read together. */
export const BALANCE_AFTER_MS = seconds(1);

/** What a game may do in its frame. With its own origin it keeps its storage and its cookies, and reaches nothing of ours. */
export const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-pointer-lock allow-orientation-lock';
