import type { Sqlite } from '../../../../prisma/sqlite/database.ts';
import { DAY_MS, dayNumber, ZONE_MS } from '../../../shared/zone.ts';
import type { Store } from '../../../worlds/database.ts';
import { insert } from '../../../worlds/statements.ts';

/** Deposits and withdrawals have no product category. */
export type SumName = 'deposit' | 'withdraw' | 'bet' | 'validBet' | 'win' | 'rebate' | 'promotion';
export type DaySums = Record<SumName, bigint>;

/** -1 reverses the sign, because outgoing money is negative. */
const COUNTED: readonly { name: Exclude<SumName, 'validBet'>; sign: 1 | -1; typeCodes: readonly number[] }[] = [
  { name: 'deposit', sign: 1, typeCodes: [6101] },
  // A refunded withdrawal does not count.
  { name: 'withdraw', sign: -1, typeCodes: [6201, 6203, 6204] },
  // Refunds lower the stakes; a cancellation fee is a stake.
  { name: 'bet', sign: -1, typeCodes: [3200, 4200, 5200, 4106, 4107, 4108, 4109, 4110, 4111, 4208] },
  { name: 'win', sign: 1, typeCodes: [3100, 4100, 5100] },
  { name: 'rebate', sign: 1, typeCodes: [4105, 6109, 6111, 6113, 6114] },
  { name: 'promotion', sign: 1, typeCodes: [3102, 4104, 5112, 6112, 8103] },
];

const BY_TYPE = new Map(COUNTED.flatMap((counted) => counted.typeCodes.map((code) => [code, counted] as const)));
interface Place {
  memberId: number;
  /** '' for movements other than stakes and wins. */
  gameType?: string | undefined;
  time: Date;
}

/** Call in the movement's transaction. */
export async function countEntries(
  store: Store,
  movements: readonly {
    row: Omit<Place, 'memberId'>;
    entries: readonly { memberId: number | null; typeCode: number; amount: bigint }[];
  }[],
): Promise<void> {
  const days = new Map<string, { place: Place; sums: Partial<DaySums> }>();
  for (const { row, entries } of movements) {
    for (const { memberId, typeCode, amount } of entries) {
      const counted = BY_TYPE.get(typeCode);
      if (memberId === null || !counted) continue;
      const key = `${memberId} ${dayNumber(row.time.getTime())} ${row.gameType ?? ''}`;
      const day = days.get(key) ?? { place: { memberId, gameType: row.gameType, time: row.time }, sums: {} };
      day.sums[counted.name] = (day.sums[counted.name] ?? 0n) + BigInt(counted.sign) * amount;
      days.set(key, day);
    }
  }
  for (const { place, sums } of days.values()) await addToDay(store, place, sums);
}

/** Call in the closing transaction. */
export const countValidBet = (store: Store, place: Place, validBet: bigint): Promise<void> =>
  addToDay(store, place, { validBet });

const NAMES = [...COUNTED.map(({ name }) => name), 'validBet'] as const;
const ADD = insert(
  'DailySum',
  ['memberId', 'day', 'gameType', ...NAMES],
  `ON CONFLICT ("memberId", "day", "gameType") DO UPDATE SET ${NAMES.map((name) => `"${name}" = "${name}" + excluded."${name}"`).join(', ')}`,
);
const NOTHING = Object.fromEntries(NAMES.map((name) => [name, 0n])) as DaySums;

async function addToDay(store: Store, { memberId, gameType = '', time }: Place, sums: Partial<DaySums>) {
  if (Object.values(sums).every((amount) => amount === 0n)) return;
  await store.run(ADD, { memberId, day: dayNumber(time.getTime()), gameType, ...NOTHING, ...sums });
}

export const dayColumn = (column: string) => `(${column} + ${ZONE_MS}) / ${DAY_MS}`;
const SUMS = COUNTED.map(({ name, sign, typeCodes }) => {
  const amount = `CASE WHEN "typeCode" IN (${typeCodes.join(', ')}) THEN ${sign} * "amount" ELSE 0 END`;
  return { name, amount };
});

/** For a seeded ledger: a new world moves the seed's times, and so the days. */
export function sumDays(database: Sqlite): void {
  database.exec('DELETE FROM "DailySum"');
  database.exec(
    `INSERT INTO "DailySum" ("memberId", "day", "gameType", ${NAMES.map((name) => `"${name}"`).join(', ')})
     SELECT "memberId", "day", "gameType", ${NAMES.map((name) => `SUM("${name}")`).join(', ')} FROM (
       SELECT "LedgerEntry"."memberId", ${dayColumn('"LedgerEntry"."time"')} AS "day", COALESCE("gameType", '') AS "gameType",
         ${SUMS.map(({ name, amount }) => `${amount} AS "${name}"`).join(', ')}, 0 AS "validBet"
         FROM "LedgerEntry" JOIN "Movement" ON "Movement"."id" = "movementId"
         WHERE "LedgerEntry"."memberId" IS NOT NULL AND "typeCode" IN (${[...BY_TYPE.keys()].join(', ')})
       UNION ALL
       SELECT "memberId", ${dayColumn('"settledAt"')}, "gameType", ${SUMS.map(() => '0').join(', ')}, "validBet"
         FROM "Bet" WHERE "settledAt" IS NOT NULL AND "validBet" <> 0
       UNION ALL
       SELECT "memberId", ${dayColumn('"settledAt"')}, "gameType", ${SUMS.map(() => '0').join(', ')}, "validBet"
         FROM "LotteryOrder" JOIN "Game" ON "nodeId" = "gameNodeId" WHERE "validBet" <> 0
     ) GROUP BY "memberId", "day", "gameType"`,
  );
}
