import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sumDays } from '../../../mock-server/domains/money/ledger/daily-sums.ts';
import { SEED_TIME } from '../../../mock-server/worlds/clock.ts';
import { generateAndSeed, seedRich } from '../../../scripts/lib/prepare.mjs';
import { root } from '../../../scripts/lib/process.mjs';
import { unbalanced } from '../../../tests/support/ledger.ts';
import { Sqlite } from '../../sqlite/database.ts';

/** Wins, rebates and fees of lotteries have ten-thousandths; payments, transfers and wallets end in whole hundredths. */
const PARTS_OF_A_HUNDREDTH = `SELECT "id" FROM "LedgerEntry" WHERE "amount" % 100 <> 0 AND "typeCode" NOT IN (4100, 4105, 4208)
  UNION ALL SELECT "memberId" FROM "Wallet" WHERE "balance" % 100 <> 0`;

it('180 days of play add up: lucky has 50,000 rows, and all of it is before the world’s start', {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rich-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await generateAndSeed();
  await seedRich();
  const file = path.join(folder, 'rich.db');
  copyFileSync(path.join(root, '.data/rich.db'), file);
  const database = new Sqlite(file);
  sumDays(database);
  for (const sql of [...unbalanced, PARTS_OF_A_HUNDREDTH]) expect(database.rows(sql)).toEqual([]);
  const lucky =
    database.prepare(`SELECT COUNT(*) AS "rows", MIN("time") AS "first", MAX("time") AS "last", MIN("balanceAfter") AS "least"
    FROM "LedgerEntry" WHERE "memberId" = (SELECT "id" FROM "Member" WHERE "brandCode" = 'baize' AND "username" = 'lucky')`);
  const { rows, first, last, least } = lucky.get() as Record<'rows' | 'first' | 'last' | 'least', number>;
  expect(rows).toBeGreaterThanOrEqual(50_000);
  expect(least).toBeGreaterThanOrEqual(0);
  expect(SEED_TIME - first).toBeGreaterThan(179 * 24 * 3_600_000);
  expect(last).toBeLessThan(SEED_TIME);
  const differing = database.prepare(
    `SELECT COUNT(*) AS "count" FROM "Bet" b JOIN "Movement" m ON m."orderNo" = b."orderNo" WHERE b."win" - b."bet" <>
      (SELECT SUM(e."amount") FROM "LedgerEntry" e WHERE e."movementId" = m."id" AND e."memberId" IS NOT NULL)`,
  );
  expect(differing.get()).toEqual({ count: 0 });
  database.close();
});
