import type { NavigationVendor } from '~/features/system/system.types.ts';
import type { Currency } from '~/i18n/money.ts';
import type { PageLinks } from '~/ui/pagination.tsx';
import type { GAME_FLAGS, GAME_SORTS } from './games.constants.ts';

/** Absent properties keep pages of many cards small. */
export interface GameCardView {
  id: string;
  name: string;
  vendorName: string;
  vendorCode: string;
  gameType: string;
  cover: string;
  path: string;
  vendorPath: string;
  isClosed?: true;
  canTry?: true;
  /** Sports open in a window of their own. */
  isNewWindow?: true;
  isHot?: true;
  isNew?: true;
  hasJackpot?: true;
  /** "₱0.25"; absent when the table sets stakes. */
  minBet?: string;
  /** Return to player, "96.50%"; absent when players or fixtures decide it. */
  rtp?: string;
  /** Slots only. */
  volatility?: 'low' | 'medium' | 'high';
}

export interface GameCategoryView {
  gameType: string;
  label: string;
  path: string;
  games: GameCardView[];
}

/** Empty when all studios are closed. */
export interface LiveTablesView {
  path: string;
  studios: (NavigationVendor & { tables: TableView[] })[];
}

export interface TableView {
  id: number;
  name: string;
  cover: string;
  path: string;
  /** "฿5.00". */
  minBet: string;
}

export interface WinnerView {
  id: string;
  /** Masked: "ma***27". */
  player: string;
  gameName: string;
  cover: string;
  path: string;
  amount: string;
  time: string;
  isoTime: string;
}

export interface JackpotView {
  /** Ten-thousandths of the currency. */
  units: number;
  /** Ten-thousandths of the currency. */
  step: number;
  currency: Currency;
  /** For pages without JavaScript. */
  amount: string;
}

export type GameSort = (typeof GAME_SORTS)[number];
export type GameFlag = (typeof GAME_FLAGS)[number];

/** Specification, section 4. */
export type GameList = 'hot' | 'fav' | 'recent' | 'all';

export interface GamePage {
  games: GameCardView[];
  total: number;
  /** "1,234". */
  totalText: string;
  /** First page shown; `page` is the last. */
  from: number;
  page: number;
  totalPages: number;
}

export interface MyGamesView extends GamePage {
  kind: 'favourites' | 'recent';
  tabs: { key: 'favourites' | 'recent'; path: string; isSelected: boolean }[];
  pageLinks: PageLinks;
  morePath: string | null;
  isEndless: boolean;
  gamesPath: string;
}

export interface RankView {
  rank: number;
  player: string;
  avatar: string;
  amount: string;
}

/** Empty when the request failed, null on success. */
export interface FavouriteAnswer {
  error: string | null;
}

export interface VendorTabView extends NavigationVendor {
  isSelected: boolean;
}

export interface GameFiltersView {
  action: string;
  hidden: { name: string; value: string }[];
  /** Without "all types"; empty for a category with one type. */
  classifications: { value: string; label: string }[];
  /** Empty strings mean no filter. */
  classification: string;
  name: string;
  minBet: string;
  /** In the brand's unit; empty when the category has none. */
  minBets: { value: string; label: string }[];
  /** Empty for the default order. */
  sort: GameSort | '';
  /** Empty when the API has one order. */
  sorts: GameSort[];
}

export interface GamesPageView extends GamePage {
  gameType: string;
  title: string;
  /** Null unless the games are between players. */
  roomsPath: string | null;
  jackpot: JackpotView | null;
  vendors: VendorTabView[];
  /** Null when all are shown. */
  moreVendors: { count: number; path: string } | null;
  allVendors: { path: string; isSelected: boolean };
  list: GameList;
  /** Hot games only when there are any; favourites only for members. */
  tabs: { key: GameList; path: string; isSelected: boolean }[];
  /** Empty when the API has none. */
  chips: { flag: GameFlag; path: string; isOn: boolean }[];
  filters: GameFiltersView;
  pageLinks: PageLinks;
  /** Null for a complete list or at its limit. */
  morePath: string | null;
  /** The specification requires it of recent games. */
  isEndless: boolean;
  resetPath: string;
}
