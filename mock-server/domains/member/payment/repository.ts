import { select } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';

const PAYMENT_HASH = select('Member', ['paymentHash'], 'WHERE "id" = ?');

export const findPaymentHash = ({ read }: Store, memberId: number): string | null =>
  read.first(PAYMENT_HASH, memberId)?.paymentHash ?? null;

/** Returns false if the member has one meanwhile. */
export const insertPaymentHash = async (store: Store, memberId: number, paymentHash: string): Promise<boolean> =>
  (await store.patch('Member', { id: memberId, paymentHash: null }, { paymentHash })) === 1;

export const updatePaymentHash = (store: Store, memberId: number, paymentHash: string) =>
  store.patch('Member', { id: memberId }, { paymentHash });
