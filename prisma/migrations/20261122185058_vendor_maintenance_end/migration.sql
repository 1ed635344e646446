-- AlterTable
ALTER TABLE "BrandVendor" ADD COLUMN "maintenanceEndTime" DATETIME;
