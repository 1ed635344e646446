import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Context } from '../../http/handlers.ts';
import { formatCurrency, formatMoney } from '../../shared/money.ts';
import { once } from '../../shared/once.ts';
import { paymentRefusal, requirePaymentPassword } from '../member/payment/password.ts';
import { findMember } from '../member/repository.ts';
import { MESSAGES } from '../messages/texts.ts';
import { fillText, writeMessage } from '../messages/write.ts';
import { MAIN } from '../money/ledger/accounts.ts';
import { readAmount } from '../money/ledger/amount.ts';
import { move, TYPE } from '../money/ledger/ledger.ts';
import { findMovement } from '../money/ledger/repository.ts';
import { fundingLegs } from '../money/ledger/transfers.ts';
import { clearSmall, readFree } from '../money/rollovers/rollovers.ts';
import { readBalance } from './balance.ts';

/**
 * Moves money from a member to their upline. A movement belongs to one member, so one transaction holds two, which meet
 * in the HELD account. What open rollovers hold cannot be sent: the upline could withdraw it. Throws 409, 422.
 */
export async function transferUpline(context: Context<'transferUpline'>): Promise<Value<'transferUpline'>> {
  const { world, brand, member, body } = context;
  const { memberId } = member;
  const { toUpline, uplineId, nickname } = findMember(world, memberId);
  if (!toUpline || uplineId === null)
    throw paymentRefusal('upline.closed', 'You have no upline you can transfer to: contact customer service.');
  await requirePaymentPassword(context, body.paymentPassword);
  const amount = readAmount(brand, body.amount);
  const fingerprint = `upline ${amount}`;
  const orderNo = await world.transact(async (store) => {
    const before = once(findMovement(store, memberId, body.reference), (row) => row.fingerprint === fingerprint);
    if (before) return before.orderNo;
    await clearSmall(store, brand, memberId, world.now());
    const { balance, free } = readFree(store, memberId);
    if (amount > balance)
      throw paymentRefusal('balance.insufficient', 'Your wallets do not hold that much: transfer less.');
    if (amount > free)
      throw paymentRefusal('rollover.open', `You can use ${formatMoney(free)} now: the rest must be wagered first.`);
    const about = { brandCode: brand.code, prefix: 'U' };
    const sent = await move(world, store, {
      ...about,
      memberId,
      reference: body.reference,
      fingerprint,
      legs: [
        ...fundingLegs(store, memberId, amount),
        { account: MAIN, amount: -amount, typeCode: TYPE.toTeam },
        { account: 'HELD', amount, typeCode: TYPE.toTeam },
      ],
    });
    const received = await move(world, store, {
      ...about,
      memberId: uplineId,
      legs: [
        { account: 'HELD', amount: -amount, typeCode: TYPE.fromTeam },
        { account: MAIN, amount, typeCode: TYPE.fromTeam },
      ],
    });
    const values = { amount: formatCurrency(brand, amount), name: nickname };
    const { sentToUpline, receivedFromDownline } = MESSAGES;
    const ends = [
      { to: memberId, orderNo: sent, message: sentToUpline },
      { to: uplineId, orderNo: received, message: receivedFromDownline },
    ];
    for (const { to, orderNo, message } of ends)
      await writeMessage(store, {
        memberId: to,
        title: message.title,
        paragraphs: [fillText(message.text, values)],
        subject: { kind: 'transfer', orderNo },
        at: world.now(),
      });
    return sent;
  });
  return { orderNo, amount: formatMoney(amount), balances: readBalance(context) };
}
