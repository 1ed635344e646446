import { z } from 'zod';
import { seconds } from '~/config/durations.ts';
import { paths } from '~/config/paths.ts';
import { listGameMenus } from '~/features/games/games.server.ts';
import { notFound } from '~/request/page-failure.server.ts';
import { pageNumber, parseSearch } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import { pageLinks } from '~/ui/page-links.ts';
import { GameSearch } from './launch.server.ts';
import type { RoomsOfGame, RoomsView } from './play.types.ts';
import { playedGame } from './played-game.server.ts';

const Search = z.object({
  gameCode: GameSearch.shape.gameCode.optional().catch(undefined),
  page: pageNumber,
});

/** Twelve games fill a page on phones. */
const GAMES_A_PAGE = 12;

/**
 * All PVP games, or the URL's. Cached for seconds only: rooms fill and empty. Throws 404 at a brand without such games.
 */
export async function readRooms(site: Site): Promise<RoomsView> {
  const { gameCode, page: asked } = parseSearch(site, Search);
  const query = { gameCode, language: site.language };
  const [menus, rooms] = await Promise.all([
    listGameMenus(site),
    site.cached(`rooms ${gameCode ?? ''}`, ({ api }) => api.call('listRooms', { query }), seconds(10)),
  ]);
  if (!menus.some(({ gameCategory }) => gameCategory === 'PVP')) throw notFound(site);
  const byGame = new Map<string, RoomsOfGame>();
  for (const { game, ...room } of rooms) {
    const entry = byGame.get(game.gameCode) ?? { game: playedGame(site, game), rooms: [] };
    byGame.set(game.gameCode, entry);
    entry.rooms.push({
      id: room.roomId,
      level: room.level,
      minBet: site.format.money(room.minBet),
      minBuyIn: site.format.money(room.minBuyIn),
      players: site.format.count(room.players),
      seats: room.seats,
      path: paths.game({ gameCode: game.gameCode, roomId: room.roomId }),
    });
  }
  const games = [...byGame.values()];
  const totalPages = Math.max(1, Math.ceil(games.length / GAMES_A_PAGE));
  const page = Math.min(asked, totalPages);
  return {
    games: games.slice((page - 1) * GAMES_A_PAGE, page * GAMES_A_PAGE),
    page,
    totalPages,
    pageLinks: pageLinks(page, totalPages, (each) => paths.rooms({ gameCode, page: each })),
  };
}
