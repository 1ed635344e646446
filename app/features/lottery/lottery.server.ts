import { minutes } from '~/config/durations.ts';
import { paths } from '~/config/paths.ts';
import { listClosedLotteries } from '~/features/games/games.server.ts';
import { BRAND_ZONE_MS, BRAND_ZONE_NAME } from '~/i18n/format.server.ts';
import { formatOdds, parseUnits } from '~/i18n/money.ts';
import { orNotFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Board } from './board.tsx';
import { boardPrizeName } from './board-names.ts';
import { OPENED_COUNT, POPULAR_COUNT, PRIZE_MODES, RECENT_COUNT } from './lottery.constants.ts';
import { waitingAt } from './refresh.ts';

export type Lottery = Value<'getRecentLottery'>[number];
export type Menu = Value<'getLotteryMenu'>;
type Near = Value<'getNearDraw'>;
type Opened = Value<'listOpenedNumeros'>[number];

const VIETNAM = 'TCG_LOTTO_VN';

/** No numbers for a void draw; no board for balls. */
export interface ResultView {
  numero: string;
  numbers: string[];
  board: Board;
}

/** `waiting` is the locked draw. */
export interface NearView {
  waiting: { numero: string; drawAt: number } | null;
  last: ResultView;
}

export interface StatusView {
  gameId: number;
  numero: string;
  /** Epoch milliseconds. */
  until: number;
  numbers: string[];
  lastNumero: string;
  /** "2026.01.31" (specification, section 2). */
  wonOn: string;
  /** Time of the open draw: "2026.01.31 20:15", with seconds between minutes. */
  nextOn: string;
  /** Null without a locked draw. */
  waitingAt: number | null;
  /** Only for a single lottery. */
  near?: NearView;
}

export interface LotteryView extends StatusView {
  name: string;
  group: string;
  path: string;
  cover: string;
  /** A stake of one, and what it pays at most. */
  prize: { stake: string; most: string };
  /** In maintenance. */
  isClosed: boolean;
}

const query = ({ language }: Site) => ({ prizeMode: PRIZE_MODES, device: 'WEB' as const, language });

export const readMenu = (site: Site): Promise<Menu> => site.api.call('getLotteryMenu', { query: query(site) });

export const listPopular = (site: Site): Promise<Lottery[]> =>
  site.api.call('listPopularLotteries', { query: { ...query(site), count: POPULAR_COUNT } });

export const listRecent = (site: Site): Promise<Lottery[]> =>
  site.api.call('getRecentLottery', { query: { ...query(site), recentCount: RECENT_COUNT } });

/** Without draws. Cached. */
export const readGroups = (site: Site): Promise<Value<'listLotteryGroups'>> =>
  site.cached('lottery groups', ({ api, language }) => api.call('listLotteryGroups', { query: { language } }));

export interface PopularView {
  now: number;
  path: string;
  lotteries: LotteryView[];
  /** The first of them. */
  results: { gameId: number; trendsPath: string }[];
  /** Draw times are in it. */
  zone: string;
}

/** Returns null when the brand has none. */
export async function readPopular(site: Site, resultCount = 0): Promise<PopularView | null> {
  const [lotteries, closed] = await Promise.all([listPopular(site), listClosedLotteries(site)]);
  if (lotteries.length === 0) return null;
  return {
    now: gatewayTime(lotteries),
    path: paths.lotteries(),
    lotteries: lotteries.map((each) => lotteryView(site, each, closed)),
    results: lotteries.slice(0, resultCount).map(({ gameId, code, vendor }) => ({
      gameId,
      trendsPath: paths.lotteryTrends({ gameCode: code, vendor }),
    })),
    zone: BRAND_ZONE_NAME,
  };
}

/** Returns the open draws and the gateway's time. Throws 404 for an unknown lottery. */
export async function readStatuses(site: Site, gameId?: number): Promise<{ now: number; statuses: StatusView[] }> {
  const { api } = site;
  if (gameId !== undefined) {
    const drawn = await orNotFound(site, api.call('getNearDraw', { query: { gameId } }));
    const { numero, lockAt } = drawn.current;
    const near = nearView(site, drawn);
    const status = {
      gameId,
      numero,
      until: lockAt,
      near,
      numbers: near.last.numbers,
      lastNumero: near.last.numero,
      wonOn: dateText(drawn.previous.drawAt),
      nextOn: timeText(drawn.current.drawAt),
      waitingAt: near.waiting?.drawAt ?? null,
    };
    return { now: drawn.now, statuses: [status] };
  }
  const [ofVietnam, others] = await Promise.all([
    api.call('listOpenedNumeros', { query: { count: OPENED_COUNT } }),
    api.call('listOpenedLottoNumeros', { query: { count: OPENED_COUNT } }),
  ]);
  const all = [...others, ...ofVietnam];
  return { now: gatewayTime(all), statuses: all.map(statusView) };
}

export const nearView = ({ t }: Site, { waiting, previous }: Near): NearView => ({
  waiting: waiting ? { numero: waiting.numero, drawAt: waiting.drawAt } : null,
  last: {
    numero: previous.numero,
    numbers: previous.winNo,
    board: previous.board.map(({ prize, numbers }) => ({ prize: boardPrizeName(t, prize) ?? prize, numbers })),
  },
});

export const lockTimeAt = ({ drawAt, lockTime }: Opened): number => drawAt - lockTime;

/** Returns epoch milliseconds; 0 for an empty list. */
export const gatewayTime = (lotteries: readonly Opened[]): number => {
  const [first] = lotteries;
  return first ? lockTimeAt(first) - first.remainTime : 0;
};

/** Names the brand's zone: lotteries abroad are known by their local hour. */
export const drawTime = ({ dateTime }: Pick<Site['format'], 'dateTime'>, epochMs: number): string =>
  `${dateTime(epochMs)} (${BRAND_ZONE_NAME})`;

/** Formats "2026.01.31" in the brand's zone (specification, section 2). */
export const dateText = (epochMs: number) =>
  new Date(epochMs + BRAND_ZONE_MS).toISOString().slice(0, 10).replaceAll('-', '.');

/** Formats "2026.01.31 20:15" in the brand's zone; with seconds between minutes. */
export function timeText(epochMs: number): string {
  const time = new Date(epochMs + BRAND_ZONE_MS).toISOString();
  return `${dateText(epochMs)} ${time.slice(11, epochMs % minutes(1) === 0 ? 16 : 19)}`;
}

export const statusView = (lottery: Opened): StatusView => ({
  gameId: lottery.gameId,
  numero: lottery.numero,
  until: lockTimeAt(lottery),
  numbers: lottery.winNo,
  lastNumero: lottery.lastNumero,
  wonOn: dateText(lottery.winningTime),
  nextOn: timeText(lottery.drawAt),
  waitingAt: waitingAt({ ...lottery, now: gatewayTime([lottery]) }),
});

/** `closed` are vendors in maintenance. */
export const lotteryView = (site: Site, lottery: Lottery, closed: ReadonlySet<string>): LotteryView => ({
  ...statusView(lottery),
  name: lottery.remark,
  group: lottery.gameGroupCode,
  path: lotteryPath(lottery),
  cover: site.image(lottery.icon),
  prize: { stake: prizeText(site, '1'), most: prizeText(site, lottery.mostOdds) },
  isClosed: closed.has(lottery.vendor),
});

/** Formats "₱97,800", or "₱9.78". */
const prizeText = ({ currency }: Site, amount: string): string =>
  `${currency.symbol}${formatOdds(parseUnits(amount)).replace(/\.00$/, '')}`;

/** `playType` only when known (specification, section 2). */
export const lotteryPath = ({ code, vendor, defaultPlayType }: Lottery): string =>
  vendor === VIETNAM
    ? paths.vietnam({ gameCode: code })
    : paths.lottery({ gameCode: code, vendor, ...(defaultPlayType && { playType: defaultPlayType }) });

export const isVietnam = ({ vendor }: Pick<Lottery, 'vendor'>): boolean => vendor === VIETNAM;
