import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { smallestBooked } from '../../../../openapi/rules/currency.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Context } from '../../../http/handlers.ts';
import { formatMoney, roundDown } from '../../../shared/money.ts';
import type { Store } from '../../../worlds/store.ts';
import type { PlayEvent, World } from '../../../worlds/world.ts';
import { TYPE } from '../../money/ledger/ledger.ts';
import { findBrandState } from '../../system/brand-state.ts';
import { readBalance } from '../../wallet/balance.ts';
import { findAnyLottery, isOffered, type Lottery } from '../catalogue/lotteries.ts';
import { findSetting } from '../catalogue/settings.ts';
import { isClosedEarly, requireDraw } from '../draws/draws.ts';
import { findOrder, findSlipByNo, listChases, listOpen, type OrderRow, STATE } from './repository.ts';
import { refundOrders } from './settle.ts';

const noOrder = () => new ApiError(404, 'order.not.found', 'You have no lottery order with this number.');

const lockTime = (lottery: Lottery, { numero }: Pick<OrderRow, 'numero'>): number =>
  requireDraw(lottery, numero).lockAt;

/** All or none of the orders. Throws 404, 409, 422. */
export async function cancelOrders(context: Context<'cancelLotteryOrders'>): Promise<Value<'cancelLotteryOrders'>> {
  const { world, member, body } = context;
  const { orders, refund, fee } = await world.transact(async (store) => {
    const now = world.now();
    const named = body.orderNos.map((orderNo) => {
      const row = findOrder(store, member.memberId, orderNo);
      if (!row) throw noOrder();
      return row;
    });
    const open = named.filter(({ state }) => state !== STATE.cancelled);
    const rows = body.wholeSlip ? listCancellable(world, store, named, now) : open;
    if (!body.wholeSlip || rows.length === 0) for (const row of open) requireOpen(world, store, row, now);
    const sums = { orders: rows.length, refund: 0n, fee: 0n };
    for (const isChase of [false, true]) {
      const some = rows.filter((row) => (findSlipByNo(store, row.slipNo)?.isChase ?? false) === isChase);
      const typeCode = isChase ? TYPE.lottery.chaseCancelled : TYPE.lottery.cancelled;
      const given = await refundOrders(world, store, some, {
        state: STATE.cancelled,
        typeCode,
        at: now,
        fee: cancellationFees(world),
      });
      sums.refund += given.refund;
      sums.fee += given.fee;
    }
    return sums;
  });
  return {
    orderNos: body.orderNos,
    orders,
    refund: formatMoney(refund),
    fee: formatMoney(fee),
    balances: readBalance(context),
  };
}

function requireOpen(world: World, store: Store, row: OrderRow, now: number): void {
  if (!findAnyLottery(world, row.brandCode, row.gameNodeId)) throw noOrder();
  if (row.state !== STATE.pending)
    throw new ApiError(409, 'order.state', 'The order is no longer waiting for a draw, so it cannot be cancelled.');
  if (!canCancel(world, store, row, now))
    throw new ApiError(
      422,
      'draw.closed',
      `The draw ${row.numero} is locked or drawn: its orders can no longer be cancelled.`,
    );
}

/** All or none of each draw's orders. */
export function listCancellable(
  world: World,
  store: Pick<Store, 'read'>,
  orders: readonly Pick<OrderRow, 'slipNo'>[],
  now: number,
): OrderRow[] {
  const byDraw = new Map<string, boolean>();
  const slipNos = new Set(orders.map(({ slipNo }) => slipNo));
  return [...slipNos]
    .flatMap((slipNo) => listOpen(store, slipNo))
    .filter((row) => {
      const draw = [row.gameNodeId, row.otherNodeId, row.numero].join(' ');
      const isOpen = byDraw.get(draw) ?? canCancel(world, store, row, now);
      byDraw.set(draw, isOpen);
      return isOpen;
    });
}

/** An early draw takes no bets, even if its orders still wait for settlement. */
export function canCancel(world: World, store: Pick<Store, 'read'>, row: OrderRow, now: number): boolean {
  const { brandCode, gameNodeId, otherNodeId } = row;
  const ids = [gameNodeId, ...(otherNodeId === null ? [] : [otherNodeId])];
  return (
    row.state === STATE.pending &&
    ids.every((id) => {
      const lottery = findAnyLottery(world, brandCode, id);
      return lottery && now < lockTime(lottery, row) && !isClosedEarly(store, lottery, row.numero, now);
    })
  );
}

/** Rounds fees down; reads each lottery's rate once. */
export function cancellationFees(world: World): (row: OrderRow) => bigint {
  const fees = new Map<number, Fee>();
  return ({ brandCode, gameNodeId, amount }) => {
    const fee = fees.get(gameNodeId) ?? findFee(world, brandCode, gameNodeId);
    fees.set(gameNodeId, fee);
    return roundDown((amount * fee.rate) / 10_000n, fee.smallest);
  };
}

interface Fee {
  /** Hundredths of a percent. */
  rate: bigint;
  smallest: bigint;
}

/** Free for a lottery that no brand offers any more. */
function findFee(world: World, brandCode: string, gameId: number): Fee {
  const brand = findBrandState(world, brandCode);
  const lottery = findAnyLottery(world, brandCode, gameId);
  if (!brand || !lottery || !isOffered(world, lottery)) return { rate: 0n, smallest: 1n };
  return { rate: BigInt(findSetting(world, brand, lottery, null).cancelFee), smallest: smallestBooked(brand.currency) };
}

/** Refunds chases of a member in a break without a fee (wallet.md: Limits). The subject is the member's id. */
export const stopChases: PlayEvent = async (world, store, subject, at) => {
  const rows = listChases(store, Number(subject));
  const open = rows.filter((row) => canCancel(world, store, row, at));
  await refundOrders(world, store, open, { state: STATE.cancelled, typeCode: TYPE.lottery.chaseCancelled, at });
};
