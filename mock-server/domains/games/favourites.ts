import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import { paginate } from '../../shared/paging.ts';
import { addFavourite, listFavourites, listRecents, removeFavourite } from './repository.ts';
import { type GameView, gameView, openGames } from './views.ts';

const MOST = 500;

export const noGame = () => new ApiError(404, 'game.not.found', 'This brand has no such game.');

export function readFavouriteIds({ world, member }: HandlerContext): Value<'listFavouriteIds'> {
  const ids = listFavourites(world, member.memberId);
  return { gameFavIds: ids.map((nodeId) => ({ nodeId })) };
}

/** An existing favourite keeps its position. Throws 404, 422. */
export async function addToFavourites(context: Context<'addFavourite'>): Promise<Value<'addFavourite'>> {
  const { world, member, body } = context;
  const game = openGames(context).find(body.nodeId);
  if (game?.vendorCode !== body.vendor || game.gameType !== body.gameType) throw noGame();
  if (!(await addFavourite(world, member.memberId, game.nodeId, MOST)))
    throw new ApiError(422, 'favourites.full', `You already have ${MOST} favourites: remove one first.`);
  return readFavouriteIds(context);
}

export async function removeFromFavourites(context: Context<'removeFavourite'>): Promise<Value<'removeFavourite'>> {
  const { world, member, query } = context;
  await removeFavourite(world, member.memberId, query.nodeId);
  return readFavouriteIds(context);
}

type Filter = Context<'listRecentGames'> | Context<'listFavourites'>;

/** Keeps the order of the ids. */
function pageOfGames(context: Filter, ids: readonly number[]): { games: GameView[]; counts: Counts } {
  const { query } = context;
  const games = openGames(context);
  const wanted = ids.flatMap((id) => {
    const game = games.find(id);
    const isWanted =
      game &&
      (!query.gameType || game.gameType === query.gameType) &&
      (!query.vassalage || game.vendorCode === query.vassalage);
    return isWanted ? [game] : [];
  });
  const { rows, ...counts } = paginate(wanted, query.pageNo, query.pageSize);
  return { games: rows.map((game) => gameView(game, query.language ?? context.language)), counts };
}

type Counts = Omit<ReturnType<typeof paginate>, 'rows'>;

export function readFavourites(context: Context<'listFavourites'>): Value<'listFavourites'> {
  const { games, counts } = pageOfGames(context, listFavourites(context.world, context.member.memberId));
  return { content: games, ...counts };
}

export function readRecents(context: Context<'listRecentGames'>): Value<'listRecentGames'> {
  const { games, counts } = pageOfGames(context, listRecents(context.world, context.member.memberId));
  return { list: games, ...counts };
}
