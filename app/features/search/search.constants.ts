/** How long a reader has to pause before the search is asked. */
export const TYPING_PAUSE_MS = 150;

/** Characters of a search that count. */
export const QUERY_LENGTH = 60;
