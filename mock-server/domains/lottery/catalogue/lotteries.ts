import { familyAt } from '../../../engine/lottery/families/families.ts';
import { gridNamed } from '../../../engine/lottery/grids.ts';
import type { Family } from '../../../engine/lottery/types.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { BrandState } from '../../../http/exchange.ts';
import type { World } from '../../../worlds/world.ts';
import { readCatalogue } from '../../games/catalogue/repository.ts';
import { listBrands } from '../../system/repository.ts';
import { listDrawnGames } from './repository.ts';

const TABLES = ['Brand', 'Vendor', 'BrandVendor', 'Game', 'LotteryGame'] as const;

/** In lobby order. */
const readLotteries = (world: World, brandCode: string) =>
  world.cached(`lotteries ${brandCode}`, TABLES, () => {
    const { byId } = readCatalogue(world, brandCode);
    return listDrawnGames(world).flatMap(({ gameNodeId, grid, ...drawn }) => {
      const game = byId.get(gameNodeId);
      return game ? [{ ...drawn, gameId: gameNodeId, game, grid: gridNamed(grid) }] : [];
    });
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

/** Includes closed and removed lotteries; null if no brand has it. */
export const findAnyLottery = (world: World, brandCode: string, gameId: number): Lottery | null => {
  const findAt = (code: string) => readLotteries(world, code).find((lottery) => lottery.gameId === gameId);
  const own = findAt(brandCode);
  if (own) return own;
  for (const { code } of listBrands(world)) {
    const found = findAt(code);
    if (found) return found;
  }
  return null;
};

/** At a time in epoch milliseconds. */
export const lotteryFamily = ({ family }: Pick<Lottery, 'family'>, time: number): Family => familyAt(family, time);

/** They have fixed prizes and no prize mode. */
export const isVietnam = ({ game }: Pick<Lottery, 'game'>): boolean => game.vendorCode === 'TCG_LOTTO_VN';
