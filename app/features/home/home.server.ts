import { ApiFailure } from '~/api/failure.ts';
import { seconds } from '~/config/durations.ts';
import { paths } from '~/config/paths.ts';
import { listRecentGames } from '~/features/games/game-lists.server.ts';
import {
  jackpotPath,
  listAllVendors,
  listGameMenus,
  listHotByCategory,
  listRanks,
  listWinners,
  readJackpot,
} from '~/features/games/games.server.ts';
import type { RankView } from '~/features/games/games.types.ts';
import { readPopular } from '~/features/lottery/lottery.server.ts';
import { unlessSignedOut } from '~/features/member/member.server.ts';
import { listHeadlines } from '~/features/messages/messages.server.ts';
import { listPromotions } from '~/features/system/system.server.ts';
import { type FailureContext, noteFailure } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { HomeView } from './home.types.ts';

const NEWS_SHOWN = 4;
/** Twice what the board shows at a time. */
const WINNERS_SENT = 10;
/** Three to five rows of the wall. */
const VENDORS_SENT = 25;
const PROMOTIONS_SHOWN = 3;
/** So long the page waits for what stands far down; who comes after has it. */
const TIMEOUT_MS = seconds(1);

/** The home page. What cannot be read is left out; without its hot games it says that they are not there. */
export async function readHome(site: Site, context: FailureContext): Promise<HomeView> {
  const [menus, categories, vendors, recent, jackpot, winners, ranks, news, promotions, lottery] = await Promise.all([
    listGameMenus(site).catch(() => []),
    listHotByCategory(site).catch(() => []),
    listAllVendors(site),
    site.member ? unlessSignedOut(listRecentGames(site, { page: 1 }), null) : null,
    readJackpot(site).catch(() => null),
    listWinners(site).catch(() => []),
    listRanksInTime(site, context),
    listHeadlines(site).catch(() => []),
    listPromotions(site).catch(() => []),
    readPopular(site).catch(() => null),
  ]);
  return {
    brandName: site.brand.merchantName,
    sections: site.brand.layout.sections,
    voice: site.brand.layout.voice,
    jackpot,
    jackpotPath: jackpotPath(menus),
    recent: recent?.games ?? [],
    recentPath: paths.recent(),
    categories,
    lottery,
    winners: winners.slice(0, WINNERS_SENT),
    ranks,
    news: news.slice(0, NEWS_SHOWN),
    newsPath: paths.notices(),
    promotions: promotions.slice(0, PROMOTIONS_SHOWN),
    promotionsPath: paths.promotions(),
    vendors: vendors.slice(0, VENDORS_SENT),
    vendorCount: vendors.length,
  };
}

/** The ranking, or none: what was wrong with it is for the log. */
async function listRanksInTime(site: Site, context: FailureContext): Promise<RankView[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiFailure('timeout', 'getRankList')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([listRanks(site), late]);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    noteFailure(error, context);
    return [];
  } finally {
    clearTimeout(timer);
  }
}
