import type { HandlerContext } from '../../http/handlers.ts';
import { toAmount } from '../../shared/money.ts';
import type { Store } from '../../worlds/store.ts';
import { MAIN } from '../money/ledger/accounts.ts';
import { type Movement, move, TYPE } from '../money/ledger/ledger.ts';
import { openRollover } from '../money/rollovers/rollovers.ts';

/**
 * Credits money for points, with its rollover, which never expires. `worth` is whole units of the currency. Returns the
 * order number. Call in the transaction that spends the points.
 */
export async function creditPoints(
  { world, brand, member }: HandlerContext,
  store: Store,
  credit: Pick<Movement, 'reference' | 'fingerprint' | 'subject'> & { worth: number; turnover: number; remark: string },
): Promise<string> {
  const { worth, turnover, ...movement } = credit;
  const { memberId } = member;
  const at = world.now();
  const amount = toAmount(worth);
  const movementNo = await move(world, store, {
    ...movement,
    brandCode: brand.code,
    memberId,
    prefix: 'P',
    at,
    legs: [
      { account: 'PROMOTIONS', amount: -amount, typeCode: TYPE.promotion },
      { account: MAIN, amount, typeCode: TYPE.promotion },
    ],
  });
  const orderNo = credit.subject?.orderNo ?? movementNo;
  await openRollover(store, { memberId, cause: 'POINTS', orderNo, credited: amount, wagering: { turnover }, at });
  return orderNo;
}
