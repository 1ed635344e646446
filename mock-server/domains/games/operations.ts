import type { OperationId } from '../../../openapi/generated/gaming-operations.ts';
import type { Handlers } from '../../http/handlers.ts';
import { listBetExport, listBets, readRoundProof } from './bets.ts';
import { addToFavourites, readFavouriteIds, readFavourites, readRecents, removeFromFavourites } from './favourites.ts';
import { listBetFeed } from './feed.ts';
import { listFreeRounds } from './free-rounds.ts';
import { launchGame, launchSportsbook, launchTrial } from './launch.ts';
import { readRankList } from './ranking.ts';
import { listRooms } from './rooms.ts';
import {
  describeMenus,
  listGames,
  listHotGames,
  listVendorGameTypes,
  listVendorLanes,
  readJackpot,
  readWinnerBoard,
} from './service.ts';

export const gamesOperations = {
  getGameMenus: describeMenus,
  listVendors: listVendorLanes,
  getVendorGameTypes: listVendorGameTypes,
  listHotGames,
  listGames,
  listFavouriteIds: readFavouriteIds,
  listFavourites: readFavourites,
  addFavourite: addToFavourites,
  removeFavourite: removeFromFavourites,
  listRecentGames: readRecents,
  listRooms,
  launchGame,
  launchGameFb: launchSportsbook,
  launchTrial,
  getRankList: readRankList,
  getWinnerBoard: readWinnerBoard,
  getJackpot: readJackpot,
  listBets,
  listBetExport,
  listBetFeed,
  listFreeRounds,
  getRoundProof: readRoundProof,
} satisfies Partial<Handlers<OperationId>>;
