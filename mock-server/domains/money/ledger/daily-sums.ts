import type { Sqlite } from '../../../../prisma/sqlite/database.ts';
import { sumAmounts } from '../../../shared/money.ts';
import { DAY_MS, dayNumber, ZONE_MS } from '../../../shared/zone.ts';
import { insert } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';
import type { Subscriber } from '../../../worlds/world.ts';

/** Deposits and withdrawals have no product category. */
export type SumName =
  | 'deposit'
  | 'withdraw'
  | 'bet'
  | 'validBet'
  | 'win'
  | 'rebate'
  | 'promotion'
  | 'commission'
  | 'salary'
  | 'dividend';
export type DaySums = Record<SumName, bigint>;

/** -1 reverses the sign, because outgoing money is negative. */
const COUNTED: readonly { name: Exclude<SumName, 'validBet'>; sign: 1 | -1; typeCodes: readonly number[] }[] = [
  { name: 'deposit', sign: 1, typeCodes: [6101] },
  // A refunded withdrawal does not count.
  { name: 'withdraw', sign: -1, typeCodes: [6201, 6203, 6204] },
  // Refunds lower the stakes; a cancellation fee is a stake.
  { name: 'bet', sign: -1, typeCodes: [3200, 4200, 5200, 4106, 4107, 4108, 4109, 4110, 4111, 4208] },
  // A corrected draw counts on the day of the correction.
  { name: 'win', sign: 1, typeCodes: [3100, 4100, 5100, 4112, 4209] },
  { name: 'rebate', sign: 1, typeCodes: [4105, 6111, 6113] },
  { name: 'promotion', sign: 1, typeCodes: [3102, 4104, 5112, 6112, 8103] },
  { name: 'commission', sign: 1, typeCodes: [6109, 6114, 6119] },
  { name: 'salary', sign: 1, typeCodes: [6116, 6117, 6118] },
  { name: 'dividend', sign: 1, typeCodes: [6115] },
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

/** Adds settled bets to their day. */
export const addSettledBets: Subscriber<'betsSettled'> = (_world, store, { memberId, gameType, bets, at }) =>
  addToDay(
    store,
    { memberId, gameType, time: new Date(at) },
    {
      stakes: sumAmounts(bets.map(({ stake }) => stake)),
      validBet: sumAmounts(bets.map(({ validBet }) => validBet)),
      counted: sumAmounts(bets.map(({ counted }) => counted)),
      bySeries: sumAmounts(bets.map(({ counted, isBySeries }) => (isBySeries ? counted : 0n))),
      rounds: BigInt(bets.length),
      wonRounds: BigInt(bets.filter(({ isWon }) => isWon).length),
    },
  );

const SETTLED = ['stakes', 'validBet', 'counted', 'bySeries', 'rounds', 'wonRounds'] as const;
const NAMES = [...COUNTED.map(({ name }) => name), ...SETTLED] as const;
type Name = (typeof NAMES)[number];
const ADD = insert(
  'DailySum',
  ['memberId', 'day', 'gameType', ...NAMES],
  `ON CONFLICT ("memberId", "day", "gameType") DO UPDATE SET ${NAMES.map((name) => `"${name}" = "${name}" + excluded."${name}"`).join(', ')}`,
);
const NOTHING = Object.fromEntries(NAMES.map((name) => [name, 0n])) as Record<Name, bigint>;

async function addToDay(store: Store, { memberId, gameType = '', time }: Place, sums: Partial<Record<Name, bigint>>) {
  if (Object.values(sums).every((amount) => amount === 0n)) return;
  await store.run(ADD, { memberId, day: dayNumber(time.getTime()), gameType, ...NOTHING, ...sums });
}

export const dayColumn = (column: string) => `(${column} + ${ZONE_MS}) / ${DAY_MS}`;
const SUMS = COUNTED.map(({ name, sign, typeCodes }) => {
  const amount = `CASE WHEN "typeCode" IN (${typeCodes.join(', ')}) THEN ${sign} * "amount" ELSE 0 END`;
  return { name, amount };
});

const NO_SETTLED = SETTLED.map((name) => `0 AS "${name}"`).join(', ');
const NO_MONEY = SUMS.map(({ name }) => `0 AS "${name}"`).join(', ');
/** As `countedPart`. */
const share = (game: string, vendor: string, category: string) =>
  `COALESCE(${[`games."' || ${game} || '"`, `vendors."' || ${vendor} || '"`, `categories."' || ${category} || '"`]
    .map((path) => `json_extract("cashRules", '$.turnoverShares.${path}')`)
    .join(', ')}, 0)`;

const COUNTED_ORDER = `COALESCE("counted", 0) * ${share('"gameNodeId"', '"vendorCode"', '"gameType"')} / 100`;

/**
 * For a seeded ledger: a new world moves the seed's times, and so the days. Sums of days before the ledger, which the
 * template `team` has, stay.
 */
export function sumDays(database: Sqlite): void {
  database.exec(
    `INSERT INTO "DailySum" ("memberId", "day", "gameType", ${NAMES.map((name) => `"${name}"`).join(', ')})
     SELECT "memberId", "day", "gameType", ${NAMES.map((name) => `SUM("${name}")`).join(', ')} FROM (
       SELECT "LedgerEntry"."memberId", ${dayColumn('"LedgerEntry"."time"')} AS "day", COALESCE("gameType", '') AS "gameType",
         ${SUMS.map(({ name, amount }) => `${amount} AS "${name}"`).join(', ')}, ${NO_SETTLED}
         FROM "LedgerEntry" JOIN "Movement" ON "Movement"."id" = "movementId"
         WHERE "LedgerEntry"."memberId" IS NOT NULL AND "typeCode" IN (${[...BY_TYPE.keys()].join(', ')})
       UNION ALL
       SELECT "memberId", ${dayColumn('"settledAt"')}, "gameType", ${NO_MONEY}, "bet", "validBet",
         "validBet" * ${share('"gameNodeId"', '"vendorCode"', '"gameType"')} / 100, 0, 1, "state" = 'won'
         FROM "Bet" JOIN "Brand" ON "code" = "brandCode" WHERE "settledAt" IS NOT NULL AND "Bet"."state" <> 'void'
       UNION ALL
       SELECT "memberId", ${dayColumn('"settledAt"')}, "gameType", ${NO_MONEY}, "validBet", "validBet",
         ${COUNTED_ORDER}, CASE WHEN "series" IS NULL THEN 0 ELSE ${COUNTED_ORDER} END, 1, "LotteryOrder"."state" = 4
         FROM "LotteryOrder" JOIN "Game" ON "nodeId" = "gameNodeId" JOIN "Brand" ON "Brand"."code" = "brandCode"
         WHERE "LotteryOrder"."state" IN (4, 5)
     ) GROUP BY "memberId", "day", "gameType"`,
  );
}
