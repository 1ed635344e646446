import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { avatarPath } from '../../art/paths.ts';
import { invalid } from '../../http/api-error.ts';
import type { BrandState, Language } from '../../http/exchange.ts';
import type { Context, Surroundings } from '../../http/handlers.ts';
import { lasting } from '../../http/lasting.ts';
import { Derived } from '../../worlds/derived.ts';
import { formatMoney } from '../money.ts';
import { pageOf } from '../paging.ts';
import { readPot } from './jackpot.ts';
import { listBrandVendors, listWinners, readCatalogue } from './repository.ts';
import { categoryTitles } from './titles.ts';
import { categoriesOf, type GameView, gameView, nameIn, openGames, type Shelf, vendorView } from './views.ts';

type Menu = Value<'getGameMenus'>[number];

/** Classes of slot-like games in the order in which a filter shows them. */
const CLASSES = ['JP', 'TG', 'VP', 'AC', 'SC', 'BG'] as const;
/** The board repeats its seeded wins in turn, so that it is always of the last four hours. */
export const BOARD_PERIOD_MS = 4 * 3_600_000;

export async function describeMenus({ world, brand, language }: Context<'getGameMenus'>): Promise<Menu[]> {
  const [vendors, { byType }] = await Promise.all([
    listBrandVendors(world, brand.code),
    readCatalogue(world, brand.code),
  ]);
  const titleOf = await categoryTitles(world, brand.code, language);
  return categoriesOf(vendors, brand).map((gameCategory) => {
    const classes = new Set(byType.get(gameCategory)?.map((game) => game.classify));
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

export async function listHotGames(context: Context<'listHotGames'>): Promise<GameView[]> {
  const { brand, query } = context;
  requireSameBrand(brand, query.merchantCode);
  const games = await openGames(context);
  return games
    .all()
    .filter((game) => game.isHot && (!query.vassalage || game.vendorCode === query.vassalage))
    .map((game) => gameView(game, query.language ?? context.language));
}

type GamePage = Value<'listGames'>;

const pages = new Derived<GamePage>();

/** One page of a category's games; filters add up. */
export async function listGames(context: Context<'listGames'>): Promise<GamePage> {
  const { brand, query } = context;
  requireSameBrand(brand, query.merchant);
  const language = query.language ?? context.language;
  const shelf = await openGames(context);
  return pages.of([shelf], JSON.stringify([language, query]), () => lasting(pageOfGames(shelf, query, language)));
}

function pageOfGames(shelf: Shelf, query: Context<'listGames'>['query'], language: Language): GamePage {
  const name = query.gameName?.trim().toLocaleLowerCase();
  const minBet = query.minBet === undefined ? undefined : Math.round(query.minBet * 10_000);
  const games = shelf
    .inCategory(query.gameType)
    .filter(
      (game) =>
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
  const games = await openGames(context);
  const now = world.now();
  const list = (await listWinners(world, brand.code))
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

export async function readJackpot({ world, brand }: Context<'getJackpot'>): Promise<Value<'getJackpot'>> {
  const amount = formatMoney(await readPot(world, brand.code));
  return { amount, currency: brand.currency, updatedAt: world.now() };
}

export async function listVendorGameTypes(context: Surroundings): Promise<Value<'getVendorGameTypes'>> {
  const { world, brand } = context;
  const vendors = await listBrandVendors(world, brand.code);
  return categoriesOf(vendors, brand).map((gameType) => ({
    gameType,
    vendors: vendors.filter((vendor) => vendor.gameType === gameType).map(({ code }) => code),
  }));
}
