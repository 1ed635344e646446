/** How long a reader has to pause before the search is asked. */
export const TYPING_PAUSE_MS = 150;

/** Characters of a search that count. */
export const QUERY_LENGTH = 60;

/** Words of a search that count: each one is looked up in the whole index. */
export const QUERY_WORDS = 6;
