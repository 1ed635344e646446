import { select } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';
import type { World } from '../../worlds/world.ts';

const WINNERS = select(
  'Winner',
  ['id', 'playerName', 'avatar', 'gameNodeId', 'amount', 'time', 'isSeeded'],
  'WHERE "brandCode" = ?',
);
const FAVOURITES = select('Favourite', ['gameNodeId', 'position'], 'WHERE "memberId" = ? ORDER BY "position" DESC');
const RECENTS = select('RecentGame', ['gameNodeId'], 'WHERE "memberId" = ? ORDER BY "playedAt" DESC, "gameNodeId"');

/** Uncached: the times move with the world. */
export const listWinners = ({ read }: Store, brandCode: string) => read.all(WINNERS, brandCode);

/** Returns the newest first. */
export const listFavourites = ({ read }: Store, memberId: number): number[] =>
  read.all(FAVOURITES, memberId).map(({ gameNodeId }) => gameNodeId);

/** Returns false if there are `most` already. */
export const addFavourite = (world: World, memberId: number, gameNodeId: number, most: number): Promise<boolean> =>
  world.transact(async (store) => {
    const favourites = store.read.all(FAVOURITES, memberId);
    if (favourites.some((each) => each.gameNodeId === gameNodeId)) return true;
    if (favourites.length >= most) return false;
    await store.insert('Favourite', { memberId, gameNodeId, position: (favourites[0]?.position ?? 0) + 1 });
    return true;
  });

export const removeFavourite = (world: World, memberId: number, gameNodeId: number) =>
  world.delete('Favourite', { memberId, gameNodeId });

/** Returns the newest first. */
export const listRecents = ({ read }: Store, memberId: number): number[] =>
  read.all(RECENTS, memberId).map(({ gameNodeId }) => gameNodeId);
