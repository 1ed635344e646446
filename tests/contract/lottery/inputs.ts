import type { GoodInputs } from '../../support/good-input.ts';
import { lotteryNamed, slipOn } from '../../support/lottery.ts';
import type { TestWorld } from '../../support/world.ts';

const fiveStar = (world: TestWorld) => lotteryNamed(world, 'Classic Five Star');
const gameIn = async (world: TestWorld) => ({ path: { gameId: (await fiveStar(world)).gameId } });

async function pendingOrder({ client }: TestWorld): Promise<string> {
  const lucky = await client.signedIn();
  const lottery = await lotteryNamed({ client }, 'Mark Six Classic');
  const body = slipOn(lottery, { play: 'SPECIAL', content: '7' });
  const { orderNumber } = await lucky.value('placeLotteryBet', { body });
  const { content } = await lucky.value('searchLotteryOrders', { body: { orderNumber } });
  return content[0]?.orderNo ?? '';
}

export const lotteryInputs: GoodInputs<'lottery'> = {
  getLotteryMenu: {},
  getRecentLottery: {},
  listPopularLotteries: {},
  listOpenedNumeros: {},
  listOpenedLottoNumeros: {},
  listLotteryGroups: {},
  getPlayMenu: gameIn,
  getGameSetting: gameIn,
  getSeries: {},
  getNearDraw: async (world) => ({ query: { gameId: (await fiveStar(world)).gameId } }),
  listDraws: gameIn,
  getHotGap: gameIn,
  listChaseNumeros: gameIn,
  placeLotteryBet: async (world) => ({
    body: slipOn(await lotteryNamed(world, 'Mark Six Classic'), { play: 'SPECIAL', content: '7' }),
  }),
  placeVnLotteryBet: async (world) => {
    const { gameId, numero } = await lotteryNamed(world, 'Ho Chi Minh City Lottery');
    const line = { gameIds: [gameId], play: 'LO2', content: '07,77', unit: '2', multiple: 1 };
    return { body: { numero, lines: [line], reference: 'vietnam-slip' } };
  },
  listTodayOrders: {},
  searchLotteryOrders: { body: {} },
  getLotteryOrder: async (world) => ({ path: { id: await pendingOrder(world) } }),
  cancelLotteryOrders: async (world) => ({ body: { orderNos: [await pendingOrder(world)] } }),
  getBonusDetails: {},
};
