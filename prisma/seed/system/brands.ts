import type { Brand } from '../../../mock-server/art/paths.ts';
import { type Vendor, vendors } from '../../../mock-server/catalogue/vendors.ts';
import type { GameType, Jackpot, Language, LotteryType, ThirdParty } from '../../../mock-server/worlds/columns.ts';

export interface BrandSeed {
  code: Brand;
  name: string;
  /** Ids start at 1000 times this number. */
  position: number;
  currency: 'PHP' | 'VND' | 'THB';
  currencySymbol: string;
  /** Without the plus. */
  countryDialingCode: string;
  /** Currency in one unit. Stakes, the jackpot's growth and limits are the same number of units at every brand. */
  unit: number;
  /** Of the lotteries that come first, with their prize mode. */
  lotteryType: LotteryType;
  jackpot: Jackpot;
  languages: readonly Language[];
  defaultLanguage: Language;
  hosts: readonly string[];
  loginRequiredHome: boolean;
  isSingleWallet: boolean;
  isSingleSession: boolean;
  passwordMaxAgeDays: number;
  codeMinutes: number;
  /** Years. */
  minimumAge: number;
  /** Hours before withdrawals to a new account. */
  payoutHoldHours: number;
  thirdParty: ThirdParty;
  /** In the order of menus and of the home page's rows. */
  categories: readonly GameType[];
  hasVendor: (vendor: Vendor) => boolean;
  /** On the headers of both themes. */
  chatHeaderColour: string;
  /** Includes their submodules. */
  modulesOff: readonly string[];
}

const everyScene = ['login', 'sms', 'register'] as const;
const buildClientIds = (code: Brand) => ({ GOOGLE: `${code}-google`, FACEBOOK: `${code}-facebook` });

/** Twelve for slots and a few elsewhere. */
const notAtLotus = new Set([
  'RNG COPPERJAY',
  'RNG VELVETANTHEM',
  'RNG BRASSMOTH',
  'RNG PEPPERBOX',
  'RNG OBSIDIA',
  'RNG MARROWFINCH',
  'RNG THORNBURY',
  'RNG NORTHPINE',
  'RNG TINROCKET',
  'RNG CANDLEWICK',
  'RNG WILDRYE',
  'RNG OXBOW',
  'LIVE VELVETROOM',
  'LIVE BAYWALK',
  'SPORTS TERRACE',
  'ESPORTS PIXELARENA',
  'FISH HARPOON',
  'PVP PINOYDECK',
]);

const atHarbor = new Set([
  'RNG AURUM',
  'RNG MOONWELL',
  'RNG SALTMARSH',
  'RNG COPPERJAY',
  'RNG REDWHARF',
  'RNG KITEHOUSE',
  'RNG SUNDIAL',
  'RNG LOWTIDE',
  'RNG GLASSREEF',
  'RNG STARLOOM',
  'RNG NORTHPINE',
  'RNG ZEPHYR',
  'LIVE MERIDIAN',
  'LIVE OPALHOUSE',
  'LIVE CRESCENT',
  'LIVE IVORYDECK',
  'SPORTS TOUCHLINE',
  'SPORTS CORNERNINE',
  'SPORTS FINALWHISTLE',
  'FISH GLASSREEF',
  'FISH TIDEHUNT',
  'FISH HARPOON',
  'COCKFIGHT DS88',
  'COCKFIGHT WS168',
  'ELOTT ELOTT',
  'ELOTT TCG_SEA',
  'LOTT LOTT',
]);

const vendorKey = (vendor: Vendor): string => `${vendor.gameType} ${vendor.code}`;

export const brands: readonly BrandSeed[] = [
  {
    code: 'baize',
    name: 'Baize',
    position: 1,
    currency: 'PHP',
    currencySymbol: '₱',
    countryDialingCode: '63',
    unit: 1,
    lotteryType: 'ELOTT',
    jackpot: { start: 1_250_000, weekday: 0 },
    languages: ['TY', 'EN'],
    defaultLanguage: 'TY',
    hosts: ['baize.localhost'],
    loginRequiredHome: false,
    isSingleWallet: false,
    isSingleSession: true,
    passwordMaxAgeDays: 90,
    codeMinutes: 2,
    minimumAge: 18,
    payoutHoldHours: 24,
    thirdParty: { sliderScenes: everyScene, geetestId: null, phoneAuthKey: null, clientIds: buildClientIds('baize') },
    categories: ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'ELOTT', 'LOTT', 'COCKFIGHT'],
    hasVendor: () => true,
    chatHeaderColour: '#8fd3b0',
    modulesOff: ['TERMSOPTIN3', 'SYSTEMTHEME3', 'BROWSERLANG3'],
  },
  {
    code: 'lotus',
    name: 'Lotus',
    position: 2,
    currency: 'VND',
    currencySymbol: '₫',
    countryDialingCode: '84',
    unit: 1000,
    lotteryType: 'LOTT',
    jackpot: { start: 860_000, weekday: 2 },
    languages: ['CN', 'VI', 'EN'],
    defaultLanguage: 'VI',
    hosts: ['lotus.localhost'],
    loginRequiredHome: false,
    isSingleWallet: true,
    isSingleSession: false,
    passwordMaxAgeDays: 120,
    codeMinutes: 1,
    minimumAge: 21,
    payoutHoldHours: 12,
    thirdParty: {
      sliderScenes: everyScene,
      geetestId: null,
      phoneAuthKey: 'lotus-phone-auth',
      clientIds: buildClientIds('lotus'),
    },
    categories: ['LOTT', 'FISH', 'RNG', 'LIVE', 'PVP', 'SPORTS', 'ELOTT', 'ESPORTS', 'COCKFIGHT'],
    hasVendor: (vendor) => !notAtLotus.has(vendorKey(vendor)),
    chatHeaderColour: '#ffc9a0',
    modulesOff: [
      'FREEPLAY3',
      'GOOGLELOGIN3',
      'CHNGPASSMAIL3',
      'HOURSALARY3',
      'REALTIMESALARY3',
      'TERMSOPTIN3',
      'TOURNAMENT3',
    ],
  },
  {
    code: 'harbor',
    name: 'Harbor',
    position: 3,
    currency: 'THB',
    currencySymbol: '฿',
    countryDialingCode: '66',
    unit: 1,
    lotteryType: 'SEA',
    jackpot: { start: 940_000, weekday: 4 },
    languages: ['EN', 'TH', 'ID'],
    defaultLanguage: 'EN',
    hosts: ['harbor.localhost'],
    loginRequiredHome: true,
    isSingleWallet: false,
    isSingleSession: false,
    passwordMaxAgeDays: 180,
    codeMinutes: 1,
    minimumAge: 18,
    payoutHoldHours: 24,
    thirdParty: {
      sliderScenes: everyScene,
      geetestId: '7d1f04c95b3a4e6f8a2c60b1e94d3f58',
      phoneAuthKey: null,
      clientIds: buildClientIds('harbor'),
    },
    categories: ['LOTT', 'LIVE', 'RNG', 'FISH', 'SPORTS', 'ELOTT', 'COCKFIGHT'],
    hasVendor: (vendor) => atHarbor.has(vendorKey(vendor)),
    chatHeaderColour: '#9ed8f0',
    modulesOff: [
      'MOBILENUMREG3',
      'REGMOBVERF3',
      'FREEPLAY3',
      'MOBILEVERCODELOGIN3',
      'MOBILENUMPASSREG3',
      'GOOGLELOGIN3',
      'FACEBOOKLOGIN3',
      'CHNGPASSVERIF3',
      'AGENT3',
      'POINTMALL3',
      'RESPONSIBLE3',
      'FEED3',
    ],
  },
];

/** In catalogue order. */
export function listVendors(brand: BrandSeed): Vendor[] {
  return vendors.filter((vendor) => brand.categories.includes(vendor.gameType) && brand.hasVendor(vendor));
}
