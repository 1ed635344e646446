import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  page: {
    title: 'Mga promo',
    text: 'Lahat ng promo namin ngayon.',
    empty: 'Walang promo sa ngayon',
    emptyText: 'Madalas may bagong promo. Habang naghihintay, bukas ang mga laro.',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  promotionUntil: 'Hanggang {{date}}',
} satisfies TextsLike<typeof en.server>;
