import { putFirst } from '../../../shared/put-first.ts';
import type { Language } from '../../../worlds/columns.ts';
import { select, selectRows } from '../../../worlds/statements.ts';
import type { World } from '../../../worlds/world.ts';
import { findBrand } from '../../system/repository.ts';
import { type Sort, sortGames } from './orders.ts';

const VENDORS = selectRows(
  'Vendor',
  `JOIN "BrandVendor" ON "vendorCode" = "Vendor"."code" AND "BrandVendor"."gameType" = "Vendor"."gameType"
    WHERE "brandCode" = ? ORDER BY "rank", "code"`,
);
const ALL_VENDORS = selectRows('Vendor', 'ORDER BY "gameType", "code"');
const CLOSED = select(
  'BrandVendor',
  ['gameType', 'vendorCode', 'maintenanceEndTime'],
  'WHERE "brandCode" = ? AND "isInMaintenance"',
);
const GAMES = selectRows('Game', 'ORDER BY "gameType", "rank"');
const UNIT = select('Brand', ['unit'], 'WHERE "code" = ?');

const CATALOGUE = ['Brand', 'Vendor', 'BrandVendor', 'Game'] as const;

const firstVendors = (world: World, brandCode: string): readonly string[] =>
  findBrand(world, brandCode)?.layout.vendors ?? [];

/** By rank, those that the brand puts first before the others. */
export const listBrandVendors = (world: World, brandCode: string) =>
  world.cached(`vendors ${brandCode}`, CATALOGUE, () =>
    putFirst(world.read.all(VENDORS, brandCode), firstVendors(world, brandCode), ({ code }) => code),
  );

/** Stakes are in the brand's currency. */
function readGames(world: World, brandCode: string) {
  const unit = world.read.first(UNIT, brandCode)?.unit ?? 1;
  return gamesOf(world, listBrandVendors(world, brandCode), unit);
}

/** Also those that no brand carries. Stakes are in units. */
export const readAllGames = (world: World) => gamesOf(world, world.read.all(ALL_VENDORS), 1);

function gamesOf(world: World, carried: readonly BrandVendor[], unit: number) {
  const vendors = new Map(carried.map((vendor) => [vendorKey(vendor), vendor]));
  return world.read.all(GAMES).flatMap((game) => {
    const vendor = vendors.get(vendorKey({ gameType: game.gameType, code: game.vendorCode }));
    const names = JSON.parse(game.name) as Record<string, string>;
    return vendor ? [{ ...game, minBet: game.minBet * unit, names, vendor }] : [];
  });
}

export type BrandGame = ReturnType<typeof readGames>[number];

/** Games are by id and by category and rank, hot ones of the brand's first vendors before the others. */
export const readCatalogue = (world: World, brandCode: string) =>
  world.cached(`catalogue ${brandCode}`, CATALOGUE, () => {
    const vendors = listBrandVendors(world, brandCode);
    const games = putFirst(readGames(world, brandCode), firstVendors(world, brandCode), ({ isHot, vendorCode }) =>
      isHot ? vendorCode : '',
    );
    const byType = new Map<string, BrandGame[]>();
    for (const game of games) {
      const others = byType.get(game.gameType);
      if (others) others.push(game);
      else byType.set(game.gameType, [game]);
    }
    // Sorts once per catalogue state.
    const orders = new Map<string, readonly BrandGame[]>();
    const inOrder = (gameType: string, sort: Sort, language: Language): readonly BrandGame[] => {
      const key = `${gameType} ${sort} ${sort === 'name' ? language : ''}`;
      const known = orders.get(key);
      const order = known ?? sortGames(byType.get(gameType) ?? [], sort, language);
      if (!known) orders.set(key, order);
      return order;
    };
    return { vendors, byType, inOrder, byId: new Map(games.map((game) => [game.nodeId, game])) };
  });

export type Catalogue = ReturnType<typeof readCatalogue>;

export type BrandVendor = ReturnType<typeof listBrandVendors>[number];

export const vendorKey = ({ gameType, code }: { gameType: string; code: string }) => `${gameType} ${code}`;

/** Time of reopening by `vendorKey`; null if unknown. */
export type ClosedVendors = ReadonlyMap<string, Date | null>;

export function listClosedVendors(world: World, brandCode: string): ClosedVendors {
  const now = world.now();
  return new Map([...readClosedVendors(world, brandCode)].filter(([, end]) => end === null || end.getTime() > now));
}

/** Also those whose maintenance is over. */
const readClosedVendors = (world: World, brandCode: string): ClosedVendors =>
  world.cached(
    `closed vendors ${brandCode}`,
    ['BrandVendor'],
    () =>
      new Map(
        world.read
          .all(CLOSED, brandCode)
          .map(({ gameType, vendorCode: code, maintenanceEndTime }) => [
            vendorKey({ gameType, code }),
            maintenanceEndTime,
          ]),
      ),
  );

/** Closes the named vendors in all categories, optionally until a time, and opens the others. */
export const setClosedVendors = (world: World, brandCode: string, codes: string[], endTime: number | null) =>
  world.transact(async (store) => {
    const closed = { isInMaintenance: true, maintenanceEndTime: endTime === null ? null : new Date(endTime) };
    await store.patch('BrandVendor', { brandCode }, { isInMaintenance: false, maintenanceEndTime: null });
    await store.patch('BrandVendor', { brandCode, vendorCode: codes }, closed);
  });
