-- CreateTable
CREATE TABLE "DepositChannel" (
    "brandCode" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "mode" TEXT NOT NULL,
    "names" TEXT NOT NULL,
    "settings" TEXT NOT NULL,
    "isInMaintenance" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL,

    PRIMARY KEY ("brandCode", "code"),
    CONSTRAINT "DepositChannel_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "DepositOrder" (
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

-- CreateTable
CREATE TABLE "PaymentProof" (
    "orderNo" TEXT NOT NULL PRIMARY KEY,
    "contentType" TEXT NOT NULL,
    "content" BLOB NOT NULL,
    "uploadedAt" DATETIME NOT NULL,
    CONSTRAINT "PaymentProof_orderNo_fkey" FOREIGN KEY ("orderNo") REFERENCES "DepositOrder" ("orderNo") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "WithdrawOrder" (
    "orderNo" TEXT NOT NULL PRIMARY KEY,
    "brandCode" TEXT NOT NULL,
    "memberId" INTEGER NOT NULL,
    "methodCode" TEXT NOT NULL,
    "isC2C" BOOLEAN NOT NULL,
    "payoutId" INTEGER NOT NULL,
    "account" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "fee" BIGINT NOT NULL,
    "reason" TEXT,
    "reference" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "stateAt" DATETIME NOT NULL,
    "finishedAt" DATETIME,
    "payments" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "WithdrawOrder_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Rollover" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "memberId" INTEGER NOT NULL,
    "cause" TEXT NOT NULL,
    "orderNo" TEXT NOT NULL,
    "bonusId" INTEGER,
    "credited" BIGINT NOT NULL,
    "required" BIGINT NOT NULL,
    "done" BIGINT NOT NULL,
    "state" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "closedAt" DATETIME,
    CONSTRAINT "Rollover_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "DueEvent" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "dueAt" DATETIME NOT NULL
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
    "cashRules" TEXT NOT NULL DEFAULT '{}',
    "position" INTEGER NOT NULL,
    "payoutRules" TEXT NOT NULL DEFAULT '{}',
    "securityQuestions" TEXT NOT NULL DEFAULT '[]'
);
INSERT INTO "new_Brand" ("code", "codeMinutes", "contacts", "countryDialingCode", "currency", "currencySymbol", "defaultLanguage", "hosts", "isInMaintenance", "isSingleSession", "isSingleWallet", "jackpot", "languages", "layout", "licences", "loginRequiredHome", "maintenanceEndTime", "minimumAge", "name", "passwordMaxAgeDays", "payoutRules", "position", "registerRules", "restrictedAddresses", "securityQuestions", "texts", "theme", "thirdParty", "unit", "vipService") SELECT "code", "codeMinutes", "contacts", "countryDialingCode", "currency", "currencySymbol", "defaultLanguage", "hosts", "isInMaintenance", "isSingleSession", "isSingleWallet", "jackpot", "languages", "layout", "licences", "loginRequiredHome", "maintenanceEndTime", "minimumAge", "name", "passwordMaxAgeDays", "payoutRules", "position", "registerRules", "restrictedAddresses", "securityQuestions", "texts", "theme", "thirdParty", "unit", "vipService" FROM "Brand";
DROP TABLE "Brand";
ALTER TABLE "new_Brand" RENAME TO "Brand";
CREATE TABLE "new_Promotion" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "canApply" BOOLEAN NOT NULL,
    "bonus" TEXT NOT NULL DEFAULT '',
    "startTime" DATETIME NOT NULL,
    "endTime" DATETIME NOT NULL,
    "position" INTEGER NOT NULL,
    CONSTRAINT "Promotion_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Promotion" ("brandCode", "canApply", "category", "code", "content", "endTime", "id", "position", "startTime", "summary", "title") SELECT "brandCode", "canApply", "category", "code", "content", "endTime", "id", "position", "startTime", "summary", "title" FROM "Promotion";
DROP TABLE "Promotion";
ALTER TABLE "new_Promotion" RENAME TO "Promotion";
CREATE UNIQUE INDEX "Promotion_brandCode_code_key" ON "Promotion"("brandCode", "code");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "DepositOrder_token_key" ON "DepositOrder"("token");

-- CreateIndex
CREATE INDEX "DepositOrder_memberId_createdAt_idx" ON "DepositOrder"("memberId", "createdAt");

-- CreateIndex
CREATE INDEX "DepositOrder_memberId_channelCode_state_idx" ON "DepositOrder"("memberId", "channelCode", "state");

-- CreateIndex
CREATE UNIQUE INDEX "DepositOrder_memberId_reference_key" ON "DepositOrder"("memberId", "reference");

-- CreateIndex
CREATE INDEX "WithdrawOrder_memberId_createdAt_idx" ON "WithdrawOrder"("memberId", "createdAt");

-- CreateIndex
CREATE INDEX "WithdrawOrder_memberId_state_idx" ON "WithdrawOrder"("memberId", "state");

-- CreateIndex
CREATE UNIQUE INDEX "WithdrawOrder_memberId_reference_key" ON "WithdrawOrder"("memberId", "reference");

-- CreateIndex
CREATE INDEX "Rollover_memberId_state_idx" ON "Rollover"("memberId", "state");

-- CreateIndex
CREATE INDEX "DueEvent_dueAt_idx" ON "DueEvent"("dueAt");
