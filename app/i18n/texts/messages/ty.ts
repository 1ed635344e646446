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
      can: 'May play money ka: subukan nang kahit ilang beses ang mga larong puwede ito.',
      cannot:
        'Hindi puwedeng i-withdraw ang play money. Kailangan ng totoong account para sa deposit, transfer at mga larong totoong pera ang taya.',
    },
    steps: {
      games: 'Pumili ng laro',
      gamesText: 'Lahat ng kategorya, at ang nilalaro ng iba ngayon.',
      contact: 'Kumpirmahin ang phone o email',
      contactText: 'Para lagi kang makabalik sa account mo.',
      deposit: 'Gawin ang unang deposit',
      depositText: 'Papasok sa loob ng ilang minuto, sa mga paraang alam mo na.',
      play: 'Laruin ang una mong laro',
      playText: 'Lahat ng kategorya, at ang nilalaro ng iba ngayon.',
      limit: 'I-set ang mga limit mo',
      limitText: 'Ikaw ang magpapasya kung magkano ang gagastusin mo. Puwede mo itong babaan anumang oras.',
      done: 'Tapos na',
      register: 'Kumuha ng totoong account',
      registerText: 'Ilang minuto lang.',
      help: 'Basahin ang tulong',
      helpText: 'Paano gumagana ang lahat dito.',
      service: 'Magtanong sa customer service',
      serviceText: 'May sumasagot araw at gabi.',
    },
    summary: {
      title: 'Ang account mo ngayon',
      balance: 'Balanse',
      rank: 'Rank',
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
    readAll: 'Markahang nabasa na lahat',
    read: 'Markahang nabasa na',
    delete: 'Burahin',
    deleted: 'Nabura na ang mensahe.',
    undo: 'Ibalik',
    subjects: {
      deposit: 'Tingnan ang deposit',
      withdrawal: 'Tingnan ang withdrawal',
      transfer: 'Tingnan ang record ng account',
      limits: 'Tingnan ang mga limit mo',
    },
    isNew: 'Bago',
    empty: 'Wala kang mensahe',
    emptyText: 'Dito darating ang balita tungkol sa account, pera at mga reward mo.',
    noUnread: 'Nabasa mo na lahat',
    error: 'Hindi ito natuloy',
    gone: 'Wala na ang mensaheng ito.',
  },
} satisfies TextsLike<typeof en.page>;
