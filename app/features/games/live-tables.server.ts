import { paths } from '~/config/paths.ts';
import type { Site } from '~/request/site.server.ts';
import { gamePath, listLanes, vendorLink } from './games.server.ts';
import type { LiveTablesView } from './games.types.ts';

const TABLES_A_STUDIO = 3;
const STUDIOS_SHOWN = 4;
/** The most popular; a studio without one of them is not shown. */
const TABLES_READ = 60;

/** Without vendors in maintenance. Returns null when the brand has no live games. */
export async function readLiveTables(site: Site): Promise<LiveTablesView | null> {
  const lane = (await listLanes(site)).find(({ gameClassify }) => gameClassify === 'LIVE');
  if (!lane) return null;
  const { games } = await site.cached('live tables', ({ api }) =>
    api.call('listGames', {
      query: {
        clientType: 3,
        platform: 'flash,html5-desktop',
        merchant: site.brand.merchantCode,
        gameType: 'LIVE',
        language: site.language,
        pageNo: 1,
        pageSize: TABLES_READ,
      },
    }),
  );
  const studios = lane.cards
    .filter(({ isInMaintenance }) => !isInMaintenance)
    .map((card) => ({
      ...vendorLink(site, card),
      tables: games
        .filter(({ vassalage, isGame }) => vassalage === card.vassalage && isGame === 'GAME')
        .slice(0, TABLES_A_STUDIO)
        .map((game) => ({
          id: game.nodeId,
          name: game.gameName,
          cover: site.image(game.icon),
          path: gamePath(game),
          minBet: site.format.money(game.minBet),
        })),
    }))
    .filter(({ tables }) => tables.length > 0)
    .slice(0, STUDIOS_SHOWN);
  return { path: paths.category('LIVE'), studios };
}
