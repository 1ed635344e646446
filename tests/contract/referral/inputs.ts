import type { GoodInputs } from '../../support/good-input.ts';

export const referralInputs: GoodInputs<'referral'> = {
  getReferral: {},
  getReferralOffer: {},
  listReferrals: {},
};
