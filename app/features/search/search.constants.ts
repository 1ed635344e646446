/** The pause in typing after which a search request is sent. */
export const TYPING_PAUSE_MS = 150;

/** The maximum number of characters that are searched. */
export const QUERY_LENGTH = 60;

/** The maximum number of words that are searched: each one is looked up in the whole index. */
export const QUERY_WORDS = 6;
