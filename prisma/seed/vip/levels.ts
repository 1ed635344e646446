import type { PrismaClient } from '../../generated/client.ts';
import { insert } from '../shared/insert.ts';
import { type BrandSeed, brands } from '../system/brands.ts';

/** From VIP 0; amounts in the brand's units, shares in percent. */
const LEVELS = [
  {
    turnover: 0,
    deposits: 0,
    keep: 0,
    cashback: 3,
    pointRate: 100,
    upgrade: 0,
    weekly: 0,
    birthday: 0,
    day: 100,
    time: 100,
  },
  {
    turnover: 5_000,
    deposits: 500,
    keep: 1_000,
    cashback: 3.5,
    pointRate: 105,
    upgrade: 8,
    weekly: 0,
    birthday: 18,
    day: 100,
    time: 100,
  },
  {
    turnover: 20_000,
    deposits: 2_000,
    keep: 4_000,
    cashback: 4,
    pointRate: 110,
    upgrade: 28,
    weekly: 8,
    birthday: 38,
    day: 120,
    time: 90,
  },
  {
    turnover: 60_000,
    deposits: 6_000,
    keep: 10_000,
    cashback: 4.5,
    pointRate: 115,
    upgrade: 88,
    weekly: 18,
    birthday: 88,
    day: 150,
    time: 80,
  },
  {
    turnover: 150_000,
    deposits: 15_000,
    keep: 25_000,
    cashback: 5,
    pointRate: 120,
    upgrade: 188,
    weekly: 38,
    birthday: 188,
    day: 200,
    time: 70,
  },
  {
    turnover: 400_000,
    deposits: 40_000,
    keep: 60_000,
    cashback: 5.5,
    pointRate: 130,
    upgrade: 388,
    weekly: 68,
    birthday: 388,
    day: 250,
    time: 60,
  },
  {
    turnover: 1_000_000,
    deposits: 100_000,
    keep: 150_000,
    cashback: 6,
    pointRate: 140,
    upgrade: 888,
    weekly: 128,
    birthday: 688,
    day: 300,
    time: 50,
  },
  {
    turnover: 2_500_000,
    deposits: 250_000,
    keep: 350_000,
    cashback: 7,
    pointRate: 150,
    upgrade: 1_888,
    weekly: 228,
    birthday: 1_288,
    day: 400,
    time: 40,
  },
  {
    turnover: 6_000_000,
    deposits: 600_000,
    keep: 800_000,
    cashback: 8,
    pointRate: 175,
    upgrade: 3_888,
    weekly: 388,
    birthday: 2_888,
    day: 500,
    time: 30,
  },
  {
    turnover: 15_000_000,
    deposits: 1_500_000,
    keep: 2_000_000,
    cashback: 10,
    pointRate: 200,
    upgrade: 8_888,
    weekly: 888,
    birthday: 5_888,
    day: 1_000,
    time: 20,
  },
] as const;

export async function seedLevels(db: PrismaClient): Promise<void> {
  const rows = brands.flatMap(({ code, unit }) =>
    LEVELS.map((level, rankLevel) => ({
      brandCode: code,
      rankLevel,
      turnover: level.turnover * unit,
      deposits: level.deposits * unit,
      keep: level.keep * unit,
      cashback: level.cashback,
      pointRate: level.pointRate,
      upgradeBonus: level.upgrade * unit,
      weeklyBonus: level.weekly * unit,
      birthdayBonus: level.birthday * unit,
      bonusTurnover: 1,
      withdrawDay: level.day,
      withdrawTime: level.time,
    })),
  );
  await insert(db.vipLevel, rows);
}

/** The smallest and the largest gift of a rank, in the brand's currency. */
export function rangeOfGifts({ unit }: BrandSeed, gift: 'birthday' | 'upgrade'): readonly [number, number] {
  const amounts = LEVELS.map((level) => level[gift] * unit).filter((amount) => amount > 0);
  return [Math.min(...amounts), Math.max(...amounts)];
}
