import { paths } from '~/config/paths.ts';
import { formatMoney, isZero, parseUnits } from '~/i18n/money.ts';
import { amountTone, signed } from '~/parts/records/amounts.server.ts';
import { formatDate } from '~/parts/records/range.server.ts';
import { notFound, orNotFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { cancelOrder } from '../betting/action.server.ts';
import { ORDER_NO } from '../betting/betting.server.ts';
import type { Refund } from '../betting/betting.types.ts';
import { prizeName, symbolName } from '../betting/names.ts';
import { fullPlayName, rowLabels } from '../betting/play-texts.server.ts';
import { refundView, toneOfState } from '../betting/today.server.ts';
import { countShares, oddsText, paid } from '../betting/wins.ts';
import type { Board } from '../board.tsx';
import { drawTime, isVietnam, readGroups } from '../lottery.server.ts';

interface Fact {
  label: string;
  text: string;
  tone?: 'profit' | 'loss' | undefined;
}

export interface OrderDraw {
  /** Null unless the order is over two lotteries. */
  name: string | null;
  numero: string;
  time: string;
  state: string;
  balls: string[];
  board: Board;
  /** Null before the draw. */
  fairPath: string | null;
}

export interface LotteryOrderView {
  back: string;
  orderNo: string;
  slipNo: string;
  lottery: string;
  group: string;
  play: string;
  state: string;
  tone: 'won' | 'open' | 'plain';
  rows: { label: string; text: string }[];
  stake: Fact[];
  outcome: Fact[];
  /** Empty without a win. */
  wins: Fact[];
  draws: OrderDraw[];
  /** `about` is null when only the draw differs. */
  others: {
    orderNo: string;
    path: string;
    numero: string;
    about: string | null;
    amount: string;
    state: string;
    tone: string;
  }[];
  /** Null when all are listed. */
  all: { label: string; path: string } | null;
  amount: string;
  numero: string;
  action: string;
  /** Null when impossible. */
  refund: Refund | null;
  /** Null unless several orders are open. */
  slipRefund: (Refund & { count: number; amount: string }) | null;
  /** Null when the brand lacks the lottery, and during a break. */
  betAgain: string | null;
}

type Detail = Value<'getLotteryOrder'>;
type Order = Detail['order'];
type Game = Awaited<ReturnType<typeof readGroups>>[number]['games'][number];

/** Throws 404 for another member's order. */
export async function readOrder(site: Site): Promise<LotteryOrderView> {
  const { api, url } = site;
  const orderNo = url.searchParams.get('orderNo') ?? '';
  if (!ORDER_NO.test(orderNo)) throw notFound(site);
  const detail = await orNotFound(site, api.call('getLotteryOrder', { path: { id: orderNo } }));
  return orderView(site, detail, { back: paths.lotteryRecord(), path: paths.lotteryOrder });
}

/** `path` is of another order of the slip. */
export async function orderView(
  site: Site,
  detail: Detail,
  { back, path, isOwn = true }: { back: string; path: (orderNo: string) => string; isOwn?: boolean },
): Promise<LotteryOrderView> {
  const { format } = site;
  const { order, others } = detail;
  const all = (await readGroups(site)).flatMap((group) => group.games);
  const games = order.gameIds.map((id) => all.find(({ gameId }) => gameId === id));
  return {
    back,
    orderNo: order.orderNo,
    slipNo: order.orderNumber,
    lottery: order.gameName,
    group: order.gameGroupCode,
    play: fullPlayName(site, order.playGroup, order.play),
    state: stateText(site, order),
    tone: toneOfState(order.state),
    rows: buildRows(site, detail),
    stake: stakeFacts(site, detail),
    outcome: outcomeFacts(site, detail.order),
    wins: winFacts(site, detail),
    draws: detail.draws.map((draw, index) => drawView(site, detail, draw, games[index])),
    others: others.map((other) => ({
      orderNo: other.orderNo,
      path: path(other.orderNo),
      numero: other.numero,
      about: aboutOther(site, order, other),
      amount: format.money(other.amount),
      state: stateText(site, other),
      tone: toneOfState(other.state),
    })),
    amount: format.money(order.amount),
    numero: order.numero,
    action: path(order.orderNo),
    all: isOwn ? allOfSlip(site, detail) : null,
    ...formatRefunds(site, detail),
    betAgain: isOwn && games[0] && !site.member?.isOnBreak ? playPath(games[0], order) : null,
  };
}

const formatRefunds = ({ format }: Site, { order, fee, slip }: Detail) => ({
  refund: order.canCancel ? refundView(format, parseUnits(order.amount), parseUnits(fee)) : null,
  slipRefund:
    slip.open > 1
      ? {
          count: slip.open,
          amount: format.money(slip.amount),
          ...refundView(format, parseUnits(slip.amount), parseUnits(slip.fee)),
        }
      : null,
});

function allOfSlip({ t, format }: Site, { order, others, slip }: Detail): LotteryOrderView['all'] {
  if (slip.orders <= others.length + 1) return null;
  const day = formatDate(order.time);
  return {
    label: t('orders', 'order.all', { n: format.count(slip.orders) }),
    path: paths.lotteryRecord({ slip: order.orderNumber, range: 'own', from: day, to: day }),
  };
}

/** Returns null when only the draw differs. */
function aboutOther(site: Site, order: Order, other: Order): string | null {
  const station = other.gameName === order.gameName ? [] : [other.gameName];
  const play = other.play === order.play ? [] : [fullPlayName(site, other.playGroup, other.play)];
  return [...station, ...play].join(' · ') || null;
}

const stateText = ({ t }: Site, { state }: Order): string => t('plays', `states.s${state}`);

export const orderAction = cancelOrder((_site, orderNo) => paths.lotteryOrder(orderNo));

function playPath(game: Game, { playGroup: group, play, orderNo: again }: Order): string {
  const { code: gameCode, vendor } = game;
  const search = { gameCode, group, play, again };
  return isVietnam(game) ? paths.vietnam(search) : paths.lottery({ ...search, vendor });
}

/** A row may have thousands of numbers. */
function buildRows(site: Site, { order, play }: Detail): LotteryOrderView['rows'] {
  const labels = rowLabels(site, play);
  const name = (symbol: string) => (play.rule.kind === 'market' ? symbolName(site.t, play.code, symbol) : symbol);
  return order.content.split('|').map((row, index) => ({
    label: labels[index] ?? '',
    text: row ? row.split(',').map(name).join(', ') : '–',
  }));
}

/** Formats "₱2.00" or "₱0.0020". */
function stakeText({ currency }: Site, { unit, multiple }: Order): string {
  return formatMoney(parseUnits(unit) * BigInt(multiple), currency);
}

function stakeFacts(site: Site, { order, play }: Detail) {
  const { t, format } = site;
  const { series, unit, multiple } = order;
  const oneUnit = format.money(unit);
  return [
    { label: t('orders', 'order.stakes'), text: format.count(order.stakes) },
    { label: t('orders', 'order.unit'), text: `${oneUnit} × ${format.count(multiple)}` },
    { label: t('orders', 'record.amount'), text: format.money(order.amount) },
    ...(series === null ? [] : [{ label: t('orders', 'order.series'), text: String(series) }]),
    { label: t('orders', 'bonus.odds'), text: prizesText(site, { order, play }) },
    { label: t('orders', 'record.time'), text: format.exactTime(order.time) },
  ];
}

/** For a stake of 1: "978.00"; "Big 1.94 · Odd 1.94" for a market; "1,000.00 ÷ 6" for all orders of 123. */
function prizesText({ t }: Site, { order, play }: Pick<Detail, 'order' | 'play'>): string {
  const chosen = new Set(order.content.split(/[|,]/));
  const shares = countShares(play, [[...chosen]]).sort((a, b) => a - b);
  const [least = 1, most = least] = [shares[0], shares.at(-1)];
  const shared = most === 1 ? '' : ` ÷ ${least === most ? most : `${least}–${most}`}`;
  return play.prizes
    .filter(({ name }) => !name || play.rule.kind !== 'market' || chosen.has(name))
    .map((prize) => {
      const odds = `${oddsText(prize, order.series ?? 0)}${shared}`;
      return prize.name ? `${prizeName(t, play.code, prize.name)} ${odds}` : odds;
    })
    .join(' · ');
}

/** Formats "2 × ₱4.00 × 9.78" by prize. */
function winFacts(site: Site, detail: Detail) {
  const { order, play, wins } = detail;
  const facts = wins.flatMap(({ prize: name, count, sharedBy }) => {
    const prize = play.prizes.find((each) => each.name === name);
    if (!prize) return [];
    const shared = sharedBy > 1 ? ` ÷ ${sharedBy}` : '';
    return {
      label: name ? prizeName(site.t, play.code, name) : fullPlayName(site, order.playGroup, order.play),
      text: `${site.format.count(count)} × ${stakeText(site, order)} × ${oddsText(prize, order.series ?? 0)}${shared}`,
    };
  });
  return isCapped(detail)
    ? [...facts, { label: site.t('orders', 'order.capped'), text: site.format.money(order.win) }]
    : facts;
}

/** The limit of a win cut the prizes. */
function isCapped({ order, play, wins }: Detail): boolean {
  const stake = parseUnits(order.unit) * BigInt(order.multiple);
  const full = wins.map(({ prize: name, count, sharedBy }) => {
    const prize = play.prizes.find((each) => each.name === name);
    return prize ? paid(prize, stake, order.series ?? 0, count, sharedBy) : 0n;
  });
  return full.reduce((all, each) => all + each, 0n) > parseUnits(order.win);
}

/** Returns an empty list for a pending order. */
function outcomeFacts(site: Site, order: Detail['order']) {
  const { t, format } = site;
  const { profit, returned, fee } = order;
  if (order.settledAt === null || profit === null) return [];
  return [
    { label: t('orders', 'record.win'), text: format.money(order.win) },
    ...(isZero(order.rebate) ? [] : [{ label: t('orders', 'record.rebate'), text: format.money(order.rebate) }]),
    ...(isZero(returned) ? [] : [{ label: t('orders', 'order.returned'), text: format.money(returned) }]),
    ...(order.corrected === null
      ? []
      : [
          {
            label: t('orders', 'order.corrected'),
            text: signed(site, order.corrected),
            tone: amountTone(order.corrected),
          },
        ]),
    ...(isZero(fee) ? [] : [{ label: t('orders', 'order.fee'), text: `−${format.money(fee)}` }]),
    { label: t('orders', 'record.profit'), text: signed(site, profit), tone: amountTone(profit) },
    ...(order.counted === null ? [] : [{ label: t('orders', 'order.counted'), text: format.money(order.counted) }]),
    { label: t('orders', 'record.settled'), text: format.exactTime(order.settledAt) },
  ];
}

function findHits({ order, play: { rule } }: Detail, prize: string, numbers: readonly string[]): number[] {
  if (rule.kind !== 'tails') return [];
  const inOrder = (digits: string) => (rule.order === 'exact' ? digits : [...digits].sort().join(''));
  const chosen = order.content.split(',').map(inOrder);
  const isHit = (tail: string) =>
    rule.order === 'contains' ? chosen.some((digit) => tail.includes(digit)) : chosen.includes(inOrder(tail));
  const lengths = rule.slices.filter((slice) => slice.prize === prize).map(({ last }) => last);
  return numbers.flatMap((number, place) => (lengths.some((last) => isHit(number.slice(-last))) ? [place] : []));
}

function drawView(
  { t, format }: Site,
  detail: Detail,
  draw: Detail['draws'][number],
  game: Game | undefined,
): OrderDraw {
  const { numero, winNo, board, state, correctedAt } = draw;
  const stateText = t('orders', `order.draws.${state}`);
  const corrected = correctedAt && t('orders', 'order.correctedAt', { time: format.dateTime(correctedAt) });
  const isDrawn = winNo.length > 0;
  return {
    name: detail.order.gameIds.length > 1 ? (game?.remark ?? null) : null,
    numero,
    time: drawTime(format, draw.drawAt),
    state: corrected ? `${stateText}, ${corrected}` : stateText,
    balls: board.length > 0 ? [] : winNo,
    board: board.map(({ prize, numbers }) => ({
      prize: prizeName(t, '', prize),
      numbers,
      hits: findHits(detail, prize, numbers),
    })),
    fairPath: isDrawn && game ? paths.lotteryFair({ gameCode: game.code, numero }) : null,
  };
}
