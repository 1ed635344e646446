-- CreateTable
CREATE TABLE "PayoutAccount" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "memberId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "activeKey" TEXT,
    "holder" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "usableFrom" DATETIME NOT NULL,
    "removedAt" DATETIME,
    CONSTRAINT "PayoutAccount_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SecurityAnswer" (
    "memberId" INTEGER NOT NULL,
    "question" INTEGER NOT NULL,
    "answerHash" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    PRIMARY KEY ("memberId", "question"),
    CONSTRAINT "SecurityAnswer_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
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
    "thirdParty" TEXT NOT NULL,
    "isInMaintenance" BOOLEAN NOT NULL DEFAULT false,
    "maintenanceEndTime" DATETIME,
    "restrictedAddresses" TEXT NOT NULL DEFAULT '[]',
    "position" INTEGER NOT NULL,
    "payoutRules" TEXT NOT NULL DEFAULT '{}',
    "securityQuestions" TEXT NOT NULL DEFAULT '[]'
);
INSERT INTO "new_Brand" ("code", "codeMinutes", "contacts", "countryDialingCode", "currency", "currencySymbol", "defaultLanguage", "hosts", "isInMaintenance", "isSingleSession", "isSingleWallet", "jackpot", "languages", "layout", "licences", "loginRequiredHome", "maintenanceEndTime", "name", "passwordMaxAgeDays", "position", "registerRules", "restrictedAddresses", "texts", "theme", "thirdParty", "unit", "vipService") SELECT "code", "codeMinutes", "contacts", "countryDialingCode", "currency", "currencySymbol", "defaultLanguage", "hosts", "isInMaintenance", "isSingleSession", "isSingleWallet", "jackpot", "languages", "layout", "licences", "loginRequiredHome", "maintenanceEndTime", "name", "passwordMaxAgeDays", "position", "registerRules", "restrictedAddresses", "texts", "theme", "thirdParty", "unit", "vipService" FROM "Brand";
DROP TABLE "Brand";
ALTER TABLE "new_Brand" RENAME TO "Brand";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "PayoutAccount_memberId_idx" ON "PayoutAccount"("memberId");

-- CreateIndex
CREATE UNIQUE INDEX "PayoutAccount_brandCode_activeKey_key" ON "PayoutAccount"("brandCode", "activeKey");
