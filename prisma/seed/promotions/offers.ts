import type { BrandSeed } from '../system/brands.ts';

/** Whole units of the brand's currency. */
export interface Offer {
  code:
    | 'welcome-offer'
    | 'daily-reload'
    | 'weekend-cashback'
    | 'slots-free-spins'
    | 'live-rebate'
    | 'sports-parlay-boost'
    | 'vip-birthday'
    | 'vip-upgrade'
    | 'friend-referral'
    | 'lottery-rebate'
    | 'check-in';
  startedDaysAgo: number;
  endsInDays: number;
  minimum: number;
  cap?: number;
  percent?: number;
  /** Wagered multiples of the bonus before a withdrawal. */
  turnover?: number;
  spins?: number;
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
    { code: 'weekend-cashback', startedDaysAgo: 61, endsInDays: 120, minimum: 50, cap: 8000, percent: 8 },
    { code: 'daily-reload', startedDaysAgo: 34, endsInDays: 56, minimum: 100, cap: 1000, percent: 10, turnover: 6 },
    { code: 'slots-free-spins', startedDaysAgo: 20, endsInDays: 41, minimum: 300, cap: 1500, spins: 30, turnover: 8 },
    { code: 'live-rebate', startedDaysAgo: 92, endsInDays: 275, minimum: 1, percent: 0.8 },
    { code: 'sports-parlay-boost', startedDaysAgo: 12, endsInDays: 48, minimum: 50, cap: 20000, percent: 30, legs: 4 },
    { code: 'vip-birthday', startedDaysAgo: 240, endsInDays: 366, minimum: 188, cap: 8888 },
    { code: 'friend-referral', startedDaysAgo: 75, endsInDays: 106, minimum: 500, cap: 300, turnover: 3 },
    { code: 'check-in', startedDaysAgo: 30, endsInDays: 335, minimum: 0, days: [5, 8, 12, 16, 20, 28, 50] },
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
    {
      code: 'slots-free-spins',
      startedDaysAgo: 16,
      endsInDays: 33,
      minimum: 150_000,
      cap: 800_000,
      spins: 50,
      turnover: 10,
    },
    { code: 'vip-birthday', startedDaysAgo: 200, endsInDays: 366, minimum: 88_000, cap: 8_888_000 },
    { code: 'friend-referral', startedDaysAgo: 48, endsInDays: 72, minimum: 200_000, cap: 128_000, turnover: 2 },
    { code: 'check-in', startedDaysAgo: 30, endsInDays: 335, minimum: 0, days: [5, 8, 12, 16, 20, 28, 50] },
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
    { code: 'slots-free-spins', startedDaysAgo: 23, endsInDays: 60, minimum: 200, cap: 1000, spins: 20, turnover: 6 },
    { code: 'sports-parlay-boost', startedDaysAgo: 9, endsInDays: 51, minimum: 40, cap: 12_000, percent: 25, legs: 5 },
    { code: 'weekend-cashback', startedDaysAgo: 44, endsInDays: 137, minimum: 30, cap: 5000, percent: 6 },
    { code: 'live-rebate', startedDaysAgo: 80, endsInDays: 240, minimum: 1, percent: 0.7 },
    { code: 'vip-upgrade', startedDaysAgo: 160, endsInDays: 366, minimum: 100, cap: 6000 },
    { code: 'check-in', startedDaysAgo: 30, endsInDays: 335, minimum: 0, days: [5, 8, 12, 16, 20, 28, 50] },
  ],
};

/** In display order. */
export function listOffers(brand: BrandSeed): readonly Offer[] {
  return offers[brand.code];
}
