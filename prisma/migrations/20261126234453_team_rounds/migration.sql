-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_TeamDay" (
    "memberId" INTEGER NOT NULL,
    "day" INTEGER NOT NULL,
    "gameType" TEXT NOT NULL,
    "deposit" BIGINT NOT NULL,
    "withdraw" BIGINT NOT NULL,
    "stakes" BIGINT NOT NULL,
    "validBet" BIGINT NOT NULL,
    "win" BIGINT NOT NULL,
    "rebate" BIGINT NOT NULL,
    "promotion" BIGINT NOT NULL,
    "commission" BIGINT NOT NULL,
    "salary" BIGINT NOT NULL,
    "dividend" BIGINT NOT NULL,
    "rounds" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("memberId", "day", "gameType"),
    CONSTRAINT "TeamDay_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
DROP TABLE "TeamDay";
ALTER TABLE "new_TeamDay" RENAME TO "TeamDay";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- Its days are added up again, with their rounds.
DELETE FROM "TeamClosing";
