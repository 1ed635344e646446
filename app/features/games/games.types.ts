import type { NavigationVendor } from '~/features/system/system.types.ts';
import type { PageLinks } from '~/ui/pagination.tsx';
import type { GAME_FLAGS, GAME_SORTS } from './games.constants.ts';

/** A game as a page shows it; pages have many, so what does not hold of a game is not there. */
export interface GameCardView {
  id: string;
  name: string;
  vendorName: string;
  vendorCode: string;
  gameType: string;
  cover: string;
  /** Where it is played. */
  path: string;
  /** Its vendor's games of the same category. */
  vendorPath: string;
  /** Its vendor is in maintenance. */
  isClosed?: true;
  /** A visitor tries it with play money. */
  canTry?: true;
  /** Sports are played beside the site, not in place of it. */
  isNewWindow?: true;
  isHot?: true;
  isNew?: true;
  hasJackpot?: true;
  /** "₱0.25"; absent where stakes are set at the table. */
  minBet?: string;
  /** Return to player: "96.50%"; absent where players or fixtures decide it. */
  rtp?: string;
  /** How widely results spread; of slots only. */
  volatility?: 'low' | 'medium' | 'high';
}

export interface GameCategoryView {
  gameType: string;
  label: string;
  path: string;
  games: GameCardView[];
}

export interface WinnerView {
  id: string;
  /** Masked: "ma***27". */
  player: string;
  gameName: string;
  cover: string;
  /** Where the game is played. */
  path: string;
  amount: string;
  time: string;
  isoTime: string;
}

export interface JackpotView {
  /** What the counter starts from, in hundredths of the currency. */
  amountMinor: number;
  /** What a step of the counter adds, in hundredths of the currency. */
  stepMinor: number;
  /** "₱". */
  symbol: string;
  /** The same amount, formatted with its symbol, for a page without JavaScript. */
  amount: string;
}

export type GameSort = (typeof GAME_SORTS)[number];
export type GameFlag = (typeof GAME_FLAGS)[number];

/** The list types of the specification's section 4; "none" of them is all games. */
export type GameList = 'hot' | 'fav' | 'recent' | 'all';

/** One page of a list of games, or several that are shown together. */
export interface GamePage {
  games: GameCardView[];
  total: number;
  /** The same, as people write it: "1,234". */
  totalText: string;
  /** The first of the pages that are shown. */
  from: number;
  /** The last of them. */
  page: number;
  totalPages: number;
}

/** A member's own games of all categories. */
export interface MyGamesView extends GamePage {
  kind: 'favourites' | 'recent';
  tabs: { key: 'favourites' | 'recent'; path: string; isSelected: boolean }[];
  pageLinks: PageLinks;
  morePath: string | null;
  isEndless: boolean;
  /** Where there are games to choose from. */
  gamesPath: string;
}

/** A place in the ranking of those who have won most. */
export interface RankView {
  rank: number;
  player: string;
  avatar: string;
  amount: string;
}

/** What the site says of a heart that was pressed: why it was not taken; empty when it did not get there, null when all is well. */
export interface FavouriteAnswer {
  error: string | null;
}

export interface VendorTabView extends NavigationVendor {
  isSelected: boolean;
}

export interface GameFiltersView {
  /** The page's path, where the form leads. */
  action: string;
  /** What the form must carry along, such as the vendor. */
  hidden: { name: string; value: string }[];
  /** Without "all types"; empty where a category has only one. */
  classifications: { value: string; label: string }[];
  /** What is chosen now; empty strings mean everything. */
  classification: string;
  name: string;
  minBet: string;
  /** Bets to filter by, in the brand's unit and as the page writes them; empty where the category has none. */
  minBets: { value: string; label: string }[];
  /** Empty for the usual order. */
  sort: GameSort | '';
  /** Orders to choose from; empty where the API has one only. */
  sorts: GameSort[];
}

export interface GamesPageView extends GamePage {
  gameType: string;
  title: string;
  /** Of games between players; null for other categories. */
  roomsPath: string | null;
  /** Shown under the banner of slots. */
  jackpot: JackpotView | null;
  vendors: VendorTabView[];
  /** The page without a vendor, and whether that is what is shown. */
  allVendors: { path: string; isSelected: boolean };
  list: GameList;
  /** Hot games only if there are any, favourites only for members. */
  tabs: { key: GameList; path: string; isSelected: boolean }[];
  /** Marks to choose from, such as jackpot; empty where the API has none. */
  chips: { flag: GameFlag; path: string; isOn: boolean }[];
  filters: GameFiltersView;
  pageLinks: PageLinks;
  /** The same list with one more page below; null where it is complete, or as long as a list gets. */
  morePath: string | null;
  /** Whether more of it comes by itself, as the specification asks of recent games. */
  isEndless: boolean;
  /** The page without filters. */
  resetPath: string;
}
