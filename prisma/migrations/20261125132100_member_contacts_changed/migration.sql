-- AlterTable
ALTER TABLE "Member" ADD COLUMN "contactsChangedAt" DATETIME;
