import { randomUUID } from 'node:crypto';
import { paths } from '~/config/paths.ts';
import { listClosedLotteries, readMaintenanceEnd } from '~/features/games/games.server.ts';
import { readPlaySession } from '~/features/play/session/session.server.ts';
import { signed } from '~/parts/records/amounts.server.ts';
import { optional } from '~/request/optional.server.ts';
import { notFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import { isTrialType } from '~/session/member-types.ts';
import type { OperationId, Value } from '../../../../openapi/generated/gaming-operations.ts';
import { readRows } from '../../../../openapi/rules/lines.ts';
import { drawView } from '../draw/draw.server.ts';
import { dateText, isVietnam, type Lottery, listRecent, lotteryPath, readMenu } from '../lottery.server.ts';
import type { BettingView, DrawSum, OrderView, Refund } from './betting.types.ts';
import { coverageByPlay } from './coverage.ts';
import { explainPlay } from './explain.server.ts';
import { parseUnits, unitsText } from './money.ts';
import { groupName, playName, symbolName } from './names.ts';
import { contentText, groupTimes, type Play, type PlayMenu, rowCount, rowsText, toEntry } from './rules.ts';

type Group = PlayMenu['groups'][number];
type Order = Value<'listTodayOrders'>['list'][number];

export const ORDER_NO = /^[A-Z0-9]{6,32}$/;

const RESULTS = 10;
const ORDERS = 20;
/** The most of the contract: the sums of a draw have all of its bets. */
const READ = 100;
const CHASES = [1, 3, 5, 10, 20, 50] as const;
const SHOWN_CONTENT = 60;
/** 100 % in hundredths of a percent. */
const HUNDREDTHS_OF_PERCENT = 10_000n;
const WON = 4;
const LOST = 5;
const PENDING = 2;

/** Throws 404. */
export async function requireLottery(site: Site): Promise<{ lottery: Lottery; all: Lottery[] }> {
  const all = (await readMenu(site)).flatMap(({ gameMenus }) => gameMenus);
  const lottery = all.find(({ code }) => code === site.url.searchParams.get('gameCode'));
  if (!lottery) throw notFound(site);
  return { lottery, all };
}

/** Omits parts beside the form that fail. Throws 404. */
export async function readBetting(site: Site): Promise<BettingView> {
  const { api, t } = site;
  const { lottery, all } = await requireLottery(site);
  const { gameId } = lottery;
  const stations = isVietnam(lottery) ? listStations(all, lottery) : [];
  const ofMember = async <Result>(operation: OperationId, read: () => Promise<Result>, without: Result) =>
    site.member ? optional(site, operation, read(), without) : without;
  const [near, menu, setting, draws, today, closed, again, session, recent] = await Promise.all([
    api.call('getNearDraw', { query: { gameId } }),
    api.call('getPlayMenu', { path: { gameId } }),
    api.call('getGameSetting', { path: { gameId } }),
    optional(site, 'listDraws', api.call('listDraws', { path: { gameId }, query: { count: RESULTS } }), { list: [] }),
    ofMember(
      'listTodayOrders',
      () => readToday(site, stations.length > 0 ? stations.map((each) => each.gameId) : [gameId]),
      null,
    ),
    listClosedLotteries(site),
    site.member ? readAgain(site) : null,
    ofMember('getLimits', () => readPlaySession(site), null),
    ofMember('getRecentLottery', () => listRecent(site), []),
  ]);
  const { mode, group, play } = choosePlay(menu, lottery, findWanted(site, lottery));
  const pathTo = (search: { playType?: string; group?: string; play?: string }) =>
    isVietnam(lottery)
      ? paths.vietnam({ gameCode: lottery.code, ...search })
      : paths.lottery({ gameCode: lottery.code, vendor: lottery.vendor, ...search });
  const inMode = mode === null ? {} : { playType: mode };
  return {
    title: lottery.remark,
    ...drawView(
      site,
      lottery,
      near,
      draws.list.map(({ winNo }) => winNo),
    ),
    backPath: isVietnam(lottery) ? paths.vietnam() : paths.lotteries({ tag: lottery.gameMenuTag }),
    others: listOthers(recent, all, lottery),
    session,
    trendsPath: paths.lotteryTrends({ gameCode: lottery.code, vendor: lottery.vendor }),
    action: pathTo({ ...inMode, group: group.code, play: play.code }),
    username: site.member?.username ?? null,
    results: draws.list.map((draw) => ({ numero: draw.numero, numbers: draw.winNo, wonOn: dateText(draw.drawAt) })),
    modes: lottery.prizeModes.map((key) => ({
      key,
      label: t('plays', `modes.${key}`),
      path: pathTo({ playType: key }),
      isSelected: key === mode,
    })),
    groups: filterGroups(menu, mode).map((each) => ({
      key: each.code,
      label: groupName(t, each.code),
      plays: each.plays.map(({ code }) => ({
        key: code,
        label: playName(t, code),
        path: pathTo({ ...inMode, group: each.code, play: code }),
        isSelected: code === play.code && each === group,
      })),
    })),
    play,
    playName: fullPlayName(site, group.code, play.code),
    help: explainPlay({
      t,
      play,
      family: menu.gameGroupCode,
      rowLabels: rowLabels(site, play),
      hasStations: stations.length > 1,
    }),
    numbers: menu.numbers,
    coverage: coverageByPlay(menu),
    entry: toEntry(play.rule, menu.numbers),
    rowLabels: rowLabels(site, play),
    symbolNames: symbolNames(site, play),
    units: setting.units,
    mostMultiple: setting.mostMultiple,
    mostLines: setting.mostLines,
    mostStakes: setting.mostStakes,
    mostPerOrder: parseUnits(setting.mostPerOrder).toString(),
    mostWin: parseUnits(setting.mostWin).toString(),
    series: play.prizes.some(({ odds }) => odds === undefined) ? setting.series : null,
    chaseCounts: isVietnam(lottery) ? [] : CHASES.filter((count) => count <= setting.mostChase),
    currencySymbol: site.brand.currencySymbol,
    stations,
    again: again && again.play === play.code && again.gameIds.includes(gameId) ? againView(again) : null,
    maintenance: closed.has(lottery.vendor) ? { until: await readMaintenanceEnd(site, lottery.vendor) } : null,
    orders: today?.orders.map((order) => orderView(site, menu, order, setting.cancelFee, stations.length > 1)) ?? null,
    draws: today?.draws ?? null,
    ordersPath: hasCentre(site) ? paths.lotteryRecord({ range: 'today' }) : null,
    // Each page has its own key: a slip sent twice is placed once.
    idempotencyKey: randomUUID(),
  };
}

/**
 * Orders of the nearest draws: pending ones first, nearest draw first, then drawn ones,
 * latest first; and the sums of their draws. An order over two stations appears under
 * both, so lists are merged.
 */
async function readToday({ api }: Site, gameIds: readonly number[]): Promise<{ orders: Order[]; draws: DrawSum[] }> {
  const lists = await Promise.all(
    gameIds.map((gameId) => api.call('listTodayOrders', { query: { gameId, count: READ } })),
  );
  const merge = (most: number) => [
    ...new Map(lists.flatMap(({ list }) => list.slice(0, most).map((order) => [order.orderNo, order]))).values(),
  ];
  const orders = merge(ORDERS).sort((a, b) => b.time - a.time);
  const waiting = orders.filter(({ state }) => state === PENDING).sort((a, b) => a.drawAt - b.drawAt);
  const drawn = orders.filter(({ state }) => state !== PENDING).sort((a, b) => b.drawAt - a.drawAt);
  return { orders: [...waiting, ...drawn].slice(0, ORDERS), draws: sumDraws(merge(READ)) };
}

function sumDraws(orders: readonly Order[]): DrawSum[] {
  const counted = orders.filter(({ state }) => [PENDING, WON, LOST].includes(state));
  return [...new Set(counted.map(({ numero }) => numero))].map((numero) => {
    const own = counted.filter((order) => order.numero === numero);
    const sum = (name: 'amount' | 'win') => unitsText(own.reduce((all, order) => all + parseUnits(order[name]), 0n));
    const isOpen = own.some(({ state }) => state === PENDING);
    return { numero, stake: sum('amount'), win: sum('win'), isOpen };
  });
}

async function readAgain(site: Site): Promise<Order | null> {
  const id = site.url.searchParams.get('again') ?? '';
  if (!ORDER_NO.test(id)) return null;
  const detail = await optional(site, 'getLotteryOrder', site.api.call('getLotteryOrder', { path: { id } }), null);
  return detail?.order ?? null;
}

const againView = ({ orderNo, content, unit, multiple, gameIds, series = null }: Order): BettingView['again'] => ({
  orderNo,
  rows: readRows(content),
  unit,
  multiple,
  gameIds,
  series,
});

const OTHERS = 8;

/** Recent ones, then those of the same kind. */
function listOthers(recent: Lottery[], all: Lottery[], lottery: Lottery): BettingView['others'] {
  const alike = all.filter(({ gameMenuTag }) => gameMenuTag === lottery.gameMenuTag);
  const byId = new Map([...recent, ...alike].map((each) => [each.gameId, each]));
  byId.delete(lottery.gameId);
  return [...byId.values()].slice(0, OTHERS).map((each) => ({ name: each.remark, path: lotteryPath(each) }));
}

const filterGroups = ({ groups }: PlayMenu, mode: Group['prizeMode']): Group[] =>
  groups.filter(({ prizeMode }) => prizeMode === mode);

interface Wanted {
  mode: string | null;
  group: string | null;
  play: string | null;
}

/** The URL's play, else the member's last one at lotteries of the family. */
function findWanted({ url, preferences }: Site, { gameGroupCode }: Lottery): Wanted {
  const search = url.searchParams;
  const last = search.has('group') ? undefined : preferences.plays.get(gameGroupCode);
  return last
    ? { mode: null, ...last }
    : { mode: search.get('playType'), group: search.get('group'), play: search.get('play') };
}

/** The first match. The URL may lack the prize mode. */
function choosePlay(menu: PlayMenu, { prizeModes }: Lottery, wanted: Wanted) {
  const found = menu.groups.find(
    ({ code, plays }) => code === wanted.group && plays.some((each) => each.code === wanted.play),
  );
  const mode = prizeModes.find((each) => each === wanted.mode) ?? found?.prizeMode ?? prizeModes[0] ?? null;
  const groups = filterGroups(menu, mode);
  const group = groups.find(({ code }) => code === wanted.group) ?? groups[0];
  const play = group?.plays.find(({ code }) => code === wanted.play) ?? group?.plays[0];
  if (!group || !play) throw new Error('A lottery has plays of its mode');
  return { mode, group, play };
}

/** Formats "First three · Straight"; omits the group when the play's name begins with it. */
export function fullPlayName({ t }: Site, group: string, play: string): string {
  const [first, second] = [groupName(t, group), playName(t, play)];
  return second.startsWith(first) ? second : `${first} · ${second}`;
}

export function rowLabels({ t }: Site, { rule }: Play): string[] {
  const count = rowCount(rule);
  if (rule.kind === 'group' && !rule.isOneRow && count > 1)
    return groupTimes(rule.pattern).map((times) =>
      times > 1 ? t('betting', 'pad.twice', { n: times }) : t('betting', 'pad.once'),
    );
  const places = 'positions' in rule ? rule.positions : [];
  if (count === 1) return [t('betting', rule.kind === 'market' ? 'pad.choice' : 'pad.numbers')];
  if (rule.kind === 'market')
    return rule.features.map(({ position = 0 }) => t('betting', 'pad.ball', { n: position + 1 }));
  return Array.from({ length: count }, (_, row) => t('betting', 'pad.ball', { n: (places[row] ?? row) + 1 }));
}

function symbolNames({ t }: Site, { code, rule }: Play): Record<string, string> {
  if (rule.kind !== 'market') return {};
  return Object.fromEntries(rule.choices.map(({ symbol }) => [symbol, symbolName(t, code, symbol)]));
}

/** Stations of its region with the same draw; itself first. */
export function listStations(all: Lottery[], lottery: Lottery) {
  const others = all.filter(
    (each) =>
      each.gameMenuTag === lottery.gameMenuTag && each.numero === lottery.numero && each.gameId !== lottery.gameId,
  );
  return [lottery, ...others].map(({ gameId, remark: name }) => ({ gameId, name }));
}

export const toneOfState = (state: Order['state']): OrderView['tone'] =>
  state === WON ? 'won' : state === PENDING ? 'open' : 'plain';

const hasCentre = ({ member }: Site): boolean => member !== null && !isTrialType(member.type);

function orderView(site: Site, menu: PlayMenu, order: Order, cancelFee: number, hasStations: boolean): OrderView {
  const { t, format } = site;
  const amount = parseUnits(order.amount);
  const play = menu.groups.flatMap(({ plays }) => plays).find(({ code }) => code === order.play);
  const toName = (symbol: string) => symbolName(t, order.play, symbol);
  const content = play
    ? rowsText(rowLabels(site, play), readRows(order.content), toName)
    : contentText(order.content, toName);
  return {
    orderNo: order.orderNo,
    path: hasCentre(site) ? paths.lotteryOrder(order.orderNo) : null,
    numero: order.numero,
    play: fullPlayName(site, order.playGroup, order.play),
    station: hasStations ? order.gameName : null,
    content: content.length > SHOWN_CONTENT ? `${content.slice(0, SHOWN_CONTENT)}…` : content,
    amount: format.money(order.amount),
    outcome: order.state === WON ? wonText(site, order) : null,
    stateName: t('plays', `states.s${order.state}`),
    tone: toneOfState(order.state),
    refund: order.canCancel ? refundView(format, amount, (amount * BigInt(cancelFee)) / HUNDREDTHS_OF_PERCENT) : null,
  };
}

/** Formats "₱39.56 · +₱19.56": what was paid, and net of the stake. */
function wonText(site: Site, { amount, win }: Order): string {
  const net = parseUnits(win) - parseUnits(amount);
  return `${site.format.money(win)} · ${signed(site, net < 0n ? `-${unitsText(-net)}` : unitsText(net))}`;
}

/** Formats the cancellation fee and the refund; amounts are ten-thousandths of the currency. */
export const refundView = (format: Site['format'], amount: bigint, fee: bigint): Refund => ({
  fee: format.money(unitsText(fee)),
  back: format.money(unitsText(amount - fee)),
});
