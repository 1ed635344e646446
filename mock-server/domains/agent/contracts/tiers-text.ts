import { percentText } from '../../../../openapi/rules/rates.ts';
import type { ContractTerms } from './terms.ts';

/** "5.00%, 10.00%". */
export const tiersText = ({ tiers }: ContractTerms): string => tiers.map(({ rate }) => percentText(rate)).join(', ');
