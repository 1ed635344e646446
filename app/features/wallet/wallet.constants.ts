/** The wallet of the house that deposits reach (specification, section 3: account types). */
export const MAIN_ACCOUNT = 2;

export const QUICK_AMOUNTS = ['100', '500', '1000', '5000'] as const;
