import { type Conditions, isAtLeast } from './tiers.ts';

/** Sums of a team in a period. Amounts are ten-thousandths of the currency. */
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

export interface PayTerms {
  /** Pays a rate of the turnover; a dividend one of the loss. */
  isSalary: boolean;
  /** From the lowest to the highest; `rate` is in hundredths of a percent. */
  tiers: readonly { conditions: Conditions; rate: number }[];
  /** Loss that picks the tier, and loss that is paid: before or after deductions. */
  measure: 'BEFORE' | 'AFTER';
  base: 'BEFORE' | 'AFTER';
  deductions: readonly ('REBATE' | 'PROMOTION' | 'COMMISSION' | 'SALARY')[];
  /** Hundredths of a percent of a positive loss. */
  fee: number;
  step: bigint;
  isCarried: boolean;
}

const PARTS = 10_000n;
const SUMS = { REBATE: 'rebate', PROMOTION: 'promotion', COMMISSION: 'commission', SALARY: 'salary' } as const;

const atLeastZero = (amount: bigint): bigint => (amount > 0n ? amount : 0n);
const roundDown = (amount: bigint, step: bigint): bigint => amount - (amount % step);

/** The highest tier whose conditions are all met, from 0; -1 for none. */
export const findTier = (tiers: PayTerms['tiers'], reached: Conditions): number =>
  tiers.findLastIndex(({ conditions }) => isAtLeast(reached, conditions));

/**
 * Returns the pay of a period: a function of terms and sums alone (agent.md: Contracts). `carried` is the loss of
 * earlier periods, `smallest` the smallest amount that is booked.
 */
export function calculatePay(terms: PayTerms, sums: PeriodSums, carried: bigint, smallest: bigint) {
  const { isSalary, tiers, measure, base: paid, step, isCarried } = terms;
  const { turnover, stake, win, activeMembers } = sums;
  const before = stake - win;
  const deducted = isSalary ? [] : listDeducted(terms, sums, before, carried);
  const after = deducted.reduce((rest, { amount }) => rest - amount, before);
  const loss = measure === 'BEFORE' ? before : after;
  const tier = findTier(tiers, { turnover, loss: isSalary ? 0n : loss, activeMembers });
  const rate = tiers[tier]?.rate ?? 0;
  const paidOn = isSalary ? turnover : paid === 'BEFORE' ? before : after;
  const base = roundDown(atLeastZero(paidOn), step);
  return {
    before,
    deducted,
    after,
    tier,
    rate,
    base,
    amount: roundDown((base * BigInt(rate)) / PARTS, smallest),
    carried: !isSalary && isCarried ? atLeastZero(-after) : 0n,
  };
}

function listDeducted({ deductions, fee, isCarried }: PayTerms, sums: PeriodSums, before: bigint, carried: bigint) {
  return [
    ...deductions.map((kind) => ({ kind, amount: sums[SUMS[kind]] })),
    ...(fee > 0 ? [{ kind: 'FEE' as const, amount: (atLeastZero(before) * BigInt(fee)) / PARTS }] : []),
    ...(isCarried && carried > 0n ? [{ kind: 'CARRIED' as const, amount: carried }] : []),
  ];
}
