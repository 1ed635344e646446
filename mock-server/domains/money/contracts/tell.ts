import type { BrandState } from '../../../http/exchange.ts';
import { formatCurrency } from '../../../shared/money.ts';
import type { Store } from '../../../worlds/store.ts';
import { MESSAGES } from '../../messages/texts.ts';
import { tell } from '../../messages/write.ts';
import type { Span } from './periods.ts';
import { listOftenPaid } from './repository.ts';

const PAID = { HOUR: MESSAGES.hourSalaryPaid, REALTIME: MESSAGES.realTimeSalaryPaid } as const;

/** One message a line and kind about its salaries by hour and five minutes for a day, and one an upline who owes of them. */
export async function tellSalaries(store: Store, brand: BrandState, day: Span, at: number): Promise<void> {
  const subject = { kind: 'income' } as const;
  const owed = new Map<number, bigint>();
  for (const { lineId, uplineId, kind, amount, paid } of listOftenPaid(store, brand.code, day)) {
    const values = { amount: formatCurrency(brand, amount), paid: formatCurrency(brand, paid) };
    await tell(store, PAID[kind], { memberId: lineId, values, subject, at });
    if (uplineId !== null && paid < amount) owed.set(uplineId, (owed.get(uplineId) ?? 0n) + amount - paid);
  }
  for (const [memberId, amount] of owed)
    await tell(store, MESSAGES.payOwed, { memberId, values: { amount: formatCurrency(brand, amount) }, subject, at });
}
