import { paths } from '~/config/paths.ts';
import { amountTone, signed } from '~/parts/records/amounts.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { RecordDetail } from '~/ui/record-table.tsx';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { symbolName } from '../betting/names.ts';
import { fullPlayName } from '../betting/play-texts.server.ts';
import { contentText } from '../betting/rules.ts';
import { slipState } from './slip-state.ts';

type Slip = Value<'searchLotteryOrders'>['slips'][number];
type Order = Slip['list'][number];

/** An order, or a slip of several. */
export interface LotteryRow {
  id: string;
  slip: string;
  time: string;
  lottery: string;
  play: string;
  draw: string;
  amount: string;
  win: string;
  rebate: string;
  corrected: string | null;
  profit: string;
  tone: 'profit' | 'loss' | undefined;
  state: string;
  order: { path: string; content: string; stakes: string; settled: string | null } | null;
  orders: {
    /** "25 orders · ₱50.00 · won ₱12.00 · 3 open". */
    brief: string;
    list: (RecordDetail & { to: string })[];
    /** Null when all are listed. */
    all: { text: string; to: string } | null;
  } | null;
}

export function orderRow(site: Site, order: Order): LotteryRow {
  const { t, format } = site;
  const { profit } = order;
  return {
    id: order.orderNo,
    slip: order.orderNumber,
    time: format.exactTime(order.time),
    lottery: order.gameName,
    play: fullPlayName(site, order.playGroup, order.play),
    draw: order.numero,
    amount: format.money(order.amount),
    win: order.settledAt === null ? '–' : format.money(order.win),
    rebate: format.money(order.rebate),
    corrected: order.corrected && signed({ format }, order.corrected),
    profit: profit === null ? '–' : signed({ format }, profit),
    tone: profit === null ? undefined : amountTone(profit),
    state: t('plays', `states.s${order.state}`),
    order: {
      path: paths.lotteryOrder(order.orderNo),
      content: contentText(order.content, (symbol) => symbolName(t, order.play, symbol)),
      stakes: `${format.count(order.stakes)} × ${format.amount(order.unit)} × ${format.count(order.multiple)}`,
      settled: order.settledAt === null ? null : format.exactTime(order.settledAt),
    },
    orders: null,
  };
}

/** One row for those orders of a slip that match. `allPath` lists them, a row each. */
export function slipRow(site: Site, slip: Slip, allPath: (slip: Slip) => string): LotteryRow {
  const { t, format } = site;
  const { orderNumber, sums, list } = slip;
  const [only] = list;
  if (only && slip.orders === 1) return orderRow(site, only);
  const isDecided = slip.open < slip.orders;
  const count = t('orders', 'server.record.orders', { count: slip.orders });
  const amount = format.money(sums.amount);
  return {
    id: orderNumber,
    slip: orderNumber,
    time: format.exactTime(slip.time),
    lottery: [...new Set(list.map(({ gameName }) => gameName))].join(', '),
    play: count,
    draw: drawText(site, slip),
    amount,
    win: isDecided ? format.money(sums.win) : '–',
    rebate: format.money(sums.rebate),
    corrected: amountTone(sums.corrected) ? signed(site, sums.corrected) : null,
    profit: isDecided ? signed(site, sums.profit) : '–',
    tone: isDecided ? amountTone(sums.profit) : undefined,
    state: stateText(site, slip),
    order: null,
    orders: {
      brief: [
        count,
        amount,
        ...(amountTone(sums.win) ? [t('orders', 'server.record.won', { amount: format.money(sums.win) })] : []),
        ...(slip.open > 0 ? [openText(site, slip)] : []),
      ].join(' · '),
      list: list.map((order) => ({
        label: orderText(site, slip, order),
        text: `${format.money(order.amount)} · ${outcomeText(site, order)}`,
        to: paths.lotteryOrder(order.orderNo),
      })),
      all:
        list.length < slip.orders
          ? { text: t('orders', 'server.record.allOrders', { n: format.count(slip.orders) }), to: allPath(slip) }
          : null,
    },
  };
}

const openText = ({ t }: Site, { open }: Slip): string => t('orders', 'server.record.open', { count: open });

function stateText(site: Site, slip: Slip): string {
  const state = slipState(slip);
  if (state === 'open') return openText(site, slip);
  return state === 'settled' ? site.t('orders', 'server.record.settled') : site.t('plays', `states.s${state}`);
}

/** Only a chase has several draws. */
function drawText({ t }: Site, { isChase, list }: Slip): string {
  const draw = list[0]?.numero ?? '';
  return isChase ? t('orders', 'server.record.from', { draw }) : draw;
}

function orderText(site: Site, { isChase, list }: Slip, { play, playGroup, ...order }: Order): string {
  const station = list.some(({ gameName }) => gameName !== order.gameName) ? [order.gameName] : [];
  const content = contentText(order.content, (symbol) => symbolName(site.t, play, symbol));
  return [...(isChase ? [order.numero] : []), ...station, `${fullPlayName(site, playGroup, play)}: ${content}`].join(
    ' · ',
  );
}

const outcomeText = ({ t, format }: Site, { state, win }: Order): string =>
  amountTone(win) ? t('orders', 'server.record.won', { amount: format.money(win) }) : t('plays', `states.s${state}`);
