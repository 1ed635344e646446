/** No page depends on Google Analytics' cookies. */
export const COUNTING_COOKIE = /^_ga(_\w+)?$/;
