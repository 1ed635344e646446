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
    "position" INTEGER NOT NULL,
    "payoutRules" TEXT NOT NULL DEFAULT '{}',
    "securityQuestions" TEXT NOT NULL DEFAULT '[]'
);
INSERT INTO "new_Brand" ("code", "codeMinutes", "contacts", "countryDialingCode", "currency", "currencySymbol", "defaultLanguage", "hosts", "isInMaintenance", "isSingleSession", "isSingleWallet", "jackpot", "languages", "layout", "licences", "loginRequiredHome", "maintenanceEndTime", "name", "passwordMaxAgeDays", "payoutRules", "position", "registerRules", "restrictedAddresses", "securityQuestions", "texts", "theme", "thirdParty", "unit", "vipService") SELECT "code", "codeMinutes", "contacts", "countryDialingCode", "currency", "currencySymbol", "defaultLanguage", "hosts", "isInMaintenance", "isSingleSession", "isSingleWallet", "jackpot", "languages", "layout", "licences", "loginRequiredHome", "maintenanceEndTime", "name", "passwordMaxAgeDays", "payoutRules", "position", "registerRules", "restrictedAddresses", "securityQuestions", "texts", "theme", "thirdParty", "unit", "vipService" FROM "Brand";
DROP TABLE "Brand";
ALTER TABLE "new_Brand" RENAME TO "Brand";
CREATE TABLE "new_Member" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "passwordChangedAt" DATETIME NOT NULL,
    "type" INTEGER NOT NULL,
    "nickname" TEXT NOT NULL,
    "avatar" INTEGER NOT NULL,
    "rankLevel" INTEGER NOT NULL,
    "labels" TEXT NOT NULL,
    "mobileNum" TEXT,
    "mobileKey" TEXT,
    "email" TEXT,
    "payeeName" TEXT,
    "birthday" TEXT,
    "contacts" TEXT NOT NULL DEFAULT '{}',
    "paymentHash" TEXT,
    "toUpline" BOOLEAN NOT NULL,
    "isFirstLogin" BOOLEAN NOT NULL,
    "uplineId" INTEGER,
    "referrerId" INTEGER,
    "registeredAt" DATETIME NOT NULL,
    "registerUrl" TEXT,
    "phoneResetAt" DATETIME,
    "autoTransfer" BOOLEAN NOT NULL DEFAULT true,
    CONSTRAINT "Member_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Member_uplineId_fkey" FOREIGN KEY ("uplineId") REFERENCES "Member" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Member_referrerId_fkey" FOREIGN KEY ("referrerId") REFERENCES "Member" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Member" ("autoTransfer", "avatar", "brandCode", "contacts", "email", "id", "isFirstLogin", "labels", "mobileKey", "mobileNum", "nickname", "passwordChangedAt", "passwordHash", "payeeName", "paymentHash", "phoneResetAt", "rankLevel", "referrerId", "registerUrl", "registeredAt", "toUpline", "type", "uplineId", "username") SELECT "autoTransfer", "avatar", "brandCode", "contacts", "email", "id", "isFirstLogin", "labels", "mobileKey", "mobileNum", "nickname", "passwordChangedAt", "passwordHash", "payeeName", "paymentHash", "phoneResetAt", "rankLevel", "referrerId", "registerUrl", "registeredAt", "toUpline", "type", "uplineId", "username" FROM "Member";
DROP TABLE "Member";
ALTER TABLE "new_Member" RENAME TO "Member";
CREATE INDEX "Member_uplineId_idx" ON "Member"("uplineId");
CREATE INDEX "Member_referrerId_idx" ON "Member"("referrerId");
CREATE UNIQUE INDEX "Member_brandCode_username_key" ON "Member"("brandCode", "username");
CREATE UNIQUE INDEX "Member_brandCode_mobileKey_key" ON "Member"("brandCode", "mobileKey");
CREATE UNIQUE INDEX "Member_brandCode_email_key" ON "Member"("brandCode", "email");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
