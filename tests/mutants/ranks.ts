import type { Mutant } from './mutant.ts';

const RULES = 'mock-server/domains/vip/rules.ts';
const RANKS = 'mock-server/domains/vip/ranks.ts';
const IN_RANKS = 'tests/contract/vip/ranks.test.ts';

export const rankMutants: Mutant[] = [
  {
    name: 'ranks: deposits do not matter',
    breaks: 'a rank is reached by bets alone, so its bonuses are too cheap',
    file: RULES,
    before: ' && deposits >= toAmount(level.deposits)',
    after: '',
    suite: IN_RANKS,
  },
  {
    name: 'ranks: the month of a rise is judged',
    breaks: 'a rank that a deposit brought is lost on the next 1st',
    file: RANKS,
    before: '    hasRisen(store, memberId, startOfDay(month.first), at) ||\n',
    after: '',
    suite: IN_RANKS,
  },
  {
    name: 'ranks: one month gives all lost ranks back',
    breaks: 'the amount of the lowest lost rank is enough for the highest',
    file: RULES,
    before: 'left + 1 < highest ? left + 1 : null',
    after: 'null',
    suite: IN_RANKS,
  },
];
