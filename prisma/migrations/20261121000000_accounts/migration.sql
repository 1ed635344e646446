-- CreateTable
CREATE TABLE "SliderPuzzle" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "brandCode" TEXT NOT NULL,
    "scene" TEXT NOT NULL,
    "x" INTEGER NOT NULL,
    "y" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "triedAt" DATETIME
);

-- CreateTable
CREATE TABLE "HumanProof" (
    "passToken" TEXT NOT NULL PRIMARY KEY,
    "lotNumber" TEXT NOT NULL,
    "captchaOutput" TEXT NOT NULL,
    "genTime" TEXT NOT NULL,
    "brandCode" TEXT NOT NULL,
    "scene" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "usedAt" DATETIME
);

-- CreateTable
CREATE TABLE "VerificationCode" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "scene" TEXT NOT NULL,
    "mobileKey" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "wrongTries" INTEGER NOT NULL DEFAULT 0,
    "usedAt" DATETIME
);

-- CreateTable
CREATE TABLE "PhoneAuthSession" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "phoneNumber" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "wrongTries" INTEGER NOT NULL DEFAULT 0,
    "usedAt" DATETIME
);

-- CreateTable
CREATE TABLE "SocialIdentity" (
    "brandCode" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "memberId" INTEGER NOT NULL,

    PRIMARY KEY ("brandCode", "provider", "subject"),
    CONSTRAINT "SocialIdentity_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Invitation" (
    "brandCode" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "memberId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "endedAt" DATETIME,

    PRIMARY KEY ("brandCode", "code"),
    CONSTRAINT "Invitation_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Invitation_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Brand" (
    "code" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "currencySymbol" TEXT NOT NULL,
    "defaultLanguage" TEXT NOT NULL,
    "languages" TEXT NOT NULL,
    "hosts" TEXT NOT NULL,
    "texts" TEXT NOT NULL,
    "theme" TEXT NOT NULL,
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
    "position" INTEGER NOT NULL
);
INSERT INTO "new_Brand" ("code", "contacts", "currency", "currencySymbol", "defaultLanguage", "hosts", "isInMaintenance", "isSingleSession", "isSingleWallet", "languages", "licences", "loginRequiredHome", "maintenanceEndTime", "name", "passwordMaxAgeDays", "position", "registerRules", "restrictedAddresses", "texts", "theme", "vipService") SELECT "code", "contacts", "currency", "currencySymbol", "defaultLanguage", "hosts", "isInMaintenance", "isSingleSession", "isSingleWallet", "languages", "licences", "loginRequiredHome", "maintenanceEndTime", "name", "passwordMaxAgeDays", "position", "registerRules", "restrictedAddresses", "texts", "theme", "vipService" FROM "Brand";
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
    "contacts" TEXT NOT NULL DEFAULT '{}',
    "paymentHash" TEXT,
    "toUpline" BOOLEAN NOT NULL,
    "isFirstLogin" BOOLEAN NOT NULL,
    "uplineId" INTEGER,
    "referrerId" INTEGER,
    "registeredAt" DATETIME NOT NULL,
    "registerUrl" TEXT,
    "phoneResetAt" DATETIME,
    CONSTRAINT "Member_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Member_uplineId_fkey" FOREIGN KEY ("uplineId") REFERENCES "Member" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Member_referrerId_fkey" FOREIGN KEY ("referrerId") REFERENCES "Member" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Member" ("avatar", "brandCode", "email", "id", "isFirstLogin", "labels", "mobileNum", "nickname", "passwordChangedAt", "passwordHash", "payeeName", "rankLevel", "registeredAt", "toUpline", "type", "uplineId", "username") SELECT "avatar", "brandCode", "email", "id", "isFirstLogin", "labels", "mobileNum", "nickname", "passwordChangedAt", "passwordHash", "payeeName", "rankLevel", "registeredAt", "toUpline", "type", "uplineId", "username" FROM "Member";
DROP TABLE "Member";
ALTER TABLE "new_Member" RENAME TO "Member";
CREATE INDEX "Member_uplineId_idx" ON "Member"("uplineId");
CREATE INDEX "Member_referrerId_idx" ON "Member"("referrerId");
CREATE UNIQUE INDEX "Member_brandCode_username_key" ON "Member"("brandCode", "username");
CREATE UNIQUE INDEX "Member_brandCode_mobileKey_key" ON "Member"("brandCode", "mobileKey");
CREATE UNIQUE INDEX "Member_brandCode_email_key" ON "Member"("brandCode", "email");
CREATE TABLE "new_Session" (
    "token" TEXT NOT NULL PRIMARY KEY,
    "memberId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "lastUsedAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    "ip" TEXT NOT NULL,
    "way" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    CONSTRAINT "Session_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Session" ("createdAt", "endedAt", "ip", "lastUsedAt", "memberId", "token") SELECT "createdAt", "endedAt", "ip", "lastUsedAt", "memberId", "token" FROM "Session";
DROP TABLE "Session";
ALTER TABLE "new_Session" RENAME TO "Session";
CREATE INDEX "Session_memberId_createdAt_idx" ON "Session"("memberId", "createdAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "VerificationCode_brandCode_scene_mobileKey_idx" ON "VerificationCode"("brandCode", "scene", "mobileKey");

-- CreateIndex
CREATE INDEX "PhoneAuthSession_phoneNumber_idx" ON "PhoneAuthSession"("phoneNumber");

-- CreateIndex
CREATE INDEX "SocialIdentity_memberId_idx" ON "SocialIdentity"("memberId");

-- CreateIndex
CREATE INDEX "Invitation_memberId_idx" ON "Invitation"("memberId");

