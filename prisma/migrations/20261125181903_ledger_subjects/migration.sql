-- AlterTable
ALTER TABLE "Movement" ADD COLUMN "subjectKind" TEXT;
ALTER TABLE "Movement" ADD COLUMN "subjectOrderNo" TEXT;
