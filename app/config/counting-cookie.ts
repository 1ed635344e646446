/** Cookies of Google Analytics; no page depends on them. */
export const COUNTING_COOKIE = /^_ga(_\w+)?$/;
