import { z } from 'zod';
import { seconds } from '~/config/durations.ts';
import { paths } from '~/config/paths.ts';
import type { Site } from '~/session/site.server.ts';
import { GameSearch } from './launch.server.ts';
import type { RoomsOfGame } from './play.types.ts';
import { playedGame } from './played-game.server.ts';

const Search = z.object({ gameCode: GameSearch.shape.gameCode.optional().catch(undefined) });

/** The rooms of the brand's games between players, or of the game that the address names. Rooms fill and empty, so they are kept for seconds. */
export async function listRooms(site: Site): Promise<RoomsOfGame[]> {
  const { gameCode } = Search.parse(Object.fromEntries(site.url.searchParams));
  const query = { gameCode, language: site.language };
  const rooms = await site.cached(`rooms ${gameCode ?? ''}`, () => site.api.call('listRooms', { query }), seconds(10));
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
  return [...byGame.values()];
}
