-- CreateTable
CREATE TABLE "PointReward" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "picture" TEXT NOT NULL,
    "cost" INTEGER NOT NULL,
    "worth" INTEGER NOT NULL,
    "turnover" INTEGER NOT NULL,
    "stock" INTEGER,
    "perMember" INTEGER,
    "minimumRank" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    CONSTRAINT "PointReward_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Redemption" (
    "orderNo" TEXT NOT NULL PRIMARY KEY,
    "brandCode" TEXT NOT NULL,
    "memberId" INTEGER NOT NULL,
    "rewardId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "picture" TEXT NOT NULL,
    "cost" INTEGER NOT NULL,
    "worth" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "delivery" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "stateAt" DATETIME NOT NULL,
    CONSTRAINT "Redemption_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "PointReward_brandCode_position_idx" ON "PointReward"("brandCode", "position");

-- CreateIndex
CREATE INDEX "Redemption_memberId_createdAt_idx" ON "Redemption"("memberId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Redemption_memberId_reference_key" ON "Redemption"("memberId", "reference");
