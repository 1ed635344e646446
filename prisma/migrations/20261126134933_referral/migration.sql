-- CreateTable
CREATE TABLE "ReferralTier" (
    "brandCode" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "required" INTEGER NOT NULL,
    "rewardKind" TEXT NOT NULL,
    "inviterAmount" INTEGER NOT NULL,
    "friendAmount" INTEGER NOT NULL,
    "turnover" REAL NOT NULL DEFAULT 0,
    "position" INTEGER NOT NULL,

    PRIMARY KEY ("brandCode", "kind"),
    CONSTRAINT "ReferralTier_brandCode_fkey" FOREIGN KEY ("brandCode") REFERENCES "Brand" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);
