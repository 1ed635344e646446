-- CreateTable
CREATE TABLE "DailySum" (
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

    PRIMARY KEY ("memberId", "day", "gameType"),
    CONSTRAINT "DailySum_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "Movement" ADD COLUMN "gameType" TEXT;
