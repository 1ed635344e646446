-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN "reference" TEXT;

-- CreateIndex
CREATE INDEX "AuditEntry_agentId_reference_idx" ON "AuditEntry"("agentId", "reference");
