import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { findTier } from '../../../../openapi/rules/pay.ts';
import { percentText } from '../../../../openapi/rules/rates.ts';
import { asksForMore, type Conditions } from '../../../../openapi/rules/tiers.ts';
import { ApiError } from '../../../http/api-error.ts';
import { parseMoney } from '../../../shared/money.ts';
import { type ContractKind, PERIODS } from './periods.ts';

export type ContractTerms = Value<'contractDividend'>['mine'][number]['terms'];
export type Tier = ContractTerms['tiers'][number];
export type Calculation = Value<'previewContract'>['calculation'];

const readConditions = ({ turnover, loss, activeMembers }: Tier): Conditions => ({
  turnover: parseMoney(turnover),
  loss: parseMoney(loss),
  activeMembers,
});

export const readTiers = ({ tiers }: Pick<ContractTerms, 'tiers'>) =>
  tiers.map((tier) => ({ conditions: readConditions(tier), rate: tier.rate }));

const refused = (code: string, message: string) => new ApiError(422, code, message);

/** Throws 422: each tier asks for more than the one before and pays more. */
export function checkTerms(kind: ContractKind, { period, tiers, deductions, fee, isCarried }: ContractTerms): void {
  if (!PERIODS[kind].includes(period))
    throw refused('contract.terms', `The period of this contract is one of ${PERIODS[kind].join(', ')}.`);
  if (kind !== 'DIVIDEND' && (deductions.length > 0 || fee > 0 || isCarried))
    throw refused('contract.terms', 'A salary has no deductions, no fee and carries nothing over.');
  for (const [index, tier] of tiers.entries()) {
    const conditions = readConditions(tier);
    const { turnover, loss } = conditions;
    if (kind !== 'DIVIDEND' && loss !== 0n) throw refused('contract.terms', 'A salary does not depend on losses.');
    if (turnover < 0n || loss < 0n) throw refused('contract.terms', `Tier ${index + 1} has an amount below zero.`);
    const before = tiers[index - 1];
    if (before && !(asksForMore(conditions, readConditions(before)) && tier.rate > before.rate))
      throw refused('contract.terms', `Tier ${index + 1} must ask for more than tier ${index}, and pay more.`);
  }
}

/**
 * Throws 422 where a line's terms are not under the agent's own: who is active, deductions, the step and what is carried
 * over must be the same, and at exactly each tier's thresholds the own rate must be at least the line's.
 */
export function checkUnder(own: ContractTerms, terms: ContractTerms): void {
  const rest = ({ activeDeposit, activeBet, deductions, fee, step, isCarried }: ContractTerms) =>
    JSON.stringify([
      ...[activeDeposit, activeBet, step].map((money) => String(parseMoney(money))),
      deductions.toSorted(),
      fee,
      isCarried,
    ]);
  if (own.period !== terms.period || rest(own) !== rest(terms))
    throw refused(
      'contract.terms',
      'Period, active members, deductions, step and carried losses must be those of your own contract.',
    );
  for (const [index, tier] of terms.tiers.entries()) {
    const ownRate = own.tiers[findTier(readTiers(own), readConditions(tier))]?.rate ?? 0;
    if (ownRate < tier.rate)
      throw refused(
        'contract.above.own',
        `Tier ${index + 1} would pay ${percentText(tier.rate)}; there you have ${percentText(ownRate)} yourself.`,
      );
  }
}
