import Sqlite from 'better-sqlite3';
import { expect } from 'vitest';
import type { TestWorld } from './world.ts';

/** Rows of a world's database; whole numbers come as BigInt, so that no amount is rounded. */
export async function rowsOf(world: TestWorld, sql: string): Promise<Record<string, unknown>[]> {
  const database = new Sqlite(await world.file(), { readonly: true });
  try {
    return database.prepare<unknown[], Record<string, unknown>>(sql).safeIntegers().all();
  } finally {
    database.close();
  }
}

/** Every movement sums to zero, every balance is the sum of its entries and the balance after the last of them, and none is below zero. */
export async function expectBalancedBooks(world: TestWorld): Promise<void> {
  const unbalanced = 'SELECT movementId FROM LedgerEntry GROUP BY movementId HAVING SUM(amount) <> 0';
  expect(await rowsOf(world, unbalanced)).toEqual([]);
  const strange = `
    SELECT w.memberId, w.accountTypeId, w.balance, SUM(e.amount) AS booked FROM Wallet w
    LEFT JOIN LedgerEntry e ON e.memberId = w.memberId AND e.accountTypeId = w.accountTypeId
    GROUP BY w.memberId, w.accountTypeId HAVING w.balance <> COALESCE(booked, 0) OR w.balance < 0`;
  expect(await rowsOf(world, strange)).toEqual([]);
  const last = `
    SELECT w.memberId, w.accountTypeId FROM Wallet w JOIN LedgerEntry e ON e.id = (
      SELECT MAX(id) FROM LedgerEntry WHERE memberId = w.memberId AND accountTypeId = w.accountTypeId)
    WHERE e.balanceAfter <> w.balance`;
  expect(await rowsOf(world, last)).toEqual([]);
}
