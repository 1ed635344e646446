import { z } from 'zod';
import { gameCard, listClosedVendors, listHot, vendorKey, vendorLink } from '~/features/games/games.server.ts';
import type { GameCardView } from '~/features/games/games.types.ts';
import { parseSearch, searchText } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import { markParts } from './mark.ts';
import { QUERY_LENGTH } from './search.constants.ts';
import type { SearchGame, SearchPageLink, SearchVendor, SearchView } from './search.types.ts';
import { openSearch } from './search-index.server.ts';

const Search = z.object({ q: searchText(QUERY_LENGTH) });

const HOT_SHOWN = 10;
const PAGE_LIMITS = { games: 60, vendors: 24, pages: 12 };
const SUGGESTION_LIMITS = { games: 6, vendors: 3, pages: 3 };

export const readSearch = (site: Site): Promise<SearchView> => search(site, PAGE_LIMITS);

export const readSuggestions = (site: Site): Promise<SearchView> => search(site, SUGGESTION_LIMITS);

export async function listSearchHot(site: Site): Promise<GameCardView[]> {
  const [hot, closed] = await Promise.all([listHot(site), listClosedVendors(site)]);
  return hot.slice(0, HOT_SHOWN).map((game) => gameCard(site, game, closed));
}

async function search(site: Site, limits: typeof PAGE_LIMITS): Promise<SearchView> {
  const { q: query = '' } = parseSearch(site, Search);
  const found = query ? (await openSearch(site))(query) : [];
  const closed = await listClosedVendors(site);
  const games: SearchGame[] = [];
  const vendors: SearchVendor[] = [];
  const pages: SearchPageLink[] = [];
  const shown = { game: games, vendor: vendors, page: pages };
  const most = { game: limits.games, vendor: limits.vendors, page: limits.pages };
  for (const { entry, terms } of found) {
    if (shown[entry.kind].length >= most[entry.kind]) continue;
    const parts = markParts(entry.name, query, terms);
    if (entry.kind === 'game') games.push({ ...gameCard(site, entry.game, closed), parts });
    else if (entry.kind === 'page') pages.push({ id: entry.path, parts, path: entry.path });
    else {
      const { code, ...vendor } = vendorLink(site, entry.card);
      const isClosed = closed.has(vendorKey(entry.card));
      vendors.push({ ...vendor, id: code, parts, detail: entry.detail, isClosed: isClosed || undefined });
    }
  }
  return {
    query,
    total: found.length,
    totalText: site.format.count(found.length),
    games,
    vendors,
    pages,
    hot: found.length === 0 ? await listSearchHot(site) : [],
  };
}
