import type { Store } from '../../worlds/database.ts';
import { rowsOf, select } from '../../worlds/statements.ts';
import type { World } from '../../worlds/world.ts';

const WINNERS = select(
  'Winner',
  ['id', 'playerName', 'avatar', 'gameNodeId', 'amount', 'time', 'isSeeded'],
  'WHERE "brandCode" = ?',
);
const FAVOURITES = select('Favourite', ['gameNodeId'], 'WHERE "memberId" = ? ORDER BY "position" DESC');
const RECENTS = select('RecentGame', ['gameNodeId'], 'WHERE "memberId" = ? ORDER BY "playedAt" DESC, "gameNodeId"');

const VENDORS = rowsOf(
  'Vendor',
  `JOIN "BrandVendor" ON "vendorCode" = "Vendor"."code" AND "BrandVendor"."gameType" = "Vendor"."gameType"
    WHERE "brandCode" = ? ORDER BY "rank", "code"`,
);
const GAMES = rowsOf('Game', 'ORDER BY "gameType", "rank"');

const CATALOGUE = ['Vendor', 'BrandVendor', 'Game'] as const;

/** The vendors that a brand carries, by category and rank. */
export const listBrandVendors = (world: World, brandCode: string) =>
  world.remember(`vendors ${brandCode}`, CATALOGUE, () => world.look((tables) => tables.all(VENDORS, brandCode)));

const readGames = (world: World, brandCode: string) =>
  world.remember(`games ${brandCode}`, CATALOGUE, async () => {
    const vendors = new Map(
      (await listBrandVendors(world, brandCode)).map((vendor) => [`${vendor.gameType} ${vendor.code}`, vendor]),
    );
    const games = await world.look((tables) => tables.all(GAMES));
    return games.flatMap((game) => {
      const vendor = vendors.get(`${game.gameType} ${game.vendorCode}`);
      return vendor ? [{ ...game, names: JSON.parse(game.name) as Record<string, string>, vendor }] : [];
    });
  });

export type BrandGame = Awaited<ReturnType<typeof readGames>>[number];

/** The vendors of a brand, and their games by category, there by rank, and by id. */
export const readCatalogue = (world: World, brandCode: string) =>
  world.remember(`catalogue ${brandCode}`, CATALOGUE, async () => {
    const vendors = await listBrandVendors(world, brandCode);
    const games = await readGames(world, brandCode);
    const byType = new Map<string, BrandGame[]>();
    for (const game of games) {
      const others = byType.get(game.gameType);
      if (others) others.push(game);
      else byType.set(game.gameType, [game]);
    }
    return { vendors, byType, byId: new Map(games.map((game) => [game.nodeId, game])) };
  });

export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>;

export type BrandVendor = Awaited<ReturnType<typeof listBrandVendors>>[number];

/** A brand's board of winners as seeded; their times move with the world, so nothing is kept. */
export const listWinners = (world: World, brandCode: string) => world.look((tables) => tables.all(WINNERS, brandCode));

/** Ids of a member's favourites, the last one first. */
export const listFavourites = (world: World, memberId: number): Promise<number[]> =>
  world.look((tables) => tables.all(FAVOURITES, memberId).map(({ gameNodeId }) => gameNodeId));

/** Adds a favourite where it is none yet; false where there are `most` already. */
export const addFavourite = (world: World, memberId: number, gameNodeId: number, most: number): Promise<boolean> =>
  world.transact(async (store) => {
    const ids = await store.favourite.findMany({ where: { memberId }, orderBy: { position: 'desc' } });
    if (ids.some((each) => each.gameNodeId === gameNodeId)) return true;
    if (ids.length >= most) return false;
    await store.favourite.create({ data: { memberId, gameNodeId, position: (ids[0]?.position ?? 0) + 1 } });
    return true;
  });

export const removeFavourite = (world: World, memberId: number, gameNodeId: number) =>
  world.db.favourite.deleteMany({ where: { memberId, gameNodeId } });

/** Ids of the games that a member has opened, the last one first. */
export const listRecents = (world: World, memberId: number): Promise<number[]> =>
  world.look((tables) => tables.all(RECENTS, memberId).map(({ gameNodeId }) => gameNodeId));

export const noteRecent = (store: Store, memberId: number, gameNodeId: number, playedAt: Date) =>
  store.recentGame.upsert({
    where: { memberId_gameNodeId: { memberId, gameNodeId } },
    create: { memberId, gameNodeId, playedAt },
    update: { playedAt },
  });

/** Vendors of a brand that are in maintenance, as "gameType code". */
export const listClosedVendors = (world: World, brandCode: string) =>
  world.remember(`closed vendors ${brandCode}`, ['BrandVendor'], async () => {
    const rows = await world.db.brandVendor.findMany({ where: { brandCode, isInMaintenance: true } });
    return new Set(rows.map(({ gameType, vendorCode }) => `${gameType} ${vendorCode}`));
  });

/** Closes the named vendors of a brand, in all their categories, and opens the others. */
export const setClosedVendors = (world: World, brandCode: string, codes: string[]) =>
  world.transact(async (store) => {
    await store.brandVendor.updateMany({ where: { brandCode }, data: { isInMaintenance: false } });
    await store.brandVendor.updateMany({
      where: { brandCode, vendorCode: { in: codes } },
      data: { isInMaintenance: true },
    });
  });
