-- CreateTable
CREATE TABLE "FreePlayToken" (
    "value" TEXT NOT NULL PRIMARY KEY,
    "usedAt" DATETIME NOT NULL
);
