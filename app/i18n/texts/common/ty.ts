import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  loading: 'Nilo-load',
  close: 'Isara',
  cancel: 'Kanselahin',
  retry: 'Subukan ulit',
  seeAll: 'Tingnan lahat',
  noData: 'Wala pang data',
  showPassword: 'Ipakita ang password',
  hidePassword: 'Itago ang password',
  pages: {
    label: 'Mga pahina',
    first: 'Unang pahina',
    previous: 'Nakaraang pahina',
    next: 'Susunod na pahina',
    last: 'Huling pahina',
    position: 'Pahina {{page}} ng {{total}}',
  },
  errors: {
    tooMany: 'Masyadong maraming pagsubok. Maghintay nang {{minutes}} minuto, saka subukan ulit.',
    network: 'May problema sa koneksyon ng network, pakisubukan ulit.',
    refused: 'Hindi ito tinanggap, at walang nagbago. Hindi maipakita ang dahilan sa ngayon. Pakisubukan ulit.',
    summary: 'Pakisuri ang form',
  },
  failure: {
    safe: 'Hindi apektado ang balanse at mga taya mo.',
    requestId: 'Reference no. para sa customer service:',
    network: {
      title: 'Hindi namin maabot ang mga server namin',
      text: 'Hindi matatag ang koneksyon. Pakisubukan ulit mayamaya.',
    },
    timeout: {
      title: 'Masyado na itong natatagalan',
      text: 'Hindi sumagot sa oras ang mga server namin. Pakisubukan ulit.',
    },
    contract: {
      title: 'May nangyaring mali sa panig namin',
      text: 'Nakatanggap kami ng sagot na hindi namin naintindihan, at naitala na namin ito.',
    },
    refused: {
      title: 'Hindi ito natuloy',
      text: 'Tinanggihan ng mga server namin ang request.',
    },
    notFound: {
      title: 'Walang ganitong pahina',
      text: 'Baka luma na ang address o mali ang pagka-type.',
    },
    forbidden: {
      title: 'Hindi mo mabubuksan ang pahinang ito',
      text: 'Walang access dito ang account mo.',
    },
    tooLarge: {
      title: 'Masyadong malaki ang ipinadala',
      text: 'Hindi ganito kalaki ang anumang form sa site na ito. Bumalik at paikliin ang inilagay mo.',
    },
    tooMany: {
      title: 'Sandali lang muna',
      text: 'Masyadong maraming pagsubok. Subukan ulit pagkalipas ng ilang minuto.',
    },
    unreadable: {
      title: 'Hindi namin mabasa ang ipinadala',
      text: 'Bumalik, i-reload ang pahina, at ipadala ulit ang form.',
    },
    unknown: {
      title: 'May nangyaring mali',
      text: 'Hindi namin maipakita ang pahinang ito.',
    },
  },
  toHome: 'Pumunta sa home page',
} satisfies TextsLike<typeof en.page>;
