import type {
  GameCardView,
  GameCategoryView,
  JackpotView,
  LiveTablesView,
  RankView,
  WinnerView,
} from '~/features/games/games.types.ts';
import type { PopularView } from '~/features/lottery/lottery.server.ts';
import type { NoticeHeadline } from '~/features/messages/messages.types.ts';
import type { PromotionView } from '~/features/promotions/promotions.server.ts';
import type { NavigationVendor } from '~/features/system/system.types.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { TodayView } from './today.server.ts';

type Layout = Value<'getWhitelabel'>['layout'];

export interface HomeView {
  brandName: string;
  sections: Layout['sections'];
  voice: Layout['voice'];
  /** Null for who gets no offers. */
  today: TodayView | null;
  /** Null without a jackpot or on failure. */
  jackpot: JackpotView | null;
  /** Null without slots. */
  jackpotPath: string | null;
  /** Empty for a visitor. */
  recent: GameCardView[];
  recentPath: string;
  categories: GameCategoryView[];
  /** Null without lotteries or on failure. */
  lottery: PopularView | null;
  lotteryPath: string;
  /** Null without live games or on failure. */
  tables: LiveTablesView | null;
  winners: WinnerView[];
  /** Empty on failure. */
  ranks: RankView[];
  news: NoticeHeadline[];
  newsPath: string;
  promotions: PromotionView[];
  promotionsPath: string;
  vendors: NavigationVendor[];
  vendorCount: number;
}
