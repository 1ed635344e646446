import { minutes, seconds } from '~/config/durations.ts';
import { paths } from '~/config/paths.ts';
import type { NavigationVendor, VendorLogo } from '~/features/system/system.types.ts';
import { parseUnits } from '~/i18n/money.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';
import { isTrialType } from '~/session/member-types.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { JACKPOT_STEP_UNITS } from './games.constants.ts';
import type { GameCardView, GameCategoryView, JackpotView, RankView, WinnerView } from './games.types.ts';

export type Game = Value<'listHotGames'>[number];
type VendorCard = Value<'listVendors'>[number]['cards'][number];

/** Tables and coupons set these stakes, not games. */
const WITHOUT_MIN_BET = new Set(['SPORTS', 'ESPORTS', 'COCKFIGHT']);
/** Other players or fixtures decide these returns. */
const WITHOUT_RTP = new Set([...WITHOUT_MIN_BET, 'PVP']);

export const hasRtp = (gameType: string) => !WITHOUT_RTP.has(gameType);
const WINNERS_SHOWN = 50;
const RANKS_SHOWN = 10;

/** In the brand's order. */
export async function listLanes({ cached, routes }: Site): Promise<Value<'listVendors'>> {
  const lanes = await cached('vendors', ({ api }) => api.call('listVendors', { query: { platform: 'html5-desktop' } }));
  return lanes.filter(({ gameClassify }) => routes.isOn(paths.category(gameClassify)));
}

export const listGameMenus = ({ cached }: Site) => cached('game menus', ({ api }) => api.call('getGameMenus'));

/** Specification, section 3. */
const HOT_TYPES = new Set(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP']);

export const listHot = ({ cached, brand, language }: Site) =>
  cached('hot games', async ({ api }) => {
    const query = { merchantCode: brand.merchantCode, isPlatform: 2, platform: 'html5-desktop', language } as const;
    const games = await api.call('listHotGames', { query });
    return games.filter(({ gameType }) => HOT_TYPES.has(gameType));
  });

/** They have a page of their own (specification, section 4). */
export const HOUSE_LOTTERIES = new Set(['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT']);
const IN_NEW_WINDOW = new Set(['SPORTS', 'ESPORTS']);

export const gamePath = ({ gameCode, gameType, vassalage, accountTypeName = vassalage, defaultPlayType }: Game) =>
  HOUSE_LOTTERIES.has(vassalage)
    ? paths.lottery({ gameCode, vendor: accountTypeName, playType: defaultPlayType })
    : paths.game({ gameCode, window: IN_NEW_WINDOW.has(gameType) ? 1 : undefined });

/** With play money: for visitors, unless the brand requires a login, and for trial accounts. */
export const canTryGames = ({ member, modules, brand }: Site): boolean =>
  modules.has('FREEPLAY3') && (member ? isTrialType(member.type) : !brand.loginRequiredHome);

/** House lotteries and lists of games have no play money. */
const canTry = (site: Site, { vassalage, isGame }: Game): boolean =>
  canTryGames(site) && isGame === 'GAME' && !HOUSE_LOTTERIES.has(vassalage);

export const vendorKey = ({ gameType, vassalage }: Pick<VendorCard, 'gameType' | 'vassalage'>) =>
  `${gameType} ${vassalage}`;

/** Returns an empty list on failure. */
async function listInMaintenance(site: Site): Promise<VendorCard[]> {
  const lanes = await optional(site, 'listVendors', listLanes(site), []);
  return lanes.flatMap(({ cards }) => cards.filter(({ isInMaintenance }) => isInMaintenance));
}

export const listClosedVendors = async (site: Site): Promise<ReadonlySet<string>> =>
  new Set((await listInMaintenance(site)).map(vendorKey));

/** Each of the house's vendors is in one category. */
export const listClosedLotteries = async (site: Site): Promise<ReadonlySet<string>> =>
  new Set(
    (await listInMaintenance(site)).map(({ vassalage }) => vassalage).filter((code) => HOUSE_LOTTERIES.has(code)),
  );

/** Returns null when unknown. */
export async function readMaintenanceEnd(site: Site, vendor: string | null): Promise<string | null> {
  const card = (await listInMaintenance(site)).find(({ vassalage }) => vassalage === vendor);
  return card?.maintenanceEndTime ? site.format.dateTime(card.maintenanceEndTime) : null;
}

export function gameCard(site: Site, game: Game, closed: ReadonlySet<string>): GameCardView {
  const isClosed = closed.has(vendorKey(game));
  const isTried = !isClosed && canTry(site, game);
  return {
    id: String(game.nodeId),
    name: game.gameName,
    vendorName: game.vendorName,
    vendorCode: game.vassalage,
    gameType: game.gameType,
    cover: site.image(game.icon),
    path: isClosed ? paths.game({ gameCode: game.gameCode, vassalage: game.vassalage }) : gamePath(game),
    vendorPath: vendorPath(game),
    ...(isClosed && { isClosed }),
    ...(isTried && { canTry: true }),
    ...(IN_NEW_WINDOW.has(game.gameType) && { isNewWindow: true }),
    ...(game.isHot === 1 && { isHot: true }),
    ...(game.isNew === 1 && { isNew: true }),
    ...(game.hasJackpot && { hasJackpot: true }),
    ...(!WITHOUT_MIN_BET.has(game.gameType) && { minBet: site.format.money(game.minBet) }),
    ...(hasRtp(game.gameType) && { rtp: `${game.rtp}%` }),
    ...(game.gameType === 'RNG' && { volatility: game.volatility }),
  };
}

export function hotGameCard(site: Site, game: Game, closed: ReadonlySet<string>): GameCardView {
  const { isHot, ...card } = gameCard(site, game, closed);
  return card;
}

/** Three columns of ten (specification, section 2). */
const MOST_NAVIGATION_VENDORS = 30;

const vendorPath = ({ gameType, vassalage }: Pick<VendorCard, 'gameType' | 'vassalage'>) =>
  paths.category(gameType, { vassalage });

export const vendorLink = ({ image }: Site, card: VendorCard): NavigationVendor => ({
  code: card.vassalage,
  name: card.displayName,
  mark: image(card.mark),
  path: vendorPath(card),
  ...(card.isInMaintenance && { isClosed: true }),
});

/** Lists a vendor with two categories once. */
async function listVendorCards(site: Site): Promise<VendorCard[]> {
  const cards = (await listLanes(site)).flatMap((lane) => lane.cards);
  return [...new Map(cards.toReversed().map((card) => [card.vassalage, card])).values()].reverse();
}

export const listAllVendors = async (site: Site): Promise<NavigationVendor[]> =>
  (await listVendorCards(site)).map((card) => vendorLink(site, card));

export const listVendorLogos = async (site: Site): Promise<VendorLogo[]> =>
  (await listVendorCards(site)).map((card) => {
    const { mark, ...vendor } = vendorLink(site, card);
    return { ...vendor, logo: site.image(card.logoOnDark) };
  });

/** In reading order; none for fish. */
export async function listNavigationVendors(site: Site, gameType: string): Promise<NavigationVendor[]> {
  const lane = (await listLanes(site)).find(({ gameClassify }) => gameClassify === gameType);
  const cards = lane && hasDropDown(lane) ? lane.cards : [];
  return cards.slice(0, MOST_NAVIGATION_VENDORS).map((card) => vendorLink(site, card));
}

/** Specification, section 2. */
export const hasDropDown = ({ gameClassify, cards }: Value<'listVendors'>[number]): boolean =>
  gameClassify !== 'FISH' && cards.length > 0;

/** Omits categories without hot games; in the brand's order. */
export async function listHotByCategory(site: Site): Promise<GameCategoryView[]> {
  const [lanes, games, closed] = await Promise.all([listLanes(site), listHot(site), listClosedVendors(site)]);
  return lanes
    .map(({ gameClassify, title }) => ({
      gameType: gameClassify,
      label: title,
      path: paths.category(gameClassify),
      games: games.filter(({ gameType }) => gameType === gameClassify).map((game) => hotGameCard(site, game, closed)),
    }))
    .filter(({ games: hot }) => hot.length > 0);
}

export async function listWinners(site: Site): Promise<WinnerView[]> {
  const { list } = await site.cached(
    'winners',
    ({ api }) =>
      api.call('getWinnerBoard', {
        query: { gameCategory: 'ALL', language: site.language, limitNum: WINNERS_SHOWN },
      }),
    seconds(10),
  );
  return list.map(({ vo }) => ({
    id: String(vo.id),
    player: vo.playerName,
    gameName: vo.game.gameName,
    cover: site.image(vo.game.icon),
    path: gamePath(vo.game),
    amount: site.format.roundedMoney(vo.winAmount),
    time: site.format.ago(vo.winTime),
    isoTime: new Date(vo.winTime).toISOString(),
  }));
}

/** In the brand's time zone, with masked names. */
export async function listRanks(site: Site): Promise<RankView[]> {
  const { list } = await site.cached(
    'ranks',
    ({ api }) => api.call('getRankList', { query: { period: 'WEEK', limitNum: RANKS_SHOWN } }),
    minutes(1),
  );
  return list.map(({ rank, playerName, avatar, winAmount }) => ({
    rank,
    player: playerName,
    avatar: site.image(avatar),
    amount: site.format.roundedMoney(winAmount),
  }));
}

/** Returns null when the brand has no jackpot games or the API cannot filter them. */
export function jackpotPath(menus: Value<'getGameMenus'>): string | null {
  const slots = menus.find(({ gameCategory }) => gameCategory === 'RNG');
  return slots?.flags?.includes('jackpot') ? paths.category('RNG', { list: 'all', flags: 'jackpot' }) : null;
}

/** Cached for one step of the page's counter. */
export async function readJackpot(site: Site): Promise<JackpotView> {
  const { amount } = await site.cached('jackpot', ({ api }) => api.call('getJackpot'), seconds(3));
  return {
    units: Number(parseUnits(amount)),
    step: JACKPOT_STEP_UNITS * site.brand.unit,
    currency: site.currency,
    amount: site.format.roundedMoney(amount),
  };
}
