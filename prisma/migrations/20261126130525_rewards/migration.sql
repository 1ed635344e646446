-- CreateTable
CREATE TABLE "Reward" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "memberId" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "sourceKey" TEXT NOT NULL,
    "promotionId" INTEGER,
    "title" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "activity" INTEGER NOT NULL DEFAULT 0,
    "wagering" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "claimableFrom" DATETIME NOT NULL,
    "claimableUntil" DATETIME,
    "claimedAt" DATETIME,
    "orderNo" TEXT,
    CONSTRAINT "Reward_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Progress" (
    "memberId" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "turnover" BIGINT NOT NULL DEFAULT 0,
    "points" BIGINT NOT NULL DEFAULT 0,
    "day" INTEGER NOT NULL DEFAULT 0,
    "week" INTEGER NOT NULL DEFAULT 0,
    "ceiling" INTEGER,
    CONSTRAINT "Progress_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "VipLevel" (
    "brandCode" TEXT NOT NULL,
    "rankLevel" INTEGER NOT NULL,
    "turnover" INTEGER NOT NULL,
    "deposits" INTEGER NOT NULL,
    "keep" INTEGER NOT NULL,
    "cashback" REAL NOT NULL,
    "pointRate" INTEGER NOT NULL,
    "upgradeBonus" INTEGER NOT NULL,
    "weeklyBonus" INTEGER NOT NULL,
    "birthdayBonus" INTEGER NOT NULL,
    "bonusTurnover" INTEGER NOT NULL,
    "withdrawDay" INTEGER NOT NULL,
    "withdrawTime" INTEGER NOT NULL,

    PRIMARY KEY ("brandCode", "rankLevel"),
    CONSTRAINT "VipLevel_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RankChange" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "memberId" INTEGER NOT NULL,
    "from" INTEGER NOT NULL,
    "to" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "time" DATETIME NOT NULL,
    CONSTRAINT "RankChange_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "CheckIn" (
    "memberId" INTEGER NOT NULL,
    "promotionId" INTEGER NOT NULL,
    "day" INTEGER NOT NULL,
    "streak" INTEGER NOT NULL,

    PRIMARY KEY ("memberId", "promotionId", "day"),
    CONSTRAINT "CheckIn_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Application" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "memberId" INTEGER NOT NULL,
    "promotionId" INTEGER NOT NULL,
    "comment" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "reason" TEXT,
    "createdAt" DATETIME NOT NULL,
    "decidedAt" DATETIME,
    CONSTRAINT "Application_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ApplicationPicture" (
    "applicationId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "contentType" TEXT NOT NULL,
    "content" BLOB NOT NULL,

    PRIMARY KEY ("applicationId", "position"),
    CONSTRAINT "ApplicationPicture_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "Application" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PointLot" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "memberId" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,
    "left" INTEGER NOT NULL,
    "earnedAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "PointLot_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PointEntry" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "memberId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "balanceAfter" INTEGER NOT NULL,
    "remark" TEXT NOT NULL DEFAULT '',
    "orderNo" TEXT,
    "time" DATETIME NOT NULL,
    CONSTRAINT "PointEntry_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Brand" (
    "code" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "currencySymbol" TEXT NOT NULL,
    "unit" INTEGER NOT NULL,
    "jackpot" TEXT NOT NULL,
    "defaultLanguage" TEXT NOT NULL,
    "languages" TEXT NOT NULL,
    "hosts" TEXT NOT NULL,
    "texts" TEXT NOT NULL,
    "theme" TEXT NOT NULL,
    "layout" TEXT NOT NULL,
    "contacts" TEXT NOT NULL,
    "licences" TEXT NOT NULL,
    "registerRules" TEXT NOT NULL,
    "vipService" TEXT NOT NULL,
    "loginRequiredHome" BOOLEAN NOT NULL,
    "isSingleWallet" BOOLEAN NOT NULL,
    "isSingleSession" BOOLEAN NOT NULL,
    "passwordMaxAgeDays" INTEGER NOT NULL,
    "countryDialingCode" TEXT NOT NULL,
    "codeMinutes" INTEGER NOT NULL,
    "minimumAge" INTEGER NOT NULL DEFAULT 18,
    "thirdParty" TEXT NOT NULL,
    "isInMaintenance" BOOLEAN NOT NULL DEFAULT false,
    "maintenanceEndTime" DATETIME,
    "restrictedAddresses" TEXT NOT NULL DEFAULT '[]',
    "pointRules" TEXT NOT NULL DEFAULT '{}',
    "cashRules" TEXT NOT NULL DEFAULT '{}',
    "position" INTEGER NOT NULL,
    "payoutRules" TEXT NOT NULL DEFAULT '{}',
    "securityQuestions" TEXT NOT NULL DEFAULT '[]'
);
INSERT INTO "new_Brand" ("cashRules", "code", "codeMinutes", "contacts", "countryDialingCode", "currency", "currencySymbol", "defaultLanguage", "hosts", "isInMaintenance", "isSingleSession", "isSingleWallet", "jackpot", "languages", "layout", "licences", "loginRequiredHome", "maintenanceEndTime", "minimumAge", "name", "passwordMaxAgeDays", "payoutRules", "position", "registerRules", "restrictedAddresses", "securityQuestions", "texts", "theme", "thirdParty", "unit", "vipService") SELECT "cashRules", "code", "codeMinutes", "contacts", "countryDialingCode", "currency", "currencySymbol", "defaultLanguage", "hosts", "isInMaintenance", "isSingleSession", "isSingleWallet", "jackpot", "languages", "layout", "licences", "loginRequiredHome", "maintenanceEndTime", "minimumAge", "name", "passwordMaxAgeDays", "payoutRules", "position", "registerRules", "restrictedAddresses", "securityQuestions", "texts", "theme", "thirdParty", "unit", "vipService" FROM "Brand";
DROP TABLE "Brand";
ALTER TABLE "new_Brand" RENAME TO "Brand";
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
    "stakes" BIGINT NOT NULL DEFAULT 0,
    "counted" BIGINT NOT NULL DEFAULT 0,
    "rounds" INTEGER NOT NULL DEFAULT 0,
    "wonRounds" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("memberId", "day", "gameType"),
    CONSTRAINT "DailySum_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_DailySum" ("bet", "day", "deposit", "gameType", "memberId", "promotion", "rebate", "validBet", "win", "withdraw") SELECT "bet", "day", "deposit", "gameType", "memberId", "promotion", "rebate", "validBet", "win", "withdraw" FROM "DailySum";
DROP TABLE "DailySum";
ALTER TABLE "new_DailySum" RENAME TO "DailySum";
CREATE TABLE "new_DepositOrder" (
    "orderNo" TEXT NOT NULL PRIMARY KEY,
    "brandCode" TEXT NOT NULL,
    "memberId" INTEGER NOT NULL,
    "channelCode" TEXT NOT NULL,
    "mode" TEXT NOT NULL,
    "bankCode" TEXT,
    "state" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "arrived" BIGINT,
    "credited" BIGINT,
    "bonusId" INTEGER,
    "bonusTerms" TEXT NOT NULL DEFAULT '',
    "bonus" BIGINT,
    "reference" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "finishedAt" DATETIME,
    "reportedAt" DATETIME,
    "isLate" BOOLEAN NOT NULL DEFAULT false,
    "token" TEXT NOT NULL,
    "payment" TEXT NOT NULL,
    "paymentId" TEXT,
    CONSTRAINT "DepositOrder_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_DepositOrder" ("amount", "arrived", "bankCode", "bonus", "bonusId", "brandCode", "channelCode", "createdAt", "credited", "expiresAt", "fingerprint", "finishedAt", "isLate", "memberId", "mode", "orderNo", "payment", "paymentId", "reference", "reportedAt", "state", "token") SELECT "amount", "arrived", "bankCode", "bonus", "bonusId", "brandCode", "channelCode", "createdAt", "credited", "expiresAt", "fingerprint", "finishedAt", "isLate", "memberId", "mode", "orderNo", "payment", "paymentId", "reference", "reportedAt", "state", "token" FROM "DepositOrder";
DROP TABLE "DepositOrder";
ALTER TABLE "new_DepositOrder" RENAME TO "DepositOrder";
CREATE UNIQUE INDEX "DepositOrder_token_key" ON "DepositOrder"("token");
CREATE INDEX "DepositOrder_memberId_createdAt_idx" ON "DepositOrder"("memberId", "createdAt");
CREATE INDEX "DepositOrder_memberId_channelCode_state_idx" ON "DepositOrder"("memberId", "channelCode", "state");
CREATE UNIQUE INDEX "DepositOrder_memberId_reference_key" ON "DepositOrder"("memberId", "reference");
CREATE TABLE "new_Promotion" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "terms" TEXT NOT NULL DEFAULT '{}',
    "kind" TEXT NOT NULL DEFAULT 'INFORMATION',
    "rules" TEXT NOT NULL DEFAULT '{}',
    "audience" TEXT NOT NULL DEFAULT '{}',
    "budget" TEXT NOT NULL DEFAULT '{}',
    "startTime" DATETIME NOT NULL,
    "endTime" DATETIME NOT NULL,
    "position" INTEGER NOT NULL,
    CONSTRAINT "Promotion_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Promotion" ("brandCode", "category", "code", "content", "endTime", "id", "position", "startTime", "summary", "title") SELECT "brandCode", "category", "code", "content", "endTime", "id", "position", "startTime", "summary", "title" FROM "Promotion";
DROP TABLE "Promotion";
ALTER TABLE "new_Promotion" RENAME TO "Promotion";
CREATE UNIQUE INDEX "Promotion_brandCode_code_key" ON "Promotion"("brandCode", "code");
CREATE TABLE "new_Rollover" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "memberId" INTEGER NOT NULL,
    "cause" TEXT NOT NULL,
    "orderNo" TEXT NOT NULL,
    "rewardId" INTEGER,
    "gameTypes" TEXT NOT NULL DEFAULT '',
    "maxStake" BIGINT,
    "expiresAt" DATETIME,
    "credited" BIGINT NOT NULL,
    "required" BIGINT NOT NULL,
    "done" BIGINT NOT NULL,
    "state" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "closedAt" DATETIME,
    CONSTRAINT "Rollover_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Rollover" ("cause", "closedAt", "createdAt", "credited", "done", "id", "memberId", "orderNo", "required", "state") SELECT "cause", "closedAt", "createdAt", "credited", "done", "id", "memberId", "orderNo", "required", "state" FROM "Rollover";
DROP TABLE "Rollover";
ALTER TABLE "new_Rollover" RENAME TO "Rollover";
CREATE INDEX "Rollover_memberId_state_idx" ON "Rollover"("memberId", "state");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Reward_memberId_createdAt_idx" ON "Reward"("memberId", "createdAt");

-- CreateIndex
CREATE INDEX "Reward_promotionId_state_idx" ON "Reward"("promotionId", "state");

-- CreateIndex
CREATE INDEX "Reward_brandCode_source_claimedAt_idx" ON "Reward"("brandCode", "source", "claimedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Reward_memberId_sourceKey_key" ON "Reward"("memberId", "sourceKey");

-- CreateIndex
CREATE INDEX "RankChange_memberId_time_idx" ON "RankChange"("memberId", "time");

-- CreateIndex
CREATE INDEX "Application_memberId_promotionId_idx" ON "Application"("memberId", "promotionId");

-- CreateIndex
CREATE UNIQUE INDEX "Application_memberId_reference_key" ON "Application"("memberId", "reference");

-- CreateIndex
CREATE INDEX "PointLot_memberId_expiresAt_idx" ON "PointLot"("memberId", "expiresAt");

-- CreateIndex
CREATE INDEX "PointEntry_memberId_time_idx" ON "PointEntry"("memberId", "time");
