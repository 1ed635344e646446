import { gamePath, HOUSE_LOTTERIES } from '~/features/games/games.server.ts';
import type { Site } from '~/request/site.server.ts';

const TYPES = ['LOTT', 'ELOTT'] as const;
const MOST_GAMES = 100;

/** Returns null for other games. */
export async function houseLotteryPath(site: Site, gameCode: string): Promise<string | null> {
  const lists = await Promise.all(TYPES.map((gameType) => listLotteries(site, gameType)));
  const game = lists.flat().find((each) => each.gameCode === gameCode && HOUSE_LOTTERIES.has(each.vassalage));
  return game ? gamePath(game) : null;
}

async function listLotteries({ cached, language }: Site, gameType: (typeof TYPES)[number]) {
  const { games } = await cached(`lotteries ${gameType}`, ({ api }) =>
    api.call('listGames', {
      query: { clientType: 3, platform: 'flash,html5-desktop', gameType, language, pageNo: 1, pageSize: MOST_GAMES },
    }),
  );
  return games;
}
