import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { BRAND_ZONE_MS, BRAND_ZONE_NAME } from '~/i18n/format.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { requireLottery } from '../betting/betting.server.ts';
import type { PlayMenu } from '../betting/rules.ts';
import { boardPrizeName } from '../board-names.ts';
import { drawView } from '../draw/draw.server.ts';
import { dateText, isVietnam, type Lottery, lotteryPath } from '../lottery.server.ts';
import { gapsOf, heatOf } from './gaps.ts';
import { BOARD_ROADS, outcomeOf, type Road, roadsAbout, roadsOf, sideOf, subjectsOf, sumOf } from './roads.ts';
import type { PartOf, RoadView, TrendsPart, TrendsView } from './trends.types.ts';

type Draw = Value<'listDraws'>['list'][number];
type HotGap = Value<'getHotGap'>;

const KINDS = ['results', 'chart', 'numbers', 'road'] as const;
type Kind = (typeof KINDS)[number];
const COUNTS = [30, 50, 100] as const;
/** What is counted is of more draws than what is looked at one by one. */
const USUAL_COUNT: Record<Kind, (typeof COUNTS)[number]> = { results: 30, chart: 30, numbers: 100, road: 100 };
/** The most that the contract lists at once: a chart counts the gaps from before its first row. */
const MOST_DRAWS = 200;
const SECOND = 1000;

const Search = z.object({
  kind: z.enum(KINDS).catch('results'),
  count: z.coerce
    .number()
    .transform((count) => COUNTS.find((each) => each === count))
    .catch(undefined),
  ball: z.string().max(4).catch(''),
  before: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional()
    .catch(undefined),
});

interface Wanted {
  site: Site;
  lottery: Lottery;
  kind: Kind;
  count: (typeof COUNTS)[number];
  ball: string;
  before?: string | undefined;
  /** The page's address with other parameters. */
  pathTo: (search: { kind?: Kind; count?: number; ball?: string; before?: string }) => string;
}

/** What a part is about: its key in the address, and its name. */
interface Subject {
  key: string;
  label: string;
}

interface Shown {
  part: TrendsPart;
  subjects?: Subject[];
  chosen?: string;
  results?: string[][];
}

/** A lottery's results and trends, in the view of the address. Throws 404. */
export async function readTrends(site: Site): Promise<TrendsView> {
  const { lottery } = await requireLottery(site);
  const { gameId, code, vendor } = lottery;
  const search = Search.parse(Object.fromEntries(site.url.searchParams));
  const { kind } = search;
  const pathTo: Wanted['pathTo'] = (others) => paths.lotteryTrends({ gameCode: code, vendor, kind, ...others });
  const wanted: Wanted = { ...search, site, lottery, pathTo, count: search.count ?? USUAL_COUNT[kind] };
  const [near, { part, subjects = [], chosen, results }] = await Promise.all([
    site.api.call('getNearDraw', { query: { gameId } }),
    READERS[kind](wanted),
  ]);
  const { t } = site;
  return {
    ...drawView(site, lottery, near, results),
    title: t('trends', 'title', { name: lottery.remark }),
    code,
    backPath: isVietnam(lottery) ? paths.vietnam() : paths.lotteries({ tag: lottery.gameMenuTag }),
    betPath: lotteryPath(lottery),
    kinds: KINDS.map((key) => ({
      key,
      label: t('trends', `kinds.${key}`),
      path: pathTo({ kind: key, ...(search.count && { count: search.count }) }),
      isSelected: key === kind,
    })),
    counts: COUNTS.map((count) => ({
      key: String(count),
      label: t('trends', 'counts.last', { n: count }),
      path: pathTo({ count, ...(chosen && { ball: chosen }) }),
      isSelected: count === wanted.count,
    })),
    balls: subjects.map(({ key, label }) => ({
      key,
      label,
      path: pathTo({ count: wanted.count, ball: key }),
      isSelected: key === chosen,
    })),
    part,
  };
}

const READERS: Record<Kind, (wanted: Wanted) => Promise<Shown>> = {
  results: readResults,
  chart: readChart,
  numbers: readNumbers,
  road: readRoads,
};

const readMenu = ({ site, lottery: { gameId } }: Wanted): Promise<PlayMenu> =>
  site.api.call('getPlayMenu', { path: { gameId } });

const readDraws = ({ site, lottery: { gameId } }: Wanted, count: number, before?: string) =>
  site.api.call('listDraws', { path: { gameId }, query: { count, before } });

const readHotGap = ({ site, lottery: { gameId } }: Wanted, count: number): Promise<HotGap> =>
  site.api.call('getHotGap', { path: { gameId }, query: { count } });

/** The roads of a lottery; a board has its own. */
const allRoads = (menu: PlayMenu): readonly Road[] => (menu.numbers ? roadsOf(menu) : BOARD_ROADS);

async function readResults(wanted: Wanted): Promise<Shown> {
  const { site, count, before, pathTo } = wanted;
  const [menu, { list, next }] = await Promise.all([readMenu(wanted), readDraws(wanted, count, before)]);
  const roads = allRoads(menu);
  const first = roadsAbout(roads, subjectsOf(roads)[0] ?? '');
  const board = list.find((draw) => draw.board.length > 0)?.board ?? [];
  return {
    results: list.map(({ winNo }) => winNo),
    part: {
      kind: 'results',
      rows: list.map((draw) => resultRow(wanted, draw, first)),
      sideNames: Object.fromEntries(
        [...first.flatMap(({ pair }) => pair), 'tie' as const].map((side) => [
          side,
          site.t('plays', `symbols.${side}`),
        ]),
      ),
      prizes: board.map(({ prize }) => boardPrizeName(site.t, prize) ?? prize),
      olderPath: next === null ? null : pathTo({ count, before: next }),
      newestPath: before === undefined ? null : pathTo({ count }),
    },
  };
}

function resultRow(
  { site: { t }, lottery }: Wanted,
  draw: Draw,
  roads: readonly Road[],
): PartOf<'results'>['rows'][number] {
  const { numero, drawAt, winNo, board, source, state } = draw;
  const isVoid = state === 'void';
  return {
    numero,
    time: isOfOtherZone(lottery) ? `${timeText(drawAt)} (${BRAND_ZONE_NAME})` : timeText(drawAt),
    numbers: winNo,
    total: isVoid ? null : (roads.map((road) => sumOf(road, winNo)).find((sum) => sum !== null) ?? null),
    sides: isVoid ? [] : roads.map((road) => sideOf(road, winNo)),
    source: isVoid ? t('trends', 'sources.void') : source === 'computed' ? null : t('trends', `sources.${source}`),
    board: board.map(({ numbers }) => numbers),
  };
}

/** Lotteries that are known by the hour of another zone. */
const isOfOtherZone = ({ gameGroupCode }: Pick<Lottery, 'gameGroupCode'>) => /^(VN_|THAI)/.test(gameGroupCode);

/** "2026.01.31 20:15" in the brand's zone; with seconds for draws between the minutes. */
function timeText(epochMs: number): string {
  const time = new Date(epochMs + BRAND_ZONE_MS).toISOString();
  const isWhole = epochMs % (60 * SECOND) === 0;
  return `${dateText(epochMs)} ${time.slice(11, isWhole ? 16 : 19)}`;
}

/** What a chart is about, and how its columns are drawn. */
interface ChartSubject extends Subject {
  numbers: string[];
  drawn: (numbers: readonly string[]) => string[];
}

async function readChart(wanted: Wanted): Promise<Shown> {
  const { count, ball } = wanted;
  const [menu, hotGap, { list }] = await Promise.all([
    readMenu(wanted),
    readHotGap(wanted, count),
    readDraws(wanted, MOST_DRAWS),
  ]);
  const subjects = menu.numbers ? ballSubjects(wanted, menu, hotGap) : boardSubjects(wanted);
  const usual = subjects.find(({ key }) => key === usualBall(wanted, subjects)) ?? subjects[0];
  const chosen = subjects.find(({ key }) => key === ball) ?? usual;
  if (!chosen) throw new Error('A lottery has numbers');
  const { numbers, drawn, key } = chosen;
  const draws = list.filter(({ winNo }) => winNo.length > 0).reverse();
  const isBefore = draws.slice(0, -count).map(({ winNo }) => drawn(winNo));
  return {
    subjects,
    chosen: key,
    part: {
      kind: 'chart',
      ball: chosen.label,
      numbers,
      rows: draws.slice(-count).map(({ numero, winNo }) => ({ numero, drawn: drawn(winNo) })),
      before: gapsOf(isBefore, numbers).at(-1) ?? numbers.map(() => 0),
      isJoined: key !== ALL,
    },
  };
}

const ALL = 'all';
const SUM = 'sum';
const LAST_OF_MARK_SIX = '6';

/** Mark Six is bet on by its special number, dice by all, and what is summed by its sum. */
function usualBall({ lottery: { gameGroupCode } }: Wanted, subjects: readonly Subject[]): string {
  if (gameGroupCode === 'MARK6') return LAST_OF_MARK_SIX;
  return subjects.some(({ key }) => key === SUM) ? SUM : '0';
}

/** Each ball, all together where one draw has not all numbers, and their sum where it is bet on. */
function ballSubjects(wanted: Wanted, menu: PlayMenu, { positions }: HotGap): ChartSubject[] {
  const { t } = wanted.site;
  const balls: ChartSubject[] = positions.map(({ position, numbers }) => ({
    key: String(position),
    label: ballName(wanted, position, positions.length),
    numbers: numbers.map(({ number }) => number),
    drawn: (drawn) => drawn.slice(position, position + 1),
  }));
  const numbers = balls[0]?.numbers ?? [];
  const sums = sumsOf(menu, positions.length);
  return [
    ...(sums ? [{ key: SUM, label: t('trends', 'balls.sum'), numbers: sums, drawn: wholeSum }] : []),
    ...(positions.length < numbers.length
      ? [{ key: ALL, label: t('trends', 'balls.all'), numbers, drawn: (drawn: readonly string[]) => [...drawn] }]
      : []),
    ...balls,
  ];
}

const wholeSum = (drawn: readonly string[]): string[] => [
  String(drawn.reduce((sum, number) => sum + Number(number), 0)),
];

/** The sums of all balls that may be bet on; null where none may. */
function sumsOf({ groups }: PlayMenu, places: number): string[] | null {
  for (const { rule } of groups.flatMap(({ plays }) => plays)) {
    if (rule.kind !== 'market' || rule.features.length > 1) continue;
    const [{ of, positions = [] } = { of: 'ball' }] = rule.features;
    const symbols = rule.choices.map(({ symbol }) => symbol);
    if (of === 'sum' && positions.length === places && symbols.every((symbol) => /^\d+$/.test(symbol))) return symbols;
  }
  return null;
}

/** A board's chart is of its first number: the last two digits, one by one. */
function boardSubjects({ site: { t } }: Wanted): ChartSubject[] {
  const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
  const digit = (fromEnd: number) => (drawn: readonly string[]) => [drawn[0]?.at(-fromEnd) ?? ''];
  return [
    { key: '0', label: t('trends', 'balls.ones'), numbers: digits, drawn: digit(1) },
    { key: '1', label: t('trends', 'balls.tens'), numbers: digits, drawn: digit(2) },
  ];
}

/** What a ball is called by its place, from 0. */
function ballName({ site: { t }, lottery: { gameGroupCode } }: Wanted, position: number, places: number): string {
  const n = position + 1;
  if (gameGroupCode === 'PK10') return t('trends', 'balls.rank', { n });
  if (gameGroupCode === 'K3') return t('trends', 'balls.die', { n });
  if (gameGroupCode === 'MARK6' && n === places) return t('trends', 'balls.special');
  return t('trends', 'balls.ball', { n });
}

async function readNumbers(wanted: Wanted): Promise<Shown> {
  const { site, count, ball } = wanted;
  const { positions, count: counted } = await readHotGap(wanted, count);
  const isGrid = positions.length === 1;
  const subjects = isGrid
    ? [{ key: '0', label: site.t('trends', 'balls.lastTwo') }]
    : positions.map(({ position }) => ({
        key: String(position),
        label: ballName(wanted, position, positions.length),
      }));
  const chosen = subjects.find(({ key }) => key === ball) ?? subjects.find(({ key }) => key === usualBall(wanted, []));
  const { numbers } = positions.find(({ position }) => String(position) === chosen?.key) ?? { numbers: [] };
  const heat = heatOf(numbers.map(({ hits }) => hits));
  return {
    subjects: isGrid ? [] : subjects,
    ...(chosen && { chosen: chosen.key }),
    part: {
      kind: 'numbers',
      ball: chosen?.label ?? '',
      count: counted,
      isGrid,
      numbers: numbers.map((number, index) => ({ ...number, heat: heat[index] ?? null })),
    },
  };
}

async function readRoads(wanted: Wanted): Promise<Shown> {
  const { site, count, ball } = wanted;
  const [menu, { list }] = await Promise.all([readMenu(wanted), readDraws(wanted, count)]);
  const roads = allRoads(menu);
  const keys = subjectsOf(roads);
  const chosen = keys.find((key) => key === ball) ?? keys[0] ?? '';
  const draws = list.map(({ winNo }) => winNo).filter(({ length }) => length > 0);
  const places = draws[0]?.length ?? 0;
  return {
    subjects: keys.length > 1 ? keys.map((key) => ({ key, label: subjectName(wanted, roads, key, places) })) : [],
    chosen,
    results: draws,
    part: {
      kind: 'road',
      count: draws.length,
      roads: roadsAbout(roads, chosen).map((road) => roadView(site, road, draws.toReversed())),
    },
  };
}

/** "Total", "Sum of the first 2", or the ball's name. */
function subjectName(wanted: Wanted, roads: readonly Road[], key: string, places: number): string {
  const { t } = wanted.site;
  if (key !== SUM) return ballName(wanted, Number(key), places);
  const summed = roads.find(({ feature }) => feature.of === 'sum')?.feature.positions?.length ?? places;
  return summed < places ? t('trends', 'balls.firsts', { n: summed }) : t('trends', 'balls.total');
}

function roadView({ t }: Site, road: Road, draws: readonly string[][]): RoadView {
  const [first, second] = road.pair;
  return {
    name: t('trends', `roads.${first}`),
    sides: [t('plays', `symbols.${first}`), t('plays', `symbols.${second}`)],
    letters: [t('trends', `letters.${first}`), t('trends', `letters.${second}`)],
    outcomes: draws.map((numbers) => outcomeOf(road, numbers) ?? '-').join(''),
  };
}
