import { insert, query, type Row, selectRows } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';
import type { World } from '../../worlds/world.ts';

export type Level = Row<'VipLevel'>;

/** A member's play in life; turnover and deposits in life, in ten-thousandths of the currency. */
export interface Standing {
  memberId: number;
  type: number;
  brandCode: string;
  rankLevel: number;
  turnover: bigint;
  deposits: bigint;
  /** Highest rank after a drop; null for none. */
  ceiling: number | null;
  /** Ten-thousandths of a point since the last lot. */
  points: bigint;
  /** Day and week of the last counted bet, as days since the epoch in the brand's zone; 0 before the first. */
  day: number;
  week: number;
}

const LEVELS = selectRows('VipLevel', 'WHERE "brandCode" = ? ORDER BY "rankLevel"');
const STANDING = query<Standing>(
  `SELECT "Member"."id" AS "memberId", "type", "brandCode", "rankLevel", "ceiling",
      COALESCE("turnover", 0) AS "turnover", COALESCE("deposits", 0) AS "deposits", COALESCE("points", 0) AS "points",
      COALESCE("day", 0) AS "day", COALESCE("week", 0) AS "week"
    FROM "Member" LEFT JOIN "Progress" ON "memberId" = "Member"."id" WHERE "Member"."id" = ?`,
  { turnover: 'BIGINT', deposits: 'BIGINT', points: 'BIGINT' },
);
const MONTH = query<{ turnover: bigint }>(
  'SELECT COALESCE(SUM("counted"), 0) AS "turnover" FROM "DailySum" WHERE "memberId" = ? AND "day" >= ? AND "day" < ?',
  { turnover: 'BIGINT' },
);
const NEXT_CHANGE = selectRows('RankChange', 'WHERE "memberId" = ? AND "time" >= ? ORDER BY "time", "id" LIMIT 1');
const RISE = selectRows(
  'RankChange',
  `WHERE "memberId" = ? AND "reason" = 'RISE' AND "time" >= ? AND "time" < ? LIMIT 1`,
);
const HIGHEST = query<{ rank: number }>(
  `SELECT MAX("rankLevel", COALESCE((SELECT MAX("from", "to") AS "rank" FROM "RankChange" WHERE "memberId" = "Member"."id"
      ORDER BY "rank" DESC LIMIT 1), 0)) AS "rank" FROM "Member" WHERE "id" = ?`,
);
const CHANGES = selectRows('RankChange', 'WHERE "memberId" = ? ORDER BY "time" DESC, "id" DESC LIMIT ?');
const ADD_DEPOSIT = insert(
  'Progress',
  ['memberId', 'deposits'],
  'ON CONFLICT ("memberId") DO UPDATE SET "deposits" = "deposits" + excluded."deposits"',
);
const BIRTHDAY = query<{ birthday: string | null }>('SELECT "birthday" FROM "Member" WHERE "id" = ?');

/** By rank, from VIP 0. */
export const listLevels = (world: World, brandCode: string): readonly Level[] =>
  world.cached(`vip levels ${brandCode}`, ['VipLevel'], () => world.read.all(LEVELS, brandCode));

export function readStanding({ read }: Store, memberId: number): Standing {
  const row = read.first(STANDING, memberId);
  if (!row) throw new Error(`There is no member ${memberId}.`);
  return row;
}

/** The terms of the member's rank now. */
export function requireLevel(world: World, store: Store, memberId: number): Level {
  const { brandCode, rankLevel } = readStanding(store, memberId);
  const level = listLevels(world, brandCode)[rankLevel];
  if (!level) throw new Error(`The brand ${brandCode} has no rank ${rankLevel}.`);
  return level;
}

/** Days since the epoch in the brand's zone. */
export const sumMonth = ({ read }: Store, memberId: number, { first, next }: { first: number; next: number }): bigint =>
  read.first(MONTH, memberId, first, next)?.turnover ?? 0n;

/** The rank just before `time`, in epoch milliseconds: a change at this moment does not count yet. */
export const rankAt = (store: Store, memberId: number, time: number): number =>
  store.read.first(NEXT_CHANGE, memberId, time)?.from ?? readStanding(store, memberId).rankLevel;

/** Epoch milliseconds. */
export const hasRisen = ({ read }: Store, memberId: number, from: number, to: number): boolean =>
  read.first(RISE, memberId, from, to) !== null;

/** The highest rank in the member's life. */
export const highestRank = ({ read }: Store, memberId: number): number => read.first(HIGHEST, memberId)?.rank ?? 0;

/** Newest first. */
export const listChanges = ({ read }: Store, memberId: number, limit: number) => read.all(CHANGES, memberId, limit);

export const findBirthday = ({ read }: Store, memberId: number): string | null =>
  read.first(BIRTHDAY, memberId)?.birthday ?? null;

export const saveTurnover = (
  store: Store,
  { memberId, ...counted }: { memberId: number; turnover: bigint; week: number },
) => store.upsert('Progress', { memberId }, counted);

export const addDeposit = (store: Store, memberId: number, deposits: bigint) =>
  store.run(ADD_DEPOSIT, { memberId, deposits });

export const setCeiling = (store: Store, memberId: number, ceiling: number | null) =>
  store.upsert('Progress', { memberId }, { ceiling });

export async function changeRank(
  store: Store,
  change: { memberId: number; from: number; to: number; reason: 'RISE' | 'DROP'; time: number },
): Promise<void> {
  await store.patch('Member', { id: change.memberId }, { rankLevel: change.to });
  await store.insert('RankChange', change);
}
