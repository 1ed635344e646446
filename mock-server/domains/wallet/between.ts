import type { BrandState } from '../../http/exchange.ts';
import { formatCurrency, formatMoney } from '../../shared/money.ts';
import { once } from '../../shared/once.ts';
import type { Texts } from '../../worlds/columns.ts';
import type { Store } from '../../worlds/store.ts';
import type { World } from '../../worlds/world.ts';
import { paymentRefusal } from '../member/payment/password.ts';
import type { Message } from '../messages/texts.ts';
import { fillText, writeMessage } from '../messages/write.ts';
import { requireNoDebt } from '../money/debts/debts.ts';
import { TYPE } from '../money/ledger/ledger.ts';
import { findMovement } from '../money/ledger/repository.ts';
import { fundingLegs, moveToMember } from '../money/ledger/transfers.ts';
import { clearSmall, readFree } from '../money/rollovers/rollovers.ts';

interface End {
  memberId: number;
  /** `{name}` is the other one's, `{amount}` the amount. */
  message: Message;
  /** The name that the other one reads. */
  name: string;
  notes?: readonly Texts[];
}

/**
 * Moves money between a member and the upline, and tells both. What open rollovers hold cannot be sent: the other could
 * withdraw it. `received` is null where the
 * reference was sent before. Throws 409, 422. Call in a transaction.
 */
export async function moveBetween(
  world: World,
  store: Store,
  brand: BrandState,
  transfer: { from: End; to: End; amount: bigint; reference: string; kind: 'upline' | 'downline' },
): Promise<{ sent: string; received: string | null }> {
  const { from, to, amount, reference, kind } = transfer;
  const fingerprint = kind === 'upline' ? `upline ${amount}` : `downline ${to.memberId} ${amount}`;
  const before = once(findMovement(store, from.memberId, reference), (row) => row.fingerprint === fingerprint);
  if (before) return { sent: before.orderNo, received: null };
  requireNoDebt(store, from.memberId);
  await clearSmall(store, brand, from.memberId, world.now());
  const { balance, free } = readFree(store, from.memberId);
  if (amount > balance)
    throw paymentRefusal('balance.insufficient', 'Your wallets do not hold that much: transfer less.');
  if (amount > free)
    throw paymentRefusal('rollover.open', `You can use ${formatMoney(free)} now: the rest must be wagered first.`);
  const { sent, received } = await moveToMember(world, store, {
    brandCode: brand.code,
    prefix: 'U',
    amount,
    from: {
      memberId: from.memberId,
      reference,
      fingerprint,
      typeCode: TYPE.toTeam,
      fund: fundingLegs(store, from.memberId, amount),
    },
    to: { memberId: to.memberId, typeCode: TYPE.fromTeam },
  });
  const ends = [
    { ...from, other: to.name, orderNo: sent },
    { ...to, other: from.name, orderNo: received },
  ];
  for (const { memberId, message, notes = [], other, orderNo } of ends) {
    const values = { amount: formatCurrency(brand, amount), name: other };
    await writeMessage(store, {
      memberId,
      title: message.title,
      paragraphs: [fillText(message.text, values), ...notes],
      subject: { kind: 'transfer', orderNo },
      at: world.now(),
    });
  }
  return { sent, received };
}
