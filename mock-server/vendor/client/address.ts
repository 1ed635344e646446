const query = new URLSearchParams(location.search);

const exit = query.get('exit') ?? '';
const isWeb = /^https?:\/\//.test(exit) && URL.canParse(exit);

/** What the launch address says. */
export const address = {
  token: query.get('token') ?? '',
  world: query.get('world'),
  language: query.get('lang') ?? 'EN',
  /** The site that the game belongs to; null when it was opened by itself. */
  exit: isWeb ? { href: exit, origin: new URL(exit).origin } : null,
};
