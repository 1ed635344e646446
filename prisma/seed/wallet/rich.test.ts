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
  for (const sql of unbalanced) expect(database.rows(sql)).toEqual([]);
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
