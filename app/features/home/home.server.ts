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
import { readPopular } from '~/features/lottery/lottery.server.ts';
import { listHeadlines } from '~/features/messages/messages.server.ts';
import { listRunning, type Promotion, promotionView } from '~/features/promotions/promotions.server.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { HomeView } from './home.types.ts';
import { readToday } from './today.server.ts';

const NEWS_SHOWN = 4;
const WINNERS_SENT = 10;
const VENDORS_SENT = 25;
const PROMOTIONS_SHOWN = 3;

/** Omits sections that fail, except the hot games. */
export async function readHome(site: Site): Promise<HomeView> {
  const { sections, voice } = site.brand.layout;
  const running = optional(site, 'listPromotions', listRunning(site), []);
  const [menus, categories, vendors, recent, jackpot, winners, ranks, news, promotions, lottery, today] =
    await Promise.all([
      optional(site, 'getGameMenus', listGameMenus(site), []),
      optional(site, 'listHotGames', listHotByCategory(site), []),
      listAllVendors(site),
      site.member ? optional(site, 'listRecentGames', listRecentGames(site, { page: 1 }), null) : null,
      optional(site, 'getJackpot', readJackpot(site), null),
      optional(site, 'getWinnerBoard', listWinners(site), []),
      optional(site, 'getRankList', listRanks(site), []),
      optional(site, 'listNotices', listHeadlines(site), []),
      running,
      optional(site, 'listPopularLotteries', readPopular(site), null),
      readToday(site, running),
    ]);
  return {
    brandName: site.brand.merchantName,
    sections,
    voice,
    today,
    jackpot,
    jackpotPath: jackpotPath(menus),
    recent: recent?.games ?? [],
    recentPath: paths.recent(),
    categories: lottery && sections.includes('lotteries') ? putLotteriesLast(categories) : categories,
    lottery,
    winners: winners.slice(0, WINNERS_SENT),
    ranks,
    news: news.slice(0, NEWS_SHOWN),
    newsPath: paths.notices(),
    promotions: promotions
      .filter(isForMember)
      .slice(0, PROMOTIONS_SHOWN)
      .map((each) => promotionView(site, each)),
    promotionsPath: paths.promotions(),
    vendors: vendors.slice(0, VENDORS_SENT),
    vendorCount: vendors.length,
  };
}

/** A section of their own shows their draws. */
const putLotteriesLast = (categories: HomeView['categories']) =>
  categories.toSorted((a, b) => Number(a.gameType === 'LOTT') - Number(b.gameType === 'LOTT'));

/** The page of the promotions lists the others, too. */
const isForMember = ({ status }: Promotion) => status.state !== 'NOT_FOR_YOU' && status.state !== 'SOLD_OUT';
