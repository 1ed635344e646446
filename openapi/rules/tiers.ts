/** Conditions of a contract's tier. Amounts are ten-thousandths of the currency. */
export interface Conditions {
  readonly turnover: bigint;
  readonly loss: bigint;
  readonly activeMembers: number;
}

const CONDITIONS = ['turnover', 'loss', 'activeMembers'] as const;

/** Names the conditions of which one asks for less than the other. */
export const listBelow = (one: Conditions, other: Conditions): (keyof Conditions)[] =>
  CONDITIONS.filter((name) => one[name] < other[name]);

export const isAtLeast = (one: Conditions, other: Conditions): boolean => listBelow(one, other).length === 0;

/** A tier must ask for more than the one before it (agent.md: Contracts). */
export const asksForMore = (tier: Conditions, before: Conditions): boolean =>
  isAtLeast(tier, before) && !isAtLeast(before, tier);
