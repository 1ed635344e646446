-- CreateIndex
CREATE INDEX "LotteryOrder_otherNodeId_numero_state_idx" ON "LotteryOrder"("otherNodeId", "numero", "state");
