import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Context } from '../../http/handlers.ts';
import { formatMoney } from '../../shared/money.ts';
import { Random } from '../../worlds/random.ts';
import type { BrandGame } from './catalogue/repository.ts';
import { gameView, openGames } from './views.ts';

type Room = Value<'listRooms'>[number];

/** Multiples of the game's minimum bet. */
const STAKES = [1, 10, 50] as const;
/** In bets. */
const BUY_IN = 40;
const CROWD_MS = 10 * 60_000;
const SEATS = [2, 3, 4, 6, 9] as const;

export interface RoomOfGame {
  roomId: string;
  level: number;
  /** Ten-thousandths of the currency. */
  minBet: number;
}

/** Returns the cheapest first. */
export const buildRooms = ({ code, minBet }: Pick<BrandGame, 'code' | 'minBet'>): RoomOfGame[] =>
  STAKES.map((factor, index) => ({ roomId: `${code}-${index + 1}`, level: index + 1, minBet: minBet * factor }));

/** The occupancy is a function of time. */
export function listRooms(context: Context<'listRooms'>): Value<'listRooms'> {
  const { query, world } = context;
  const period = Math.floor(world.now() / CROWD_MS);
  const games = openGames(context)
    .inCategory('PVP')
    .filter(
      (game) =>
        !game.isLobby &&
        (!query.vassalage || game.vendorCode === query.vassalage) &&
        (!query.gameCode || game.code === query.gameCode),
    );
  return games.flatMap((game) => {
    const view = gameView(game, query.language ?? context.language);
    const seats = SEATS[game.nodeId % SEATS.length] ?? 4;
    return buildRooms(game).map(
      ({ roomId, level, minBet }): Room => ({
        roomId,
        level,
        minBet: formatMoney(minBet),
        minBuyIn: formatMoney(minBet * BUY_IN),
        players: new Random(`${roomId} ${period}`).int(0, Math.floor(240 / level)),
        seats,
        game: view,
      }),
    );
  });
}
