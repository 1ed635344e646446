import { expect } from 'vitest';
import { Sqlite } from '../../prisma/sqlite/database.ts';
import type { TestWorld } from './world.ts';

/** BigInt rounds no amount. */
export async function readRows(world: TestWorld, sql: string): Promise<Record<string, unknown>[]> {
  const database = new Sqlite(await world.file(), { readBigInts: true });
  try {
    return database.rows(sql);
  } finally {
    database.close();
  }
}

/** By the contract's TransactionType. */
const SUM_OF_TYPE = {
  6101: 'deposit',
  6201: 'withdraw',
  6203: 'withdraw',
  6204: 'withdraw',
  3102: 'promotion',
  8103: 'promotion',
  4105: 'rebate',
  6109: 'commission',
  6111: 'rebate',
  6113: 'rebate',
  6114: 'commission',
  6119: 'commission',
  6115: 'dividend',
  6116: 'salary',
  6117: 'salary',
  6118: 'salary',
  4104: 'promotion',
  5112: 'promotion',
  6112: 'promotion',
  4106: 'bet',
  4107: 'bet',
  4108: 'bet',
  4109: 'bet',
  4110: 'bet',
  4111: 'bet',
  4208: 'bet',
  3200: 'bet',
  4200: 'bet',
  5200: 'bet',
  3100: 'win',
  4100: 'win',
  5100: 'win',
  4112: 'win',
  4209: 'win',
} as const;
/** Debits count as positive stakes and withdrawals. */
const SUM_NAMES = [
  ['deposit', ''] as const,
  ['withdraw', '-'] as const,
  ['bet', '-'] as const,
  ['validBet', ''] as const,
  ['win', ''] as const,
  ['rebate', ''] as const,
  ['promotion', ''] as const,
  ['commission', ''] as const,
  ['salary', ''] as const,
  ['dividend', ''] as const,
  ['stakes', ''] as const,
  ['rounds', ''] as const,
  ['wonRounds', ''] as const,
];
const SUBJECTS = [
  ['bet', 'Bet'],
  ['slip', 'LotterySlip'],
  ['lottery', 'LotteryOrder'],
  ['deposit', 'DepositOrder'],
  ['withdrawal', 'WithdrawOrder'],
  ['reward', 'Reward'],
  ['redemption', 'Redemption'],
] as const;
/** GMT+8. */
const DAY_OF = (column: string) => `(${column} + 28800000) / 86400000`;

/** Movements, wallets, commissions and pay of contracts alone: see `unbalanced`. */
export const unbalancedMoney = [
  `SELECT orderNo, SUM(c.amount) AS earned, (SELECT SUM(amount) FROM LedgerEntry WHERE movementId = m.id AND memberId = agentId) AS paid
    FROM Commission c LEFT JOIN Movement m USING (orderNo) GROUP BY orderNo HAVING earned IS NOT paid`,
  'SELECT id FROM Payout WHERE paid > amount OR paid < 0 OR (paid = amount) <> (paidAt IS NOT NULL)',
  `SELECT lineId, kind, SUM(paid) AS due, (SELECT COALESCE(SUM(amount), 0) FROM LedgerEntry WHERE memberId = lineId AND amount > 0
      AND typeCode = CASE kind WHEN 'DIVIDEND' THEN 6115 WHEN 'DAILY' THEN 6116 WHEN 'HOUR' THEN 6117 ELSE 6118 END) AS got
    FROM Payout JOIN Contract ON Contract.id = contractId GROUP BY lineId, kind HAVING due <> got`,
  'SELECT movementId FROM LedgerEntry GROUP BY movementId HAVING SUM(amount) <> 0',
  `SELECT w.memberId, w.accountTypeId, w.balance, SUM(e.amount) AS booked FROM Wallet w
    LEFT JOIN LedgerEntry e ON e.memberId = w.memberId AND e.accountTypeId = w.accountTypeId
    GROUP BY w.memberId, w.accountTypeId HAVING w.balance <> COALESCE(booked, 0) OR w.balance < 0`,
  `SELECT w.memberId, w.accountTypeId FROM Wallet w JOIN LedgerEntry e ON e.id = (
      SELECT MAX(id) FROM LedgerEntry WHERE memberId = w.memberId AND accountTypeId = w.accountTypeId)
    WHERE e.balanceAfter <> w.balance`,
];

/**
 * They must return no rows: movements that do not sum to zero; wallets below zero or unequal to the sum of their
 * entries; daily sums that differ from the ledger or the bets; HELD unequal to the open withdrawals; deposits credited
 * unpaid, twice, or late with a bonus; claimed money without its movement and rollover; stakes and wins without the
 * order that caused them, and orders that do not exist; parts of a dong; points of which entries, lots and the last
 * balance differ, or of a lot below zero; stock below zero; debts unlike the house's account of them; corrections unlike the orders'; commissions and pay of contracts unlike their movements.
 */
export const unbalanced = [
  ...unbalancedMoney,
  `WITH Lottery AS (
      SELECT memberId, settledAt, validBet, gameType, COALESCE(settledState, LotteryOrder.state) AS state
        FROM LotteryOrder JOIN Game ON nodeId = gameNodeId WHERE COALESCE(settledState, LotteryOrder.state) IN (4, 5)
    ), booked AS (
      SELECT e.memberId, ${DAY_OF('e.time')} AS day, COALESCE(m.gameType, '') AS gameType,
        CASE typeCode ${Object.entries(SUM_OF_TYPE)
          .map(([code, name]) => `WHEN ${code} THEN '${name}'`)
          .join(' ')} END AS name, e.amount AS amount
        FROM LedgerEntry e JOIN Movement m ON m.id = e.movementId WHERE e.memberId IS NOT NULL
      UNION ALL
      SELECT memberId, ${DAY_OF('settledAt')}, gameType, 'validBet', validBet FROM Bet WHERE state <> 'open'
      UNION ALL
      SELECT memberId, ${DAY_OF('settledAt')}, gameType, 'validBet', validBet FROM Lottery
      UNION ALL
      SELECT memberId, ${DAY_OF('settledAt')}, gameType, 'stakes', bet FROM Bet WHERE state <> 'open'
      UNION ALL
      SELECT memberId, ${DAY_OF('settledAt')}, gameType, 'stakes', validBet FROM Lottery
      UNION ALL
      SELECT memberId, ${DAY_OF('settledAt')}, gameType, 'rounds', 1 FROM Bet WHERE state <> 'open'
      UNION ALL
      SELECT memberId, ${DAY_OF('settledAt')}, gameType, 'rounds', 1 FROM Lottery
      UNION ALL
      SELECT memberId, ${DAY_OF('settledAt')}, gameType, 'wonRounds', 1 FROM Bet WHERE state = 'won'
      UNION ALL
      SELECT memberId, ${DAY_OF('settledAt')}, gameType, 'wonRounds', 1 FROM Lottery WHERE state = 4
    ), expected AS (
      SELECT memberId, day, gameType, name, SUM(amount) AS amount FROM booked WHERE name IS NOT NULL
        GROUP BY memberId, day, gameType, name HAVING SUM(amount) <> 0
    ), kept AS (${SUM_NAMES.map(
      ([name, sign]) =>
        `SELECT memberId, day, gameType, '${name}' AS name, ${sign}${name} AS amount FROM DailySum WHERE ${name} <> 0`,
    ).join(' UNION ALL ')})
    SELECT * FROM (SELECT * FROM kept EXCEPT SELECT * FROM expected)
    UNION ALL SELECT * FROM (SELECT * FROM expected EXCEPT SELECT * FROM kept)`,
  `SELECT * FROM (SELECT
      (SELECT COALESCE(SUM(amount), 0) FROM LedgerEntry WHERE house = 'HELD') AS held,
      (SELECT COALESCE(SUM(amount), 0) FROM WithdrawOrder WHERE state IN ('pending', 'reviewing', 'paying', 'receipt')) AS open)
    WHERE held <> open`,
  `SELECT o.orderNo FROM DepositOrder o LEFT JOIN (
      SELECT orderNo, SUM(amount) AS arrived, SUM(credited) AS credited, COUNT(credited) AS count FROM ReceivedPayment GROUP BY orderNo) p
      ON p.orderNo = o.orderNo
    WHERE o.arrived IS NOT p.arrived OR o.credited IS NOT p.credited OR (o.state = 'success') <> (o.credited IS NOT NULL)
      OR COALESCE(p.count, 0) < (SELECT COUNT(*) FROM Rollover r WHERE r.orderNo = o.orderNo AND r.cause = 'DEPOSIT')`,
  `SELECT orderNo, subjectKind, subjectOrderNo FROM Movement m WHERE gameType IS NOT NULL AND subjectKind IS NULL
      AND NOT EXISTS (SELECT 1 FROM LedgerEntry WHERE movementId = m.id AND typeCode IN (6111, 6113))
    OR subjectKind IS NOT NULL AND subjectKind || subjectOrderNo NOT IN (${SUBJECTS.map(
      ([kind, table]) => `SELECT '${kind}' || orderNo FROM ${table} WHERE orderNo IS NOT NULL`,
    ).join(' UNION ALL ')})`,
  `SELECT e.id FROM LedgerEntry e JOIN Movement m ON m.id = e.movementId JOIN Brand b ON b.code = m.brandCode
    WHERE b.currency = 'VND' AND e.amount % 10000 <> 0`,
  `SELECT r.id FROM Reward r WHERE r.kind = 'CREDIT' AND r.state = 'claimed' AND 1 <> (
      SELECT COUNT(*) FROM Movement m JOIN LedgerEntry e ON e.movementId = m.id
        WHERE m.memberId = r.memberId AND m.subjectOrderNo = r.orderNo AND e.house = 'PROMOTIONS' AND e.amount = -r.amount)`,
  `SELECT r.id FROM Reward r LEFT JOIN Rollover o ON o.rewardId = r.id
    WHERE r.kind = 'CREDIT' AND r.wagering <> '' AND json_extract(r.wagering, '$.turnover') > 0
    GROUP BY r.id HAVING COUNT(o.id) <> (r.state = 'claimed')`,
  'SELECT orderNo FROM DepositOrder WHERE isLate AND bonus IS NOT NULL',
  `SELECT memberId, booked, held, last FROM (SELECT memberId, SUM(amount) AS booked FROM PointEntry GROUP BY memberId)
    FULL JOIN (SELECT memberId, SUM(left) AS held FROM PointLot GROUP BY memberId) USING (memberId)
    LEFT JOIN (SELECT memberId, balanceAfter AS last FROM PointEntry e WHERE id = (
      SELECT id FROM PointEntry WHERE memberId = e.memberId ORDER BY time DESC, id DESC LIMIT 1)) USING (memberId)
    WHERE booked IS NOT held OR last IS NOT held`,
  `SELECT * FROM (SELECT (SELECT COALESCE(SUM(amount), 0) FROM LedgerEntry WHERE house = 'DEBTS') AS booked,
      (SELECT COALESCE(SUM(left), 0) FROM Debt) AS owed) WHERE booked <> -owed`,
  'SELECT id FROM Debt WHERE left < 0 OR left > amount',
  `SELECT o.orderNo, corrected, SUM(e.amount) AS booked FROM LotteryOrder o LEFT JOIN Movement m ON m.subjectOrderNo = o.orderNo
      LEFT JOIN LedgerEntry e ON e.movementId = m.id AND e.typeCode IN (4112, 4209) AND e.house = 'GAMES'
    WHERE o.correctedAt IS NOT NULL GROUP BY o.orderNo HAVING corrected <> -COALESCE(booked, 0)`,
  'SELECT id FROM PointLot WHERE left < 0 OR left > amount',
  'SELECT id FROM PointReward WHERE stock < 0',
] as const;

export async function expectBalancedBooks(world: TestWorld): Promise<void> {
  for (const sql of unbalanced) expect(await readRows(world, sql)).toEqual([]);
}
