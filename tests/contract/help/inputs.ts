import type { GoodInputs } from '../../support/good-input.ts';

export const helpInputs: GoodInputs<'help'> = {
  getHelpCenter: {},
  setHelpVote: { body: { tag: 'deposit-late', isHelpful: true, voter: '6b1f0f2e9d3c4a5b8e7d' } },
  sendFeedback: { body: { category: 'SITE', text: 'The list of my lottery orders is too long.' } },
};
