import type { Mutant } from './mutant.ts';

const STATUS = 'mock-server/domains/promotions/status.ts';
const BONUSES = 'mock-server/domains/promotions/bonuses.ts';
const CONDITIONS = 'mock-server/domains/promotions/conditions.ts';
const REWARDS = 'mock-server/domains/money/grants/grants.ts';
const ROLLOVERS = 'mock-server/domains/money/rollovers/rollovers.ts';
const DEPOSITS = 'mock-server/domains/wallet/deposits/events.ts';
const IN_PROMOTIONS = 'tests/contract/promotions/promotions.test.ts';
const IN_ROLLOVERS = 'tests/contract/promotions/rollovers.test.ts';
const IN_CHECK_IN = 'tests/contract/promotions/check-in.test.ts';
const IN_REWARDS = 'tests/contract/rewards/rewards.test.ts';

export const promotionMutants: Mutant[] = [
  {
    name: 'bonus: with a late payment',
    breaks: 'who lets an order expire chooses the time of the bonus',
    file: DEPOSITS,
    before: '!pause && !arrival.isLate',
    after: '!pause',
    suite: IN_PROMOTIONS,
  },
  {
    name: 'bonus: with the terms of the day of the payment',
    breaks: 'the member gets other terms than were promised',
    file: DEPOSITS,
    before: 'rules: JSON.parse(bonusTerms) as DepositBonus',
    after: '',
    suite: IN_PROMOTIONS,
  },
  {
    name: 'bonus: several at a time',
    breaks: 'the rollovers of two bonuses cannot be told apart',
    file: BONUSES,
    before: 'if (hasActiveBonus(store, memberId))',
    after: 'if (hasActiveBonus(store, -1))',
    suite: IN_PROMOTIONS,
  },
  {
    name: 'budget: one reward too many',
    breaks: 'the last of a budget is given twice',
    file: CONDITIONS,
    before: 'spent.number >= number',
    after: 'spent.number > number',
    suite: IN_CHECK_IN,
  },
  {
    name: 'check-in: twice a day',
    breaks: 'a day is paid as often as it is asked for',
    file: STATUS,
    before: 'if (last?.day !== today) return null;',
    after: 'return null;',
    suite: IN_CHECK_IN,
  },
  {
    name: 'reward: claimed after its time',
    breaks: 'a reward that has expired is paid',
    file: REWARDS,
    before: 'claimableUntil.getTime() <= now',
    after: 'claimableUntil.getTime() < now',
    suite: IN_REWARDS,
  },
  {
    name: 'rollover: larger stakes count',
    breaks: 'one large bet wagers a bonus',
    file: ROLLOVERS,
    before: 'stake <= maxStake',
    after: 'stake >= maxStake',
    suite: IN_ROLLOVERS,
  },
  {
    name: 'rollover: every category counts for a narrowed one',
    breaks: 'a bonus for fishing is wagered with slots',
    file: ROLLOVERS,
    before: 'return !isNarrowedOut &&',
    after: 'return',
    suite: IN_ROLLOVERS,
  },
];
