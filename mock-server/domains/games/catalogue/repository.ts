import { rowsOf, select } from '../../../worlds/statements.ts';
import type { World } from '../../../worlds/world.ts';

const VENDORS = rowsOf(
  'Vendor',
  `JOIN "BrandVendor" ON "vendorCode" = "Vendor"."code" AND "BrandVendor"."gameType" = "Vendor"."gameType"
    WHERE "brandCode" = ? ORDER BY "rank", "code"`,
);
const CLOSED = select('BrandVendor', ['gameType', 'vendorCode'], 'WHERE "brandCode" = ? AND "isInMaintenance"');
const GAMES = rowsOf('Game', 'ORDER BY "gameType", "rank"');
const UNIT = select('Brand', ['unit'], 'WHERE "code" = ?');

/** The tables of a brand's catalogue. */
const CATALOGUE = ['Brand', 'Vendor', 'BrandVendor', 'Game'] as const;

/** The vendors that a brand carries, by category and rank. */
export const listBrandVendors = (world: World, brandCode: string) =>
  world.cached(`vendors ${brandCode}`, CATALOGUE, () => world.read.all(VENDORS, brandCode));

/** A brand's games; their stakes are in its currency. */
function readGames(world: World, brandCode: string) {
  const unit = world.read.first(UNIT, brandCode)?.unit ?? 1;
  const vendors = new Map(
    listBrandVendors(world, brandCode).map((vendor) => [`${vendor.gameType} ${vendor.code}`, vendor]),
  );
  return world.read.all(GAMES).flatMap((game) => {
    const vendor = vendors.get(`${game.gameType} ${game.vendorCode}`);
    const names = JSON.parse(game.name) as Record<string, string>;
    return vendor ? [{ ...game, minBet: game.minBet * unit, names, vendor }] : [];
  });
}

export type BrandGame = ReturnType<typeof readGames>[number];

/** The vendors of a brand, and their games by category in order of rank, and by id. */
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
