import { paths } from '~/config/paths.ts';
import { listRecentGames } from '~/features/games/game-lists.server.ts';
import { listAllVendors, listHotByCategory, listWinners, readJackpot } from '~/features/games/games.server.ts';
import { unlessSignedOut } from '~/features/member/member.server.ts';
import { listLatestNotices } from '~/features/messages/messages.server.ts';
import { listPromotions } from '~/features/system/system.server.ts';
import type { Site } from '~/session/site.server.ts';
import type { HomeView } from './home.types.ts';

const NEWS_SHOWN = 4;
const PROMOTIONS_SHOWN = 6;

/** The home page. Its games must be there; a jackpot, winners or news that cannot be read are left out. */
export async function readHome(site: Site): Promise<HomeView> {
  const [categories, vendors, recent, jackpot, winners, news, promotions] = await Promise.all([
    listHotByCategory(site),
    listAllVendors(site),
    site.member ? unlessSignedOut(listRecentGames(site, { page: 1 }), null) : null,
    readJackpot(site).catch(() => null),
    listWinners(site).catch(() => []),
    listLatestNotices(site).catch(() => []),
    listPromotions(site).catch(() => []),
  ]);
  return {
    brandName: site.brand.merchantName,
    jackpot,
    jackpotPath: paths.category('RNG'),
    recent: recent?.games ?? [],
    recentPath: paths.recent(),
    categories,
    winners,
    news: news.slice(0, NEWS_SHOWN),
    newsPath: paths.notices(),
    promotions: promotions.slice(0, PROMOTIONS_SHOWN),
    promotionsPath: paths.promotions(),
    vendors,
  };
}
