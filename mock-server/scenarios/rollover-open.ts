import { z } from 'zod';
import { giveReward } from '../control/rewards.ts';
import { account, amount, brand } from './parameters.ts';
import { defineScenario } from './scenario.ts';

export default defineScenario({
  title: 'Rollover open',
  description: 'A member has a bonus that must be wagered before a withdrawal.',
  touches: [],
  parameters: z.object({
    brand,
    account: account('lucky'),
    amount: amount('100.00'),
    turnover: z.int().min(1).max(100).default(10).describe('How often it must be wagered.'),
    days: z.int().min(1).max(366).default(7).describe('Days until the rest is taken back.'),
  }),
  async apply({ world, act }, { brand: code, account: name, amount: value, turnover, days }) {
    const reward = { account: name, kind: 'CREDIT' as const, amount: value, turnover, days };
    const { rewardId } = await giveReward(world, code, reward);
    await act({ brand: code, account: name }, 'claimReward', { body: { rewardIds: [rewardId ?? 0] } });
    return { changes: [`${name} has a bonus of ${value} to wager ${turnover} times in ${days} days.`] };
  },
});
