import { z } from 'zod';
import { giveReward } from '../control/rewards.ts';
import { account, brand } from './parameters.ts';
import { defineScenario } from './scenario.ts';

const AMOUNT = '999999999.99';

export default defineScenario({
  title: 'Every amount huge',
  description: 'A member has a balance, a bonus with its rollover, a reward to claim and points of nine digits.',
  touches: [],
  parameters: z.object({ brand, account: account('lucky') }),
  async apply({ world, act }, { brand: code, account: name }) {
    const give = (kind: 'CREDIT' | 'POINTS', amount: string, turnover = 0) =>
      giveReward(world, code, { account: name, kind, amount, turnover });
    const claimed = [await give('CREDIT', AMOUNT), await give('CREDIT', AMOUNT, 99), await give('POINTS', '999999999')];
    const rewardIds = claimed.map(({ rewardId = 0 }) => rewardId);
    await act({ brand: code, account: name }, 'claimReward', { body: { rewardIds } });
    await give('CREDIT', AMOUNT);
    return { changes: [`${name} has got ${AMOUNT} twice, once to be wagered 99 times, and 999,999,999 points.`] };
  },
});
