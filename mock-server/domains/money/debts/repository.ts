import { type NewRow, query, selectRows } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';

const OPEN = selectRows('Debt', 'WHERE "memberId" = ? AND "left" > 0 ORDER BY "id"');
const SUM = query<{ left: bigint }>(
  'SELECT COALESCE(SUM("left"), 0) AS "left" FROM "Debt" WHERE "memberId" = ? AND "left" > 0',
  { left: 'BIGINT' },
);

/** The first ones first. */
export const listDebts = ({ read }: Store, memberId: number) => read.all(OPEN, memberId);

/** Ten-thousandths of the currency. */
export const sumDebts = ({ read }: Store, memberId: number): bigint => read.first(SUM, memberId)?.left ?? 0n;

export const insertDebt = (store: Store, debt: Omit<NewRow<'Debt'>, 'left'>) =>
  store.insert('Debt', { ...debt, left: debt.amount });

export const updateDebt = (store: Store, id: number, left: bigint) => store.patch('Debt', { id }, { left });
