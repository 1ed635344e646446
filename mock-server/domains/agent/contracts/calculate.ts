import { calculatePay, type PeriodSums } from '../../../../openapi/rules/pay.ts';
import { formatMoney, parseMoney } from '../../../shared/money.ts';
import type { ContractKind } from './periods.ts';
import { type Calculation, type ContractTerms, readTiers } from './terms.ts';

interface Context {
  kind: ContractKind;
  terms: ContractTerms;
  sums: PeriodSums;
  /** Loss of earlier periods that is carried over. */
  carried: bigint;
  /** Smallest amount that is booked. */
  smallest: bigint;
}

/** Returns the pay of a period, as the agent reads it. */
export function calculate({ kind, terms, sums, carried, smallest }: Context): Calculation {
  const own = { ...terms, isSalary: kind !== 'DIVIDEND', tiers: readTiers(terms), step: parseMoney(terms.step) };
  const pay = calculatePay(own, sums, carried, smallest);
  return {
    turnover: formatMoney(sums.turnover),
    stake: formatMoney(sums.stake),
    win: formatMoney(sums.win),
    before: formatMoney(pay.before),
    deducted: pay.deducted.map(({ kind: name, amount }) => ({ kind: name, amount: formatMoney(amount) })),
    after: formatMoney(pay.after),
    activeMembers: sums.activeMembers,
    tier: pay.tier < 0 ? null : pay.tier + 1,
    rate: pay.rate,
    base: formatMoney(pay.base),
    amount: formatMoney(pay.amount),
    carried: formatMoney(pay.carried),
  };
}
