import type { GameCategoryView, JackpotView, WinnerView } from '~/features/games/games.types.ts';
import type { NoticeView } from '~/features/messages/messages.types.ts';
import type { PromotionView } from '~/features/system/system.types.ts';

export interface HomeView {
  brandName: string;
  /** Null when the brand has no jackpot, or it could not be read. */
  jackpot: JackpotView | null;
  jackpotPath: string;
  /** Each with its hot games; a category without any is left out. */
  categories: GameCategoryView[];
  winners: WinnerView[];
  news: NoticeView[];
  newsPath: string;
  promotions: PromotionView[];
  promotionsPath: string;
}
