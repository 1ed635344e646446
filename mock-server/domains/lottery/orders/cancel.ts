import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Context } from '../../../http/handlers.ts';
import { formatMoney } from '../../../shared/money.ts';
import type { Store } from '../../../worlds/database.ts';
import type { PlayEvent, World } from '../../../worlds/world.ts';
import { findBrandState } from '../../system/brand-state.ts';
import { readBalance } from '../../wallet/ledger/balance.ts';
import { TYPE } from '../../wallet/ledger/ledger.ts';
import { findAnyLottery, type Lottery } from '../catalogue/lotteries.ts';
import { settingOf } from '../catalogue/settings.ts';
import { requireDraw } from '../draws/draws.ts';
import { addToNumbers, findOrder, findSlipByNo, listChases, type OrderRow, STATE } from './repository.ts';
import { giveBack } from './settle.ts';

const noOrder = () => new ApiError(404, 'order.not.found', 'You have no lottery order with this number.');

/** When an order's draw takes no more bets. */
export const lockOf = (lottery: Lottery, { numero }: Pick<OrderRow, 'numero'>): number =>
  requireDraw(lottery, numero).lockAt;

/** Cancels the member's orders, all or none. Throws 404, 409, 422. */
export async function cancelOrders(context: Context<'cancelLotteryOrders'>): Promise<Value<'cancelLotteryOrders'>> {
  const { world, member, body } = context;
  const sums = await world.transact(async (store) => {
    const now = world.now();
    const rows = body.orderNos.map((orderNo) => findOrder(store, member.memberId, orderNo) ?? orderNo);
    const open = rows.flatMap((row) => (typeof row === 'string' ? [] : row.state === STATE.cancelled ? [] : [row]));
    if (rows.some((row) => typeof row === 'string')) throw noOrder();
    for (const row of open) requireOpen(world, row, now);
    let [refund, fee] = [0n, 0n];
    for (const isChase of [false, true]) {
      const some = open.filter((row) => (findSlipByNo(store, row.slipNo)?.isChase ?? false) === isChase);
      const typeCode = isChase ? TYPE.lottery.chaseCancelled : TYPE.lottery.cancelled;
      const given = await giveBack(world, store, some, {
        state: STATE.cancelled,
        typeCode,
        at: now,
        fee: feeOf(world),
      });
      refund += given.refund;
      fee += given.fee;
    }
    for (const row of open) await releaseNumbers(store, row);
    return { refund, fee };
  });
  return {
    orderNos: body.orderNos,
    refund: formatMoney(sums.refund),
    fee: formatMoney(sums.fee),
    balances: readBalance(context),
  };
}

function requireOpen(world: World, row: OrderRow, now: number): void {
  const lottery = findAnyLottery(world, row.brandCode, row.gameNodeId);
  if (!lottery) throw noOrder();
  if (row.state !== STATE.pending)
    throw new ApiError(409, 'order.state', 'The order waits for no draw any more, so it cannot be cancelled.');
  if (lockOf(lottery, row) <= now)
    throw new ApiError(422, 'draw.closed', `The draw ${row.numero} is locked: its orders can no longer be cancelled.`);
}

/** What cancelling an order costs, rounded down. */
export const feeOf =
  (world: World) =>
  (row: OrderRow): bigint => {
    const brand = findBrandState(world, row.brandCode);
    const lottery = findAnyLottery(world, row.brandCode, row.gameNodeId);
    return brand && lottery ? (row.amount * BigInt(settingOf(world, brand, lottery, null).cancelFee)) / 10_000n : 0n;
  };

/** What an order held of the limits of its numbers is free again. */
async function releaseNumbers(
  store: Store,
  { brandCode, gameNodeId, numero, play, content, amount }: OrderRow,
): Promise<void> {
  const numbers = content.split(',');
  const of = { brandCode, gameNodeId, numero, play };
  await addToNumbers(store, of, numbers, new Set(numbers), -amount / BigInt(numbers.length));
}

/** A member who takes a break has no chases: their orders are given back without a fee (wallet.md: Limits). The subject is the member's id. */
export const stopChases: PlayEvent = async (world, store, subject, at) => {
  const rows = listChases(store, Number(subject));
  const open = rows.filter((row) => {
    const lottery = findAnyLottery(world, row.brandCode, row.gameNodeId);
    return lottery && lockOf(lottery, row) > at;
  });
  await giveBack(world, store, open, { state: STATE.cancelled, typeCode: TYPE.lottery.chaseCancelled, at });
};
