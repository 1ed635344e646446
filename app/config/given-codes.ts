/** Codes that an address brings to any page: the agent's or the friend's who invited the visitor (specification, section 3). */
export const GIVEN_CODES = ['affiliateCode', 'referralCode'] as const;
export type GivenCode = (typeof GIVEN_CODES)[number];

/** What can be one; the rules of a brand are narrower. */
export const GIVEN_CODE = /^[A-Za-z0-9_-]{1,40}$/;
