import { houseAccountTypes } from '../../../mock-server/catalogue/vendors.ts';
import type { Sqlite } from '../../sqlite/database.ts';
import { daysBefore, minutesBefore } from '../shared/clock.ts';
import { type PastSlip, resultOfSlip, uniqueDraws } from './booking.ts';

type Entry = readonly [wallet: number | string, typeCode: number, amount: bigint];
type Row = Readonly<Record<string, unknown>>;

const { MAIN } = houseAccountTypes;
/** Before the first and after the last slip, in any new world. */
const [BEGUN, ENDED] = [daysBefore(31), minutesBefore(40)];
const CODES = { deposit: 6101, transfer: 8202, transferIn: 4101, transferOut: 4201 } as const;

/**
 * Funds the wallet with all stakes before the first slip, so it suffices in any order of a new world, and returns the
 * rest to MAIN after the last. Returns the change of MAIN; the caller computes balances.
 */
export function playLotteries(database: Sqlite, past: readonly PastSlip[]): bigint {
  const [first] = past;
  if (!first) return 0n;
  const { memberId, brandCode, accountTypeId, orderNo } = first.slip;
  const book = (movement: Row, entries: readonly Entry[]) => {
    const row = { remark: '', ...movement, brandCode, memberId };
    const { lastInsertRowid: movementId } = insertRow(database, 'Movement', row);
    for (const [wallet, typeCode, amount] of entries) {
      const of = typeof wallet === 'number' ? { memberId, accountTypeId: wallet } : { house: wallet };
      insertRow(database, 'LedgerEntry', { ...of, movementId, typeCode, amount, time: movement.time });
    }
  };
  const transfer = (name: string, time: Date, typeCode: number, amount: bigint) => {
    const entries: Entry[] = [
      [MAIN, CODES.transfer, -amount],
      [accountTypeId, typeCode, amount],
    ];
    if (accountTypeId !== MAIN) book({ orderNo: `T${orderNo.slice(1)}${name}`, time }, entries);
  };
  const stakes = past.reduce((sum, { slip }) => sum + BigInt(slip.amount), 0n);
  const left = past.reduce((sum, each) => sum + resultOfSlip(each), stakes);
  book({ orderNo: `D${orderNo.slice(1)}`, time: BEGUN }, [
    [MAIN, CODES.deposit, stakes],
    ['CASH', CODES.deposit, -stakes],
  ]);
  transfer('1', BEGUN, CODES.transferIn, stakes);
  for (const { slip, orders, movements } of past) {
    for (const { legs, ...row } of movements)
      book(
        row,
        legs.flatMap(({ typeCode, house, amount }): Entry[] => [
          [accountTypeId, typeCode, amount],
          [house, typeCode, -amount],
        ]),
      );
    insertRow(database, 'LotterySlip', slip);
    for (const order of orders) insertRow(database, 'LotteryOrder', order);
    for (const { gameNodeId } of orders.slice(0, 1))
      insertRow(database, 'RecentGame', { memberId, gameNodeId, playedAt: slip.time });
  }
  for (const draw of uniqueDraws(past)) insertRow(database, 'LotteryDraw', draw);
  transfer('2', ENDED, CODES.transferOut, -left);
  return left;
}

function insertRow(database: Sqlite, table: string, row: object) {
  const values = Object.entries(row).map(([name, value]) => {
    const plain = value instanceof Date ? value.getTime() : value;
    return [name, typeof plain === 'boolean' ? Number(plain) : plain] as const;
  });
  const names = values.map(([name]) => `"${name}"`).join(', ');
  const sql = `INSERT OR REPLACE INTO "${table}" (${names}) VALUES (${values.map(() => '?').join(', ')})`;
  return database.prepare(sql).run(...values.map(([, value]) => value));
}
