import type {
  GameCardView,
  GameCategoryView,
  JackpotView,
  RankView,
  WinnerView,
} from '~/features/games/games.types.ts';
import type { PopularView } from '~/features/lottery/lottery.server.ts';
import type { NoticeHeadline } from '~/features/messages/messages.types.ts';
import type { NavigationVendor, PromotionView } from '~/features/system/system.types.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';

type Layout = Value<'getWhitelabel'>['layout'];

export interface HomeView {
  brandName: string;
  /** The brand's sections in its order, and its titles of them. */
  sections: Layout['sections'];
  voice: Layout['voice'];
  /** Null when the brand has no jackpot, or it could not be read. */
  jackpot: JackpotView | null;
  /** Null where the brand has no slots. */
  jackpotPath: string | null;
  /** What the member played last; empty for a visitor. */
  recent: GameCardView[];
  recentPath: string;
  /** Each with its hot games; a category without any is left out. */
  categories: GameCategoryView[];
  /** The hot lotteries; null where there are none, or they could not be read. */
  lottery: PopularView | null;
  /** The latest; the board reads the others once it is there. */
  winners: WinnerView[];
  /** Empty when they could not be read in time. */
  ranks: RankView[];
  news: NoticeHeadline[];
  newsPath: string;
  promotions: PromotionView[];
  promotionsPath: string;
  /** The first of all that the brand has. */
  vendors: NavigationVendor[];
  vendorCount: number;
}
