import { insert } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';

const ADD_DEPOSIT = insert(
  'Progress',
  ['memberId', 'deposits'],
  'ON CONFLICT ("memberId") DO UPDATE SET "deposits" = "deposits" + excluded."deposits"',
);

export const saveProgress = (
  store: Store,
  { memberId, ...progress }: { memberId: number; turnover: bigint; points: bigint; day: number; week: number },
) => store.upsert('Progress', { memberId }, progress);

export const setPendingPoints = (store: Store, memberId: number, points: bigint) =>
  store.patch('Progress', { memberId }, { points });

export const addDeposit = (store: Store, memberId: number, deposits: bigint) =>
  store.run(ADD_DEPOSIT, { memberId, deposits });
