import { sumDays } from '../../../mock-server/domains/money/ledger/daily-sums.ts';
import { reachedRank } from '../../../mock-server/domains/vip/rules.ts';
import { toAmount } from '../../../mock-server/shared/money.ts';
import { startOfDay } from '../../../mock-server/shared/periods.ts';
import { SEED_TIME } from '../../../mock-server/worlds/clock.ts';
import { PreparedStatements } from '../../../mock-server/worlds/prepared-statements.ts';
import { Random } from '../../../mock-server/worlds/random.ts';
import { query, selectRows } from '../../../mock-server/worlds/statements.ts';
import type { PrismaClient } from '../../generated/client.ts';
import type { Sqlite } from '../../sqlite/database.ts';
import { insert } from '../shared/insert.ts';

/** Percent of the way to the next rank that members had gone before the recorded play. */
const WAY: Readonly<Record<string, number>> = { lucky: 45, victor: 8, boss: 30, stale: 20 };

/** What ranked members had before the recorded play, and when they rose: one rank after the other. */
export async function seedStandings(db: PrismaClient): Promise<void> {
  const random = new Random('seed standings');
  const levels = await db.vipLevel.findMany();
  const members = await db.member.findMany({ where: { rankLevel: { gt: 0 } }, orderBy: { id: 'asc' } });
  const ranked = members.flatMap(({ id, brandCode, username, rankLevel, registeredAt }) => {
    const find = (rank: number) => levels.find((each) => each.brandCode === brandCode && each.rankLevel === rank);
    const [level, next] = [find(rankLevel), find(rankLevel + 1)];
    if (!level || !next) throw new Error(`The rank ${rankLevel} at ${brandCode} is missing, or is the highest one.`);
    const way = WAY[username] ?? random.int(4, 90);
    const from = (name: 'turnover' | 'deposits') =>
      toAmount(level[name] + Math.floor(((next[name] - level[name]) * way) / 100));
    // Before the recorded play, which may raise them further.
    const step = (SEED_TIME - registeredAt.getTime()) / 2 / rankLevel;
    return [
      {
        progress: { memberId: id, turnover: from('turnover'), deposits: from('deposits') },
        changes: Array.from({ length: rankLevel }, (_, rank) => ({
          memberId: id,
          from: rank,
          to: rank + 1,
          reason: 'RISE',
          time: new Date(Math.round(registeredAt.getTime() + step * (rank + 1))),
        })),
      },
    ];
  });
  await insert(
    db.progress,
    ranked.map(({ progress }) => progress),
  );
  await insert(
    db.rankChange,
    ranked.flatMap(({ changes }) => changes),
  );
}

const DAYS = query<{ memberId: number; brandCode: string; day: number; turnover: bigint; deposits: bigint }>(
  `SELECT "memberId", "brandCode", "day", SUM("counted") AS "turnover", SUM("deposit") AS "deposits" FROM "DailySum"
    JOIN "Member" ON "Member"."id" = "memberId" GROUP BY "memberId", "day" ORDER BY "memberId", "day"`,
  { turnover: 'BIGINT', deposits: 'BIGINT' },
);

/** Raises those whose recorded play reaches more than their rank, at the end of each day that does. */
export function raiseStandings(database: Sqlite): void {
  sumDays(database);
  const store = new PreparedStatements(database);
  const levels = store.all(selectRows('VipLevel', 'ORDER BY "rankLevel"'));
  const standings = new Map(
    store.all(selectRows('Progress', '')).map(({ memberId, ...standing }) => [memberId, standing]),
  );
  const ranks = new Map(store.all(selectRows('Member', '')).map(({ id, rankLevel }) => [id, rankLevel]));
  const rise = database.prepare(
    `INSERT INTO "RankChange" ("memberId", "from", "to", "reason", "time") VALUES (?, ?, ?, 'RISE', ?)`,
  );
  const setRank = database.prepare('UPDATE "Member" SET "rankLevel" = ? WHERE "id" = ?');
  for (const { memberId, brandCode, day, turnover, deposits } of store.all(DAYS)) {
    const standing = standings.get(memberId);
    const rank = ranks.get(memberId) ?? 0;
    if (!standing) continue;
    standing.turnover += turnover;
    standing.deposits += deposits;
    const reached = reachedRank(
      levels.filter((level) => level.brandCode === brandCode),
      standing,
    );
    if (reached <= rank) continue;
    rise.run(memberId, rank, reached, Math.min(startOfDay(day + 1), SEED_TIME) - 1);
    setRank.run(reached, memberId);
    ranks.set(memberId, reached);
  }
  database.exec('DELETE FROM "DailySum"');
}
