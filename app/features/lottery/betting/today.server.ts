import { paths } from '~/config/paths.ts';
import { parseUnits, unitsText } from '~/i18n/money.ts';
import { signed } from '~/parts/records/amounts.server.ts';
import { formatDate } from '~/parts/records/range.server.ts';
import type { Site } from '~/request/site.server.ts';
import { isTrialType } from '~/session/member-types.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { smallestBooked } from '../../../../openapi/rules/currency.ts';
import { readRows } from '../../../../openapi/rules/lines.ts';
import type { DrawSum, OrderView, Refund, SlipView } from './betting.types.ts';
import { symbolName } from './names.ts';
import { fullPlayName, rowLabels } from './play-texts.server.ts';
import { contentText, type PlayMenu, rowsText } from './rules.ts';

type Order = Value<'listTodayOrders'>['list'][number];

/** The most of the contract: slips and draws have all of their orders. */
const READ = 100;
const SLIPS = 20;
const ORDERS_OF_SLIP = 10;
const SHOWN_CONTENT = 60;
/** 100 % in hundredths of a percent. */
const HUNDREDTHS_OF_PERCENT = 10_000n;
const PENDING = 2;
const WON = 4;
const LOST = 5;
const STOPPED = 6;
const CANCELLED = 8;

/** `orders`: open ones first, nearest draw first; then drawn ones, latest first; then those given back. */
interface Slip {
  orders: [Order, ...Order[]];
  /** False when the gateway's list was cut and may lack orders of it. */
  isWhole: boolean;
}

/**
 * Slips in the order of their next draw, then drawn ones, latest first; and the sums of their draws. An order over two
 * stations appears under both, so lists are merged.
 */
export async function readToday(
  { api }: Site,
  gameIds: readonly number[],
): Promise<{ slips: Slip[]; draws: DrawSum[] }> {
  const lists = await Promise.all(
    gameIds.map((gameId) => api.call('listTodayOrders', { query: { gameId, count: READ } })),
  );
  const orders = [...new Map(lists.flatMap(({ list }) => list.map((order) => [order.orderNo, order]))).values()];
  const cut = lists.filter(({ list, total }) => list.length < total);
  // The farthest draw is the last one.
  const cutDraws = cut.map(({ list }) => list.at(-1)?.numero);
  const slips = groupBySlip(orders).map((each) => {
    const [{ isChase, numero }] = each;
    return { orders: each, isWhole: cut.length === 0 || !(isChase || cutDraws.includes(numero)) };
  });
  return { slips, draws: sumDraws(orders) };
}

function groupBySlip(orders: readonly Order[]): Slip['orders'][] {
  const slips = new Map<string, Slip['orders']>();
  for (const order of orders.toSorted(compareBy(slipRank))) {
    const slip = slips.get(order.orderNumber);
    if (slip) slip.push(order);
    else slips.set(order.orderNumber, [order]);
  }
  const compare = compareBy(openRank);
  return [...slips.values()].sort(([a], [b]) => compare(a, b)).slice(0, SLIPS);
}

const openRank = ({ state }: Order): number => (state === PENDING ? 0 : 1);
const slipRank = (order: Order): number => openRank(order) + (order.state === PENDING || isDrawn(order) ? 0 : 1);

const compareBy = (rank: (order: Order) => number) => (a: Order, b: Order) =>
  rank(a) - rank(b) ||
  (a.state === PENDING ? a.drawAt - b.drawAt : b.drawAt - a.drawAt) ||
  b.time - a.time ||
  (a.orderNo < b.orderNo ? -1 : 1);

function sumDraws(orders: readonly Order[]): DrawSum[] {
  const counted = orders.filter(({ state }) => [PENDING, WON, LOST].includes(state));
  return [...new Set(counted.map(({ numero }) => numero))].map((numero) => {
    const own = counted.filter((order) => order.numero === numero);
    const sum = (name: 'amount' | 'win') => unitsText(own.reduce((all, order) => all + parseUnits(order[name]), 0n));
    const isOpen = own.some(({ state }) => state === PENDING);
    return { numero, stake: sum('amount'), win: sum('win'), isOpen };
  });
}

export const hasCentre = ({ member }: Site): boolean => member !== null && !isTrialType(member.type);

export const toneOfState = (state: Order['state']): OrderView['tone'] =>
  state === WON ? 'won' : state === PENDING ? 'open' : 'plain';

export function slipView(
  site: Site,
  menu: PlayMenu,
  { orders, isWhole }: Slip,
  cancelFee: number,
  hasStations: boolean,
): SlipView {
  const { t, format } = site;
  const [next] = orders;
  const [first = next] = orders.toSorted((a, b) => (a.orderNo < b.orderNo ? -1 : 1));
  const numeros = [...new Set(orders.map(({ numero }) => numero))];
  const draws = numeros.map((numero) => orders.filter((order) => order.numero === numero));
  const more = Math.max(...draws.map(({ length }) => length)) - 1;
  const views = orders.map((order) => orderView(site, menu, order, { cancelFee, hasStations, hasAbout: more > 0 }));
  const state =
    ([PENDING, WON, LOST] as const).find((each) => orders.some((order) => order.state === each)) ?? next.state;
  const open = orders.filter(({ canCancel }) => canCancel);
  const fee = sum(open.map((order) => feeFor(site, order, cancelFee)));
  const openAmount = sum(open.map(stakeUnits));
  const stopped = orders.filter((order) => order.state === STOPPED);
  const day = formatDate(first.time);
  return {
    slipNo: first.orderNumber,
    play: fullPlayName(site, first.playGroup, first.play),
    content: orderContent(site, menu, first),
    station: hasStations ? first.gameName : null,
    more,
    numero: next.numero,
    amount: isWhole ? format.money(unitsText(sum(orders.map(stakeUnits)))) : null,
    outcome: isWhole ? outcomeText(site, orders) : null,
    stateName: t('plays', `states.s${state}`),
    tone: toneOfState(state),
    chase:
      isWhole && draws.length > 1
        ? {
            drawn: draws.filter((draw) => draw.some(isDrawn)).length,
            count: draws.length,
            refund: stopped.length > 0 ? format.money(unitsText(sum(stopped.map(stakeUnits)))) : null,
          }
        : null,
    orders: views.slice(0, ORDERS_OF_SLIP),
    allPath:
      hasCentre(site) && orders.length > ORDERS_OF_SLIP
        ? paths.lotteryRecord({ slip: first.orderNumber, range: 'own', from: day, to: day })
        : null,
    cancel:
      isWhole && open[1]
        ? {
            orderNo: open[1].orderNo,
            count: open.length,
            amount: format.money(unitsText(openAmount)),
            refund: refundView(format, openAmount, fee),
          }
        : null,
  };
}

const stakeUnits = ({ amount }: Order): bigint => parseUnits(amount);

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n);

const isDrawn = ({ state }: Order): boolean => ![PENDING, STOPPED, CANCELLED].includes(state);

/** Rounds down as the gateway does. */
function feeFor({ currency }: Site, order: Order, cancelFee: number): bigint {
  const fee = (stakeUnits(order) * BigInt(cancelFee)) / HUNDREDTHS_OF_PERCENT;
  return fee - (fee % smallestBooked(currency.code));
}

interface OrderOptions {
  cancelFee: number;
  hasStations: boolean;
  hasAbout: boolean;
}

function orderView(
  site: Site,
  menu: PlayMenu,
  order: Order,
  { cancelFee, hasStations, hasAbout }: OrderOptions,
): OrderView {
  const { t, format } = site;
  const play = fullPlayName(site, order.playGroup, order.play);
  return {
    orderNo: order.orderNo,
    path: hasCentre(site) ? paths.lotteryOrder(order.orderNo) : null,
    numero: order.numero,
    about: hasAbout ? `${play} · ${orderContent(site, menu, order)}` : null,
    station: hasStations ? order.gameName : null,
    amount: format.money(order.amount),
    outcome: outcomeText(site, [order]),
    stateName: t('plays', `states.s${order.state}`),
    tone: toneOfState(order.state),
    refund: order.canCancel ? refundView(format, stakeUnits(order), feeFor(site, order, cancelFee)) : null,
  };
}

function orderContent(site: Site, menu: PlayMenu, { play: code, content: sent }: Order): string {
  const play = menu.groups.flatMap(({ plays }) => plays).find((each) => each.code === code);
  const toName = (symbol: string) => symbolName(site.t, code, symbol);
  const content = play ? rowsText(rowLabels(site, play), readRows(sent), toName) : contentText(sent, toName);
  return content.length > SHOWN_CONTENT ? `${content.slice(0, SHOWN_CONTENT)}…` : content;
}

/** Formats "₱39.56 · +₱19.56": what was paid, and net of the stakes; of an open chase what it has won so far. */
function outcomeText(site: Site, orders: readonly Order[]): string | null {
  const drawn = orders.filter(({ state }) => state === WON || state === LOST);
  const win = sum(drawn.map((order) => parseUnits(order.win)));
  if (win === 0n) return null;
  const paid = site.format.money(unitsText(win));
  if (orders.some(({ state }) => state === PENDING)) return site.t('betting', 'page.wonSoFar', { win: paid });
  const net = win - sum(drawn.map(({ amount }) => parseUnits(amount)));
  return `${paid} · ${signed(site, net < 0n ? `-${unitsText(-net)}` : unitsText(net))}`;
}

/** Formats the cancellation fee and the refund; amounts are ten-thousandths of the currency. */
export const refundView = (format: Site['format'], amount: bigint, fee: bigint): Refund => ({
  fee: format.money(unitsText(fee)),
  back: format.money(unitsText(amount - fee)),
});
