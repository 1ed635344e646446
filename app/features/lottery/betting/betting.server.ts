import { randomUUID } from 'node:crypto';
import { paths } from '~/config/paths.ts';
import { listClosedLotteries, readMaintenanceEnd } from '~/features/games/games.server.ts';
import { readPlaySession } from '~/features/play/session/session.server.ts';
import { parseUnits } from '~/i18n/money.ts';
import { optional } from '~/request/optional.server.ts';
import { notFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { OperationId, Value } from '../../../../openapi/generated/gaming-operations.ts';
import { readRows } from '../../../../openapi/rules/lines.ts';
import { drawView } from '../draw/draw.server.ts';
import { dateText, isVietnam, type Lottery, listRecent, lotteryPath, readMenu } from '../lottery.server.ts';
import type { BettingView } from './betting.types.ts';
import { coverageByPlay } from './coverage.ts';
import { explainPlay } from './explain.server.ts';
import { groupName, playName, symbolName } from './names.ts';
import { fullPlayName, rowLabels } from './play-texts.server.ts';
import { type Play, type PlayMenu, toEntry } from './rules.ts';
import { hasCentre, readToday, slipView } from './today.server.ts';

type Group = PlayMenu['groups'][number];
type Order = Value<'getLotteryOrder'>['order'];

export const ORDER_NO = /^[A-Z0-9]{6,32}$/;

const RESULTS = 10;
const CHASES = [1, 3, 5, 10, 20, 50] as const;
const LONGEST_CHASE = 50;

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
  const [near, menu, setting, draws, today, numeros, closed, again, session, recent] = await Promise.all([
    api.call('getNearDraw', { query: { gameId } }),
    api.call('getPlayMenu', { path: { gameId } }),
    api.call('getGameSetting', { path: { gameId } }),
    optional(site, 'listDraws', api.call('listDraws', { path: { gameId }, query: { count: RESULTS } }), { list: [] }),
    ofMember(
      'listTodayOrders',
      () => readToday(site, stations.length > 0 ? stations.map((each) => each.gameId) : [gameId]),
      null,
    ),
    isVietnam(lottery)
      ? []
      : optional(
          site,
          'listChaseNumeros',
          api.call('listChaseNumeros', { path: { gameId }, query: { count: LONGEST_CHASE } }),
          [],
        ),
    listClosedLotteries(site),
    site.member ? readAgain(site) : null,
    ofMember('getLimits', () => readPlaySession(site), null),
    ofMember('getRecentLottery', () => listRecent(site), []),
  ]);
  // Daily lotteries announce fewer draws than the longest chase has.
  const mostDraws = Math.min(setting.mostChase, numeros.length || setting.mostChase);
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
    // Without its group a mode would open with the remembered play.
    modes: lottery.prizeModes.map((key) => ({
      key,
      label: t('plays', `modes.${key}`),
      path: pathTo({ playType: key, group: filterGroups(menu, key)[0]?.code ?? '' }),
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
    chaseCounts: isVietnam(lottery) ? [] : CHASES.filter((count) => count <= mostDraws),
    chaseNumeros: numeros.map(({ numero }) => numero),
    currency: site.currency,
    stations,
    again: again && again.play === play.code && again.gameIds.includes(gameId) ? againView(again) : null,
    maintenance: closed.has(lottery.vendor) ? { until: await readMaintenanceEnd(site, lottery.vendor) } : null,
    slips: today?.slips.map((slip) => slipView(site, menu, slip, setting.cancelFee, stations.length > 1)) ?? null,
    draws: today?.draws ?? null,
    ordersPath: hasCentre(site) ? paths.lotteryRecord({ range: 'today' }) : null,
    // Each page has its own key: a slip sent twice is placed once.
    idempotencyKey: randomUUID(),
  };
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
