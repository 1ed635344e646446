import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { requireMember } from '~/request/guards.server.ts';
import { pageNumber, parseSearch } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import { listFavourites, listRecentGames, waysOn } from './game-lists.server.ts';
import { listLanes } from './games.server.ts';
import type { MyGamesView } from './games.types.ts';

const Pages = z.object({
  page: pageNumber,
  from: z.coerce.number().int().min(1).optional().catch(undefined),
});

const LISTS = {
  favourites: { path: paths.favourites, read: listFavourites },
  recent: { path: paths.recent, read: listRecentGames },
} as const;

/** All categories. Throws as `requireMember`. */
export async function readMyGames(site: Site, kind: MyGamesView['kind']): Promise<MyGamesView> {
  requireMember(site);
  const { path, read } = LISTS[kind];
  const wanted = parseSearch(site, Pages);
  const [found, lanes] = await Promise.all([read(site, wanted), listLanes(site)]);
  return {
    kind,
    tabs: (['favourites', 'recent'] as const).map((key) => ({
      key,
      path: LISTS[key].path(),
      isSelected: key === kind,
    })),
    ...found,
    ...waysOn(found, kind === 'recent', path),
    gamesPath: lanes[0] ? paths.category(lanes[0].gameClassify) : paths.home(),
  };
}
