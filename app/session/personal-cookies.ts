/** The cookies that make a page one visitor's own; all others are preferences, or not ours. */
export const personalCookies = new Set<string>();
