import { isLimited } from '~/config/paths.ts';
import { listFavourites, listRecentGames } from '~/features/games/game-lists.server.ts';
import { optional } from '~/request/optional.server.ts';
import type { PanelReader, ViewOf } from '~/request/panel.ts';
import type { Site } from '~/request/site.server.ts';

export const menuPanel = { read: readMenu } satisfies PanelReader<unknown>;
export type MenuPanelView = ViewOf<typeof menuPanel>;

/** Returns an empty list on failure. */
async function readMenu(site: Site) {
  if (!site.member || isLimited(site.member)) return { recent: [], favourites: [] };
  const [recent, favourites] = await Promise.all([
    optional(site, 'listRecentGames', listRecentGames(site, { page: 1 }), null),
    optional(site, 'listFavourites', listFavourites(site, { page: 1 }), null),
  ]);
  return { recent: recent?.games ?? [], favourites: favourites?.games ?? [] };
}
