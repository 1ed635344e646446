const query = new URLSearchParams(location.search);

const exit = query.get('exit') ?? '';
const isWeb = /^https?:\/\//.test(exit) && URL.canParse(exit);

/** The parameters of the launch address. */
export const address = {
  token: query.get('token') ?? '',
  world: query.get('world'),
  language: query.get('lang') ?? 'EN',
  /** The site that opened the game; null when the game was opened on its own. */
  exit: isWeb ? { href: exit, origin: new URL(exit).origin } : null,
};
