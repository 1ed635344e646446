/** Wallet of deposits (specification, section 3: account types). */
export const MAIN_ACCOUNT = 2;

/** Replaces an amount that the member hides (specification, section 3). */
export const HIDDEN_AMOUNT = '***';

/** Proposed for an empty game wallet. */
export const USUAL_AMOUNT = '500';
export const QUICK_AMOUNTS = ['100', '500', '1000', '5000'] as const;
