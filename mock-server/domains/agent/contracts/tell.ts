import { formatCurrency } from '../../../shared/money.ts';
import { MESSAGES } from '../../messages/texts.ts';
import { tell } from '../../messages/write.ts';
import type { PaySettlement } from '../../team/settlements.ts';
import { listOftenPaid } from './repository.ts';

const PAID = { HOUR: MESSAGES.hourSalaryPaid, REALTIME: MESSAGES.realTimeSalaryPaid } as const;

/** One message a line and kind about its salaries by hour and five minutes for a day, and one an upline who owes of them. */
export const tellSalaries: PaySettlement = async (_world, store, brand, day, at) => {
  const subject = { kind: 'income' } as const;
  const owed = new Map<number, bigint>();
  for (const { lineId, uplineId, kind, amount, paid } of listOftenPaid(store, brand.code, day)) {
    const values = { amount: formatCurrency(brand, amount), paid: formatCurrency(brand, paid) };
    await tell(store, PAID[kind], { memberId: lineId, values, subject, at });
    if (uplineId !== null && paid < amount) owed.set(uplineId, (owed.get(uplineId) ?? 0n) + amount - paid);
  }
  for (const [memberId, amount] of owed)
    await tell(store, MESSAGES.payOwed, { memberId, values: { amount: formatCurrency(brand, amount) }, subject, at });
};
