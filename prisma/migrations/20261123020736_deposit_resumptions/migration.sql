-- CreateTable
CREATE TABLE "DepositResumption" (
    "memberId" INTEGER NOT NULL,
    "reference" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "orderNo" TEXT NOT NULL,

    PRIMARY KEY ("memberId", "reference"),
    CONSTRAINT "DepositResumption_orderNo_fkey" FOREIGN KEY ("orderNo") REFERENCES "DepositOrder" ("orderNo") ON DELETE RESTRICT ON UPDATE CASCADE
);
