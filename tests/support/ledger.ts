import Sqlite from 'better-sqlite3';
import { expect } from 'vitest';
import type { TestWorld } from './world.ts';

/** Reads rows of a world's database; integers are BigInt, so that no amount is rounded. */
export async function rowsOf(world: TestWorld, sql: string): Promise<Record<string, unknown>[]> {
  const database = new Sqlite(await world.file(), { readonly: true });
  try {
    return database.prepare<unknown[], Record<string, unknown>>(sql).safeIntegers().all();
  } finally {
    database.close();
  }
}

/**
 * Queries that must return no rows: movements that do not sum to zero, and wallets that differ from the sum of their entries or
 * are negative.
 */
export const unbalanced = [
  'SELECT movementId FROM LedgerEntry GROUP BY movementId HAVING SUM(amount) <> 0',
  `SELECT w.memberId, w.accountTypeId, w.balance, SUM(e.amount) AS booked FROM Wallet w
    LEFT JOIN LedgerEntry e ON e.memberId = w.memberId AND e.accountTypeId = w.accountTypeId
    GROUP BY w.memberId, w.accountTypeId HAVING w.balance <> COALESCE(booked, 0) OR w.balance < 0`,
  `SELECT w.memberId, w.accountTypeId FROM Wallet w JOIN LedgerEntry e ON e.id = (
      SELECT MAX(id) FROM LedgerEntry WHERE memberId = w.memberId AND accountTypeId = w.accountTypeId)
    WHERE e.balanceAfter <> w.balance`,
] as const;

/** Expects that the ledger of a world is balanced. */
export async function expectBalancedBooks(world: TestWorld): Promise<void> {
  for (const sql of unbalanced) expect(await rowsOf(world, sql)).toEqual([]);
}
