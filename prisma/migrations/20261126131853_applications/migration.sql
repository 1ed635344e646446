-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Application" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "memberId" INTEGER NOT NULL,
    "promotionId" INTEGER NOT NULL,
    "comment" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "reason" TEXT,
    "createdAt" DATETIME NOT NULL,
    "decidedAt" DATETIME,
    CONSTRAINT "Application_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Application" ("brandCode", "comment", "createdAt", "decidedAt", "id", "memberId", "promotionId", "reason", "state") SELECT "brandCode", "comment", "createdAt", "decidedAt", "id", "memberId", "promotionId", "reason", "state" FROM "Application";
DROP TABLE "Application";
ALTER TABLE "new_Application" RENAME TO "Application";
CREATE INDEX "Application_memberId_promotionId_idx" ON "Application"("memberId", "promotionId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
