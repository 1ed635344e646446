-- CreateIndex
CREATE INDEX "DailySum_report_idx" ON "DailySum"("memberId", "day", "gameType", "deposit", "withdraw", "stakes", "validBet", "win", "rebate", "promotion", "commission", "salary", "dividend", "rounds");
