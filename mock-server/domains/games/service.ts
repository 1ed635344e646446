import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { avatarPath, coverPath, vendorLogoPath, vendorMarkPath } from '../../art/paths.ts';
import { invalid } from '../../http/api-error.ts';
import type { BrandState, Language } from '../../http/exchange.ts';
import type { Context, Surroundings } from '../../http/handlers.ts';
import { formatMoney } from '../money.ts';
import { pageOf } from '../paging.ts';
import { jackpotAt } from './jackpot.ts';
import { type BrandGame, type BrandVendor, listBrandGames, listBrandVendors, listWinners } from './repository.ts';
import { categoryTitles, GAME_TYPES, type GameType } from './titles.ts';

type GameView = Value<'listHotGames'>[number];
type Menu = Value<'getGameMenus'>[number];
type Classify = GameView['gameClassify'];

/** Classes of slot-like games in the order in which a filter shows them. */
const CLASSES = ['JP', 'TG', 'VP', 'AC', 'SC', 'BG'] as const;
/** The board repeats its wins in turn, so that it is always of the last four hours. */
const BOARD_PERIOD_MS = 4 * 3_600_000;

const vendorView = (vendor: BrandVendor): Menu['vendors'][number] => ({
  vassalage: vendor.code,
  displayName: vendor.displayName,
  name: vendor.displayName,
  gameType: vendor.gameType as GameType,
  accountTypeId: vendor.accountTypeId,
  isHot: vendor.isHot ? 1 : 0,
  mark: vendorMarkPath(vendor.code),
  logoOnLight: vendorLogoPath(vendor.code, 'light'),
  logoOnDark: vendorLogoPath(vendor.code, 'dark'),
});

const nameIn = (game: BrandGame, language: Language): string => game.names[language] ?? game.names.EN ?? game.slug;

function gameView(game: BrandGame, language: Language): GameView {
  const gameType = game.gameType as GameType;
  const gameClassify = game.classify as Classify;
  return {
    nodeId: game.nodeId,
    gameCode: game.code,
    gameName: nameIn(game, language),
    gameType,
    gameClassify,
    vassalage: game.vendorCode,
    vendorName: game.vendor.displayName,
    accountTypeId: game.vendor.accountTypeId,
    isGame: 'GAME',
    icon: coverPath({ gameType, classify: gameClassify, vendor: game.vendorCode, slug: game.slug }),
    minBet: formatMoney(game.minBet),
    lines: game.lines,
    rtp: game.rtp,
    volatility: game.volatility as GameView['volatility'],
    isHot: game.isHot ? 1 : 0,
    isNew: game.isNew ? 1 : 0,
    hasJackpot: game.hasJackpot,
  };
}

/** The brand's categories that have vendors and whose module is on, in order; cockfight always (specification, section 2). */
function categoriesOf(vendors: readonly BrandVendor[], brand: BrandState): GameType[] {
  return GAME_TYPES.filter(
    (gameType) =>
      (gameType === 'COCKFIGHT' || brand.modules.has(`${gameType}3`)) &&
      vendors.some((vendor) => vendor.gameType === gameType),
  );
}

export async function describeMenus({ world, brand, language }: Context<'getGameMenus'>): Promise<Menu[]> {
  const [vendors, games] = await Promise.all([listBrandVendors(world, brand.code), listBrandGames(world, brand.code)]);
  const titleOf = await categoryTitles(world, brand.code, language);
  return categoriesOf(vendors, brand).map((gameCategory) => {
    const classes = new Set(games.filter((game) => game.gameType === gameCategory).map((game) => game.classify));
    return {
      gameCategory,
      title: titleOf(gameCategory),
      classifications: CLASSES.filter((each) => classes.has(each)),
      vendors: vendors.filter((vendor) => vendor.gameType === gameCategory).map(vendorView),
    };
  });
}

export async function listVendorLanes(context: Context<'listVendors'>): Promise<Value<'listVendors'>> {
  const { world, brand, language, query } = context;
  const vendors = await listBrandVendors(world, brand.code);
  const titleOf = await categoryTitles(world, brand.code, language);
  return categoriesOf(vendors, brand)
    .filter((gameType) => !query.gameType || query.gameType === gameType)
    .map((gameClassify) => ({
      title: titleOf(gameClassify),
      gameClassify,
      cards: vendors.filter((vendor) => vendor.gameType === gameClassify).map(vendorView),
    }));
}

/** Only the brand of the Merchant header may be asked about. */
function requireSameBrand(brand: BrandState, asked: string | undefined): void {
  if (asked !== undefined && asked !== brand.code)
    throw invalid('The merchant in the query is not the one in the Merchant header.');
}

async function openGames({ world, brand }: Pick<Surroundings, 'world' | 'brand'>): Promise<BrandGame[]> {
  const open = new Set<string>(categoriesOf(await listBrandVendors(world, brand.code), brand));
  return (await listBrandGames(world, brand.code)).filter(({ gameType }) => open.has(gameType));
}

export async function listHotGames(context: Context<'listHotGames'>): Promise<GameView[]> {
  const { brand, query } = context;
  requireSameBrand(brand, query.merchantCode);
  const games = await openGames(context);
  return GAME_TYPES.flatMap((gameType) => games.filter((game) => game.gameType === gameType))
    .filter((game) => game.isHot && (!query.vassalage || game.vendorCode === query.vassalage))
    .map((game) => gameView(game, query.language ?? context.language));
}

/** One page of a category's games; filters add up. */
export async function listGames(context: Context<'listGames'>): Promise<Value<'listGames'>> {
  const { brand, query } = context;
  requireSameBrand(brand, query.merchant);
  const language = query.language ?? context.language;
  const name = query.gameName?.trim().toLocaleLowerCase();
  const minBet = query.minBet === undefined ? undefined : Math.round(query.minBet * 10_000);
  const games = (await openGames(context)).filter(
    (game) =>
      game.gameType === query.gameType &&
      (!query.vassalage || game.vendorCode === query.vassalage) &&
      (!query.gameClassify || query.gameClassify === 'ALL' || game.classify === query.gameClassify) &&
      (minBet === undefined || game.minBet === minBet) &&
      (query.minLineNum === undefined || game.lines >= query.minLineNum) &&
      (!name || nameIn(game, language).toLocaleLowerCase().includes(name)),
  );
  const { rows, ...counts } = pageOf(games, query.pageNo, query.pageSize);
  return { games: rows.map((game) => gameView(game, language)), ...counts };
}

export async function readWinnerBoard(context: Context<'getWinnerBoard'>): Promise<Value<'getWinnerBoard'>> {
  const { world, brand, query } = context;
  const language = query.language ?? context.language;
  const games = new Map((await openGames(context)).map((game) => [game.nodeId, game]));
  const now = world.now();
  const list = (await listWinners(world, brand.code))
    .flatMap((win) => {
      const game = games.get(win.gameNodeId);
      if (!game || (query.gameCategory !== 'ALL' && game.gameType !== query.gameCategory)) return [];
      const time = win.time.getTime();
      const winTime = time + Math.floor((now - time) / BOARD_PERIOD_MS) * BOARD_PERIOD_MS;
      return [{ win, game, winTime }];
    })
    .sort((a, b) => b.winTime - a.winTime || a.win.id - b.win.id)
    .slice(0, query.limitNum ?? 50)
    .map(({ win, game, winTime }) => ({
      vo: {
        id: win.id,
        playerName: win.playerName,
        avatar: avatarPath(win.avatar),
        winAmount: formatMoney(win.amount),
        currency: brand.currency,
        winTime,
        game: gameView(game, language),
      },
    }));
  return { list };
}

export function readJackpot({ world, brand }: Context<'getJackpot'>): Value<'getJackpot'> {
  const now = world.now();
  return { amount: formatMoney(jackpotAt(now)), currency: brand.currency, updatedAt: now };
}
