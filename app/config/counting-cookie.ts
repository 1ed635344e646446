/** The names of the cookies by which Google Analytics counts visits; no page depends on them. */
export const COUNTING_COOKIE = /^_ga(_\w+)?$/;
