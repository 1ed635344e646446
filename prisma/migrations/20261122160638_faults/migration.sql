-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_WorldState" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "seed" TEXT NOT NULL,
    "generation" INTEGER NOT NULL,
    "clock" TEXT NOT NULL,
    "faults" TEXT NOT NULL DEFAULT '[]',
    "startedAt" DATETIME NOT NULL
);
INSERT INTO "new_WorldState" ("clock", "generation", "id", "seed", "startedAt") SELECT "clock", "generation", "id", "seed", "startedAt" FROM "WorldState";
DROP TABLE "WorldState";
ALTER TABLE "new_WorldState" RENAME TO "WorldState";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
