-- DropIndex
DROP INDEX "LotteryOrder_otherNodeId_numero_state_idx";

-- DropIndex
DROP INDEX "LotteryOrder_record_idx";

-- DropIndex
DROP INDEX "LotteryOrder_gameNodeId_numero_state_idx";

-- CreateIndex
CREATE INDEX "LotteryOrder_gameNodeId_numero_state_orderNo_idx" ON "LotteryOrder"("gameNodeId", "numero", "state", "orderNo");

-- CreateIndex
CREATE INDEX "LotteryOrder_otherNodeId_numero_state_orderNo_idx" ON "LotteryOrder"("otherNodeId", "numero", "state", "orderNo");

-- CreateIndex
CREATE INDEX "LotteryOrder_record_idx" ON "LotteryOrder"("memberId", "time", "orderNo", "gameNodeId", "otherNodeId", "numero", "state", "amount", "validBet", "win", "rebate", "fee");
