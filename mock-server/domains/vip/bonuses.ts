import type { BrandState } from '../../http/exchange.ts';
import { toAmount } from '../../shared/money.ts';
import { periodDays, startOfDay } from '../../shared/periods.ts';
import { DAY_MS, dayNumber } from '../../shared/zone.ts';
import { addDue } from '../../worlds/agenda.ts';
import type { Store } from '../../worlds/store.ts';
import type { PlayEvent } from '../../worlds/world.ts';
import { fillText } from '../messages/write.ts';
import { grantReward } from '../money/grants/grants.ts';
import { findBrandState } from '../system/brand-state.ts';
import { findBirthday, type Level, listLevels, rankAt, readStanding } from './repository.ts';
import { TITLES } from './texts.ts';

const AMOUNTS = { upgrade: 'upgradeBonus', weekly: 'weeklyBonus', birthday: 'birthdayBonus' } as const;
/** An upgrade bonus does not expire. */
const CLAIMABLE_DAYS = { upgrade: undefined, weekly: 7, birthday: 30 } as const;

interface Bonus {
  kind: keyof typeof AMOUNTS;
  /** Once a member. */
  key: string;
  level: Level;
}

/** Returns 0 for a rank without this bonus, and for one that was given before. */
export async function grantBonus(
  store: Store,
  brandCode: string,
  memberId: number,
  { kind, key, level }: Bonus,
  at: number,
): Promise<bigint> {
  const amount = toAmount(level[AMOUNTS[kind]]);
  if (amount === 0n) return 0n;
  const days = CLAIMABLE_DAYS[kind];
  const reward = await grantReward(
    store,
    {
      brandCode,
      memberId,
      source: 'RANK',
      sourceKey: key,
      title: JSON.stringify(fillText(TITLES[kind], { rank: String(level.rankLevel) })),
      kind: 'CREDIT',
      amount,
      wagering: { turnover: level.bonusTurnover },
      ...(days !== undefined && { claimableUntil: at + days * DAY_MS }),
    },
    at,
  );
  return reward ? amount : 0n;
}

/** On Monday, for a member who has played in the week that has ended; by the rank at its end. */
export const grantWeeklyBonus: PlayEvent = async (world, store, subject, at) => {
  const memberId = Number(subject);
  const { brandCode } = readStanding(store, memberId);
  const level = listLevels(world, brandCode)[rankAt(store, memberId, at)];
  const key = `weekly ${periodDays('WEEK', at).first}`;
  if (level) await grantBonus(store, brandCode, memberId, { kind: 'weekly', key, level }, at);
};

/** Call when a birthday becomes known. One that is today counts. */
export const scheduleBirthday = (store: Store, memberId: number, birthday: string, now: number) =>
  addDue(store, 'rank.birthday', String(memberId), nextBirthday(birthday, now));

/** Once a year, for those of the brand's minimum age (loyalty.md: VIP). */
export const grantBirthdayBonus: PlayEvent = async (world, store, subject, at) => {
  const memberId = Number(subject);
  const birthday = findBirthday(store, memberId);
  const { brandCode } = readStanding(store, memberId);
  const brand = findBrandState(world, brandCode);
  if (!brand || birthday === null) return;
  await scheduleBirthday(store, memberId, birthday, at + DAY_MS);
  const level = listLevels(world, brandCode)[rankAt(store, memberId, at)];
  const year = yearOf(at);
  if (level && isOldEnough(brand, birthday, year))
    await grantBonus(store, brandCode, memberId, { kind: 'birthday', key: `birthday ${year}`, level }, at);
};

const isOldEnough = ({ minimumAge }: BrandState, birthday: string, year: number): boolean =>
  year - Number(birthday.slice(0, 4)) >= minimumAge;

const yearOf = (time: number): number => new Date(dayNumber(time) * DAY_MS).getUTCFullYear();

/** The midnight that begins the next birthday, in the brand's zone; the 29th of February is the 28th in other years. */
export function nextBirthday(birthday: string, now: number): number {
  const [, month = 1, day = 1] = birthday.split('-').map(Number);
  const inYear = (year: number) => {
    const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
    return startOfDay(Date.UTC(year, month - 1, Math.min(day, lastDay)) / DAY_MS);
  };
  const today = startOfDay(dayNumber(now));
  const year = yearOf(now);
  return inYear(year) < today ? inYear(year + 1) : inYear(year);
}
