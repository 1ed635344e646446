import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  loading: 'Naglo-load',
  close: 'Isara',
  cancel: 'Kanselahin',
  retry: 'Subukan ulit',
  seeAll: 'Tingnan lahat',
  noData: 'Wala pang data',
  showPassword: 'Ipakita ang password',
  hidePassword: 'Itago ang password',
  pages: {
    label: 'Mga page',
    first: 'Unang page',
    previous: 'Nakaraang page',
    next: 'Susunod na page',
    last: 'Huling page',
    position: 'Page {{page}} ng {{total}}',
  },
  errors: {
    tooMany: 'Masyado nang maraming attempt. Subukan ulit pagkalipas ng {{minutes}} minuto.',
    network: 'May problema sa koneksyon. Pakisubukan ulit.',
    refused: 'Hindi ito tinanggap at walang nabago. Hindi maipakita ang dahilan sa ngayon. Pakisubukan ulit.',
    summary: 'Paki-check ang form',
  },
  failure: {
    safe: 'Hindi apektado ang balanse at mga taya mo.',
    requestId: 'Reference no. para sa customer service:',
    network: {
      title: 'Hindi kami makakonekta sa server',
      text: 'Hindi stable ang koneksyon. Subukan ulit maya-maya.',
    },
    timeout: {
      title: 'Masyado na itong matagal',
      text: 'Hindi sumagot sa oras ang server namin. Pakisubukan ulit.',
    },
    contract: {
      title: 'Nagkaproblema sa panig namin',
      text: 'Nakatanggap kami ng hindi inaasahang sagot, at nai-log na namin ito.',
    },
    refused: {
      title: 'Hindi ito natuloy',
      text: 'Tinanggihan ng server namin ang request.',
    },
    notFound: {
      title: 'Walang ganitong page',
      text: 'Baka luma na ang address o mali ang pagka-type.',
    },
    forbidden: {
      title: 'Hindi mo mabubuksan ang page na ito',
      text: 'Walang access dito ang account mo.',
    },
    tooLarge: {
      title: 'Masyadong malaki ang ipinadala',
      text: 'Lampas ito sa kaya naming tanggapin. Bumalik at paikliin ang na-type mo.',
    },
    tooMany: {
      title: 'Sandali lang muna',
      text: 'Masyado nang maraming attempt. Subukan ulit pagkalipas ng ilang minuto.',
    },
    unreadable: {
      title: 'Hindi namin mabasa ang form mo',
      text: 'Bumalik, i-reload ang page, at i-send ulit ang form.',
    },
    unknown: {
      title: 'Nagkaproblema',
      text: 'Hindi maipakita ang page na ito.',
    },
  },
  toHome: 'Pumunta sa home page',
} satisfies TextsLike<typeof en.page>;

export const server = {
  endOfDay: 'pagtatapos ng {{date}}',
} satisfies TextsLike<typeof en.server>;
