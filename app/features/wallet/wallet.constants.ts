/** For deposits (specification, section 3: account types). */
export const MAIN_ACCOUNT = 2;

/** Specification, section 3. */
export const HIDDEN_AMOUNT = '***';

/** For an empty game wallet. */
export const USUAL_AMOUNT = '500';
export const QUICK_AMOUNTS = ['100', '500', '1000', '5000'] as const;
