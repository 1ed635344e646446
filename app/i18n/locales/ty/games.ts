import type en from '../en/games.ts';
import type { TextsLike } from '../like.ts';

export default {
  // Filipino's "one" is also 2, 3, 5 and more, and after a number the noun never changes.
  count_one: '{{total}} laro',
  count_other: '{{total}} laro',
  rooms: 'Mga kuwarto ayon sa taya',
  moreFrom: 'Iba pa mula sa {{vendor}}',
  play: 'Maglaro',
  newWindow: 'Magbubukas sa bagong window',
  favourite: 'Paborito: {{name}}',
  notSaved: 'Hindi na-save ang paborito mo: hindi maabot ang site.',
  more: 'Magpakita pa ng laro',
  hot: 'Sikat',
  new: 'Bago',
  jackpot: 'Jackpot',
  minBetFrom: 'Mula {{amount}}',
  row: {
    previous: 'Mga naunang laro',
    next: 'Iba pang laro',
  },
  jackpotPanel: {
    title: 'Jackpot',
    text: 'Iisang jackpot para sa lahat ng jackpot slot',
    play: 'Laruin ang mga jackpot slot',
  },
  winners: {
    title: 'Mga nanalo',
    label: 'Mga pinakabagong nanalo',
    pause: 'Ihinto ang pag-scroll ng listahan',
    play: 'I-scroll ang listahan',
    empty: 'Wala pang panalong maipapakita. Baka ikaw na ang susunod.',
  },
  ranks: {
    title: 'Mga nangunguna ngayong linggo',
  },
  vendors: {
    label: 'Mga provider',
    all: 'Lahat ng provider',
    previous: 'Mga naunang provider',
    next: 'Iba pang provider',
  },
  tabs: {
    label: 'Mga listahan ng laro',
    all: 'Lahat ng laro',
    hot: 'Mga sikat na laro',
    fav: 'Mga paborito',
    recent: 'Huling nilaro',
  },
  filters: {
    label: 'I-filter ang mga laro',
    classification: 'Uri',
    allClassifications: 'Lahat ng uri',
    name: 'Pangalan ng laro',
    namePlaceholder: 'Maghanap ng laro',
    minBet: 'Minimum na taya',
    anyBet: 'Kahit anong taya',
    submit: 'Maghanap',
    reset: 'I-clear ang mga filter',
  },
  results: 'Mga laro',
  loading: 'Nilo-load ang mga laro',
  empty: {
    title: 'Walang tumugmang laro',
    text: 'Sumubok ng ibang pangalan, o i-clear ang mga filter para makita ang lahat.',
    reset: 'Ipakita ang lahat ng laro',
  },
  mine: {
    label: 'Mga laro mo',
    favourites: 'Mga paborito',
    recent: 'Mga huling nilaro',
    noFavourites: 'Wala ka pang paborito',
    noFavouritesText: 'Pindutin ang puso sa isang laro, at makikita mo ito rito.',
    noRecent: 'Wala ka pang nalaro',
    noRecentText: 'Dito lalabas ang mga larong bubuksan mo.',
    go: 'Tingnan ang mga laro',
  },
} satisfies TextsLike<typeof en>;
