-- CreateTable
CREATE TABLE "WorldState" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "seed" TEXT NOT NULL,
    "generation" INTEGER NOT NULL,
    "clock" TEXT NOT NULL,
    "startedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "InboxMessage" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "channel" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "subject" TEXT,
    "text" TEXT NOT NULL,
    "code" TEXT,
    "time" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Brand" (
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
    "isInMaintenance" BOOLEAN NOT NULL DEFAULT false,
    "maintenanceEndTime" DATETIME,
    "restrictedAddresses" TEXT NOT NULL DEFAULT '[]',
    "position" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "BrandModule" (
    "brandCode" TEXT NOT NULL,
    "modId" TEXT NOT NULL,
    "parentId" TEXT,
    "isEnabled" BOOLEAN NOT NULL,
    "position" INTEGER NOT NULL,

    PRIMARY KEY ("brandCode", "modId"),
    CONSTRAINT "BrandModule_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "MenuEntry" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    CONSTRAINT "MenuEntry_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Route" (
    "brandCode" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "device" INTEGER NOT NULL,
    "isEnabled" BOOLEAN NOT NULL,
    "loginRequired" BOOLEAN NOT NULL,
    "position" INTEGER NOT NULL,

    PRIMARY KEY ("brandCode", "name"),
    CONSTRAINT "Route_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Country" (
    "countryCode" TEXT NOT NULL PRIMARY KEY,
    "countryDialingCode" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "Banner" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "groupName" TEXT NOT NULL,
    "picture" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "subtitle" TEXT NOT NULL,
    "linkageType" TEXT NOT NULL,
    "link" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    CONSTRAINT "Banner_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Announcement" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    CONSTRAINT "Announcement_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Captcha" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "digits" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "usedAt" DATETIME
);

-- CreateTable
CREATE TABLE "Promotion" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "canApply" BOOLEAN NOT NULL,
    "startTime" DATETIME NOT NULL,
    "endTime" DATETIME NOT NULL,
    "position" INTEGER NOT NULL,
    CONSTRAINT "Promotion_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Notice" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "time" DATETIME NOT NULL,
    CONSTRAINT "Notice_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Message" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "memberId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "time" DATETIME NOT NULL,
    "readAt" DATETIME,
    CONSTRAINT "Message_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Member" (
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
    "email" TEXT,
    "payeeName" TEXT,
    "toUpline" BOOLEAN NOT NULL,
    "isFirstLogin" BOOLEAN NOT NULL,
    "uplineId" INTEGER,
    "registeredAt" DATETIME NOT NULL,
    CONSTRAINT "Member_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Member_uplineId_fkey" FOREIGN KEY ("uplineId") REFERENCES "Member" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Session" (
    "token" TEXT NOT NULL PRIMARY KEY,
    "memberId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "lastUsedAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    "ip" TEXT NOT NULL,
    CONSTRAINT "Session_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LoginFailure" (
    "brandCode" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "lastAt" DATETIME NOT NULL,

    PRIMARY KEY ("brandCode", "subject")
);

-- CreateTable
CREATE TABLE "Wallet" (
    "memberId" INTEGER NOT NULL,
    "accountTypeId" INTEGER NOT NULL,
    "accountName" TEXT NOT NULL,
    "balance" BIGINT NOT NULL,

    PRIMARY KEY ("memberId", "accountTypeId"),
    CONSTRAINT "Wallet_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Vendor" (
    "code" TEXT NOT NULL,
    "gameType" TEXT NOT NULL,
    "displayName" TEXT NOT NULL,
    "accountTypeId" INTEGER NOT NULL,
    "isHot" BOOLEAN NOT NULL,
    "rank" INTEGER NOT NULL,

    PRIMARY KEY ("code", "gameType")
);

-- CreateTable
CREATE TABLE "BrandVendor" (
    "brandCode" TEXT NOT NULL,
    "vendorCode" TEXT NOT NULL,
    "gameType" TEXT NOT NULL,

    PRIMARY KEY ("brandCode", "vendorCode", "gameType"),
    CONSTRAINT "BrandVendor_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "BrandVendor_vendorCode_gameType_fkey" FOREIGN KEY ("vendorCode", "gameType") REFERENCES "Vendor" ("code", "gameType") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Game" (
    "nodeId" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "code" TEXT NOT NULL,
    "vendorCode" TEXT NOT NULL,
    "gameType" TEXT NOT NULL,
    "classify" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "minBet" INTEGER NOT NULL,
    "lines" INTEGER NOT NULL,
    "rtp" TEXT NOT NULL,
    "volatility" TEXT NOT NULL,
    "isHot" BOOLEAN NOT NULL,
    "isNew" BOOLEAN NOT NULL,
    "hasJackpot" BOOLEAN NOT NULL,
    "rank" INTEGER NOT NULL,
    CONSTRAINT "Game_vendorCode_gameType_fkey" FOREIGN KEY ("vendorCode", "gameType") REFERENCES "Vendor" ("code", "gameType") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Winner" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "playerName" TEXT NOT NULL,
    "avatar" INTEGER NOT NULL,
    "gameNodeId" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "time" DATETIME NOT NULL,
    CONSTRAINT "Winner_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Winner_gameNodeId_fkey" FOREIGN KEY ("gameNodeId") REFERENCES "Game" ("nodeId") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "InboxMessage_to_idx" ON "InboxMessage"("to");

-- CreateIndex
CREATE INDEX "MenuEntry_brandCode_place_idx" ON "MenuEntry"("brandCode", "place");

-- CreateIndex
CREATE INDEX "Banner_brandCode_idx" ON "Banner"("brandCode");

-- CreateIndex
CREATE INDEX "Announcement_brandCode_type_idx" ON "Announcement"("brandCode", "type");

-- CreateIndex
CREATE UNIQUE INDEX "Promotion_brandCode_code_key" ON "Promotion"("brandCode", "code");

-- CreateIndex
CREATE INDEX "Notice_brandCode_time_idx" ON "Notice"("brandCode", "time");

-- CreateIndex
CREATE INDEX "Message_memberId_readAt_idx" ON "Message"("memberId", "readAt");

-- CreateIndex
CREATE INDEX "Member_uplineId_idx" ON "Member"("uplineId");

-- CreateIndex
CREATE UNIQUE INDEX "Member_brandCode_username_key" ON "Member"("brandCode", "username");

-- CreateIndex
CREATE INDEX "Session_memberId_endedAt_idx" ON "Session"("memberId", "endedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Game_code_key" ON "Game"("code");

-- CreateIndex
CREATE INDEX "Game_gameType_rank_idx" ON "Game"("gameType", "rank");

-- CreateIndex
CREATE INDEX "Winner_brandCode_time_idx" ON "Winner"("brandCode", "time");

