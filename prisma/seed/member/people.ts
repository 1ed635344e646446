import type { Brand } from '../../../mock-server/art/paths.ts';
import type { BrandSeed } from '../system/brands.ts';

/** The user name is the same in every brand. */
export interface Character {
  username: 'lucky' | 'victor' | 'boss' | 'novice' | 'stale';
  nickname: string;
  avatar: number;
  rankLevel: number;
  labels: readonly string[];
  toUpline: boolean;
  registeredDaysAgo: number;
  passwordDaysAgo: number;
}

export const characters: readonly Character[] = [
  {
    username: 'lucky',
    nickname: 'Lucky Seven',
    avatar: 7,
    rankLevel: 2,
    labels: ['early-bird', 'slots-fan'],
    toUpline: true,
    registeredDaysAgo: 412,
    passwordDaysAgo: 21,
  },
  {
    username: 'victor',
    nickname: 'Victor the Great',
    avatar: 24,
    rankLevel: 6,
    labels: ['high-roller'],
    toUpline: false,
    registeredDaysAgo: 867,
    passwordDaysAgo: 12,
  },
  {
    username: 'boss',
    nickname: 'The Boss',
    avatar: 41,
    rankLevel: 3,
    labels: ['founding-agent'],
    toUpline: false,
    registeredDaysAgo: 731,
    passwordDaysAgo: 33,
  },
  {
    username: 'novice',
    nickname: 'Novice',
    avatar: 13,
    rankLevel: 0,
    labels: [],
    toUpline: false,
    registeredDaysAgo: 1,
    passwordDaysAgo: 1,
  },
  {
    username: 'stale',
    nickname: 'Old Timer',
    avatar: 58,
    rankLevel: 1,
    labels: ['returning'],
    toUpline: false,
    registeredDaysAgo: 640,
    passwordDaysAgo: 200,
  },
];

/** Names in capitals, without diacritics. Null for novice of baize, which does not ask for it. */
export const payeeNames: Record<
  Brand,
  Record<Exclude<Character['username'], 'novice'>, string> & { novice: string | null }
> = {
  baize: {
    lucky: 'LUCKY SANTOS',
    victor: 'VICTOR DELA CRUZ',
    boss: 'RAMON AQUINO',
    novice: null,
    stale: 'ESTELA BAUTISTA',
  },
  lotus: {
    lucky: 'TRAN GIA PHUC',
    victor: 'NGUYEN THANH CONG',
    boss: 'LE VAN HUNG',
    novice: 'PHAM MAI ANH',
    stale: 'DO THI THU',
  },
  harbor: {
    lucky: 'SOMCHOK DEESAWAT',
    victor: 'WICHAI RATTANAKUL',
    boss: 'PRASERT THONGCHAI',
    novice: 'MALEE SUKJAI',
    stale: 'SUDA KAEWMANEE',
  },
};

/** Shared by `away` and `twin`, who are one person. */
export const restingPayees: Record<Brand, string> = {
  baize: 'CORAZON MANALO',
  lotus: 'HOANG THI LIEN',
  harbor: 'ORAPIN SIRIWAN',
};

/** First and second parts of payee names, in the order of the country. */
export const payeeNameParts: Record<Brand, readonly [readonly string[], readonly string[]]> = {
  baize: [
    ['MARIA', 'JOSE', 'ANGELICA', 'MARK', 'CHRISTINE', 'PAOLO', 'LIZA', 'NOEL', 'ROSALIE', 'DENNIS', 'TERESA', 'ARNEL'],
    ['GARCIA', 'MENDOZA', 'VILLANUEVA', 'RAMOS', 'CASTILLO', 'NAVARRO', 'SALAZAR', 'OCAMPO', 'PASCUAL', 'MAGSINO'],
  ],
  lotus: [
    ['NGUYEN VAN', 'TRAN THI', 'LE HOANG', 'PHAM MINH', 'VO NGOC', 'DANG QUOC', 'BUI THANH', 'HO KIM', 'DUONG THI'],
    ['AN', 'BINH', 'CHAU', 'DUNG', 'HANH', 'KHOA', 'LAN', 'NAM', 'PHUONG', 'QUAN', 'THAO', 'VY'],
  ],
  harbor: [
    ['ANAN', 'BUSABA', 'CHAIYA', 'DARUNEE', 'EKKAPONG', 'KANDA', 'MANOP', 'NARUMON', 'PRANEE', 'SOMSAK', 'WANIDA'],
    ['BOONMEE', 'CHAROENSUK', 'INTARA', 'KITTISAK', 'MEECHAI', 'PHROMMA', 'SAETANG', 'SRISUK', 'WONGSA', 'YODRAK'],
  ],
};

/** Prefixes of mobile numbers, and the number of further digits. */
export const mobileNumbers: Record<BrandSeed['currency'], { prefixes: readonly string[]; digits: number }> = {
  PHP: { prefixes: ['0917', '0918', '0927', '0939', '0956', '0977'], digits: 7 },
  VND: { prefixes: ['090', '091', '093', '097', '098', '035'], digits: 7 },
  THB: { prefixes: ['081', '084', '086', '089', '091', '095'], digits: 7 },
};
