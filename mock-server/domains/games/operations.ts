import type { Handlers } from '../../http/handlers.ts';
import { describeMenus, listGames, listHotGames, listVendorLanes, readJackpot, readWinnerBoard } from './service.ts';

export const gamesOperations = {
  getGameMenus: describeMenus,
  listVendors: listVendorLanes,
  listHotGames,
  listGames,
  getWinnerBoard: readWinnerBoard,
  getJackpot: readJackpot,
} satisfies Handlers<'getGameMenus' | 'listVendors' | 'listHotGames' | 'listGames' | 'getWinnerBoard' | 'getJackpot'>;
