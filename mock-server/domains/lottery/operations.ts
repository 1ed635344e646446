import type { OperationId } from '../../../openapi/generated/gaming-operations.ts';
import type { Handlers } from '../../http/handlers.ts';
import { listChaseNumeros, listDraws, readHotGap, readNearDraw } from './draws/listing.ts';
import { listGroups, listOpenedOthers, listOpenedVietnam, listPopular, readMenu, readRecent } from './lobby/lobby.ts';
import { readPlayMenu, readSetting } from './lobby/plays.ts';
import { cancelOrders } from './orders/cancel.ts';
import { placeBet, placeVietnamBet } from './orders/place.ts';
import { listToday, readOrder, searchOrders } from './orders/records.ts';
import { readBonusDetails, readSeries } from './rates/rates.ts';

export const lotteryOperations = {
  getLotteryMenu: readMenu,
  getRecentLottery: readRecent,
  listPopularLotteries: listPopular,
  listOpenedNumeros: listOpenedVietnam,
  listOpenedLottoNumeros: listOpenedOthers,
  listLotteryGroups: listGroups,
  getPlayMenu: readPlayMenu,
  getGameSetting: readSetting,
  getSeries: readSeries,
  getNearDraw: readNearDraw,
  listDraws,
  getHotGap: readHotGap,
  listChaseNumeros,
  placeLotteryBet: placeBet,
  placeVnLotteryBet: placeVietnamBet,
  listTodayOrders: listToday,
  searchLotteryOrders: searchOrders,
  getLotteryOrder: readOrder,
  cancelLotteryOrders: cancelOrders,
  getBonusDetails: readBonusDetails,
} satisfies Partial<Handlers<OperationId>>;
