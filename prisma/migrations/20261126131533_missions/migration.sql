-- CreateTable
CREATE TABLE "Mission" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "group" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "required" INTEGER NOT NULL,
    "gameType" TEXT,
    "title" TEXT NOT NULL,
    "rewardKind" TEXT NOT NULL,
    "rewardAmount" INTEGER NOT NULL,
    "turnover" REAL NOT NULL DEFAULT 0,
    "activity" INTEGER NOT NULL,
    "afterId" INTEGER,
    "minimumRank" INTEGER NOT NULL DEFAULT 0,
    "position" INTEGER NOT NULL,
    CONSTRAINT "Mission_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "BoardPrize" (
    "brandCode" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "from" INTEGER NOT NULL,
    "to" INTEGER NOT NULL,
    "rewardKind" TEXT NOT NULL,
    "rewardAmount" INTEGER NOT NULL,
    "turnover" REAL NOT NULL DEFAULT 0,

    PRIMARY KEY ("brandCode", "period", "from"),
    CONSTRAINT "BoardPrize_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Mission_brandCode_position_idx" ON "Mission"("brandCode", "position");

-- CreateIndex
CREATE INDEX "Bet_memberId_settledAt_idx" ON "Bet"("memberId", "settledAt");

-- CreateIndex
CREATE INDEX "LotteryOrder_memberId_settledAt_idx" ON "LotteryOrder"("memberId", "settledAt");
