import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { isExcluded } from '../../../accounts/breaks.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Context } from '../../../http/handlers.ts';
import { formatCurrency, formatMoney } from '../../../shared/money.ts';
import { once } from '../../../shared/once.ts';
import { startOfDay } from '../../../shared/periods.ts';
import { dayNumber } from '../../../shared/zone.ts';
import type { Store } from '../../../worlds/store.ts';
import { paymentRefusal, requirePaymentPassword } from '../../member/payment/password.ts';
import { MESSAGES, NOTES } from '../../messages/texts.ts';
import { fillText, plainParagraphs, sameTexts, writeMessage } from '../../messages/write.ts';
import { readAmount } from '../../money/ledger/amount.ts';
import { clearSmall, openRollover } from '../../money/rollovers/rollovers.ts';
import { requireDirectLine } from '../../team/team.ts';
import { readBalance } from '../../wallet/balance.ts';
import { moveBetween } from '../../wallet/between.ts';
import { recordAct } from '../audit.ts';
import { readOwn } from '../repository.ts';
import { memberView } from '../view.ts';
import { listDirectLines } from './rates.ts';
import { countSent, listOfReference, setType } from './repository.ts';

const AGENT = 2;
const MESSAGES_A_DAY = 100;

/** Throws 404, and 422 for an agent. */
export async function promoteDownline(context: Context<'promoteDownline'>): Promise<Value<'promoteDownline'>> {
  const { world, brand, member, body } = context;
  const { memberId } = member;
  const line = await world.transact(async (store) => {
    const found = requireDirectLine(store, { memberId, brandCode: brand.code }, body.account);
    if (found.type !== 0) throw new ApiError(422, 'downline.is.agent', 'This member is an agent already.');
    await setType(store, found.id, AGENT);
    const change = { before: { type: found.type }, after: { type: AGENT } };
    await recordAct(store, context, { lineId: found.id, act: 'PROMOTE', ...change });
    const { title, text } = MESSAGES.promotedToAgent;
    const paragraphs = [fillText(text, { name: readOwn(store, memberId).nickname })];
    await writeMessage(store, { memberId: found.id, title, paragraphs, subject: null, at: world.now() });
    return found;
  });
  return memberView({ ...line, type: AGENT });
}

/** Opens a rollover for the line as a deposit does (agent.md: Pages). Throws 404, 409, 422. */
export async function transferToDownline(context: Context<'transferToDownline'>): Promise<Value<'transferToDownline'>> {
  const { world, brand, member, body } = context;
  const { memberId } = member;
  const { id: lineId, nickname } = requireDirectLine(world, { memberId, brandCode: brand.code }, body.account);
  await requirePaymentPassword(context, body.paymentPassword);
  const amount = readAmount(brand, body.amount, paymentRefusal);
  const sent = await world.transact(async (store) => {
    const at = world.now();
    const turnover = isExcluded(store, lineId, at) ? 0 : brand.cashRules.depositTurnover;
    const required = formatCurrency(brand, amount * BigInt(turnover));
    await clearSmall(store, brand, lineId, at);
    const moved = await moveBetween(world, store, brand, {
      kind: 'downline',
      amount,
      reference: body.reference,
      from: { memberId, name: readOwn(store, memberId).nickname, message: MESSAGES.sentToDownline },
      to: {
        memberId: lineId,
        name: nickname,
        message: MESSAGES.receivedFromUpline,
        notes: turnover > 0 ? [fillText(NOTES.transferRollover, { required })] : [],
      },
    });
    if (moved.received === null) return moved.sent;
    const wagering = { turnover };
    await openRollover(store, {
      memberId: lineId,
      cause: 'TRANSFER',
      orderNo: moved.received,
      credited: amount,
      wagering,
      at,
    });
    const after = { amount: formatMoney(amount), orderNo: moved.sent };
    await recordAct(store, context, { lineId, act: 'TRANSFER', after });
    return moved.sent;
  });
  return { orderNo: sent, amount: formatMoney(amount), balances: readBalance(context) };
}

/** To all or none, once a reference. Throws 404, 409, and 422 for more than may be sent on a day. */
export async function messageDownlines(context: Context<'messageDownlines'>): Promise<Value<'messageDownlines'>> {
  const { world, member, body } = context;
  const { memberId } = member;
  const { title, text, reference } = body;
  const lines = listDirectLines(context, body.accounts);
  const sender = readOwn(world, memberId).nickname;
  return world.transact(async (store) => {
    const at = world.now();
    const left = MESSAGES_A_DAY - countSent(store, memberId, startOfDay(dayNumber(at)));
    if (reference && isSentBefore(store, memberId, reference, { lines, title, text }))
      return { sent: lines.length, left };
    if (lines.length > left)
      throw new ApiError(422, 'message.day.limit', `You can send ${left} more messages today.`, { sent: 0, left });
    for (const { id: lineId } of lines) {
      const message = { title: sameTexts(title), paragraphs: plainParagraphs(text), subject: null, sender };
      await writeMessage(store, { memberId: lineId, ...message, at });
      await recordAct(store, context, { lineId, act: 'MESSAGE', after: { title, text }, reference });
    }
    return { sent: lines.length, left: left - lines.length };
  });
}

/** Throws 409 for a reference of other messages. */
function isSentBefore(
  store: Store,
  agentId: number,
  reference: string,
  { lines, title, text }: { lines: readonly { id: number }[]; title: string; text: string },
): boolean {
  const before = listOfReference(store, agentId, reference);
  const rows = lines.map(({ id: lineId }) => ({ lineId, act: 'MESSAGE', after: JSON.stringify({ title, text }) }));
  return once(before.length > 0 ? before : null, () => JSON.stringify(before) === JSON.stringify(rows)) !== undefined;
}
