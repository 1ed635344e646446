import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import type { Outcome } from '../../../engine/lottery/types.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Context, HandlerContext } from '../../../http/handlers.ts';
import { formatMoney } from '../../../shared/money.ts';
import { ZONE_MS } from '../../../shared/zone.ts';
import type { Language } from '../../../worlds/columns.ts';
import { nameIn } from '../../games/catalogue/orders.ts';
import { findAnyLottery } from '../catalogue/lotteries.ts';
import { groupOfPlay } from '../catalogue/modes.ts';
import { formatUnit } from '../catalogue/settings.ts';
import { drawView, readResult, requireDraw } from '../draws/draws.ts';
import { playView } from '../lobby/plays.ts';
import { canCancel, cancellationFees, listCancellable } from './cancel.ts';
import { findPlay, outcomeFor } from './outcome.ts';
import {
  countOrders,
  countSlips,
  findOrder,
  findSlipByNo,
  firstOfSlip,
  listOfSlip,
  nearestOrders,
  type OrderFilter,
  type OrderRow,
  type OrderSums,
  pageOrders,
  pageSlips,
  STATE,
  sumOrders,
} from './repository.ts';

type OrderView = Value<'searchLotteryOrders'>['content'][number];
type SlipView = Value<'searchLotteryOrders'>['slips'][number];

const DAY_MS = 24 * 3_600_000;
/** Characters of a line in lists. */
const SHOWN = 200;
const OTHERS = 100;
/** The contract's limit. */
const SLIP_ORDERS = 25;

/** Today in the brand's zone. */
export function listToday(context: Context<'listTodayOrders'>): Value<'listTodayOrders'> {
  const { world, member, query } = context;
  const now = world.now();
  const from = Math.floor((now + ZONE_MS) / DAY_MS) * DAY_MS - ZONE_MS;
  const filter = { memberId: member.memberId, from, to: from + DAY_MS, gameId: query.gameId };
  const rows = nearestOrders(world, filter, now, query.count ?? 20);
  const sums = sumOrders(world, filter);
  const language = query.language ?? context.language;
  return { list: viewAll(context, rows, language), total: sums.total, sums: sumsView(sums) };
}

/** Page numbers begin at 0. */
export function searchOrders(context: Context<'searchLotteryOrders'>): Value<'searchLotteryOrders'> {
  const { world, member, body } = context;
  const { page = 0, size = 15, orderNumber: slipNo, bySlip = false, ...rest } = body;
  const filter: OrderFilter = { ...rest, slipNo, memberId: member.memberId };
  const sums = sumOrders(world, filter);
  const total = bySlip ? countSlips(world, filter) : sums.total;
  return {
    content: bySlip ? [] : viewAll(context, pageOrders(world, filter, page * size, size), context.language),
    slips: bySlip ? viewSlips(context, filter, page * size, size) : [],
    page,
    totalPages: Math.ceil(total / size),
    total,
    sums: sumsView(sums),
  };
}

const viewSlips = (context: HandlerContext, filter: OrderFilter, skip: number, size: number): SlipView[] =>
  pageSlips(context.world, filter, skip, size).flatMap(({ slipNo, total, pending, ...sums }) => {
    const rows = firstOfSlip(context.world, { ...filter, slipNo }, SLIP_ORDERS);
    const list = viewAll(context, rows, context.language);
    const [first] = list;
    if (!first) return [];
    const { orderNumber, time, isChase } = first;
    return { orderNumber, time, isChase, orders: total, open: pending, sums: sumsView(sums), list };
  });

/** Throws 404. */
export function readOrder(context: Context<'getLotteryOrder'>): Value<'getLotteryOrder'> {
  const { member, path, language } = context;
  const found = findOrderDetail(context, member.memberId, path.id, language);
  if (!found) throw new ApiError(404, 'order.not.found', 'You have no lottery order with this number.');
  return found;
}

/** Includes the draws and the slip's other orders. Returns null for an order of another member. */
export function findOrderDetail(
  context: HandlerContext,
  memberId: number,
  orderNo: string,
  language: Language,
): Value<'getLotteryOrder'> | null {
  const { world } = context;
  const row = findOrder(world, memberId, orderNo);
  const order = row && view(context, row, language, row.content.length);
  if (!row || !order) return null;
  const drawn = order.gameIds.flatMap((id) => {
    const lottery = findAnyLottery(world, row.brandCode, id);
    return lottery ? [{ lottery, draw: requireDraw(lottery, row.numero) }] : [];
  });
  const [{ lottery } = {}] = drawn;
  const play = lottery && findPlay(row, lottery);
  if (!play) throw new Error(`The order ${row.orderNo} is of no play.`);
  const results = () => drawn.map(({ lottery, draw }) => readResult(world, world, lottery, draw));
  const others = listOfSlip(world, row.slipNo, OTHERS + 1).filter(({ orderNo }) => orderNo !== row.orderNo);
  const open = listCancellable(world, world, [row], world.now());
  return {
    order,
    play: playView(play),
    wins: row.state === STATE.won ? winsView(outcomeFor(row, lottery, results()) ?? { wins: [] }) : [],
    fee: formatMoney(order.canCancel ? cancellationFees(world)(row) : row.fee),
    draws: drawn.map(({ lottery, draw }) => drawView(world, lottery, draw)),
    others: viewAll(context, others.slice(0, OTHERS), language),
    slip: {
      orders: countOrders(world, row.slipNo),
      open: open.length,
      amount: formatMoney(sum(open.map(({ amount }) => amount))),
      fee: formatMoney(sum(open.map(cancellationFees(world)))),
    },
  };
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n);

function winsView({ wins }: Pick<Outcome, 'wins'>): Value<'getLotteryOrder'>['wins'] {
  const byPrize = new Map<string, Value<'getLotteryOrder'>['wins'][number]>();
  for (const { prize, count, sharedBy = 1 } of wins) {
    const key = `${prize} ${sharedBy}`;
    const before = byPrize.get(key)?.count ?? 0;
    byPrize.set(key, { prize, count: before + count, sharedBy });
  }
  return [...byPrize.values()];
}

const viewAll = (context: HandlerContext, rows: readonly OrderRow[], language: Language): OrderView[] =>
  rows.flatMap((row) => view(context, row, language) ?? []);

/** Returns null if its game is no lottery. */
function view({ world }: HandlerContext, row: OrderRow, language: Language, shown = SHOWN): OrderView | null {
  const lottery = findAnyLottery(world, row.brandCode, row.gameNodeId);
  const other = row.otherNodeId === null ? null : findAnyLottery(world, row.brandCode, row.otherNodeId);
  if (!lottery) return null;
  const games = [lottery, ...(other ? [other] : [])];
  return {
    orderNo: row.orderNo,
    orderNumber: row.slipNo,
    time: row.time.getTime(),
    gameIds: games.map(({ gameId }) => gameId),
    code: lottery.game.code,
    gameName: games.map(({ game }) => nameIn(game, language)).join(' + '),
    gameGroupCode: lottery.family as OrderView['gameGroupCode'],
    numero: row.numero,
    drawAt: row.drawAt.getTime(),
    play: row.play,
    playGroup: groupOfPlay(row.play),
    content: row.content.slice(0, shown),
    unit: formatUnit(row.unit),
    multiple: row.multiple,
    stakes: row.stakes,
    series: row.series,
    amount: formatMoney(row.amount),
    returned: formatMoney(row.settledAt ? row.amount - row.validBet : 0n),
    win: formatMoney(row.win),
    rebate: formatMoney(row.rebate),
    fee: formatMoney(row.fee),
    corrected: row.correctedAt && formatMoney(row.corrected),
    profit: row.settledAt && formatMoney(row.win + row.rebate + row.corrected - row.validBet - row.fee),
    counted: row.counted === null ? null : formatMoney(row.counted),
    state: row.state as OrderView['state'],
    isChase: findSlipByNo(world, row.slipNo)?.isChase ?? false,
    canCancel: canCancel(world, world, row, world.now()),
    settledAt: row.settledAt?.getTime() ?? null,
  };
}

const sumsView = ({ amount, returned, open, win, rebate, corrected, fee, profit }: OrderSums) => ({
  amount: formatMoney(amount),
  returned: formatMoney(returned),
  open: formatMoney(open),
  win: formatMoney(win),
  rebate: formatMoney(rebate),
  corrected: formatMoney(corrected),
  fee: formatMoney(fee),
  profit: formatMoney(profit),
});
