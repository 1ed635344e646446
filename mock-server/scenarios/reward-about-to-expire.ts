import { z } from 'zod';
import { letPass } from '../control/clock.ts';
import { giveReward } from '../control/rewards.ts';
import { DAY_MS } from '../shared/zone.ts';
import { account, amount, brand, seconds } from './parameters.ts';
import { defineScenario } from './scenario.ts';

export default defineScenario({
  title: 'Reward about to expire',
  description: 'A member has a reward that can be claimed for some seconds more; the clock moves a day less that.',
  touches: ['clock'],
  parameters: z.object({
    brand,
    account: account('lucky'),
    amount: amount('100.00'),
    seconds: seconds(60, 'Seconds until it expires.'),
  }),
  async apply({ world }, { brand: code, account: name, amount: value, seconds: left }) {
    await giveReward(world, code, { account: name, kind: 'CREDIT', amount: value, claimDays: 1 });
    await letPass(world, DAY_MS - left * 1000);
    return { changes: [`${name} can claim ${value} for ${left} s.`, 'The clock has moved by a day, less that.'] };
  },
});
