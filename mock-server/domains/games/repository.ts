import type { Store } from '../../worlds/database.ts';
import { rowsOf, select } from '../../worlds/statements.ts';
import type { World } from '../../worlds/world.ts';

const WINNERS = select(
  'Winner',
  ['id', 'playerName', 'avatar', 'gameNodeId', 'amount', 'time', 'isSeeded'],
  'WHERE "brandCode" = ?',
);
const FAVOURITES = select('Favourite', ['gameNodeId', 'position'], 'WHERE "memberId" = ? ORDER BY "position" DESC');
const RECENTS = select('RecentGame', ['gameNodeId'], 'WHERE "memberId" = ? ORDER BY "playedAt" DESC, "gameNodeId"');

const VENDORS = rowsOf(
  'Vendor',
  `JOIN "BrandVendor" ON "vendorCode" = "Vendor"."code" AND "BrandVendor"."gameType" = "Vendor"."gameType"
    WHERE "brandCode" = ? ORDER BY "rank", "code"`,
);
const CLOSED = select('BrandVendor', ['gameType', 'vendorCode'], 'WHERE "brandCode" = ? AND "isInMaintenance"');
const GAMES = rowsOf('Game', 'ORDER BY "gameType", "rank"');

/** What the catalogue of a brand is made of. */
const CATALOGUE = ['Vendor', 'BrandVendor', 'Game'] as const;

/** The vendors that a brand carries, by category and rank. */
export const listBrandVendors = (world: World, brandCode: string) =>
  world.cached(`vendors ${brandCode}`, CATALOGUE, () => world.read.all(VENDORS, brandCode));

function readGames(world: World, brandCode: string) {
  const vendors = new Map(
    listBrandVendors(world, brandCode).map((vendor) => [`${vendor.gameType} ${vendor.code}`, vendor]),
  );
  return world.read.all(GAMES).flatMap((game) => {
    const vendor = vendors.get(`${game.gameType} ${game.vendorCode}`);
    return vendor ? [{ ...game, names: JSON.parse(game.name) as Record<string, string>, vendor }] : [];
  });
}

export type BrandGame = ReturnType<typeof readGames>[number];

/** The vendors of a brand, and their games by category, there by rank, and by id. */
export const readCatalogue = (world: World, brandCode: string) =>
  world.cached(`catalogue ${brandCode}`, CATALOGUE, () => {
    const vendors = listBrandVendors(world, brandCode);
    const games = readGames(world, brandCode);
    const byType = new Map<string, BrandGame[]>();
    for (const game of games) {
      const others = byType.get(game.gameType);
      if (others) others.push(game);
      else byType.set(game.gameType, [game]);
    }
    return { vendors, byType, byId: new Map(games.map((game) => [game.nodeId, game])) };
  });

export type Catalogue = ReturnType<typeof readCatalogue>;

export type BrandVendor = ReturnType<typeof listBrandVendors>[number];

/** A brand's board of winners as seeded; their times move with the world, so they are not cached. */
export const listWinners = ({ read }: Store, brandCode: string) => read.all(WINNERS, brandCode);

/** Ids of a member's favourites, the last one first. */
export const listFavourites = ({ read }: Store, memberId: number): number[] =>
  read.all(FAVOURITES, memberId).map(({ gameNodeId }) => gameNodeId);

/** Adds a favourite where it is none yet; false where there are `most` already. */
export const addFavourite = (world: World, memberId: number, gameNodeId: number, most: number): Promise<boolean> =>
  world.transact(async ({ read, db }) => {
    const favourites = read.all(FAVOURITES, memberId);
    if (favourites.some((each) => each.gameNodeId === gameNodeId)) return true;
    if (favourites.length >= most) return false;
    await db.favourite.create({ data: { memberId, gameNodeId, position: (favourites[0]?.position ?? 0) + 1 } });
    return true;
  });

export const removeFavourite = (world: World, memberId: number, gameNodeId: number) =>
  world.db.favourite.deleteMany({ where: { memberId, gameNodeId } });

/** Ids of the games that a member has opened, the last one first. */
export const listRecents = ({ read }: Store, memberId: number): number[] =>
  read.all(RECENTS, memberId).map(({ gameNodeId }) => gameNodeId);

export const noteRecent = ({ db }: Store, memberId: number, gameNodeId: number, playedAt: Date) =>
  db.recentGame.upsert({
    where: { memberId_gameNodeId: { memberId, gameNodeId } },
    create: { memberId, gameNodeId, playedAt },
    update: { playedAt },
  });

/** Vendors of a brand that are in maintenance, as "gameType code". */
export const listClosedVendors = (world: World, brandCode: string): ReadonlySet<string> =>
  world.cached(
    `closed vendors ${brandCode}`,
    ['BrandVendor'],
    () => new Set(world.read.all(CLOSED, brandCode).map(({ gameType, vendorCode }) => `${gameType} ${vendorCode}`)),
  );

/** Closes the named vendors of a brand, in all their categories, and opens the others. */
export const setClosedVendors = (world: World, brandCode: string, codes: string[]) =>
  world.transact(async ({ db }) => {
    await db.brandVendor.updateMany({ where: { brandCode }, data: { isInMaintenance: false } });
    await db.brandVendor.updateMany({
      where: { brandCode, vendorCode: { in: codes } },
      data: { isInMaintenance: true },
    });
  });
