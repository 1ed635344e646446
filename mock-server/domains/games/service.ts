import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { avatarPath } from '../../art/paths.ts';
import { invalid } from '../../http/api-error.ts';
import type { BrandState } from '../../http/exchange.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import { formatMoney } from '../../shared/money.ts';
import { paginate } from '../../shared/paging.ts';
import { FLAGS, type Flag, hasFlag, nameIn, SORTS } from './catalogue/orders.ts';
import { listBrandVendors, listClosedVendors, readCatalogue } from './catalogue/repository.ts';
import { readPot } from './play/jackpot.ts';
import { listWinners } from './repository.ts';
import { categoryTitles } from './titles.ts';
import { type GameView, gameView, listCategories, openGames, vendorView } from './views.ts';

type Menu = Value<'getGameMenus'>[number];

/** In filter order. */
const CLASSES = ['JP', 'TG', 'VP', 'AC', 'SC', 'BG'] as const;
/** Seeded wins repeat, so the board always covers four hours. */
export const BOARD_PERIOD_MS = 4 * 3_600_000;

export function describeMenus({ world, brand, language }: Context<'getGameMenus'>): Menu[] {
  const { vendors, byType } = readCatalogue(world, brand.code);
  const closed = listClosedVendors(world, brand.code);
  const categoryTitle = categoryTitles(world, brand.code, language);
  return listCategories(world, vendors, brand).map((gameCategory) => {
    const games = byType.get(gameCategory) ?? [];
    const classes = new Set(games.map((game) => game.classify));
    return {
      gameCategory,
      title: categoryTitle(gameCategory),
      classifications: CLASSES.filter((each) => classes.has(each)),
      sorts: [...SORTS],
      flags: FLAGS.filter((flag) => games.some((game) => hasFlag(game, flag, brand.unit))),
      vendors: vendors.filter((vendor) => vendor.gameType === gameCategory).map((vendor) => vendorView(vendor, closed)),
    };
  });
}

export function listVendorLanes(context: Context<'listVendors'>): Value<'listVendors'> {
  const { world, brand, language, query } = context;
  const vendors = listBrandVendors(world, brand.code);
  const closed = listClosedVendors(world, brand.code);
  const categoryTitle = categoryTitles(world, brand.code, language);
  return listCategories(world, vendors, brand)
    .filter((gameType) => !query.gameType || query.gameType === gameType)
    .map((gameClassify) => ({
      title: categoryTitle(gameClassify),
      gameClassify,
      cards: vendors.filter((vendor) => vendor.gameType === gameClassify).map((vendor) => vendorView(vendor, closed)),
    }));
}

/** Throws 400. */
function requireSameBrand(brand: BrandState, asked: string | undefined): void {
  if (asked !== undefined && asked !== brand.code)
    throw invalid('The merchant in the query is not the one in the Merchant header.');
}

export function listHotGames(context: Context<'listHotGames'>): GameView[] {
  const { brand, query } = context;
  requireSameBrand(brand, query.merchantCode);
  const games = openGames(context);
  return games
    .all()
    .filter((game) => game.isHot && (!query.vassalage || game.vendorCode === query.vassalage))
    .map((game) => gameView(game, query.language ?? context.language));
}

export function listGames(context: Context<'listGames'>): Value<'listGames'> {
  const { brand, query } = context;
  requireSameBrand(brand, query.merchant);
  const language = query.language ?? context.language;
  const name = query.gameName?.trim().toLocaleLowerCase();
  // Query amounts are in the brand's unit, game stakes in its currency.
  const minBet = query.minBet === undefined ? undefined : Math.round(query.minBet * 10_000) * brand.unit;
  const flags = (query.flags?.split(',') ?? []) as Flag[];
  const games = openGames(context)
    .inCategory(query.gameType, query.sort, language)
    .filter(
      (game) =>
        (!query.vassalage || game.vendorCode === query.vassalage) &&
        (!query.gameClassify || query.gameClassify === 'ALL' || game.classify === query.gameClassify) &&
        (minBet === undefined || game.minBet === minBet) &&
        flags.every((flag) => hasFlag(game, flag, brand.unit)) &&
        (query.minLineNum === undefined || game.lines >= query.minLineNum) &&
        (!name || nameIn(game, language).toLocaleLowerCase().includes(name)),
    );
  const { rows, ...counts } = paginate(games, query.pageNo, query.pageSize);
  return { games: rows.map((game) => gameView(game, language)), ...counts };
}

export function readWinnerBoard(context: Context<'getWinnerBoard'>): Value<'getWinnerBoard'> {
  const { world, brand, query } = context;
  const language = query.language ?? context.language;
  const games = openGames(context);
  const now = world.now();
  const list = listWinners(world, brand.code)
    .flatMap((win) => {
      const game = games.find(win.gameNodeId);
      if (!game || (query.gameCategory !== 'ALL' && game.gameType !== query.gameCategory)) return [];
      const time = win.time.getTime();
      const winTime = win.isSeeded ? time + Math.floor((now - time) / BOARD_PERIOD_MS) * BOARD_PERIOD_MS : time;
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
  const amount = formatMoney(readPot(world, world, brand));
  return { amount, currency: brand.currency, updatedAt: world.now() };
}

export function listVendorGameTypes(context: HandlerContext): Value<'getVendorGameTypes'> {
  const { world, brand } = context;
  const vendors = listBrandVendors(world, brand.code);
  return listCategories(world, vendors, brand).map((gameType) => ({
    gameType,
    vendors: vendors.filter((vendor) => vendor.gameType === gameType).map(({ code }) => code),
  }));
}
