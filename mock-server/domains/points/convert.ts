import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Context } from '../../http/handlers.ts';
import { formatMoney, toAmount } from '../../shared/money.ts';
import { once } from '../../shared/once.ts';
import { periodDays, startOfDay } from '../../shared/periods.ts';
import type { PointRules, Texts } from '../../worlds/columns.ts';
import type { Store } from '../../worlds/store.ts';
import { paymentRefusal, requirePaymentPassword } from '../member/payment/password.ts';
import { findMovement } from '../money/ledger/repository.ts';
import { creditPoints } from './credit.ts';
import { spendPoints } from './lots.ts';
import { readPoints, readSpentPoints } from './repository.ts';

export const CONVERTED: Texts = {
  CN: '积分兑换余额',
  EN: 'Points converted to credit',
  ID: 'Poin ditukar jadi kredit',
  TH: 'แลกแต้มเป็นเครดิต',
  TY: 'Points na ginawang credit',
  VI: 'Đổi điểm thành tiền',
};

/** Points that the member may still convert on the day of `now` in the brand's zone. */
export function pointsLeftToday(store: Store, { convertDay }: PointRules, memberId: number, now: number): number {
  const since = startOfDay(periodDays('DAY', now).first);
  return Math.max(0, convertDay - readSpentPoints(store, memberId, 'CONVERTED', since));
}

/** Whole units of the currency. */
const worthOf = ({ convertStep, convertValue }: PointRules, points: number): number =>
  (points / convertStep) * convertValue;

/** The movement has the reference (loyalty.md: Points). Throws 409, 422. */
export async function convertPoints(context: Context<'convertPoints'>): Promise<Value<'convertPoints'>> {
  const { world, brand, member, body } = context;
  const { memberId } = member;
  const { points, reference } = body;
  const fingerprint = `convert ${points}`;
  await requirePaymentPassword(context, body.paymentPassword);
  return world.transact(async (store) => {
    const before = once(findMovement(store, memberId, reference), (row) => row.fingerprint === fingerprint);
    const amount = before?.entries.find((entry) => entry.amount > 0n)?.amount;
    if (before && amount) return { orderNo: before.orderNo, points, amount: formatMoney(amount) };
    requirePoints(context, store);
    const worth = worthOf(brand.pointRules, points);
    const remark = JSON.stringify(CONVERTED);
    const turnover = brand.pointRules.convertTurnover;
    const orderNo = await creditPoints(context, store, { worth, turnover, remark, reference, fingerprint });
    await spendPoints(store, { memberId, points, kind: 'CONVERTED', remark, orderNo, at: world.now() });
    return { orderNo, points, amount: formatMoney(toAmount(worth)) };
  });
}

function requirePoints({ world, brand, member, body: { points } }: Context<'convertPoints'>, store: Store): void {
  const { memberId } = member;
  const { convertLeast, convertStep } = brand.pointRules;
  if (points < convertLeast) throw paymentRefusal('points.too.few', `Convert at least ${convertLeast} points.`);
  if (points % convertStep !== 0) throw paymentRefusal('points.step', `Convert a multiple of ${convertStep} points.`);
  const left = pointsLeftToday(store, brand.pointRules, memberId, world.now());
  if (points > left) throw paymentRefusal('points.day.limit', `You can convert ${left} more points today.`);
  const has = readPoints(store, memberId);
  if (points > has) throw paymentRefusal('points.insufficient', `You have ${has} points: convert fewer.`);
}
