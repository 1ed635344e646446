import type { Site } from '~/request/site.server.ts';
import { pageLinks } from '~/ui/page-links.ts';
import type { Query } from '../../../openapi/generated/gaming-operations.ts';
import { PAGE_SIZE } from './games.constants.ts';
import { type Game, gameCard, hotGameCard } from './games.server.ts';
import type { GamePage, GamesPageView } from './games.types.ts';

export type GameType = Query<'listGames'>['gameType'];

/** A recent list grows by a page at a time; one call of the API gives no more of them than these. */
const RECENT_PAGES_A_CALL = 6;
/** How far it grows at most. */
export const MOST_RECENT_PAGES = 60;

interface Wanted {
  page: number;
  gameType?: GameType;
  vassalage?: string;
}

interface Filter extends Wanted {
  gameType: GameType;
  classification?: NonNullable<Query<'listGames'>['gameClassify']>;
  name: string;
  minBet?: string;
}

function pageOf(site: Site, games: Game[], page: Omit<GamePage, 'games'>): GamePage {
  return { ...page, games: games.map((game) => gameCard(site, game)) };
}

/** Hot games are one page, and there is no more of it. */
export const hotPage = (site: Site, hot: Game[]): GamePage => ({
  games: hot.map((game) => hotGameCard(site, game)),
  total: hot.length,
  page: 1,
  totalPages: 1,
});

/** A page of a category's games, filtered. */
export async function listFilteredGames(site: Site, filter: Filter): Promise<GamePage> {
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
    language: site.language,
    pageNo: filter.page,
    pageSize: PAGE_SIZE,
  };
  const answer = await site.cached(`games ${JSON.stringify(query)}`, (api) => api.call('listGames', { query }));
  return pageOf(site, answer.games, { total: answer.total, page: answer.pageNo, totalPages: answer.totalPages });
}

/** A page of the member's favourites, the last one first. */
export async function listFavourites(site: Site, { page, gameType, vassalage }: Wanted): Promise<GamePage> {
  const { content, total, pageNo, totalPages } = await site.api.call('listFavourites', {
    query: {
      clientType: 3,
      platform: 'flash',
      gameType,
      vassalage,
      language: site.language,
      pageNo: page,
      pageSize: PAGE_SIZE,
    },
  });
  return pageOf(site, content, { total, page: pageNo, totalPages });
}

/** What the member played last: all pages up to this one, since they are loaded one after another and stay. */
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
  return pageOf(site, list, { total, page: Math.min(shown, Math.max(totalPages, 1)), totalPages });
}

/** From one page of a list to the others, or to more of it where it grows. */
export function waysOn(
  { page, totalPages }: GamePage,
  isGrowing: boolean,
  pathOf: (page: number) => string,
): Pick<GamesPageView, 'pageLinks' | 'morePath'> {
  if (!isGrowing) return { pageLinks: pageLinks(page, totalPages, pathOf), morePath: null };
  return { pageLinks: pageLinks(1, 1, pathOf), morePath: totalPages > page ? pathOf(page + 1) : null };
}
