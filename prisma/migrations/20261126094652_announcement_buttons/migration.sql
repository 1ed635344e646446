-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Announcement" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "link" TEXT NOT NULL DEFAULT '',
    "linkText" TEXT NOT NULL DEFAULT '{}',
    "minimumRank" INTEGER NOT NULL DEFAULT 0,
    "position" INTEGER NOT NULL,
    CONSTRAINT "Announcement_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Announcement" ("brandCode", "content", "id", "position", "title", "type") SELECT "brandCode", "content", "id", "position", "title", "type" FROM "Announcement";
DROP TABLE "Announcement";
ALTER TABLE "new_Announcement" RENAME TO "Announcement";
CREATE INDEX "Announcement_brandCode_type_idx" ON "Announcement"("brandCode", "type");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
