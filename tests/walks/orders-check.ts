import { expect } from 'vitest';
import { readRows } from '../support/ledger.ts';
import type { TestWorld } from '../support/world.ts';
import type { Model } from './model.ts';
import { isHeld } from './orders-model.ts';

const byNumber = <Row extends { orderNo: unknown }>(rows: readonly Row[]) =>
  [...rows].sort((one, other) => String(one.orderNo).localeCompare(String(other.orderNo)));

/**
 * HELD equals the open withdrawals, each credited payment has one movement, and each step of an order one message. Seeded
 * orders have other references.
 */
export async function expectSameOrders(world: TestWorld, { deposits, withdrawals, members }: Model): Promise<void> {
  const kept = await readRows(
    world,
    `SELECT orderNo, state, amount, arrived, credited, bonus, isLate FROM DepositOrder
      WHERE reference LIKE 'deposit-%' ORDER BY orderNo`,
  );
  expect(kept).toEqual(
    byNumber(
      deposits.map(({ orderNo, state, amount, arrived, credited, bonus, isLate }) => ({
        orderNo,
        state,
        amount,
        arrived,
        credited,
        bonus,
        isLate: isLate ? 1n : 0n,
      })),
    ),
  );
  const paid = await readRows(
    world,
    `SELECT orderNo, state, amount, fee, payments FROM WithdrawOrder WHERE reference LIKE 'withdrawal-%' ORDER BY orderNo`,
  );
  expect(paid).toEqual(
    byNumber(
      withdrawals.map(({ orderNo, state, amount, fee, payments }) => ({
        orderNo,
        state,
        amount,
        fee,
        payments: BigInt(payments),
      })),
    ),
  );
  const written = await readRows(
    world,
    `SELECT subjectOrderNo AS orderNo, COUNT(*) AS messages FROM Message WHERE subjectOrderNo IN (
        SELECT orderNo FROM DepositOrder WHERE reference LIKE 'deposit-%'
        UNION ALL SELECT orderNo FROM WithdrawOrder WHERE reference LIKE 'withdrawal-%')
      GROUP BY subjectOrderNo ORDER BY subjectOrderNo`,
  );
  const told = [...deposits, ...withdrawals].filter(({ messages }) => messages > 0);
  expect(written).toEqual(byNumber(told.map(({ orderNo, messages }) => ({ orderNo, messages: BigInt(messages) }))));
  const held = withdrawals.reduce((sum, order) => (isHeld(order) ? sum + order.amount : sum), 0n);
  expect(
    await readRows(world, "SELECT COALESCE(SUM(amount), 0) AS held FROM LedgerEntry WHERE house = 'HELD'"),
  ).toEqual([{ held }]);
  const credited = deposits.flatMap(({ payments }) => payments.filter(({ isReturned }) => !isReturned));
  expect(
    await readRows(
      world,
      `SELECT COUNT(*) AS count, COALESCE(SUM(-amount), 0) AS amount FROM LedgerEntry JOIN Movement m ON m.id = movementId
        WHERE house = 'CASH' AND typeCode = 6101 AND m.orderNo LIKE 'M%' AND m.time >= (SELECT MIN(createdAt) FROM DepositOrder WHERE reference LIKE 'deposit-%')`,
    ),
  ).toEqual([{ count: BigInt(credited.length), amount: credited.reduce((sum, { amount }) => sum + amount, 0n) }]);
  for (const { id, rollovers } of members) {
    const rows = `SELECT cause, orderNo, credited, required, done, maxStake, expiresAt, state FROM Rollover WHERE memberId = ${id} ORDER BY id`;
    expect(await readRows(world, rows)).toEqual(
      rollovers.map(({ createdAt: _, ...rollover }) => ({
        ...rollover,
        expiresAt: rollover.expiresAt === null ? null : BigInt(rollover.expiresAt),
      })),
    );
  }
}
