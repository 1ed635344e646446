/** Finished orders, at the times of their movements. Run after the ledger and the payout accounts. */
export const ORDERS_OF_LEDGER = [
  `INSERT INTO "DepositOrder" ("orderNo", "brandCode", "memberId", "channelCode", "mode", "state", "amount", "arrived", "credited", "reference",
      "fingerprint", "createdAt", "expiresAt", "finishedAt", "token", "payment")
    SELECT "orderNo", "brandCode", m."memberId", 'bank-transfer', 'TRANSFER', 'success', "amount", "amount", "amount", 'seed-' || "orderNo",
      '', m."time" - 600000, m."time" + 300000, m."time", 'seed-' || "orderNo", '{}'
    FROM "Movement" m JOIN "LedgerEntry" e ON e."movementId" = m."id" AND e."memberId" IS NOT NULL AND e."typeCode" = 6101
    WHERE NOT EXISTS (SELECT 1 FROM "DepositOrder" o WHERE o."orderNo" = m."orderNo")`,
  `INSERT INTO "ReceivedPayment" ("brandCode", "paymentId", "orderNo", "amount", "credited", "time")
    SELECT "brandCode", "orderNo", "orderNo", "arrived", "credited", "finishedAt" FROM "DepositOrder" o
      WHERE "state" = 'success' AND NOT EXISTS (SELECT 1 FROM "ReceivedPayment" p WHERE p."orderNo" = o."orderNo")`,
  `INSERT INTO "WithdrawOrder" ("orderNo", "brandCode", "memberId", "methodCode", "isC2C", "payoutId", "account", "state", "amount", "fee",
      "reference", "fingerprint", "createdAt", "stateAt", "finishedAt", "payments")
    SELECT m."orderNo", m."brandCode", m."memberId", 'bank', 0, p."id", '****' || substr(p."number", -4), 'success', -e."amount", 0,
      'seed-' || m."orderNo", '', m."time" - 1800000, m."time", m."time", 1
    FROM "Movement" m JOIN "LedgerEntry" e ON e."movementId" = m."id" AND e."memberId" IS NOT NULL AND e."typeCode" = 6201
      JOIN "PayoutAccount" p ON p."id" = (SELECT MIN("id") FROM "PayoutAccount" WHERE "memberId" = m."memberId" AND "kind" = 'BANK')`,
] as const;
