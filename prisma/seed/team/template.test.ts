import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sumDays } from '../../../mock-server/domains/money/ledger/daily-sums.ts';
import { dayNumber } from '../../../mock-server/shared/zone.ts';
import { SEED_TIME } from '../../../mock-server/worlds/clock.ts';
import { unbalanced } from '../../../tests/support/ledger.ts';
import { Sqlite } from '../../sqlite/database.ts';
import { FIRST_ID } from './members.ts';
import { buildTeamTemplate } from './template.ts';

const SIZE = { members: 121, days: 40, betDays: 12 };
const TODAY = dayNumber(SEED_TIME);

let folder: string;
let seed: string;
let database: Sqlite;

const place = (name: string) => path.join(folder, name);
const hashFile = (name: string) =>
  createHash('sha256')
    .update(readFileSync(place(name)))
    .digest('hex');

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'team-'));
  seed = place('seed.db');
  copyFileSync('.data/seed.db', seed);
  buildTeamTemplate(seed, place('team.db'), SIZE);
  copyFileSync(place('team.db'), place('open.db'));
  database = new Sqlite(place('open.db'));
});

afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

describe('the template "team"', () => {
  it('has the same bytes every time, and a failure leaves nothing', () => {
    buildTeamTemplate(seed, place('again.db'), SIZE);
    expect(hashFile('again.db')).toBe(hashFile('team.db'));
    const files = readdirSync(folder);
    new Sqlite(place('empty.db'), { isMain: true }).close();
    expect(() => buildTeamTemplate(place('empty.db'), place('failed.db'), SIZE)).toThrow();
    expect(readdirSync(folder).filter((name) => name !== 'empty.db')).toEqual(files);
  });

  it('has eight levels below boss, of agents registered before their lines, with rates that fall', () => {
    const levels = database.rows(
      `WITH RECURSIVE "team"("id", "level") AS (
          SELECT "id", 0 FROM "Member" WHERE "brandCode" = 'baize' AND "username" = 'boss'
          UNION ALL SELECT m."id", "level" + 1 FROM "team" JOIN "Member" m ON m."uplineId" = "team"."id")
        SELECT MAX("level") AS "levels", COUNT(*) - 1 AS "members" FROM "team"`,
    );
    expect(levels).toEqual([{ levels: 8, members: SIZE.members }]);
    const faults = database.rows(
      `SELECT m."id" FROM "Member" m JOIN "Member" u ON u."id" = m."uplineId"
        WHERE m."id" >= ${FIRST_ID} AND (u."type" = 0 OR u."registeredAt" >= m."registeredAt")
       UNION ALL SELECT r."memberId" FROM "MemberRate" r JOIN "Member" m ON m."id" = r."memberId"
        JOIN "MemberRate" u ON u."memberId" = m."uplineId" AND u."gameType" = r."gameType"
        WHERE m."id" >= ${FIRST_ID} AND (r."rate" >= u."rate" OR r."rate" < 0)`,
    );
    expect(faults).toEqual([]);
  });

  it('pays commissions by the rates and the bets of lines with their teams', () => {
    sumDays(database);
    const faults = database.rows(
      `WITH RECURSIVE "branch"("top", "id") AS (
          SELECT "id", "id" FROM "Member" WHERE "id" >= ${FIRST_ID}
          UNION ALL SELECT "top", m."id" FROM "branch" JOIN "Member" m ON m."uplineId" = "branch"."id"),
        "bets" AS (SELECT "top", "day", "gameType", SUM("validBet") AS "validBet" FROM "branch" JOIN "DailySum" ON "memberId" = "id"
          WHERE "validBet" > 0 GROUP BY "top", "day", "gameType")
        SELECT * FROM "Commission" c JOIN "Member" m ON m."id" = c."lineId"
          JOIN "MemberRate" o ON o."memberId" = "agentId" AND o."gameType" = c."gameType"
          JOIN "MemberRate" l ON l."memberId" = "lineId" AND l."gameType" = c."gameType"
          LEFT JOIN "bets" b ON b."top" = "lineId" AND b."day" = c."day" AND b."gameType" = c."gameType"
        WHERE c."validBet" IS NOT b."validBet" OR "agentId" <> "uplineId" OR "ownRate" <> o."rate" OR "lineRate" <> l."rate"
          OR c."amount" <> c."counted" * ("ownRate" - "lineRate") / 10000`,
    );
    expect(faults).toEqual([]);
    const earners = database.rows<{ agents: number }>(
      `SELECT COUNT(DISTINCT "memberId") AS "agents" FROM "DailySum" WHERE "commission" > 0 GROUP BY "day" < ${TODAY - SIZE.betDays}`,
    );
    expect(earners).toHaveLength(2);
    for (const { agents } of earners) expect(agents).toBeGreaterThan(3);
  });

  it('has books whose bets add up to the sums of their days; earlier days are sums alone', () => {
    database.exec('DELETE FROM "DailySum"');
    sumDays(database);
    for (const sql of unbalanced) expect(database.rows(sql)).toEqual([]);
    const [bets] = database.rows<{ first: number; last: number; members: number }>(
      `SELECT MIN("time") AS "first", MAX("time") AS "last", COUNT(DISTINCT "memberId") AS "members" FROM "Bet" WHERE "memberId" >= ${FIRST_ID}`,
    );
    expect(SEED_TIME - (bets?.first ?? 0)).toBeLessThanOrEqual(SIZE.betDays * 86_400_000);
    expect(bets?.last).toBeLessThan(SEED_TIME);
    expect(bets?.members).toBeGreaterThan(20);
    const whole = new Sqlite(place('team.db'));
    const [past] = whole.rows<{ first: number; last: number; rows: number }>(
      'SELECT MIN("day") AS "first", MAX("day") AS "last", COUNT(*) AS "rows" FROM "DailySum"',
    );
    const least = whole.rows('SELECT "id" FROM "LedgerEntry" WHERE "balanceAfter" < 0');
    whole.close();
    expect(past).toMatchObject({ first: TODAY - SIZE.days, last: TODAY - SIZE.betDays - 1 });
    expect(past?.rows).toBeGreaterThan(200);
    expect(least).toEqual([]);
  });
});
