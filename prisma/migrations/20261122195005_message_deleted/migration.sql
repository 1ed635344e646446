-- AlterTable
ALTER TABLE "Message" ADD COLUMN "deletedAt" DATETIME;
