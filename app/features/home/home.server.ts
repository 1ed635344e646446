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
import { readLiveTables } from '~/features/games/live-tables.server.ts';
import { readPopular } from '~/features/lottery/lottery.server.ts';
import { listHeadlines } from '~/features/messages/messages.server.ts';
import { listRunning, type Promotion, promotionView } from '~/features/promotions/promotions.server.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';
import { isTrialType } from '~/session/member-types.ts';
import type { HomeView } from './home.types.ts';
import { readToday } from './today.server.ts';

const NEWS_SHOWN = 4;
const WINNERS_SENT = 10;
const VENDORS_SENT = 25;
const PROMOTIONS_SHOWN = 3;
/** A large one above rows of three. */
const RESULTS_SHOWN = 7;

/** Omits sections that fail, except the hot games. */
export async function readHome(site: Site): Promise<HomeView> {
  const { sections, voice } = site.brand.layout;
  const has = (...names: typeof sections) => names.some((name) => sections.includes(name));
  // Offers leave trial accounts out (loyalty.md: Segments).
  const running =
    site.member && isTrialType(site.member.type) ? [] : optional(site, 'listPromotions', listRunning(site), []);
  const [menus, categories, vendors, recent, jackpot, winners, ranks, news, promotions, lottery, tables, today] =
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
      has('lotteries', 'results')
        ? optional(site, 'listPopularLotteries', readPopular(site, has('results') ? RESULTS_SHOWN : 0), null)
        : null,
      has('tables') ? optional(site, 'listGames', readLiveTables(site), null) : null,
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
    categories: putLast(categories, [lottery && has('lotteries') && 'LOTT', tables && 'LIVE']),
    lottery,
    lotteryPath: paths.lotteries(),
    tables,
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

/** Sections of their own show their draws and tables. */
const putLast = (categories: HomeView['categories'], types: readonly unknown[]) =>
  categories.toSorted((a, b) => Number(types.includes(a.gameType)) - Number(types.includes(b.gameType)));

/** The page of the promotions lists the others, too. */
const isForMember = ({ status }: Promotion) => status.state !== 'NOT_FOR_YOU' && status.state !== 'SOLD_OUT';
