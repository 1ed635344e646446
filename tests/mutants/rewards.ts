import type { Mutant } from './mutant.ts';

const LOTS = 'mock-server/domains/points/lots.ts';
const REDEEM = 'tests/contract/points/redeem.test.ts';
const CONVERT = 'tests/contract/points/convert.test.ts';

export const rewardMutants: Mutant[] = [
  {
    name: 'points: a lot lives a day longer',
    breaks: 'points do not expire at the midnight that begins their 366th day',
    file: LOTS,
    before: 'const LIFE_DAYS = 365;',
    after: 'const LIFE_DAYS = 366;',
    suite: CONVERT,
  },
  {
    name: 'points: a cancelled redemption keeps the stock',
    breaks: 'goods that nobody has are gone from the mall',
    file: 'mock-server/domains/points/office.ts',
    before: '  await changeStock(store, rewardId, 1);\n',
    after: '  await changeStock(store, rewardId + 1, 1);\n',
    suite: REDEEM,
  },
  {
    name: 'points: the newest points are spent first',
    breaks: 'points expire that could have been spent',
    file: 'mock-server/domains/points/repository.ts',
    before: `ORDER BY "expiresAt", "id"`,
    after: `ORDER BY "expiresAt" DESC, "id"`,
    suite: CONVERT,
  },
  {
    name: 'points: conversions of a day are not added up',
    breaks: 'the limit of a day holds for each conversion alone',
    file: 'mock-server/domains/points/convert.ts',
    before: "readSpentPoints(store, memberId, 'CONVERTED', since)",
    after: "readSpentPoints(store, memberId, 'REDEEMED', since)",
    suite: CONVERT,
  },
];
