-- CreateTable
CREATE TABLE "Movement" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "orderNo" TEXT NOT NULL,
    "brandCode" TEXT NOT NULL,
    "memberId" INTEGER NOT NULL,
    "reference" TEXT,
    "fingerprint" TEXT,
    "remark" TEXT NOT NULL,
    "time" DATETIME NOT NULL,
    CONSTRAINT "Movement_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LedgerEntry" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "movementId" INTEGER NOT NULL,
    "memberId" INTEGER,
    "accountTypeId" INTEGER,
    "house" TEXT,
    "typeCode" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "balanceAfter" BIGINT,
    "time" DATETIME NOT NULL,
    CONSTRAINT "LedgerEntry_movementId_fkey" FOREIGN KEY ("movementId") REFERENCES "Movement" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Favourite" (
    "memberId" INTEGER NOT NULL,
    "gameNodeId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    PRIMARY KEY ("memberId", "gameNodeId"),
    CONSTRAINT "Favourite_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Favourite_gameNodeId_fkey" FOREIGN KEY ("gameNodeId") REFERENCES "Game" ("nodeId") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RecentGame" (
    "memberId" INTEGER NOT NULL,
    "gameNodeId" INTEGER NOT NULL,
    "playedAt" DATETIME NOT NULL,

    PRIMARY KEY ("memberId", "gameNodeId"),
    CONSTRAINT "RecentGame_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "RecentGame_gameNodeId_fkey" FOREIGN KEY ("gameNodeId") REFERENCES "Game" ("nodeId") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Play" (
    "token" TEXT NOT NULL PRIMARY KEY,
    "brandCode" TEXT NOT NULL,
    "memberId" INTEGER NOT NULL,
    "gameNodeId" INTEGER NOT NULL,
    "accountTypeId" INTEGER NOT NULL,
    "roomId" TEXT,
    "language" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "lastUsedAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    "serverSeed" TEXT NOT NULL,
    "clientSeed" TEXT NOT NULL,
    "nonce" INTEGER NOT NULL DEFAULT 0,
    "state" TEXT NOT NULL DEFAULT 'null',
    CONSTRAINT "Play_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Play_gameNodeId_fkey" FOREIGN KEY ("gameNodeId") REFERENCES "Game" ("nodeId") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Bet" (
    "orderNo" TEXT NOT NULL PRIMARY KEY,
    "brandCode" TEXT NOT NULL,
    "memberId" INTEGER NOT NULL,
    "gameNodeId" INTEGER NOT NULL,
    "vendorCode" TEXT NOT NULL,
    "gameType" TEXT NOT NULL,
    "accountTypeId" INTEGER NOT NULL,
    "time" DATETIME NOT NULL,
    "settlesAt" DATETIME,
    "settledAt" DATETIME,
    "bet" BIGINT NOT NULL,
    "validBet" BIGINT NOT NULL,
    "win" BIGINT NOT NULL,
    "state" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "nonce" INTEGER NOT NULL,
    "detail" TEXT NOT NULL,
    CONSTRAINT "Bet_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Bet_gameNodeId_fkey" FOREIGN KEY ("gameNodeId") REFERENCES "Game" ("nodeId") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "JackpotPot" (
    "brandCode" TEXT NOT NULL PRIMARY KEY,
    "week" INTEGER NOT NULL,
    "contributed" BIGINT NOT NULL,
    "paid" BIGINT NOT NULL
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_BrandVendor" (
    "brandCode" TEXT NOT NULL,
    "vendorCode" TEXT NOT NULL,
    "gameType" TEXT NOT NULL,
    "isInMaintenance" BOOLEAN NOT NULL DEFAULT false,

    PRIMARY KEY ("brandCode", "vendorCode", "gameType"),
    CONSTRAINT "BrandVendor_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "BrandVendor_vendorCode_gameType_fkey" FOREIGN KEY ("vendorCode", "gameType") REFERENCES "Vendor" ("code", "gameType") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_BrandVendor" ("brandCode", "gameType", "vendorCode") SELECT "brandCode", "gameType", "vendorCode" FROM "BrandVendor";
DROP TABLE "BrandVendor";
ALTER TABLE "new_BrandVendor" RENAME TO "BrandVendor";
CREATE TABLE "new_Game" (
    "nodeId" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "code" TEXT NOT NULL,
    "vendorCode" TEXT NOT NULL,
    "gameType" TEXT NOT NULL,
    "classify" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "minBet" INTEGER NOT NULL,
    "lines" INTEGER NOT NULL,
    "rtp" TEXT NOT NULL,
    "volatility" TEXT NOT NULL,
    "isHot" BOOLEAN NOT NULL,
    "isNew" BOOLEAN NOT NULL,
    "hasJackpot" BOOLEAN NOT NULL,
    "isLobby" BOOLEAN NOT NULL DEFAULT false,
    "rank" INTEGER NOT NULL,
    CONSTRAINT "Game_vendorCode_gameType_fkey" FOREIGN KEY ("vendorCode", "gameType") REFERENCES "Vendor" ("code", "gameType") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Game" ("classify", "code", "gameType", "hasJackpot", "isHot", "isNew", "lines", "minBet", "name", "nodeId", "rank", "rtp", "slug", "vendorCode", "volatility") SELECT "classify", "code", "gameType", "hasJackpot", "isHot", "isNew", "lines", "minBet", "name", "nodeId", "rank", "rtp", "slug", "vendorCode", "volatility" FROM "Game";
DROP TABLE "Game";
ALTER TABLE "new_Game" RENAME TO "Game";
CREATE UNIQUE INDEX "Game_code_key" ON "Game"("code");
CREATE INDEX "Game_gameType_rank_idx" ON "Game"("gameType", "rank");
CREATE TABLE "new_Winner" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "playerName" TEXT NOT NULL,
    "avatar" INTEGER NOT NULL,
    "gameNodeId" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "time" DATETIME NOT NULL,
    "isSeeded" BOOLEAN NOT NULL DEFAULT true,
    CONSTRAINT "Winner_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Winner_gameNodeId_fkey" FOREIGN KEY ("gameNodeId") REFERENCES "Game" ("nodeId") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Winner" ("amount", "avatar", "brandCode", "gameNodeId", "id", "playerName", "time") SELECT "amount", "avatar", "brandCode", "gameNodeId", "id", "playerName", "time" FROM "Winner";
DROP TABLE "Winner";
ALTER TABLE "new_Winner" RENAME TO "Winner";
CREATE INDEX "Winner_brandCode_time_idx" ON "Winner"("brandCode", "time");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "Movement_orderNo_key" ON "Movement"("orderNo");

-- CreateIndex
CREATE UNIQUE INDEX "Movement_memberId_reference_key" ON "Movement"("memberId", "reference");

-- CreateIndex
CREATE INDEX "LedgerEntry_movementId_idx" ON "LedgerEntry"("movementId");

-- CreateIndex
CREATE INDEX "LedgerEntry_memberId_time_idx" ON "LedgerEntry"("memberId", "time");

-- CreateIndex
CREATE INDEX "RecentGame_memberId_playedAt_idx" ON "RecentGame"("memberId", "playedAt");

-- CreateIndex
CREATE INDEX "Play_memberId_gameNodeId_idx" ON "Play"("memberId", "gameNodeId");

-- CreateIndex
CREATE INDEX "Bet_memberId_time_idx" ON "Bet"("memberId", "time");

-- CreateIndex
CREATE INDEX "Bet_state_settlesAt_idx" ON "Bet"("state", "settlesAt");

-- CreateIndex
CREATE UNIQUE INDEX "Bet_memberId_reference_key" ON "Bet"("memberId", "reference");

