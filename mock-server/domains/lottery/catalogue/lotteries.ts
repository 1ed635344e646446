import { familyAt } from '../../../engine/lottery/families/families.ts';
import { gridNamed } from '../../../engine/lottery/grids.ts';
import type { Family } from '../../../engine/lottery/types.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { BrandState } from '../../../http/exchange.ts';
import type { World } from '../../../worlds/world.ts';
import { type BrandGame, readAllGames, readCatalogue } from '../../games/catalogue/repository.ts';
import { listBrands } from '../../system/repository.ts';
import { listDrawnGames } from './repository.ts';

const TABLES = ['Brand', 'Vendor', 'BrandVendor', 'Game', 'LotteryGame'] as const;

/** In lobby order. */
const readLotteries = (world: World, brandCode: string) =>
  world.cached(`lotteries ${brandCode}`, TABLES, () => drawnAmong(world, readCatalogue(world, brandCode).byId));

/** Also those that no brand offers. */
export const listAllLotteries = (world: World) =>
  world.cached('lotteries', TABLES, () =>
    drawnAmong(world, new Map(readAllGames(world).map((game) => [game.nodeId, game]))),
  );

const drawnAmong = (world: World, games: ReadonlyMap<number, BrandGame>) =>
  listDrawnGames(world).flatMap(({ gameNodeId, grid, ...drawn }) => {
    const game = games.get(gameNodeId);
    return game ? [{ ...drawn, gameId: gameNodeId, game, grid: gridNamed(grid) }] : [];
  });

export type Lottery = ReturnType<typeof readLotteries>[number];

/** Only categories with an enabled module. */
export const listLotteries = (world: World, brand: BrandState): Lottery[] =>
  readLotteries(world, brand.code).filter(({ game }) => brand.modules.has(`${game.gameType}3`));

/** Throws 404 for a closed or unknown lottery. */
export function findLottery(world: World, brand: BrandState, gameId: number): Lottery {
  const found = listLotteries(world, brand).find((lottery) => lottery.gameId === gameId);
  if (!found) throw new ApiError(404, 'game.not.found', 'The brand has no such lottery: read the lobby again.');
  return found;
}

const readOffered = (world: World) =>
  world.cached('offered lotteries', TABLES, () => {
    const all = listBrands(world).flatMap(({ code }) => readLotteries(world, code));
    return new Set(all.map(({ gameId }) => gameId));
  });

/** By any brand, also in a category that is switched off. */
export const isOffered = (world: World, { gameId }: Pick<Lottery, 'gameId'>): boolean => readOffered(world).has(gameId);

/** Includes closed lotteries and those that no brand offers any more; null for other games. */
export const findAnyLottery = (world: World, brandCode: string, gameId: number): Lottery | null => {
  const findAt = (code: string) => readLotteries(world, code).find((lottery) => lottery.gameId === gameId);
  const own = findAt(brandCode);
  if (own) return own;
  for (const { code } of listBrands(world)) {
    const found = findAt(code);
    if (found) return found;
  }
  return listAllLotteries(world).find((lottery) => lottery.gameId === gameId) ?? null;
};

/** At a time in epoch milliseconds. */
export const lotteryFamily = ({ family }: Pick<Lottery, 'family'>, time: number): Family => familyAt(family, time);

/** They have fixed prizes and no prize mode. */
export const isVietnam = ({ game }: Pick<Lottery, 'game'>): boolean => game.vendorCode === 'TCG_LOTTO_VN';
