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
import { isClosedEarly, requireDraw } from '../draws/draws.ts';
import { findOrder, findSlipByNo, listChases, type OrderRow, STATE } from './repository.ts';
import { giveBack } from './settle.ts';

const noOrder = () => new ApiError(404, 'order.not.found', 'You have no lottery order with this number.');

/** When an order's draw takes no more bets. */
const lockOf = (lottery: Lottery, { numero }: Pick<OrderRow, 'numero'>): number => requireDraw(lottery, numero).lockAt;

/** Cancels the member's orders, all or none. Throws 404, 409, 422. */
export async function cancelOrders(context: Context<'cancelLotteryOrders'>): Promise<Value<'cancelLotteryOrders'>> {
  const { world, member, body } = context;
  const sums = await world.transact(async (store) => {
    const now = world.now();
    const rows = body.orderNos.map((orderNo) => findOrder(store, member.memberId, orderNo) ?? orderNo);
    const open = rows.flatMap((row) => (typeof row === 'string' ? [] : row.state === STATE.cancelled ? [] : [row]));
    if (rows.some((row) => typeof row === 'string')) throw noOrder();
    for (const row of open) requireOpen(world, store, row, now);
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
    return { refund, fee };
  });
  return {
    orderNos: body.orderNos,
    refund: formatMoney(sums.refund),
    fee: formatMoney(sums.fee),
    balances: readBalance(context),
  };
}

function requireOpen(world: World, store: Store, row: OrderRow, now: number): void {
  if (!findAnyLottery(world, row.brandCode, row.gameNodeId)) throw noOrder();
  if (row.state !== STATE.pending)
    throw new ApiError(409, 'order.state', 'The order waits for no draw any more, so it cannot be cancelled.');
  if (!canCancel(world, store, row, now))
    throw new ApiError(
      422,
      'draw.closed',
      `The draw ${row.numero} is locked or drawn: its orders can no longer be cancelled.`,
    );
}

/** Whether an order waits for draws that take bets: one that is drawn early takes none, though its orders may wait to be settled. */
export function canCancel(world: World, store: Pick<Store, 'read'>, row: OrderRow, now: number): boolean {
  const { brandCode, gameNodeId, otherNodeId } = row;
  const ids = [gameNodeId, ...(otherNodeId === null ? [] : [otherNodeId])];
  return (
    row.state === STATE.pending &&
    ids.every((id) => {
      const lottery = findAnyLottery(world, brandCode, id);
      return lottery && now < lockOf(lottery, row) && !isClosedEarly(store, lottery, row.numero, now);
    })
  );
}

/** What cancelling an order costs, rounded down. */
export const feeOf =
  (world: World) =>
  (row: OrderRow): bigint => {
    const brand = findBrandState(world, row.brandCode);
    const lottery = findAnyLottery(world, row.brandCode, row.gameNodeId);
    return brand && lottery ? (row.amount * BigInt(settingOf(world, brand, lottery, null).cancelFee)) / 10_000n : 0n;
  };

/** A member who takes a break has no chases: their orders are given back without a fee (wallet.md: Limits). The subject is the member's id. */
export const stopChases: PlayEvent = async (world, store, subject, at) => {
  const rows = listChases(store, Number(subject));
  const open = rows.filter((row) => canCancel(world, store, row, at));
  await giveBack(world, store, open, { state: STATE.cancelled, typeCode: TYPE.lottery.chaseCancelled, at });
};
