/** An agent's or a friend's, in any URL (specification, section 3). */
export const GIVEN_CODES = ['affiliateCode', 'referralCode'] as const;
export type GivenCode = (typeof GIVEN_CODES)[number];

/** A brand's rules are narrower. */
export const GIVEN_CODE = /^[A-Za-z0-9_-]{1,40}$/;
