-- AlterTable
ALTER TABLE "Member" ADD COLUMN "autoTransfer" BOOLEAN NOT NULL DEFAULT true;
