-- DropIndex
DROP INDEX "Bet_state_settlesAt_idx";

-- CreateTable
CREATE TABLE "OneTimePassword" (
    "memberId" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "hash" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "OneTimePassword_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_VerificationCode" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "scene" TEXT NOT NULL,
    "mobileKey" TEXT NOT NULL,
    "network" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "wrongTries" INTEGER NOT NULL DEFAULT 0,
    "usedAt" DATETIME
);
INSERT INTO "new_VerificationCode" ("brandCode", "code", "createdAt", "expiresAt", "id", "mobileKey", "scene", "usedAt", "wrongTries") SELECT "brandCode", "code", "createdAt", "expiresAt", "id", "mobileKey", "scene", "usedAt", "wrongTries" FROM "VerificationCode";
DROP TABLE "VerificationCode";
ALTER TABLE "new_VerificationCode" RENAME TO "VerificationCode";
CREATE INDEX "VerificationCode_brandCode_scene_mobileKey_idx" ON "VerificationCode"("brandCode", "scene", "mobileKey");
CREATE INDEX "VerificationCode_brandCode_createdAt_idx" ON "VerificationCode"("brandCode", "createdAt");
CREATE TABLE "new_Play" (
    "token" TEXT NOT NULL PRIMARY KEY,
    "brandCode" TEXT NOT NULL,
    "memberId" INTEGER NOT NULL,
    "sessionToken" TEXT,
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
    CONSTRAINT "Play_sessionToken_fkey" FOREIGN KEY ("sessionToken") REFERENCES "Session" ("token") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Play_gameNodeId_fkey" FOREIGN KEY ("gameNodeId") REFERENCES "Game" ("nodeId") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Play" ("accountTypeId", "brandCode", "clientSeed", "createdAt", "endedAt", "gameNodeId", "language", "lastUsedAt", "memberId", "nonce", "roomId", "serverSeed", "state", "token") SELECT "accountTypeId", "brandCode", "clientSeed", "createdAt", "endedAt", "gameNodeId", "language", "lastUsedAt", "memberId", "nonce", "roomId", "serverSeed", "state", "token" FROM "Play";
DROP TABLE "Play";
ALTER TABLE "new_Play" RENAME TO "Play";
CREATE INDEX "Play_memberId_gameNodeId_idx" ON "Play"("memberId", "gameNodeId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Bet_memberId_state_settlesAt_idx" ON "Bet"("memberId", "state", "settlesAt");

-- CreateIndex
CREATE INDEX "Bet_brandCode_state_time_idx" ON "Bet"("brandCode", "state", "time");

