const query = new URLSearchParams(location.search);

const exit = query.get('exit') ?? '';
const isWeb = /^https?:\/\//.test(exit) && URL.canParse(exit);

export const address = {
  token: query.get('token') ?? '',
  world: query.get('world'),
  language: query.get('lang') ?? 'EN',
  /** Null if the game was opened on its own. */
  exit: isWeb ? { href: exit, origin: new URL(exit).origin } : null,
};
