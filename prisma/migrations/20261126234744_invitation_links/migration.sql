-- AlterTable
ALTER TABLE "Member" ADD COLUMN "invitationCode" TEXT;

-- CreateTable
CREATE TABLE "InvitationVisit" (
    "brandCode" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "day" INTEGER NOT NULL,
    "visitor" TEXT NOT NULL,

    PRIMARY KEY ("brandCode", "code", "day", "visitor")
);

-- CreateTable
CREATE TABLE "AgentAnnouncement" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "brandCode" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "time" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "AgentAnnouncementRead" (
    "announcementId" INTEGER NOT NULL,
    "memberId" INTEGER NOT NULL,
    "readAt" DATETIME NOT NULL,

    PRIMARY KEY ("memberId", "announcementId"),
    CONSTRAINT "AgentAnnouncementRead_announcementId_fkey" FOREIGN KEY ("announcementId") REFERENCES "AgentAnnouncement" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Invitation" (
    "brandCode" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "memberId" INTEGER NOT NULL,
    "type" INTEGER NOT NULL DEFAULT 0,
    "rates" TEXT NOT NULL DEFAULT '{}',
    "domain" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL,
    "validTo" DATETIME,
    "isPaused" BOOLEAN NOT NULL DEFAULT false,
    "endedAt" DATETIME,
    "visits" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("brandCode", "code"),
    CONSTRAINT "Invitation_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Invitation_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Invitation" ("brandCode", "code", "createdAt", "endedAt", "kind", "memberId") SELECT "brandCode", "code", "createdAt", "endedAt", "kind", "memberId" FROM "Invitation";
DROP TABLE "Invitation";
ALTER TABLE "new_Invitation" RENAME TO "Invitation";
CREATE INDEX "Invitation_memberId_idx" ON "Invitation"("memberId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "AgentAnnouncement_brandCode_time_idx" ON "AgentAnnouncement"("brandCode", "time");

-- CreateIndex
CREATE INDEX "Member_brandCode_invitationCode_idx" ON "Member"("brandCode", "invitationCode");
