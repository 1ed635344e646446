import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  others: 'Ibang mga laro',
  bar: {
    label: 'Laro',
    leave: 'Umalis sa laro',
    balance: 'Balanse',
    move: 'Mag-transfer',
    rooms: 'Pumili ng kuwarto',
    fullScreen: 'Buong screen',
    endFullScreen: 'Umalis sa buong screen',
    demo: 'Demo: pera-perahan',
    playForReal: 'Maglaro nang totoo',
    fold: 'Itago ang bar',
    unfold: 'Ipakita ang bar',
  },
  frame: {
    title: '{{name}} mula sa {{vendor}}',
    loading: 'Binubuksan ang {{name}}',
    late: 'Hindi pa sumasagot ang laro. Ligtas ang balanse mo.',
    again: 'Buksan ulit',
    noScript: 'Kailangan ng larong ito ang JavaScript. Pakibuksan ito sa browser mo.',
  },
  trial: {
    label: 'Libreng laro',
    badge: 'Libreng laro',
    text: 'Play money ang gamit mo: walang totoong panalo at walang totoong talo.',
    register: 'Magrehistro para sa totoong laro',
    logIn: 'Mag-log in para sa totoong laro',
  },
  leave: {
    title: 'Aalis ka na ba sa laro?',
    text: 'Nasa balanse mo na ang mga tapos na round. Ang round na hindi pa tapos ay itutuloy kahit wala ka, at sa iyo ang panalo.',
    stay: 'Maglaro pa',
    leave: 'Umalis',
  },
  window: {
    title: 'Magbubukas ang {{name}} sa sarili nitong window',
    text: 'Kung walang bumukas na window, gamitin ang button. Makakabalik ka rito anumang oras.',
    open: 'Buksan ang laro',
  },
  lobby: {
    label: 'Mga laro sa {{name}}',
    text: 'Pumili ng lalaruin.',
    minBet: 'Mula {{amount}}',
    empty: 'Wala pang laro rito ngayon',
    closed: 'Sarado ang lobby',
  },
  failed: {
    safe: 'Hindi nagbago ang balanse mo.',
    notFound: {
      title: 'Wala sa amin ang larong ito',
      text: 'Baka tinanggal na ito, o mali ang pagka-type ng address.',
    },
    maintenance: {
      title: 'May maintenance ang provider na ito',
      text: 'Sarado muna sandali ang mga laro nito. Subukan ulit mamaya, o maglaro muna ng iba.',
      until: 'Inaasahang pagbabalik: {{time}}',
    },
    limit: {
      title: 'Naabot mo na ang limit mo sa oras',
      text: 'Naglaro ka na nang kasinghaba ng limit na itinakda mo. Magsisimula ulit ang bilang sa susunod na araw, linggo o buwan.',
    },
    notPlayable: {
      title: 'Hindi mabuksan ang larong ito',
      text: 'Hindi ito malalaro rito ngayon. Marami pang iba.',
    },
    network: {
      title: 'Hindi namin maabot ang laro',
      text: 'Naputol ang koneksyon sa provider. Pakisubukan ulit mayamaya.',
    },
    timeout: {
      title: 'Masyadong matagal ang laro',
      text: 'Hindi sumagot sa oras ang provider. Pakisubukan ulit.',
    },
    tooMany: {
      title: 'Sandali lang muna',
      text: 'Marami nang larong nasubukan mula sa koneksyon mo sa maikling panahon. Subukan ulit pagkalipas ng ilang minuto.',
    },
    refused: {
      title: 'Hindi bumukas ang laro',
      text: 'Hindi kami pinapasok ng provider. Subukan ulit, o maglaro muna ng iba.',
    },
  },
  rooms: {
    title: 'Mga kuwarto',
    text: 'Makipaglaro sa iba. Piliin ang tayang bagay sa iyo.',
    level: 'Antas {{level}}',
    minBet: 'Minimum na taya',
    buyIn: 'Baon sa mesa',
    players: 'Mga manlalaro',
    seats: 'Upuan sa bawat mesa',
    join: 'Sumali',
    joinLabel: 'Sumali sa {{name}}, antas {{level}}',
    empty: 'Walang kuwarto sa ngayon',
    emptyText: 'Hindi bukas dito ngayon ang mga laro laban sa ibang manlalaro.',
    back: 'Lahat ng laro laban sa iba',
  },
  seamless: {
    title: 'Isang wallet para sa lahat ng laro',
    titleMany: 'May wallet ang bawat provider',
    single: 'Iisang balanse ang gamit mo sa lahat ng provider. Piliin kung saan magsisimula.',
    many: 'Dito, may sariling wallet ang bawat provider. Maglipat ng pera pagbukas mo ng laro, o ibalik ang lahat sa main wallet.',
    trial: 'Nasa iisang wallet na ang perang pang-trial.',
    categories: 'Mga provider ayon sa kategorya',
    transfer: 'Mag-transfer sa pagitan ng mga wallet',
  },
} satisfies TextsLike<typeof en>;
