import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { parseSearch } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import { requireLottery } from '../betting/betting.server.ts';
import { drawView } from '../draw/draw.server.ts';
import { isVietnam, lotteryPath } from '../lottery.server.ts';
import { readChart } from './chart.server.ts';
import { readNumbers } from './numbers.server.ts';
import { readResults } from './results.server.ts';
import { readRoads } from './road.server.ts';
import type { TrendsView } from './trends.types.ts';
import { COUNTS, KINDS, type Kind, type Shown, type Wanted } from './wanted.server.ts';

/** Statistics cover more draws than lists. */
const USUAL_COUNT: Record<Kind, (typeof COUNTS)[number]> = { results: 30, chart: 30, numbers: 100, road: 100 };

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

/** Throws 404. */
export async function readTrends(site: Site): Promise<TrendsView> {
  const { lottery } = await requireLottery(site);
  const { gameId, code, vendor } = lottery;
  const search = parseSearch(site, Search);
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
