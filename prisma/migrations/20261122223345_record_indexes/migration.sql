-- DropIndex
DROP INDEX "Bet_memberId_time_idx";

-- DropIndex
DROP INDEX "LedgerEntry_memberId_time_idx";

-- AlterTable
ALTER TABLE "Bet" ADD COLUMN "proof" TEXT;

-- CreateIndex
CREATE INDEX "Bet_record_idx" ON "Bet"("memberId", "time", "orderNo", "gameType", "vendorCode", "state", "bet", "validBet", "win");

-- CreateIndex
CREATE INDEX "LedgerEntry_record_idx" ON "LedgerEntry"("memberId", "time", "id", "accountTypeId", "typeCode", "amount");
