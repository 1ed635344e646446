-- DropIndex
DROP INDEX "LotteryOrder_memberId_gameNodeId_numero_state_idx";

-- CreateIndex
CREATE INDEX "LotteryOrder_memberId_gameNodeId_numero_state_amount_idx" ON "LotteryOrder"("memberId", "gameNodeId", "numero", "state", "amount");
