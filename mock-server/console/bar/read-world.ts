/** Returns the world of the cookie, which the site sends with its requests. */
export const readWorld = (cookies = document.cookie): string =>
  /(?:^|;\s*)mock-world=([\w.-]+)/.exec(cookies)?.[1] ?? 'default';
