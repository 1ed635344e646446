import { paths, safeRedirect } from '~/config/paths.ts';
import type { Site } from '~/request/site.server.ts';

/** Pages that nobody goes back to when a game is left. */
const PASSED_THROUGH = [
  paths.game({ gameCode: '' }),
  paths.sportsbook(),
  paths.login(),
  paths.register(),
  paths.transfer(),
];

/**
 * The page that the member came from: the address says it, else the browser does, which names our own pages alone. Null for who opened the
 * game's address itself.
 */
export function cameFrom({ url, request }: Site): string | null {
  const given = url.searchParams.get('from');
  if (given) return safeRedirect(given);
  const referrer = request.headers.get('Referer');
  if (!referrer || !URL.canParse(referrer)) return null;
  const { host, pathname, searchParams } = new URL(referrer);
  if (host !== url.host || PASSED_THROUGH.includes(pathname)) return null;
  searchParams.delete('modal');
  searchParams.delete('method');
  return safeRedirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname);
}
