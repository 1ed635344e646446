/** Days before the end of a month from which a member is warned that the rank will fall (loyalty.md: VIP). */
export const RANK_WARNING_DAYS = 7;
