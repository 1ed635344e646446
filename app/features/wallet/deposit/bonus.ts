import { type Currency, formatMoney, parseUnits } from '~/i18n/money.ts';
import type { TranslateAny } from '~/i18n/translate.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { smallestPaid } from '../../../../openapi/rules/currency.ts';
import { computeFee, lesser } from '../fee.ts';

export type Bonus = Value<'getDepositSettings'>['bonuses'][number];

/** Returns 0 below the minimum. The gateway counts from the amount that arrives. */
export function bonusFor(
  { percent, minimum, cap }: Pick<Bonus, 'percent' | 'minimum' | 'cap'>,
  amount: bigint,
  smallest: bigint,
): bigint {
  if (amount < parseUnits(minimum)) return 0n;
  return lesser(computeFee({ feePercent: percent, leastFee: '0' }, amount, smallest), parseUnits(cap));
}

/** A deposit of a size that people make. */
const EXAMPLE_STEPS = 2n;

interface Deposit {
  /** An amount without a bonus becomes an example. */
  amount: bigint;
  feePercent: number;
  /** How often the deposit itself must be wagered. */
  turnover: number;
  currency: Currency;
}

/** Returns sentences: the bonus with its wagering requirement, and that of the deposit. */
export function describeBonus(
  t: TranslateAny,
  bonus: Pick<Bonus, 'percent' | 'minimum' | 'cap' | 'turnover' | 'days'>,
  { amount, feePercent, turnover, currency }: Deposit,
): string[] {
  const smallest = smallestPaid(currency.code);
  const money = (units: bigint) => formatMoney(units, currency);
  const deposit = bonusFor(bonus, amount, smallest) > 0n ? amount : parseUnits(bonus.minimum) * EXAMPLE_STEPS;
  const given = bonusFor(bonus, deposit, smallest);
  const own = (deposit - computeFee({ feePercent, leastFee: '0' }, deposit, smallest)) * BigInt(turnover);
  const values = {
    deposit: money(deposit),
    bonus: money(given),
    required: money(given * BigInt(bonus.turnover)),
    times: bonus.turnover,
  };
  return [
    bonus.days === null
      ? t('wallet', 'deposit.bonusFacts.gives', values)
      : t('wallet', 'deposit.bonusFacts.givesWithin', { ...values, days: bonus.days }),
    ...(own > 0n ? [t('wallet', 'deposit.bonusFacts.besides', { amount: money(own) })] : []),
  ];
}
