import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Maghanap',
  label: 'Hanapin ang laro, promo, tulong at page',
  placeholder: 'Laro, promo, tanong …',
  submit: 'Maghanap',
  resultsFor: 'Mga resulta para sa “{{query}}”',
  results: 'Mga resulta',
  // Filipino's "one" is also 2, 3, 5 and more, and a noun after a number never changes.
  count_one: '{{total}} resulta',
  count_other: '{{total}} resulta',
  games: 'Mga laro',
  lotteries: 'Mga loterya',
  promotions: 'Mga promo',
  help: 'Tulong',
  vendors: 'Mga provider',
  pages: 'Mga page',
  hot: 'Mga hot na laro',
  all: 'Tingnan ang lahat ng {{total}}',
  empty: 'Walang nakita para sa “{{query}}”',
  emptyText: 'I-check ang spelling, bawasan ang mga salita, o magsimula sa hot na laro.',
} satisfies TextsLike<typeof en.page>;
