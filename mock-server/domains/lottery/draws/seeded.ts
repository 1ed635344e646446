import type { Sqlite } from '../../../../prisma/sqlite/database.ts';
import { findDraw, gridPeriod, lastDraw } from '../../../engine/lottery/calendar.ts';
import { gridNamed } from '../../../engine/lottery/grids.ts';

const DRAWS = `SELECT d."gameNodeId", d."numero", d."drawAt", "grid" FROM "LotteryDraw" d
  JOIN "LotteryGame" g ON g."gameNodeId" = d."gameNodeId"`;

/** Moves draws, slips and movements by their own offsets, then recomputes the wallets. */
const MOVE = `
  CREATE TEMP TABLE "movedDraw" AS SELECT m."numero" AS "from", m."to", m."back", d.*
    FROM "moved" m JOIN "LotteryDraw" d ON d."gameNodeId" = m."gameNodeId" AND d."numero" = m."numero";
  DELETE FROM "LotteryDraw" WHERE ("gameNodeId", "numero") IN (SELECT "gameNodeId", "numero" FROM "moved");
  INSERT INTO "LotteryDraw" ("gameNodeId", "numero", "source", "drawAt", "drawnAt", "result")
    SELECT "gameNodeId", "to", "source", "drawAt" - "back", "drawnAt" - "back", "result" FROM "movedDraw";
  CREATE TEMP TABLE "movedSlip" AS SELECT DISTINCT s."orderNo", s."memberId", s."accountTypeId", m."to", m."back"
    FROM "moved" m JOIN "LotteryOrder" o ON o."gameNodeId" = m."gameNodeId" AND o."numero" = m."numero"
    JOIN "LotterySlip" s ON s."orderNo" = o."slipNo" AND s."numero" = m."numero";
  UPDATE "LotterySlip" AS s SET "numero" = m."to", "time" = s."time" - m."back" FROM "movedSlip" m WHERE m."orderNo" = s."orderNo";
  UPDATE "LotteryOrder" AS o SET "numero" = m."to", "drawAt" = "drawAt" - "back", "time" = "time" - "back",
    "settledAt" = "settledAt" - "back" FROM "moved" m WHERE m."gameNodeId" = o."gameNodeId" AND m."numero" = o."numero";
  CREATE TEMP TABLE "movedMovement" AS SELECT m."id", s."back" FROM "movedSlip" s CROSS JOIN "Movement" m
    ON m."memberId" = s."memberId" AND m."reference" >= s."orderNo" AND m."reference" < s."orderNo" || '~';
  UPDATE "Movement" AS m SET "time" = "time" - "back" FROM "movedMovement" o WHERE o."id" = m."id";
  UPDATE "LedgerEntry" AS e SET "time" = "time" - "back" FROM "movedMovement" o WHERE o."id" = e."movementId";
  UPDATE "LedgerEntry" AS e SET "balanceAfter" = b."balance" FROM (
    SELECT l."id", "balanceAfter", SUM("amount") OVER (PARTITION BY l."memberId", l."accountTypeId" ORDER BY "time", l."id") AS "balance"
      FROM (SELECT DISTINCT "memberId", "accountTypeId" FROM "movedSlip") w CROSS JOIN "LedgerEntry" l
      ON l."memberId" = w."memberId" AND l."accountTypeId" = w."accountTypeId"
    ) b WHERE b."id" = e."id" AND b."balance" <> b."balanceAfter";
  DROP TABLE "moved"; DROP TABLE "movedDraw"; DROP TABLE "movedSlip"; DROP TABLE "movedMovement";`;

/**
 * A new world shifts the times of seeded draws: moves them and all dependent rows back to the last repetition of their
 * grid (docs/decisions/2026-11-23-seeded-lottery.md). Draws under their own number stay.
 */
export function alignDraws(database: Sqlite): void {
  database.exec(
    'CREATE TEMP TABLE "moved" ("gameNodeId", "numero", "to", "back", PRIMARY KEY ("gameNodeId", "numero"))',
  );
  const note = database.prepare('INSERT INTO "moved" VALUES (?, ?, ?, ?)');
  const rows = database.rows<{ gameNodeId: number; numero: string; drawAt: number; grid: string }>(DRAWS);
  for (const { gameNodeId, numero, drawAt, ...named } of rows) {
    const grid = gridNamed(named.grid);
    const shift = drawAt - (findDraw(grid, numero)?.drawAt ?? drawAt);
    if (shift === 0) continue;
    const period = gridPeriod(grid);
    const back = ((shift % period) + period) % period;
    note.run(gameNodeId, numero, lastDraw(grid, drawAt - back).numero, back);
  }
  database.exec(MOVE);
}
