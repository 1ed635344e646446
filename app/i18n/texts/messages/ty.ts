import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  afterLogin: {
    title: 'Dapat mong malaman',
    goOn: 'Magpatuloy',
  },
  notices: {
    title: 'Pinakabagong balita',
    empty: 'Walang balita sa ngayon',
    emptyText: 'Dito lalabas ang balita tungkol sa mga laro, mga promo at sa site.',
  },
} satisfies TextsLike<typeof en>;
