-- CreateTable
CREATE TABLE "Commission" (
    "agentId" INTEGER NOT NULL,
    "day" INTEGER NOT NULL,
    "lineId" INTEGER NOT NULL,
    "gameType" TEXT NOT NULL,
    "validBet" BIGINT NOT NULL,
    "ownRate" INTEGER NOT NULL,
    "lineRate" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "orderNo" TEXT NOT NULL,

    PRIMARY KEY ("agentId", "day", "lineId", "gameType"),
    CONSTRAINT "Commission_agentId_fkey" FOREIGN KEY ("agentId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Settlement" (
    "brandCode" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "from" DATETIME NOT NULL,
    "to" DATETIME NOT NULL,
    "paidAt" DATETIME,

    PRIMARY KEY ("brandCode", "kind", "from", "to")
);

-- CreateTable
CREATE TABLE "Contract" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "uplineId" INTEGER,
    "lineId" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "terms" TEXT NOT NULL,
    "proposedAt" DATETIME NOT NULL,
    "answeredAt" DATETIME,
    "validFrom" DATETIME,
    "validTo" DATETIME,
    "carried" BIGINT NOT NULL DEFAULT 0,
    CONSTRAINT "Contract_lineId_fkey" FOREIGN KEY ("lineId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Payout" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "contractId" INTEGER NOT NULL,
    "from" DATETIME NOT NULL,
    "to" DATETIME NOT NULL,
    "detail" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "paid" BIGINT NOT NULL,
    "settledAt" DATETIME NOT NULL,
    "paidAt" DATETIME,
    CONSTRAINT "Payout_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PeriodBase" (
    "contractId" INTEGER NOT NULL,
    "from" DATETIME NOT NULL,
    "validBet" BIGINT NOT NULL,

    PRIMARY KEY ("contractId", "from")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "agentId" INTEGER NOT NULL,
    "subName" TEXT,
    "lineId" INTEGER NOT NULL,
    "act" TEXT NOT NULL,
    "before" TEXT NOT NULL,
    "after" TEXT NOT NULL,
    "ip" TEXT NOT NULL,
    "time" DATETIME NOT NULL
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
    "rebateRules" TEXT NOT NULL DEFAULT '{}',
    "cashRules" TEXT NOT NULL DEFAULT '{}',
    "position" INTEGER NOT NULL,
    "payoutRules" TEXT NOT NULL DEFAULT '{}',
    "securityQuestions" TEXT NOT NULL DEFAULT '[]'
);
INSERT INTO "new_Brand" ("cashRules", "code", "codeMinutes", "contacts", "countryDialingCode", "currency", "currencySymbol", "defaultLanguage", "hosts", "isInMaintenance", "isSingleSession", "isSingleWallet", "jackpot", "languages", "layout", "licences", "loginRequiredHome", "maintenanceEndTime", "minimumAge", "name", "passwordMaxAgeDays", "payoutRules", "pointRules", "position", "registerRules", "restrictedAddresses", "securityQuestions", "texts", "theme", "thirdParty", "unit", "vipService") SELECT "cashRules", "code", "codeMinutes", "contacts", "countryDialingCode", "currency", "currencySymbol", "defaultLanguage", "hosts", "isInMaintenance", "isSingleSession", "isSingleWallet", "jackpot", "languages", "layout", "licences", "loginRequiredHome", "maintenanceEndTime", "minimumAge", "name", "passwordMaxAgeDays", "payoutRules", "pointRules", "position", "registerRules", "restrictedAddresses", "securityQuestions", "texts", "theme", "thirdParty", "unit", "vipService" FROM "Brand";
DROP TABLE "Brand";
ALTER TABLE "new_Brand" RENAME TO "Brand";
CREATE TABLE "new_MemberRate" (
    "memberId" INTEGER NOT NULL,
    "gameType" TEXT NOT NULL,
    "day" INTEGER NOT NULL,
    "rate" INTEGER NOT NULL,

    PRIMARY KEY ("memberId", "gameType", "day"),
    CONSTRAINT "MemberRate_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_MemberRate" ("gameType", "memberId", "rate") SELECT "gameType", "memberId", "rate" FROM "MemberRate";
DROP TABLE "MemberRate";
ALTER TABLE "new_MemberRate" RENAME TO "MemberRate";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Contract_lineId_kind_idx" ON "Contract"("lineId", "kind");

-- CreateIndex
CREATE INDEX "Contract_uplineId_kind_idx" ON "Contract"("uplineId", "kind");

-- CreateIndex
CREATE INDEX "Contract_brandCode_kind_state_idx" ON "Contract"("brandCode", "kind", "state");

-- CreateIndex
CREATE INDEX "Payout_paidAt_idx" ON "Payout"("paidAt");

-- CreateIndex
CREATE UNIQUE INDEX "Payout_contractId_from_key" ON "Payout"("contractId", "from");

-- CreateIndex
CREATE INDEX "AuditEntry_agentId_time_idx" ON "AuditEntry"("agentId", "time");

-- CreateIndex
CREATE INDEX "AuditEntry_lineId_time_idx" ON "AuditEntry"("lineId", "time");
