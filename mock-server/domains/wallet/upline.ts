import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Context } from '../../http/handlers.ts';
import { formatMoney } from '../../shared/money.ts';
import { paymentRefusal, requirePaymentPassword } from '../member/payment/password.ts';
import { findMember } from '../member/repository.ts';
import { MESSAGES } from '../messages/texts.ts';
import { readAmount } from '../money/ledger/amount.ts';
import { readBalance } from './balance.ts';
import { moveBetween } from './between.ts';

/** Moves money from a member to their upline. Throws 409, 422. */
export async function transferUpline(context: Context<'transferUpline'>): Promise<Value<'transferUpline'>> {
  const { world, brand, member, body } = context;
  const { memberId } = member;
  const { toUpline, uplineId, nickname } = findMember(world, memberId);
  if (!toUpline || uplineId === null)
    throw paymentRefusal('upline.closed', 'You have no upline you can transfer to: contact customer service.');
  await requirePaymentPassword(context, body.paymentPassword);
  const amount = readAmount(brand, body.amount, paymentRefusal);
  const { sent } = await world.transact((store) =>
    moveBetween(world, store, brand, {
      kind: 'upline',
      amount,
      reference: body.reference,
      from: { memberId, name: nickname, message: MESSAGES.sentToUpline },
      to: { memberId: uplineId, name: '', message: MESSAGES.receivedFromDownline },
    }),
  );
  return { orderNo: sent, amount: formatMoney(amount), balances: readBalance(context) };
}
