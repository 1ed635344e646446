import type { World } from '../../worlds/world.ts';

const CATALOGUE = ['Vendor', 'BrandVendor', 'Game'] as const;

/** The vendors that a brand carries, by category and rank. */
export const listBrandVendors = (world: World, brandCode: string) =>
  world.remember(`vendors ${brandCode}`, CATALOGUE, async () => {
    const rows = await world.db.brandVendor.findMany({ where: { brandCode }, include: { vendor: true } });
    return rows.map(({ vendor }) => vendor).sort((a, b) => a.rank - b.rank);
  });

/** The games of a brand's vendors, by rank within their category. */
export const listBrandGames = (world: World, brandCode: string) =>
  world.remember(`games ${brandCode}`, CATALOGUE, async () => {
    const vendors = new Map(
      (await listBrandVendors(world, brandCode)).map((vendor) => [`${vendor.gameType} ${vendor.code}`, vendor]),
    );
    const games = await world.db.game.findMany({ orderBy: [{ gameType: 'asc' }, { rank: 'asc' }] });
    return games.flatMap((game) => {
      const vendor = vendors.get(`${game.gameType} ${game.vendorCode}`);
      return vendor ? [{ ...game, names: JSON.parse(game.name) as Record<string, string>, vendor }] : [];
    });
  });

export type BrandGame = Awaited<ReturnType<typeof listBrandGames>>[number];
export type BrandVendor = Awaited<ReturnType<typeof listBrandVendors>>[number];

/** A brand's board of winners as seeded; their times move with the world, so nothing is kept. */
export const listWinners = (world: World, brandCode: string) => world.db.winner.findMany({ where: { brandCode } });
