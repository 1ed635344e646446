import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import type { Site } from '~/session/site.server.ts';
import { pageLinks } from '~/ui/page-links.ts';
import type { Query } from '../../../openapi/generated/gaming-operations.ts';
import { GAME_QUERY, MIN_BET_OPTIONS } from './games.constants.ts';
import { gameCard, listGameMenus, listHot, readJackpot, vendorLink } from './games.server.ts';
import type { GameCardView, GamesPageView } from './games.types.ts';

/** Games on a page (specification, section 9). */
const PAGE_SIZE = 15;

type GameType = Query<'listGames'>['gameType'];
type Classification = NonNullable<Query<'listGames'>['gameClassify']>;

/** What the address asks for. What it cannot mean is left out, so that an old or mistyped link still shows games. */
const Search = z.object({
  [GAME_QUERY.vendor]: z
    .string()
    .regex(/^[A-Z0-9_]{2,20}$/)
    .optional()
    .catch(undefined),
  [GAME_QUERY.list]: z.enum(['hot', 'all']).optional().catch(undefined),
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

/**
 * The page of a category: hot games first where there are any and nothing is filtered, else one page of the list. Null when
 * the brand does not have the category.
 */
export async function readGamesPage(site: Site, gameType: GameType): Promise<GamesPageView | null> {
  const menu = (await listGameMenus(site)).find(({ gameCategory }) => gameCategory === gameType);
  if (!menu) return null;
  const search = Search.parse(Object.fromEntries(site.url.searchParams));
  const { vassalage: vendor } = search;
  const pathTo = (change: Partial<Search>) => paths.category(gameType, { vassalage: vendor, ...change });
  const hot = (await listHot(site)).filter(
    (game) => game.gameType === gameType && (!vendor || game.vassalage === vendor),
  );
  const isFiltered = Boolean(search.classification || search.name || search.minBet);
  const isHot = hot.length > 0 && !isFiltered && (search.list ? search.list === 'hot' : !vendor && search.page === 1);
  const list = isHot
    ? { games: hot.map((game) => gameCard(site, game)), total: hot.length, page: 1, totalPages: 1 }
    : await readList(site, gameType, search);
  const filters = { classification: search.classification, name: search.name, minBet: search.minBet };
  return {
    gameType,
    title: menu.title,
    jackpot: gameType === 'RNG' ? await readJackpot(site) : null,
    vendors: menu.vendors.map((card) => ({ ...vendorLink(site, card), isSelected: card.vassalage === vendor })),
    allVendors: { path: paths.category(gameType), isSelected: !vendor },
    tabs: [
      ...(hot.length > 0 ? [{ key: 'hot' as const, path: pathTo({ list: 'hot' }), isSelected: isHot }] : []),
      { key: 'all' as const, path: pathTo({ list: 'all' }), isSelected: !isHot },
    ],
    filters: {
      action: paths.category(gameType),
      hidden: [
        ...(vendor ? [{ name: GAME_QUERY.vendor, value: vendor }] : []),
        { name: GAME_QUERY.list, value: 'all' },
      ],
      classifications: menu.classifications.map((value) => ({
        value,
        label: site.t('server', `gameClasses.${value}`),
      })),
      classification: search.classification ?? '',
      name: search.name,
      minBet: search.minBet ?? '',
      hasMinBets: list.games.some(({ minBet }) => minBet !== null) || isFiltered,
    },
    ...list,
    totalText: site.format.count(list.total),
    pageLinks: pageLinks(list.page, list.totalPages, (page) => pathTo({ list: 'all', ...filters, page })),
    resetPath: pathTo({ list: 'all' }),
  };
}

interface List {
  games: GameCardView[];
  total: number;
  page: number;
  totalPages: number;
}

async function readList(site: Site, gameType: GameType, search: Search): Promise<List> {
  const { brand, language } = site;
  const query: Query<'listGames'> = {
    clientType: 3,
    platform: 'flash,html5-desktop',
    channel: 'web',
    merchant: brand.merchantCode,
    gameType,
    vassalage: search.vassalage,
    gameClassify: search.classification as Classification | undefined,
    gameName: search.name,
    minBet: search.minBet === undefined ? undefined : Number(search.minBet),
    language,
    pageNo: search.page,
    pageSize: PAGE_SIZE,
  };
  const answer = await site.cached(`games ${JSON.stringify(query)}`, () => site.api.call('listGames', { query }));
  return {
    games: answer.games.map((game) => gameCard(site, game)),
    total: answer.total,
    page: answer.pageNo,
    totalPages: answer.totalPages,
  };
}
