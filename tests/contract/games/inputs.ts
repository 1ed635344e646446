import type { GoodInputs } from '../../support/good-input.ts';

const gameCode = 'AURUM_0001';

export const gamesInputs: GoodInputs<'games'> = {
  getGameMenus: {},
  listVendors: { query: { platform: 'html5-desktop' } },
  listHotGames: { query: { merchantCode: 'baize', isPlatform: 2 } },
  listGames: { query: { clientType: 3, platform: 'flash,html5-desktop', gameType: 'RNG' } },
  getWinnerBoard: { query: { gameCategory: 'ALL' } },
  getJackpot: {},
  getVendorGameTypes: {},
  listFavouriteIds: {},
  listFavourites: { query: { clientType: 3, platform: 'flash' } },
  addFavourite: { body: { nodeId: 1, vendor: 'AURUM', gameType: 'RNG' } },
  removeFavourite: { query: { nodeId: 1 } },
  listRecentGames: { query: { clientType: 3 } },
  listRooms: {},
  launchGame: { query: { gameCode } },
  launchGameFb: {},
  launchTrial: { query: { gameCode } },
  getRankList: {},
  listBets: {},
  listBetExport: {},
  listBetFeed: {},
  listFreeRounds: {},
  getRoundProof: async ({ client }) => {
    const lucky = await client.signedIn();
    const { list } = await lucky.value('listBets');
    return { query: { orderNo: list[0]?.orderNo ?? '' } };
  },
};
