import { minutes, seconds } from '~/config/durations.ts';
import { paths } from '~/config/paths.ts';
import type { NavigationVendor } from '~/features/system/system.types.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { GameCardView, GameCategoryView, JackpotView, RankView, WinnerView } from './games.types.ts';

export type Game = Value<'listHotGames'>[number];
type VendorCard = Value<'listVendors'>[number]['cards'][number];

/** Stakes of these are set at the table or on the coupon, not by the game. */
const WITHOUT_MIN_BET = new Set(['SPORTS', 'ESPORTS', 'COCKFIGHT']);
const WINNERS_SHOWN = 50;
const RANKS_SHOWN = 10;

/** The brand's categories in order, each with its vendors. */
export const listLanes = ({ cached }: Site) =>
  cached('vendors', (api) => api.call('listVendors', { query: { platform: 'html5-desktop' } }));

/** The classes of each category's games. */
export const listGameMenus = ({ cached }: Site) => cached('game menus', (api) => api.call('getGameMenus'));

export const listHot = ({ cached, brand, language }: Site) =>
  cached('hot games', (api) =>
    api.call('listHotGames', {
      query: { merchantCode: brand.merchantCode, isPlatform: 2, platform: 'html5-desktop', language },
    }),
  );

/** Lotteries of the house are played on a page of their own (specification, section 4). */
export const HOUSE_LOTTERIES = new Set(['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT']);
const IN_NEW_WINDOW = new Set(['SPORTS', 'ESPORTS']);

/** Where a game is played; a wide one in the window that is opened for it. */
const gamePath = ({ gameCode, gameType, vassalage }: Game) =>
  HOUSE_LOTTERIES.has(vassalage)
    ? paths.lottery({ gameCode, vendor: vassalage })
    : paths.game({ gameCode, window: IN_NEW_WINDOW.has(gameType) ? 1 : undefined });

/** Whether a visitor of this brand can try games without an account. */
export const canTryGames = ({ member, modules, brand }: Site): boolean =>
  !member && modules.has('FREEPLAY3') && !brand.loginRequiredHome;

/** Vendors open their games for play money; a lottery of the house has none, and a list of games is no game. */
const trialPath = (site: Site, { gameCode, vassalage, isGame }: Game): string | null =>
  canTryGames(site) && isGame === 'GAME' && !HOUSE_LOTTERIES.has(vassalage) ? paths.game({ gameCode, trial: 1 }) : null;

export function gameCard(site: Site, game: Game): GameCardView {
  return {
    id: String(game.nodeId),
    name: game.gameName,
    vendorName: game.vendorName,
    vendorCode: game.vassalage,
    gameType: game.gameType,
    cover: site.image(game.icon),
    path: gamePath(game),
    trialPath: trialPath(site, game),
    isNewWindow: IN_NEW_WINDOW.has(game.gameType),
    vendorPath: paths.category(game.gameType, { vassalage: game.vassalage, list: 'all' }),
    isHot: game.isHot === 1,
    isNew: game.isNew === 1,
    hasJackpot: game.hasJackpot,
    minBet: WITHOUT_MIN_BET.has(game.gameType) ? null : site.format.money(game.minBet),
  };
}

/** A vendor as a link to its games. */
export function vendorLink({ image }: Site, card: VendorCard): NavigationVendor {
  return {
    code: card.vassalage,
    name: card.displayName,
    mark: image(card.mark),
    logoOnLight: image(card.logoOnLight),
    logoOnDark: image(card.logoOnDark),
    path: paths.category(card.gameType, { vassalage: card.vassalage }),
  };
}

/** Every vendor of the brand; a studio of two categories is there once. */
export async function listAllVendors(site: Site): Promise<NavigationVendor[]> {
  const cards = (await listLanes(site)).flatMap((lane) => lane.cards);
  const seen = new Set<string>();
  const isFirst = ({ vassalage }: VendorCard) => !seen.has(vassalage) && Boolean(seen.add(vassalage));
  return cards.filter(isFirst).map((card) => vendorLink(site, card));
}

/** The brand's categories that have hot games, in the categories' order. */
export async function listHotByCategory(site: Site): Promise<GameCategoryView[]> {
  const [lanes, games] = await Promise.all([listLanes(site), listHot(site)]);
  return lanes
    .map(({ gameClassify, title }) => ({
      gameType: gameClassify,
      label: title,
      path: paths.category(gameClassify),
      games: games.filter(({ gameType }) => gameType === gameClassify).map((game) => gameCard(site, game)),
    }))
    .filter(({ games: hot }) => hot.length > 0);
}

export async function listWinners(site: Site): Promise<WinnerView[]> {
  const { list } = await site.cached(
    'winners',
    (api) =>
      api.call('getWinnerBoard', {
        query: { gameCategory: 'ALL', language: site.language, limitNum: WINNERS_SHOWN },
      }),
    seconds(10),
  );
  return list.map(({ vo }) => ({
    id: String(vo.id),
    player: vo.playerName,
    avatar: site.image(vo.avatar),
    gameName: vo.game.gameName,
    vendorName: vo.game.vendorName,
    cover: site.image(vo.game.icon),
    path: gamePath(vo.game),
    amount: site.format.money(vo.winAmount),
    time: site.format.ago(vo.winTime),
    isoTime: new Date(vo.winTime).toISOString(),
  }));
}

/** Who has won most in the week that is under way in the brand's zone; names are masked. */
export async function listRanks(site: Site): Promise<RankView[]> {
  const { list } = await site.cached(
    'ranks',
    (api) => api.call('getRankList', { query: { period: 'WEEK', limitNum: RANKS_SHOWN } }),
    minutes(1),
  );
  return list.map(({ rank, playerName, avatar, winAmount }) => ({
    rank,
    player: playerName,
    avatar: site.image(avatar),
    amount: site.format.money(winAmount),
  }));
}

/** What the jackpot stands at now; between two answers it grows as the page's counter does. */
export async function readJackpot(site: Site): Promise<JackpotView> {
  const { amount } = await site.cached('jackpot', (api) => api.call('getJackpot'), seconds(3));
  const [whole = '0', fraction = ''] = amount.split('.');
  return {
    amountMinor: Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2)),
    symbol: site.brand.currencySymbol,
    amount: site.format.money(amount),
  };
}
