import { paths } from '~/config/paths.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { LobbyGameView, PlayedGame } from './play.types.ts';

type Game = Value<'launchGame'>['game'];

export const playedGame = ({ image }: Site, game: Game): PlayedGame => ({
  code: game.gameCode,
  name: game.gameName,
  vendorName: game.vendorName,
  cover: image(game.icon),
  gameType: game.gameType,
});

/** A game in a lobby. Leaving it returns to the page on which the lobby was opened, because the lobby is not a page of its own. */
export const lobbyGame = (site: Site, game: Game, trial?: number): LobbyGameView => ({
  ...playedGame(site, game),
  path: paths.game({ gameCode: game.gameCode, trial }),
  minBet: /[1-9]/.test(game.minBet) ? site.format.money(game.minBet) : null,
});
