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
  inbox: {
    title: 'Mga mensahe',
    all: 'Lahat',
    unread: 'Hindi pa nababasa',
    readAll: 'Markahang nabasa lahat',
    read: 'Markahang nabasa',
    delete: 'Burahin',
    deleted: 'Nabura na ang mensahe.',
    undo: 'Ibalik',
    isNew: 'Bago',
    empty: 'Wala kang mensahe',
    emptyText: 'Dito darating ang balita tungkol sa iyong account, pera at gantimpala.',
    noUnread: 'Nabasa mo na lahat',
    error: 'Hindi ito nagawa',
    gone: 'Wala na ang mensaheng ito.',
  },
} satisfies TextsLike<typeof en>;
