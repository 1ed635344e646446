-- AlterTable
ALTER TABLE "Message" ADD COLUMN "subjectKind" TEXT;
ALTER TABLE "Message" ADD COLUMN "subjectOrderNo" TEXT;
