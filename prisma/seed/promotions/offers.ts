import type { BrandSeed } from '../system/brands.ts';

/** Whole units of the brand's currency. */
export interface Offer {
  code:
    | 'welcome-offer'
    | 'daily-reload'
    | 'weekly-cashback'
    | 'slots-big-win'
    | 'live-rebate'
    | 'sports-parlay'
    | 'vip-birthday'
    | 'vip-upgrade'
    | 'friend-referral'
    | 'lottery-rebate'
    | 'check-in'
    | 'second-deposit'
    | 'vip-reload'
    | 'weekend-boost';
  startedDaysAgo: number;
  endsInDays: number;
  minimum: number;
  cap?: number;
  percent?: number;
  /** Wagered multiples of the bonus before a withdrawal. */
  turnover?: number;
  /** Largest stake that counts for wagering. */
  stake?: number;
  /** Of an approved application. */
  reward?: number;
  /** All rewards are given away. */
  isSoldOut?: true;
  legs?: number;
  /** Points of each day. */
  days?: readonly number[];
}

const offers: Record<BrandSeed['code'], readonly Offer[]> = {
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
      code: 'slots-big-win',
      startedDaysAgo: 20,
      endsInDays: 41,
      minimum: 10,
      reward: 188,
      turnover: 3,
      isSoldOut: true,
    },
    { code: 'live-rebate', startedDaysAgo: 92, endsInDays: 275, minimum: 1, percent: 0.8 },
    { code: 'sports-parlay', startedDaysAgo: 12, endsInDays: 48, minimum: 50, reward: 388, turnover: 1, legs: 4 },
    { code: 'vip-birthday', startedDaysAgo: 240, endsInDays: 366, minimum: 188, cap: 8888 },
    { code: 'friend-referral', startedDaysAgo: 75, endsInDays: 106, minimum: 500, cap: 300, turnover: 3 },
    { code: 'check-in', startedDaysAgo: 30, endsInDays: 335, minimum: 0, days: [5, 8, 12, 16, 20, 28, 50] },
    {
      code: 'second-deposit',
      startedDaysAgo: 118,
      endsInDays: 182,
      minimum: 100,
      cap: 2000,
      percent: 50,
      turnover: 10,
      stake: 50,
    },
    { code: 'vip-reload', startedDaysAgo: 60, endsInDays: 305, minimum: 1000, cap: 8888, percent: 20, turnover: 5 },
    {
      code: 'weekend-boost',
      startedDaysAgo: -3,
      endsInDays: 6,
      minimum: 200,
      cap: 1500,
      percent: 30,
      turnover: 8,
      stake: 100,
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
    { code: 'lottery-rebate', startedDaysAgo: 140, endsInDays: 225, minimum: 1_000, percent: 0.6 },
    { code: 'live-rebate', startedDaysAgo: 66, endsInDays: 299, minimum: 1_000, percent: 1.2 },
    {
      code: 'daily-reload',
      startedDaysAgo: 27,
      endsInDays: 63,
      minimum: 50_000,
      cap: 500_000,
      percent: 15,
      turnover: 8,
    },
    { code: 'slots-big-win', startedDaysAgo: 16, endsInDays: 33, minimum: 10_000, reward: 188_000, turnover: 3 },
    { code: 'vip-birthday', startedDaysAgo: 200, endsInDays: 366, minimum: 88_000, cap: 8_888_000 },
    { code: 'friend-referral', startedDaysAgo: 48, endsInDays: 72, minimum: 200_000, cap: 128_000, turnover: 2 },
    { code: 'check-in', startedDaysAgo: 30, endsInDays: 335, minimum: 0, days: [5, 8, 12, 16, 20, 28, 50] },
    {
      code: 'second-deposit',
      startedDaysAgo: 118,
      endsInDays: 182,
      minimum: 100_000,
      cap: 2_000_000,
      percent: 50,
      turnover: 10,
      stake: 50_000,
    },
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
      code: 'weekend-boost',
      startedDaysAgo: -3,
      endsInDays: 6,
      minimum: 200_000,
      cap: 1_500_000,
      percent: 30,
      turnover: 8,
      stake: 100_000,
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
    { code: 'slots-big-win', startedDaysAgo: 23, endsInDays: 60, minimum: 10, reward: 150, turnover: 3 },
    { code: 'sports-parlay', startedDaysAgo: 9, endsInDays: 51, minimum: 40, reward: 388, turnover: 1, legs: 5 },
    { code: 'weekly-cashback', startedDaysAgo: 44, endsInDays: 137, minimum: 30, cap: 5000, turnover: 1 },
    { code: 'live-rebate', startedDaysAgo: 80, endsInDays: 240, minimum: 1, percent: 0.7 },
    { code: 'vip-upgrade', startedDaysAgo: 160, endsInDays: 366, minimum: 100, cap: 6000 },
    { code: 'check-in', startedDaysAgo: 30, endsInDays: 335, minimum: 0, days: [5, 8, 12, 16, 20, 28, 50] },
    {
      code: 'second-deposit',
      startedDaysAgo: 118,
      endsInDays: 182,
      minimum: 100,
      cap: 2000,
      percent: 50,
      turnover: 10,
      stake: 50,
    },
    { code: 'vip-reload', startedDaysAgo: 60, endsInDays: 305, minimum: 1000, cap: 8888, percent: 20, turnover: 5 },
    {
      code: 'weekend-boost',
      startedDaysAgo: -3,
      endsInDays: 6,
      minimum: 200,
      cap: 1500,
      percent: 30,
      turnover: 8,
      stake: 100,
    },
    { code: 'friend-referral', startedDaysAgo: 55, endsInDays: 160, minimum: 400, cap: 250, turnover: 3 },
  ],
};

/** In display order. */
export function listOffers(brand: BrandSeed): readonly Offer[] {
  return offers[brand.code];
}
