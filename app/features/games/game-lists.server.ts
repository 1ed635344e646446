import type { Site } from '~/request/site.server.ts';
import { pageLinks } from '~/ui/page-links.ts';
import type { PageLinks } from '~/ui/pagination.tsx';
import type { Query } from '../../../openapi/generated/gaming-operations.ts';
import { MOST_PAGES_SHOWN, PAGE_SIZE } from './games.constants.ts';
import { type Game, gameCard, hotGameCard, listClosedVendors } from './games.server.ts';
import type { GameFlag, GamePage, GameSort, GamesPageView } from './games.types.ts';

export type GameType = Query<'listGames'>['gameType'];

const RECENT_PAGES_A_CALL = 6;
export const MOST_RECENT_PAGES = 60;

interface Wanted {
  page: number;
  /** Default: `page`. */
  from?: number;
  gameType?: GameType;
  vassalage?: string;
}

interface Filter extends Wanted {
  gameType: GameType;
  classification?: NonNullable<Query<'listGames'>['gameClassify']>;
  name?: string;
  minBet?: string;
  sort?: GameSort;
  flags: GameFlag[];
}

interface Part {
  games: Game[];
  total: number;
  totalPages: number;
}

type Found = Part & Pick<GamePage, 'from' | 'page'>;

async function toPageView(site: Site, { games, ...page }: Found): Promise<GamePage> {
  const closed = await listClosedVendors(site);
  return {
    ...page,
    totalText: site.format.count(page.total),
    games: games.map((game) => gameCard(site, game, closed)),
  };
}

async function readPages({ page, from = page }: Wanted, read: (pageNo: number) => Promise<Part>): Promise<Found> {
  const first = Math.min(Math.max(from, page - MOST_PAGES_SHOWN + 1), page);
  const parts = await Promise.all(Array.from({ length: page - first + 1 }, (_, index) => read(first + index)));
  const { total = 0, totalPages = 0 } = parts.at(-1) ?? {};
  return { games: parts.flatMap(({ games }) => games), total, totalPages, from: first, page };
}

export async function hotPage(site: Site, hot: Game[]): Promise<GamePage> {
  const closed = await listClosedVendors(site);
  return {
    games: hot.map((game) => hotGameCard(site, game, closed)),
    total: hot.length,
    totalText: site.format.count(hot.length),
    from: 1,
    page: 1,
    totalPages: 1,
  };
}

const findGames = (site: Site, filter: Filter): Promise<Found> =>
  readPages(filter, (pageNo) => {
    const query: Query<'listGames'> = {
      clientType: 3,
      platform: 'flash,html5-desktop',
      channel: 'web',
      merchant: site.brand.merchantCode,
      gameType: filter.gameType,
      vassalage: filter.vassalage,
      gameClassify: filter.classification,
      gameName: filter.name,
      minBet: filter.minBet === undefined ? undefined : Number(filter.minBet),
      ...(filter.sort && { sort: filter.sort }),
      ...(filter.flags.length > 0 && { flags: filter.flags.join(',') }),
      language: site.language,
      pageNo,
      pageSize: PAGE_SIZE,
    };
    return site.cached(`games ${JSON.stringify(query)}`, ({ api }) => api.call('listGames', { query }));
  });

export const listFilteredGames = async (site: Site, filter: Filter): Promise<GamePage> =>
  toPageView(site, await findGames(site, filter));

/** Hot games come first, on the first page only. */
export async function listVendorGames(site: Site, filter: Filter, hot: Game[]): Promise<GamePage> {
  const { games, ...found } = await findGames(site, filter);
  const ids = new Set(hot.map(({ nodeId }) => nodeId));
  const others = games.filter(({ nodeId }) => !ids.has(nodeId));
  return toPageView(site, { ...found, games: found.from === 1 ? [...hot, ...others] : others });
}

/** Returns the latest first. */
export async function listFavourites(site: Site, { gameType, vassalage, ...wanted }: Wanted): Promise<GamePage> {
  const found = await readPages(wanted, async (pageNo) => {
    const { content, ...counts } = await site.api.call('listFavourites', {
      query: {
        clientType: 3,
        platform: 'flash',
        gameType,
        vassalage,
        language: site.language,
        pageNo,
        pageSize: PAGE_SIZE,
      },
    });
    return { ...counts, games: content };
  });
  return toPageView(site, found);
}

/** Returns all pages up to `page`, because loaded pages stay on screen. */
export async function listRecentGames(site: Site, { page, gameType, vassalage }: Wanted): Promise<GamePage> {
  const shown = Math.min(page, MOST_RECENT_PAGES);
  const pageSize = Math.min(shown, RECENT_PAGES_A_CALL) * PAGE_SIZE;
  const readPart = (pageNo: number) =>
    site.api.call('listRecentGames', {
      query: { clientType: 3, gameType, vassalage, language: site.language, pageNo, pageSize },
    });
  const parts = Math.ceil((shown * PAGE_SIZE) / pageSize);
  const answers = await Promise.all(Array.from({ length: parts }, (_, index) => readPart(index + 1)));
  const list = answers.flatMap((answer) => answer.list).slice(0, shown * PAGE_SIZE);
  const total = answers[0]?.total ?? 0;
  const totalPages = Math.min(Math.ceil(total / PAGE_SIZE), MOST_RECENT_PAGES);
  return toPageView(site, { games: list, total, from: 1, page: Math.min(shown, Math.max(totalPages, 1)), totalPages });
}

/** Endless lists have no pagination. */
export function waysOn(
  { from, page, totalPages }: GamePage,
  isEndless: boolean,
  pagePath: (page: number, from?: number) => string,
): Pick<GamesPageView, 'pageLinks' | 'morePath' | 'isEndless'> {
  const hasMore = totalPages > page;
  if (isEndless)
    return { isEndless, pageLinks: pageLinks(1, 1, pagePath), morePath: hasMore ? pagePath(page + 1) : null };
  const canGrow = hasMore && page - from + 1 < MOST_PAGES_SHOWN;
  const links = { ...pageLinks(page, totalPages, pagePath), ...earlierLinks(from, pagePath) };
  return { isEndless, pageLinks: links, morePath: canGrow ? pagePath(page + 1, from) : null };
}

function earlierLinks(from: number, pagePath: (page: number) => string): Pick<PageLinks, 'first' | 'previous'> {
  const { first, previous } = pageLinks(from, from, pagePath);
  return { first, previous };
}
