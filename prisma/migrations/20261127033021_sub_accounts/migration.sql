-- AlterTable
ALTER TABLE "Session" ADD COLUMN "subId" INTEGER;

-- CreateTable
CREATE TABLE "SubAccount" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "agentId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "passwordChangedAt" DATETIME NOT NULL,
    "pages" TEXT NOT NULL,
    "isOpen" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "SubAccount_agentId_name_key" ON "SubAccount"("agentId", "name");
