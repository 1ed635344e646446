-- AlterTable
ALTER TABLE "Member" ADD COLUMN "realityAt" DATETIME;

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Session" (
    "token" TEXT NOT NULL PRIMARY KEY,
    "memberId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "lastUsedAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    "isReplaced" BOOLEAN NOT NULL DEFAULT false,
    "ip" TEXT NOT NULL,
    "way" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    CONSTRAINT "Session_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Session" ("createdAt", "device", "endedAt", "ip", "isReplaced", "lastUsedAt", "memberId", "token", "way") SELECT "createdAt", "device", "endedAt", "ip", "isReplaced", "lastUsedAt", "memberId", "token", "way" FROM "Session";
DROP TABLE "Session";
ALTER TABLE "new_Session" RENAME TO "Session";
CREATE INDEX "Session_memberId_createdAt_idx" ON "Session"("memberId", "createdAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "LotterySlip_memberId_time_idx" ON "LotterySlip"("memberId", "time");

-- CreateIndex
CREATE INDEX "Play_memberId_lastUsedAt_idx" ON "Play"("memberId", "lastUsedAt");
