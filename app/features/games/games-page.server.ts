import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { requireMember } from '~/request/guards.server.ts';
import type { Site } from '~/request/site.server.ts';
import {
  type GameType,
  hotPage,
  listFavourites,
  listFilteredGames,
  listRecentGames,
  waysOn,
} from './game-lists.server.ts';
import { GAME_QUERY, MIN_BET_OPTIONS } from './games.constants.ts';
import { type Game, listGameMenus, listHot, readJackpot, vendorLink } from './games.server.ts';
import type { GameFiltersView, GameList, GamePage, GamesPageView } from './games.types.ts';

/** What the address asks for. What it cannot mean is left out, so that an old or mistyped link still shows games. */
const Search = z.object({
  [GAME_QUERY.vendor]: z
    .string()
    .regex(/^[A-Z0-9_]{2,20}$/)
    .optional()
    .catch(undefined),
  [GAME_QUERY.list]: z.enum(['hot', 'fav', 'recent', 'all']).optional().catch(undefined),
  [GAME_QUERY.classification]: z.enum(['JP', 'TG', 'VP', 'AC', 'SC', 'BG']).optional().catch(undefined),
  [GAME_QUERY.name]: z.string().trim().max(60).catch(''),
  [GAME_QUERY.minBet]: z.enum(MIN_BET_OPTIONS).optional().catch(undefined),
  [GAME_QUERY.page]: z.coerce.number().int().min(1).max(100_000).catch(1),
});

type Search = z.infer<typeof Search>;

const PATHS = new Map<string, GameType>(
  (['RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'ELOTT', 'LOTT', 'COCKFIGHT'] as const).map((gameType) => [
    paths.category(gameType).slice(1),
    gameType,
  ]),
);

/** The game type of a path's first segment; null for a page that lists no games. */
export const gameTypeOfPath = (segment: string): GameType | null => PATHS.get(segment) ?? null;

const isFiltered = ({ classification, name, minBet }: Search) => Boolean(classification || name || minBet);

/**
 * Which list an address shows (specification, section 4): a filter clears the list type; another vendor, or none, begins with the
 * hot games where there are any.
 */
function listOf(search: Search, hasHot: boolean): GameList {
  if (isFiltered(search)) return 'all';
  const wanted = search.list ?? (search.page === 1 ? 'hot' : 'all');
  return wanted === 'hot' && !hasHot ? 'all' : wanted;
}

/** Bingo is for readers of Filipino alone (specification, section 9). */
const hasClass = ({ language }: Site, classification: NonNullable<Search['classification']>): boolean =>
  classification !== 'BG' || language === 'TY';

/**
 * The page of a category with one list of its games. Null when the brand does not have the category. Throws the redirect to the
 * log-in page for a list of the member's own.
 */
export async function readGamesPage(site: Site, gameType: GameType): Promise<GamesPageView | null> {
  const menu = (await listGameMenus(site)).find(({ gameCategory }) => gameCategory === gameType);
  if (!menu) return null;
  const { classification: wanted, ...rest } = Search.parse(Object.fromEntries(site.url.searchParams));
  const search: Search = { ...rest, classification: wanted && hasClass(site, wanted) ? wanted : undefined };
  const { vassalage: vendor } = search;
  const hot = (await listHot(site)).filter(
    (game) => game.gameType === gameType && (!vendor || game.vassalage === vendor),
  );
  const list = listOf(search, hot.length > 0);
  const found = await readList(site, gameType, list, search, hot);
  const filters = { classification: search.classification, name: search.name, minBet: search.minBet };
  const pathTo = (change: Partial<Search>) => paths.category(gameType, { vassalage: vendor, ...change });
  const pagePath = (page: number) => pathTo({ list, ...filters, page });
  const tabs: GameList[] = [
    ...(hot.length > 0 ? (['hot'] as const) : []),
    'all',
    ...(site.member ? (['fav'] as const) : []),
    'recent',
  ];
  return {
    gameType,
    title: menu.title,
    jackpot: gameType === 'RNG' ? await readJackpot(site) : null,
    roomsPath: gameType === 'PVP' ? paths.rooms() : null,
    vendors: menu.vendors.map((card) => ({ ...vendorLink(site, card), isSelected: card.vassalage === vendor })),
    allVendors: { path: paths.category(gameType), isSelected: !vendor },
    list,
    tabs: tabs.map((key) => ({ key, path: pathTo({ list: key }), isSelected: key === list })),
    filters: filtersView(site, gameType, search, menu.classifications, found),
    ...found,
    totalText: site.format.count(found.total),
    ...waysOn(found, list === 'recent', pagePath),
    resetPath: pathTo({ list: 'all' }),
  };
}

async function readList(
  site: Site,
  gameType: GameType,
  list: GameList,
  search: Search,
  hot: Game[],
): Promise<GamePage> {
  switch (list) {
    case 'hot':
      return hotPage(site, hot);
    case 'fav':
      requireMember(site);
      return listFavourites(site, { ...search, gameType });
    case 'recent':
      requireMember(site);
      return listRecentGames(site, { ...search, gameType });
    default:
      return listFilteredGames(site, { ...search, gameType });
  }
}

/** The minimum bets to filter by: the contract's values in the brand's unit, labelled in its currency. */
const minBetOptions = ({ brand, format }: Site) =>
  MIN_BET_OPTIONS.map((value) => ({ value, label: format.money((Number(value) * brand.unit).toFixed(2)) }));

function filtersView(
  site: Site,
  gameType: GameType,
  search: Search,
  classifications: readonly NonNullable<Search['classification']>[],
  { games }: GamePage,
): GameFiltersView {
  const { vassalage: vendor } = search;
  return {
    action: paths.category(gameType),
    hidden: [...(vendor ? [{ name: GAME_QUERY.vendor, value: vendor }] : []), { name: GAME_QUERY.list, value: 'all' }],
    classifications: classifications
      .filter((value) => hasClass(site, value))
      .map((value) => ({ value, label: site.t('server', `gameClasses.${value}`) })),
    classification: search.classification ?? '',
    name: search.name,
    minBet: search.minBet ?? '',
    minBets: games.some(({ minBet }) => minBet !== undefined) || isFiltered(search) ? minBetOptions(site) : [],
  };
}
