import type { NavigationVendor } from '~/features/system/system.types.ts';
import type { PageLinks } from '~/ui/pagination.tsx';

export interface GameCardView {
  id: string;
  name: string;
  vendorName: string;
  vendorCode: string;
  gameType: string;
  cover: string;
  /** Where a click leads. */
  path: string;
  isHot: boolean;
  isNew: boolean;
  hasJackpot: boolean;
  /** "₱0.25"; null where stakes are set at the table. */
  minBet: string | null;
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
  avatar: string;
  gameName: string;
  vendorName: string;
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
  /** "₱". */
  symbol: string;
  /** The same amount, formatted with its symbol, for a page without JavaScript. */
  amount: string;
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
  /** Whether the category's games have bets to filter by. */
  hasMinBets: boolean;
}

export interface GamesPageView {
  gameType: string;
  title: string;
  /** Shown under the banner of slots. */
  jackpot: JackpotView | null;
  vendors: VendorTabView[];
  /** The page without a vendor, and whether that is what is shown. */
  allVendors: { path: string; isSelected: boolean };
  /** Hot games only if there are any. */
  tabs: { key: 'hot' | 'all'; path: string; isSelected: boolean }[];
  filters: GameFiltersView;
  games: GameCardView[];
  total: number;
  /** The same, as people write it: "1,234". */
  totalText: string;
  page: number;
  totalPages: number;
  pageLinks: PageLinks;
  /** The page without filters. */
  resetPath: string;
}
