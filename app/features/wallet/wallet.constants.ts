/** The wallet of the house that deposits reach (specification, section 3: account types). */
export const MAIN_ACCOUNT = 2;

/** Stands for an amount that the member hides (specification, section 3). */
export const HIDDEN_AMOUNT = '***';

/** What is proposed where a game's wallet is empty. */
export const USUAL_AMOUNT = '500';
export const QUICK_AMOUNTS = ['100', '500', '1000', '5000'] as const;
