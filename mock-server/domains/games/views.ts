import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { coverPath, vendorLogoPath, vendorMarkPath } from '../../art/paths.ts';
import type { BrandState } from '../../http/exchange.ts';
import type { HandlerContext } from '../../http/handlers.ts';
import { formatMoney } from '../../shared/money.ts';
import type { GameType, Language } from '../../worlds/columns.ts';
import type { World } from '../../worlds/world.ts';
import { nameIn, type Sort } from './catalogue/orders.ts';
import {
  type BrandGame,
  type BrandVendor,
  type Catalogue,
  type ClosedVendors,
  readCatalogue,
  vendorKey,
} from './catalogue/repository.ts';
import { categoryOrder } from './titles.ts';

export type GameView = Value<'listHotGames'>[number];
type VendorView = Value<'listVendors'>[number]['cards'][number];
/** Specification, section 9. Vietnam's lotteries have none. */
const PRIZE_MODES: Record<string, string> = { LOTT: 'Lott', ELOTT: 'Elott', TCG_SEA: 'SEA' };

type Classify = GameView['gameClassify'];

export const vendorView = (vendor: BrandVendor, closed: ClosedVendors): VendorView => ({
  vassalage: vendor.code,
  displayName: vendor.displayName,
  name: vendor.displayName,
  gameType: vendor.gameType as GameType,
  accountTypeId: vendor.accountTypeId,
  isHot: vendor.isHot ? 1 : 0,
  isInMaintenance: closed.has(vendorKey(vendor)),
  maintenanceEndTime: closed.get(vendorKey(vendor))?.getTime() ?? null,
  mark: vendorMarkPath(vendor.code),
  logoOnLight: vendorLogoPath(vendor.code, 'light'),
  logoOnDark: vendorLogoPath(vendor.code, 'dark'),
});

export function gameView(game: BrandGame, language: Language): GameView {
  const gameType = game.gameType as GameType;
  const gameClassify = game.classify as Classify;
  const defaultPlayType = PRIZE_MODES[game.vendorCode];
  return {
    nodeId: game.nodeId,
    gameCode: game.code,
    gameName: nameIn(game, language),
    gameType,
    gameClassify,
    vassalage: game.vendorCode,
    vendorName: game.vendor.displayName,
    accountTypeId: game.vendor.accountTypeId,
    accountTypeName: game.vendorCode,
    ...(defaultPlayType && { defaultPlayType }),
    isGame: game.isLobby ? 'VASSALAGE' : 'GAME',
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

/** Includes cockfight without its module (specification, section 2). */
export function listCategories(world: World, vendors: readonly BrandVendor[], brand: BrandState): GameType[] {
  return categoryOrder(world, brand.code).filter(
    (gameType) =>
      (gameType === 'COCKFIGHT' || brand.modules.has(`${gameType}3`)) &&
      vendors.some((vendor) => vendor.gameType === gameType),
  );
}

export function openGames({ world, brand }: Pick<HandlerContext, 'world' | 'brand'>): OpenGames {
  const catalogue = readCatalogue(world, brand.code);
  return new OpenGames(catalogue, listCategories(world, catalogue.vendors, brand));
}

export class OpenGames {
  readonly #catalogue: Catalogue;
  readonly #open: readonly GameType[];

  constructor(catalogue: Catalogue, open: readonly GameType[]) {
    this.#catalogue = catalogue;
    this.#open = open;
  }

  inCategory(gameType: GameType, sort: Sort = 'popular', language: Language = 'EN'): readonly BrandGame[] {
    return this.#open.includes(gameType) ? this.#catalogue.inOrder(gameType, sort, language) : [];
  }

  all(): BrandGame[] {
    return this.#open.flatMap((gameType) => this.inCategory(gameType));
  }

  find(nodeId: number): BrandGame | null {
    const game = this.#catalogue.byId.get(nodeId);
    return game && this.#open.includes(game.gameType as GameType) ? game : null;
  }
}
