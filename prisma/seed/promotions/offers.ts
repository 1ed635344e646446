import type { BrandSeed } from '../system/brands.ts';

/** Several brands have these, with each brand's numbers. */
type SharedCode =
  | 'welcome-offer'
  | 'daily-reload'
  | 'weekly-cashback'
  | 'slots-big-win'
  | 'live-rebate'
  | 'sports-parlay'
  | 'vip-birthday'
  | 'vip-reload'
  | 'friend-referral'
  | 'check-in'
  | 'prize-wheel'
  | 'free-spins'
  | 'secret-deck';

/** One brand alone has these. */
interface OwnCodes {
  baize: 'barangay-bingo' | 'merienda' | 'suki-table' | 'payday' | 'dehado' | 'town-fiesta';
  lotus: 'lottery-rebate' | 'golden-carp' | 'lucky-envelope' | 'xoc-dia-streak' | 'special-prize' | 'lantern-night';
  harbor:
    | 'vip-upgrade'
    | 'ships-log'
    | 'second-anchor'
    | 'spring-tide'
    | 'catch-of-the-day'
    | 'fifty-berths'
    | 'monsoon-shelter';
}

type Code = SharedCode | OwnCodes[BrandSeed['code']];

/** Whole units of the brand's currency. The numbers of referral and of rank gifts are those of their tiers and ranks. */
export interface Offer<Name extends Code = Code> {
  code: Name;
  /** Negative for one that has not begun. */
  startedDaysAgo: number;
  /** Negative for one that has ended. */
  endsInDays: number;
  minimum?: number;
  cap?: number;
  percent?: number;
  /** Wagered multiples of the bonus before a withdrawal. */
  turnover?: number;
  /** Largest stake that counts for wagering. */
  stake?: number;
  /** Of an approved application, or the main prize of a raffle. */
  reward?: number;
  /** Number of rewards, all of which are given away. */
  places?: number;
  legs?: number;
  /** Free rounds. */
  rounds?: number;
  /** It is listed for those alone who enter it. */
  promoCode?: string;
  /** Points or credit of each day. */
  days?: readonly number[];
}

const offers: { readonly [Brand in BrandSeed['code']]: readonly Offer<SharedCode | OwnCodes[Brand]>[] } = {
  baize: [
    {
      code: 'welcome-offer',
      startedDaysAgo: 118,
      endsInDays: 182,
      minimum: 200,
      cap: 5000,
      percent: 100,
      turnover: 12,
    },
    { code: 'weekly-cashback', startedDaysAgo: 61, endsInDays: 120, minimum: 50, cap: 8000, turnover: 1 },
    { code: 'daily-reload', startedDaysAgo: 34, endsInDays: 56, minimum: 100, cap: 1000, percent: 10, turnover: 6 },
    {
      code: 'barangay-bingo',
      startedDaysAgo: 20,
      endsInDays: 41,
      minimum: 10,
      reward: 188,
      turnover: 3,
      places: 200,
    },
    { code: 'live-rebate', startedDaysAgo: 92, endsInDays: 275 },
    { code: 'sports-parlay', startedDaysAgo: 12, endsInDays: 48, minimum: 50, reward: 388, turnover: 1, legs: 4 },
    { code: 'vip-birthday', startedDaysAgo: 240, endsInDays: 366 },
    { code: 'friend-referral', startedDaysAgo: 75, endsInDays: 106 },
    { code: 'check-in', startedDaysAgo: 30, endsInDays: 335, days: [5, 8, 12, 16, 20, 28, 50] },
    { code: 'merienda', startedDaysAgo: 26, endsInDays: 64, minimum: 50, cap: 100, percent: 20, turnover: 4 },
    { code: 'suki-table', startedDaysAgo: 60, endsInDays: 305, minimum: 300, cap: 1500, percent: 15, turnover: 5 },
    {
      code: 'payday',
      startedDaysAgo: -3,
      endsInDays: 10,
      minimum: 500,
      cap: 2500,
      percent: 25,
      turnover: 8,
      stake: 200,
    },
    { code: 'dehado', startedDaysAgo: 14, endsInDays: 76, minimum: 20, reward: 150, turnover: 1 },
    { code: 'town-fiesta', startedDaysAgo: 19, endsInDays: -4, minimum: 100, cap: 500, percent: 30, turnover: 6 },
    { code: 'prize-wheel', startedDaysAgo: 21, endsInDays: 69, minimum: 500, reward: 5000, turnover: 3 },
    { code: 'free-spins', startedDaysAgo: 9, endsInDays: 81, minimum: 300, turnover: 5, rounds: 10 },
    {
      code: 'secret-deck',
      startedDaysAgo: 5,
      endsInDays: 40,
      minimum: 500,
      cap: 3000,
      percent: 60,
      turnover: 10,
      promoCode: 'MABUHAY',
    },
  ],
  lotus: [
    {
      code: 'welcome-offer',
      startedDaysAgo: 90,
      endsInDays: 150,
      minimum: 100_000,
      cap: 3_000_000,
      percent: 120,
      turnover: 15,
    },
    { code: 'lottery-rebate', startedDaysAgo: 140, endsInDays: 225 },
    { code: 'live-rebate', startedDaysAgo: 66, endsInDays: 299 },
    {
      code: 'daily-reload',
      startedDaysAgo: 27,
      endsInDays: 63,
      minimum: 50_000,
      cap: 500_000,
      percent: 15,
      turnover: 8,
    },
    {
      code: 'golden-carp',
      startedDaysAgo: 18,
      endsInDays: 72,
      minimum: 100_000,
      cap: 600_000,
      percent: 25,
      turnover: 6,
      stake: 50_000,
    },
    { code: 'xoc-dia-streak', startedDaysAgo: 11, endsInDays: 49, minimum: 20_000, reward: 168_000, turnover: 2 },
    {
      code: 'special-prize',
      startedDaysAgo: 24,
      endsInDays: 36,
      minimum: 10_000,
      reward: 288_000,
      turnover: 1,
      places: 100,
    },
    { code: 'slots-big-win', startedDaysAgo: 16, endsInDays: 33, minimum: 10_000, reward: 188_000, turnover: 3 },
    { code: 'vip-birthday', startedDaysAgo: 200, endsInDays: 366 },
    { code: 'friend-referral', startedDaysAgo: 48, endsInDays: 72 },
    { code: 'check-in', startedDaysAgo: 30, endsInDays: 335, days: [5, 8, 12, 16, 20, 28, 50] },
    {
      code: 'vip-reload',
      startedDaysAgo: 60,
      endsInDays: 305,
      minimum: 1_000_000,
      cap: 8_888_000,
      percent: 20,
      turnover: 5,
    },
    {
      code: 'lucky-envelope',
      startedDaysAgo: -4,
      endsInDays: 11,
      minimum: 88_000,
      cap: 888_000,
      percent: 38,
      turnover: 8,
    },
    {
      code: 'lantern-night',
      startedDaysAgo: 15,
      endsInDays: -2,
      minimum: 50_000,
      cap: 300_000,
      percent: 20,
      turnover: 5,
    },
    { code: 'weekly-cashback', startedDaysAgo: 40, endsInDays: 140, minimum: 30_000, cap: 4_000_000, turnover: 1 },
    { code: 'prize-wheel', startedDaysAgo: 16, endsInDays: 74, minimum: 200_000, reward: 2_888_000, turnover: 3 },
    { code: 'free-spins', startedDaysAgo: 13, endsInDays: 77, minimum: 150_000, turnover: 6, rounds: 8 },
    {
      code: 'secret-deck',
      startedDaysAgo: 4,
      endsInDays: 45,
      minimum: 200_000,
      cap: 2_000_000,
      percent: 50,
      turnover: 12,
      promoCode: 'LOCPHAT',
    },
  ],
  harbor: [
    {
      code: 'welcome-offer',
      startedDaysAgo: 103,
      endsInDays: 210,
      minimum: 150,
      cap: 4000,
      percent: 100,
      turnover: 10,
    },
    {
      code: 'second-anchor',
      startedDaysAgo: 103,
      endsInDays: 210,
      minimum: 100,
      cap: 2000,
      percent: 50,
      turnover: 10,
      stake: 50,
    },
    { code: 'ships-log', startedDaysAgo: 30, endsInDays: 335, turnover: 1, days: [1, 1, 2, 2, 3, 3, 6] },
    { code: 'catch-of-the-day', startedDaysAgo: 17, endsInDays: 73, minimum: 2, reward: 120, turnover: 1 },
    { code: 'slots-big-win', startedDaysAgo: 23, endsInDays: 60, minimum: 10, reward: 150, turnover: 3 },
    { code: 'sports-parlay', startedDaysAgo: 9, endsInDays: 51, minimum: 40, reward: 388, turnover: 1, legs: 5 },
    { code: 'weekly-cashback', startedDaysAgo: 44, endsInDays: 137, minimum: 30, cap: 5000, turnover: 1 },
    { code: 'live-rebate', startedDaysAgo: 80, endsInDays: 240 },
    { code: 'vip-upgrade', startedDaysAgo: 160, endsInDays: 366 },
    { code: 'vip-reload', startedDaysAgo: 60, endsInDays: 305, minimum: 1000, cap: 8888, percent: 20, turnover: 5 },
    {
      code: 'fifty-berths',
      startedDaysAgo: 38,
      endsInDays: 22,
      minimum: 500,
      cap: 3000,
      percent: 60,
      turnover: 6,
      places: 50,
    },
    {
      code: 'spring-tide',
      startedDaysAgo: -3,
      endsInDays: 6,
      minimum: 200,
      cap: 1500,
      percent: 30,
      turnover: 8,
      stake: 100,
    },
    { code: 'friend-referral', startedDaysAgo: 55, endsInDays: 160 },
    { code: 'monsoon-shelter', startedDaysAgo: 26, endsInDays: -5, minimum: 100, cap: 800, percent: 20, turnover: 5 },
    { code: 'prize-wheel', startedDaysAgo: 12, endsInDays: 78, minimum: 500, reward: 8888, turnover: 3 },
    { code: 'free-spins', startedDaysAgo: 6, endsInDays: 84, minimum: 400, turnover: 5, rounds: 12 },
    {
      code: 'secret-deck',
      startedDaysAgo: 3,
      endsInDays: 50,
      minimum: 400,
      cap: 2500,
      percent: 55,
      turnover: 9,
      promoCode: 'CREW55',
    },
  ],
};

/** In display order. */
export function listOffers(brand: BrandSeed): readonly Offer[] {
  return offers[brand.code];
}
