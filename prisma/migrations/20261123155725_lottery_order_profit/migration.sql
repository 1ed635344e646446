-- DropIndex
DROP INDEX "LotteryOrder_record_idx";

-- CreateIndex
CREATE INDEX "LotteryOrder_record_idx" ON "LotteryOrder"("memberId", "time", "orderNo", "gameNodeId", "numero", "state", "amount", "validBet", "win", "rebate", "fee");
