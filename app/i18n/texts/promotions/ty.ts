import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  page: {
    title: 'Mga promo',
    text: 'Lahat ng mapapakinabangan mo ngayon.',
    empty: 'Walang promo sa ngayon',
    emptyText: 'Madalas dumating ang mga bagong promo. Habang naghihintay, bukas ang mga laro.',
  },
} satisfies TextsLike<typeof en>;
