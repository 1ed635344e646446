import type { Store } from '../../../worlds/database.ts';
import { select } from '../../../worlds/statements.ts';

const PAYMENT_HASH = select('Member', ['paymentHash'], 'WHERE "id" = ?');

export const findPaymentHash = ({ read }: Store, memberId: number): string | null =>
  read.first(PAYMENT_HASH, memberId)?.paymentHash ?? null;

/** Returns false if the member has one meanwhile. */
export async function insertPaymentHash({ db }: Store, memberId: number, paymentHash: string): Promise<boolean> {
  const { count } = await db.member.updateMany({ where: { id: memberId, paymentHash: null }, data: { paymentHash } });
  return count === 1;
}

export const updatePaymentHash = ({ db }: Store, memberId: number, paymentHash: string) =>
  db.member.update({ where: { id: memberId }, data: { paymentHash } });
