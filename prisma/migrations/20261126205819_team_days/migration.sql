-- CreateTable
CREATE TABLE "TeamDay" (
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

    PRIMARY KEY ("memberId", "day", "gameType"),
    CONSTRAINT "TeamDay_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "TeamClosing" (
    "brandCode" TEXT NOT NULL PRIMARY KEY,
    "day" INTEGER NOT NULL,
    CONSTRAINT "TeamClosing_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_DailySum" (
    "memberId" INTEGER NOT NULL,
    "day" INTEGER NOT NULL,
    "gameType" TEXT NOT NULL,
    "deposit" BIGINT NOT NULL DEFAULT 0,
    "withdraw" BIGINT NOT NULL DEFAULT 0,
    "bet" BIGINT NOT NULL DEFAULT 0,
    "validBet" BIGINT NOT NULL DEFAULT 0,
    "win" BIGINT NOT NULL DEFAULT 0,
    "rebate" BIGINT NOT NULL DEFAULT 0,
    "promotion" BIGINT NOT NULL DEFAULT 0,
    "commission" BIGINT NOT NULL DEFAULT 0,
    "salary" BIGINT NOT NULL DEFAULT 0,
    "dividend" BIGINT NOT NULL DEFAULT 0,
    "stakes" BIGINT NOT NULL DEFAULT 0,
    "counted" BIGINT NOT NULL DEFAULT 0,
    "rounds" INTEGER NOT NULL DEFAULT 0,
    "wonRounds" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("memberId", "day", "gameType"),
    CONSTRAINT "DailySum_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_DailySum" ("bet", "counted", "day", "deposit", "gameType", "memberId", "promotion", "rebate", "rounds", "stakes", "validBet", "win", "withdraw", "wonRounds") SELECT "bet", "counted", "day", "deposit", "gameType", "memberId", "promotion", "rebate", "rounds", "stakes", "validBet", "win", "withdraw", "wonRounds" FROM "DailySum";
DROP TABLE "DailySum";
ALTER TABLE "new_DailySum" RENAME TO "DailySum";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
