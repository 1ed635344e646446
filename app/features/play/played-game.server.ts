import { paths } from '~/config/paths.ts';
import { isZero } from '~/i18n/money.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { LobbyGameView, PlayedGame } from './play.types.ts';

type Game = Value<'launchGame'>['game'];

export const playedGame = ({ image }: Site, game: Game): PlayedGame => ({
  id: game.nodeId,
  code: game.gameCode,
  name: game.gameName,
  vendorName: game.vendorName,
  cover: image(game.icon),
  gameType: game.gameType,
});

/** The exit returns to the page behind the lobby. */
export const lobbyGame = (site: Site, game: Game, trial?: number): LobbyGameView => ({
  ...playedGame(site, game),
  path: paths.game({ gameCode: game.gameCode, trial }),
  minBet: isZero(game.minBet) ? null : site.format.money(game.minBet),
});
