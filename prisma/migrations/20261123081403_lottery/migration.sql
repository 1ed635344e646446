-- CreateTable
CREATE TABLE "LotteryGame" (
    "gameNodeId" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "family" TEXT NOT NULL,
    "grid" TEXT NOT NULL,
    "tag" TEXT NOT NULL,
    "isPopular" BOOLEAN NOT NULL,
    "position" INTEGER NOT NULL,
    CONSTRAINT "LotteryGame_gameNodeId_fkey" FOREIGN KEY ("gameNodeId") REFERENCES "Game" ("nodeId") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LotteryDraw" (
    "gameNodeId" INTEGER NOT NULL,
    "numero" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "drawAt" DATETIME NOT NULL,
    "drawnAt" DATETIME,
    "result" TEXT NOT NULL,

    PRIMARY KEY ("gameNodeId", "numero"),
    CONSTRAINT "LotteryDraw_gameNodeId_fkey" FOREIGN KEY ("gameNodeId") REFERENCES "Game" ("nodeId") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LotterySlip" (
    "orderNo" TEXT NOT NULL PRIMARY KEY,
    "brandCode" TEXT NOT NULL,
    "memberId" INTEGER NOT NULL,
    "reference" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "numero" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "accountTypeId" INTEGER NOT NULL,
    "isChase" BOOLEAN NOT NULL,
    "isStopOnWin" BOOLEAN NOT NULL,
    "time" DATETIME NOT NULL,
    CONSTRAINT "LotterySlip_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LotteryOrder" (
    "orderNo" TEXT NOT NULL PRIMARY KEY,
    "slipNo" TEXT NOT NULL,
    "brandCode" TEXT NOT NULL,
    "memberId" INTEGER NOT NULL,
    "gameNodeId" INTEGER NOT NULL,
    "otherNodeId" INTEGER,
    "numero" TEXT NOT NULL,
    "drawAt" DATETIME NOT NULL,
    "play" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "unit" BIGINT NOT NULL,
    "multiple" INTEGER NOT NULL,
    "stakes" INTEGER NOT NULL,
    "series" INTEGER,
    "rebateRate" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "validBet" BIGINT NOT NULL DEFAULT 0,
    "win" BIGINT NOT NULL DEFAULT 0,
    "rebate" BIGINT NOT NULL DEFAULT 0,
    "state" INTEGER NOT NULL,
    "time" DATETIME NOT NULL,
    "settledAt" DATETIME,
    CONSTRAINT "LotteryOrder_slipNo_fkey" FOREIGN KEY ("slipNo") REFERENCES "LotterySlip" ("orderNo") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LotteryNumber" (
    "brandCode" TEXT NOT NULL,
    "gameNodeId" INTEGER NOT NULL,
    "numero" TEXT NOT NULL,
    "play" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "staked" BIGINT NOT NULL,

    PRIMARY KEY ("brandCode", "gameNodeId", "numero", "play", "number")
);

-- CreateTable
CREATE TABLE "MemberRate" (
    "memberId" INTEGER NOT NULL,
    "gameType" TEXT NOT NULL,
    "rate" INTEGER NOT NULL,

    PRIMARY KEY ("memberId", "gameType"),
    CONSTRAINT "MemberRate_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "LotterySlip_memberId_reference_key" ON "LotterySlip"("memberId", "reference");

-- CreateIndex
CREATE INDEX "LotteryOrder_gameNodeId_numero_state_idx" ON "LotteryOrder"("gameNodeId", "numero", "state");

-- CreateIndex
CREATE INDEX "LotteryOrder_slipNo_state_idx" ON "LotteryOrder"("slipNo", "state");

-- CreateIndex
CREATE INDEX "LotteryOrder_record_idx" ON "LotteryOrder"("memberId", "time", "orderNo", "gameNodeId", "numero", "state", "amount", "win", "rebate");
