import { z } from 'zod';
import { gameCard, listClosedVendors, listHot, vendorKey, vendorLink } from '~/features/games/games.server.ts';
import type { GameCardView } from '~/features/games/games.types.ts';
import { type MarkedPart, markParts } from '~/parts/marks/mark.ts';
import { parseSearch, searchText } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import { QUERY_LENGTH } from './search.constants.ts';
import type { SearchGame, SearchVendor, SearchView } from './search.types.ts';
import { type Entry, openSearch } from './search-index.server.ts';

const Search = z.object({ q: searchText(QUERY_LENGTH) });

const HOT_SHOWN = 10;
/** Most rows of the games, and of each other group. */
const PAGE_LIMITS = { games: 60, others: 24 };
const SUGGESTION_LIMITS = { games: 3, others: 3 };
/** Lotteries are games of these categories. */
const LOTTERIES: readonly string[] = ['LOTT', 'ELOTT'];

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
  const lotteries: SearchGame[] = [];
  const vendors: SearchVendor[] = [];
  const links: SearchView['links'] = { promotions: [], help: [], pages: [] };
  const add = <Row>(rows: Row[], most: number, row: () => Row) => void (rows.length < most && rows.push(row()));
  for (const { entry, terms } of found) {
    const parts = markParts(entry.name, query, terms);
    if (entry.kind === 'game') {
      const { game } = entry;
      const isLottery = LOTTERIES.includes(game.gameType);
      add(isLottery ? lotteries : games, isLottery ? limits.others : limits.games, () => ({
        ...gameCard(site, game, closed),
        parts,
      }));
    } else if (entry.kind === 'vendor') add(vendors, limits.others, () => vendorRow(site, entry, parts, closed));
    else add(links[entry.kind], limits.others, () => ({ id: entry.path, parts, path: entry.path }));
  }
  return {
    query,
    total: found.length,
    totalText: site.format.count(found.length),
    games,
    lotteries,
    vendors,
    links,
    hot: found.length === 0 ? await listSearchHot(site) : [],
  };
}

function vendorRow(
  site: Site,
  { card, detail }: Extract<Entry, { kind: 'vendor' }>,
  parts: MarkedPart[],
  closed: ReadonlySet<string>,
): SearchVendor {
  const { code, ...vendor } = vendorLink(site, card);
  return { ...vendor, id: code, parts, detail, isClosed: closed.has(vendorKey(card)) || undefined };
}
