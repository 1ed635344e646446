import type { GoodInputs } from '../../support/good-input.ts';

export const agentInputs: GoodInputs<'agent'> = {
  checkAffiliate: { query: { code: 'BOSS88', domain: 'baize.localhost' } },
};
