import type { ContractTerms } from './terms.ts';

/** "5.00%, 10.00%". */
export const tiersText = ({ tiers }: ContractTerms): string =>
  tiers.map(({ rate }) => `${(rate / 100).toFixed(2)}%`).join(', ');
