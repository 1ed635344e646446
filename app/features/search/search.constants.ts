/** Debounce of search requests. */
export const TYPING_PAUSE_MS = 150;

/** Characters searched, at most. */
export const QUERY_LENGTH = 60;

/** Words searched, at most: each one scans the index. */
export const QUERY_WORDS = 6;
