import { paths } from '~/config/paths.ts';
import { requireMember } from '~/request/guards.server.ts';
import type { Site } from '~/request/site.server.ts';
import {
  type GameType,
  hotPage,
  listFavourites,
  listFilteredGames,
  listRecentGames,
  listVendorGames,
  waysOn,
} from './game-lists.server.ts';
import { GAME_FLAGS, GAME_QUERY, MIN_BET_OPTIONS, VENDORS_SHOWN } from './games.constants.ts';
import { type Game, hasRtp, listGameMenus, listHot, readJackpot, vendorLink } from './games.server.ts';
import type { GameFiltersView, GameList, GamePage, GamesPageView } from './games.types.ts';
import { chooseList, gamesPath, hasClass, readGamesSearch, type Search } from './games-search.server.ts';

type Menu = Awaited<ReturnType<typeof listGameMenus>>[number];

const PATHS = new Map<string, GameType>(
  (['RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'ELOTT', 'LOTT', 'COCKFIGHT'] as const).map((gameType) => [
    paths.category(gameType).slice(1),
    gameType,
  ]),
);

export const gameTypeOfPath = (segment: string): GameType | null => PATHS.get(segment) ?? null;

/** Returns null when the brand lacks the category. Throws a redirect to the login for the member's own lists. */
export async function readGamesPage(site: Site, gameType: GameType): Promise<GamesPageView | null> {
  const menu = (await listGameMenus(site)).find(({ gameCategory }) => gameCategory === gameType);
  if (!menu) return null;
  const search = readGamesSearch(site, menu);
  const { vassalage: vendor } = search;
  const hot = (await listHot(site)).filter(
    (game) => game.gameType === gameType && (!vendor || game.vassalage === vendor),
  );
  const list = chooseList(search, hot.length > 0);
  const found = await readList(site, gameType, list, search, hot);
  const { classification, name, minBet, sort, flags } = search;
  const filters = { classification, name, minBet, sort, flags };
  const pathTo = gamesPath(gameType, search);
  const pagePath = (page: number, from?: number) => pathTo({ list, ...filters, from, page });
  const vendors = menu.vendors
    .filter(({ vassalage }, at) => at < VENDORS_SHOWN || search.vendors === 'all' || vassalage === vendor)
    .map((card) => ({ ...vendorLink(site, card), isSelected: card.vassalage === vendor }));
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
    vendors,
    moreVendors:
      vendors.length < menu.vendors.length
        ? { count: menu.vendors.length - vendors.length, path: pathTo({ list, ...filters, vendors: 'all' }) }
        : null,
    allVendors: { path: paths.category(gameType), isSelected: !vendor },
    list,
    tabs: tabs.map((key) => ({ key, path: pathTo({ list: key }), isSelected: key === list })),
    chips: (menu.flags ?? []).map((flag) => ({
      flag,
      path: pathTo({ list: 'all', ...filters, flags: toggled(flags, flag) }),
      isOn: flags.includes(flag),
    })),
    filters: filtersView(site, menu, search, found),
    ...found,
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
      return search.vassalage ? listVendorGames(site, { ...search, gameType }, hot) : hotPage(site, hot);
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

const minBetOptions = ({ brand, format }: Site) =>
  MIN_BET_OPTIONS.map((value) => ({ value, label: format.money((Number(value) * brand.unit).toFixed(2)) }));

function filtersView(site: Site, menu: Menu, search: Search, { games }: GamePage): GameFiltersView {
  const { vassalage: vendor, flags } = search;
  return {
    action: paths.category(menu.gameCategory),
    hidden: [
      ...(vendor ? [{ name: GAME_QUERY.vendor, value: vendor }] : []),
      { name: GAME_QUERY.list, value: 'all' },
      ...(flags.length > 0 ? [{ name: GAME_QUERY.flags, value: flags.join(',') }] : []),
    ],
    classifications: menu.classifications
      .filter((value) => hasClass(site, value))
      .map((value) => ({ value, label: site.t('games', `server.gameClasses.${value}`) })),
    classification: search.classification ?? '',
    name: search.name ?? '',
    minBet: search.minBet ?? '',
    minBets: games.some(({ minBet }) => minBet !== undefined) || search.minBet ? minBetOptions(site) : [],
    sort: search.sort ?? '',
    sorts: (menu.sorts ?? []).filter((sort) => sort !== 'rtp' || hasRtp(menu.gameCategory)),
  };
}

const toggled = (flags: Search['flags'], flag: Search['flags'][number]) =>
  GAME_FLAGS.filter((each) => (each === flag) !== flags.includes(each));
