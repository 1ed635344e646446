import type { GoodInputs } from '../../support/good-input.ts';

export const agentInputs: GoodInputs<'agent'> = {
  getTeamOverview: { member: 'boss' },
  listDownlines: { member: 'boss', query: { account: 'boss' } },
  checkAffiliate: { query: { code: 'BOSS88', domain: 'baize.localhost' } },
};
