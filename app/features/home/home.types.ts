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
  sections: Layout['sections'];
  voice: Layout['voice'];
  /** Null when the brand has no jackpot or the request failed. */
  jackpot: JackpotView | null;
  /** Null when the brand has no slots. */
  jackpotPath: string | null;
  /** Empty for a visitor. */
  recent: GameCardView[];
  recentPath: string;
  categories: GameCategoryView[];
  /** Null when there are none or the request failed. */
  lottery: PopularView | null;
  winners: WinnerView[];
  /** Empty when the request failed or timed out. */
  ranks: RankView[];
  news: NoticeHeadline[];
  newsPath: string;
  promotions: PromotionView[];
  promotionsPath: string;
  vendors: NavigationVendor[];
  vendorCount: number;
}
