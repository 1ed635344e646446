-- AlterTable
ALTER TABLE "LotteryOrder" ADD COLUMN "counted" BIGINT;

-- CreateIndex
CREATE INDEX "LotteryOrder_memberId_gameNodeId_numero_state_idx" ON "LotteryOrder"("memberId", "gameNodeId", "numero", "state");
