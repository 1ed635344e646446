import { paths, safeRedirect } from '~/config/paths.ts';
import type { Site } from '~/request/site.server.ts';
import { pageBehind } from '~/ui/overlay-address.ts';

const PASSED_THROUGH = [
  paths.game({ gameCode: '' }),
  paths.sportsbook(),
  paths.login(),
  paths.register(),
  paths.transfer(),
];

/** The URL's `from`, else the referrer on this site; null without either. */
export function cameFrom({ url, request }: Site): string | null {
  const given = url.searchParams.get('from');
  if (given) return safeRedirect(given);
  const referrer = request.headers.get('Referer');
  if (!referrer || !URL.canParse(referrer)) return null;
  const before = new URL(referrer);
  if (before.host !== url.host || PASSED_THROUGH.includes(before.pathname)) return null;
  return safeRedirect(pageBehind(before));
}
