import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  afterLogin: {
    title: 'Dapat mong malaman',
    goOn: 'Magpatuloy',
    notToday: 'Huwag na ngayong araw',
    first: {
      title: 'Mga unang hakbang mo',
      text: 'Handa na ang account mo. {{done}} sa {{total}} hakbang ang tapos na.',
    },
    trial: {
      title: 'Ang trial account mo',
      can: 'Play money ang gamit mo: subukan nang kahit ilang beses ang mga larong may libreng subok.',
      cannot:
        'Hindi nababayaran ang play money. Kailangan ng tunay na account para sa deposito, paglipat ng pera at mga larong may tunay na taya.',
    },
    steps: {
      games: 'Pumili ng laro',
      gamesText: 'Lahat ng kategorya, at ang nilalaro ng iba ngayon.',
      contact: 'Kumpirmahin ang numero o email',
      contactText: 'Para makabalik ka lagi sa account mo.',
      deposit: 'Gawin ang unang deposit',
      depositText: 'Ilang minuto lang, sa paraang kilala mo na.',
      play: 'Maglaro sa unang pagkakataon',
      playText: 'Lahat ng kategorya, at ang nilalaro ng iba ngayon.',
      limit: 'Magtakda ng limitasyon',
      limitText: 'Ikaw ang magpasya kung magkano. Puwede itong babaan anumang oras.',
      done: 'Tapos na',
      register: 'Kumuha ng tunay na account',
      registerText: 'Ilang minuto lang.',
      help: 'Basahin ang tulong',
      helpText: 'Kung paano ang takbo rito.',
      service: 'Magtanong sa customer service',
      serviceText: 'May sumasagot araw at gabi.',
    },
    summary: {
      title: 'Ang account mo ngayon',
      balance: 'Balanse',
      rank: 'Ranggo',
      unread: 'Hindi pa nababasang mensahe',
      lastSignIn: 'Huling pag-log in',
      recent: 'Ituloy ang laro',
    },
  },
  notices: {
    title: 'Pinakabagong balita',
    empty: 'Walang balita sa ngayon',
    emptyText: 'Dito lalabas ang balita tungkol sa mga laro, mga promo at sa site.',
  },
  inbox: {
    title: 'Mga mensahe',
    all: 'Lahat',
    unread: 'Hindi pa nababasa',
    readAll: 'Markahang nabasa lahat',
    read: 'Markahang nabasa',
    delete: 'Burahin',
    deleted: 'Nabura na ang mensahe.',
    undo: 'Ibalik',
    subjects: {
      deposit: 'Tingnan ang deposito',
      withdrawal: 'Tingnan ang withdrawal',
      transfer: 'Tingnan ang tala ng account',
      limits: 'Tingnan ang mga limit mo',
    },
    isNew: 'Bago',
    empty: 'Wala kang mensahe',
    emptyText: 'Dito darating ang balita tungkol sa iyong account, pera at gantimpala.',
    noUnread: 'Nabasa mo na lahat',
    error: 'Hindi ito nagawa',
    gone: 'Wala na ang mensaheng ito.',
  },
} satisfies TextsLike<typeof en.page>;
