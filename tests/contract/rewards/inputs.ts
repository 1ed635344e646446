import type { GoodInputs } from '../../support/good-input.ts';

export const rewardsInputs: GoodInputs<'rewards'> = {
  listRewards: {},
  claimReward: { body: { rewardIds: [1] } },
};
