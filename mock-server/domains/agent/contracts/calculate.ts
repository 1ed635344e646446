import { atLeastZero, formatMoney, parseMoney, roundDown } from '../../../shared/money.ts';
import type { ContractKind } from './periods.ts';
import { type Calculation, type ContractTerms, findTier } from './terms.ts';

/** Sums of a team in a period, in ten-thousandths of the currency. */
export interface PeriodSums {
  turnover: bigint;
  stake: bigint;
  win: bigint;
  rebate: bigint;
  promotion: bigint;
  commission: bigint;
  /** Due for the period from outside of the team. */
  salary: bigint;
  activeMembers: number;
}

interface Context {
  kind: ContractKind;
  terms: ContractTerms;
  sums: PeriodSums;
  /** Loss of earlier periods that is carried over. */
  carried: bigint;
  /** Smallest amount that is booked. */
  smallest: bigint;
}

const PARTS = 10_000n;
const SUMS = { REBATE: 'rebate', PROMOTION: 'promotion', COMMISSION: 'commission', SALARY: 'salary' } as const;

/** Returns the pay of a period: a function of terms and sums alone (agent.md: Contracts). */
export function calculate({ kind, terms, sums, carried, smallest }: Context): Calculation {
  const { turnover, stake, win, activeMembers } = sums;
  const isSalary = kind !== 'DIVIDEND';
  const before = stake - win;
  const deducted = isSalary ? [] : listDeducted(terms, sums, before, carried);
  const after = deducted.reduce((rest, { amount }) => rest - amount, before);
  const loss = terms.measure === 'BEFORE' ? before : after;
  const index = findTier(terms.tiers, { turnover, loss: isSalary ? 0n : loss, activeMembers });
  const rate = terms.tiers[index]?.rate ?? 0;
  const paidOn = isSalary ? turnover : terms.base === 'BEFORE' ? before : after;
  const base = roundDown(atLeastZero(paidOn), parseMoney(terms.step));
  return {
    turnover: formatMoney(turnover),
    stake: formatMoney(stake),
    win: formatMoney(win),
    before: formatMoney(before),
    deducted: deducted.map(({ kind: name, amount }) => ({ kind: name, amount: formatMoney(amount) })),
    after: formatMoney(after),
    activeMembers,
    tier: index < 0 ? null : index + 1,
    rate,
    base: formatMoney(base),
    amount: formatMoney(roundDown((base * BigInt(rate)) / PARTS, smallest)),
    carried: formatMoney(!isSalary && terms.isCarried ? atLeastZero(-after) : 0n),
  };
}

function listDeducted(
  { deductions, fee, isCarried }: ContractTerms,
  sums: PeriodSums,
  before: bigint,
  carried: bigint,
) {
  return [
    ...deductions.map((kind) => ({ kind, amount: sums[SUMS[kind]] })),
    ...(fee > 0 ? [{ kind: 'FEE' as const, amount: (atLeastZero(before) * BigInt(fee)) / PARTS }] : []),
    ...(isCarried && carried > 0n ? [{ kind: 'CARRIED' as const, amount: carried }] : []),
  ];
}
