-- CreateTable
CREATE TABLE "ContractTemplate" (
    "agentId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "terms" TEXT NOT NULL,

    PRIMARY KEY ("agentId", "kind", "name")
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Contract" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "uplineId" INTEGER,
    "lineId" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "terms" TEXT NOT NULL,
    "isPaidByBrand" BOOLEAN NOT NULL DEFAULT false,
    "proposedAt" DATETIME NOT NULL,
    "answeredAt" DATETIME,
    "validFrom" DATETIME,
    "validTo" DATETIME,
    "carried" BIGINT NOT NULL DEFAULT 0,
    CONSTRAINT "Contract_lineId_fkey" FOREIGN KEY ("lineId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Contract" ("answeredAt", "brandCode", "carried", "id", "kind", "lineId", "proposedAt", "state", "terms", "uplineId", "validFrom", "validTo") SELECT "answeredAt", "brandCode", "carried", "id", "kind", "lineId", "proposedAt", "state", "terms", "uplineId", "validFrom", "validTo" FROM "Contract";
DROP TABLE "Contract";
ALTER TABLE "new_Contract" RENAME TO "Contract";
CREATE INDEX "Contract_lineId_kind_idx" ON "Contract"("lineId", "kind");
CREATE INDEX "Contract_uplineId_kind_idx" ON "Contract"("uplineId", "kind");
CREATE INDEX "Contract_brandCode_kind_state_idx" ON "Contract"("brandCode", "kind", "state");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
