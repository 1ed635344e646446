-- AlterTable
ALTER TABLE "Member" ADD COLUMN "realityMinutes" INTEGER;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN "realityAt" DATETIME;

-- CreateTable
CREATE TABLE "PlayLimit" (
    "memberId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "raisedAt" DATETIME,
    "raisedTo" BIGINT,

    PRIMARY KEY ("memberId", "kind", "period"),
    CONSTRAINT "PlayLimit_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PlayBreak" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "memberId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "startedAt" DATETIME NOT NULL,
    "endsAt" DATETIME NOT NULL,
    CONSTRAINT "PlayBreak_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "PlayBreak_memberId_endsAt_idx" ON "PlayBreak"("memberId", "endsAt");
