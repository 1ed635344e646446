import type en from '../en/common.ts';
import type { TextsLike } from '../like.ts';

export default {
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
} satisfies TextsLike<typeof en>;
