import { BRAND_ZONE_NAME } from '~/i18n/format.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { boardPrizeName } from '../board-names.ts';
import { type Lottery, timeText } from '../lottery.server.ts';
import { listSubjects, type Road, roadSide, roadSum, roadsAbout } from './roads.ts';
import type { PartOf } from './trends.types.ts';
import { allRoads, readDraws, readMenu, type Shown, type Wanted } from './wanted.server.ts';

type Draw = Value<'listDraws'>['list'][number];

export async function readResults(wanted: Wanted): Promise<Shown> {
  const { site, count, before, pathTo } = wanted;
  const [menu, { list, next }] = await Promise.all([readMenu(wanted), readDraws(wanted, count, before)]);
  const roads = allRoads(menu);
  const first = roadsAbout(roads, listSubjects(roads)[0] ?? '');
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
  const { numero, drawAt, winNo, board, state } = draw;
  const hasNoResult = state === 'void' || state === 'locked';
  return {
    numero,
    time: isOfOtherZone(lottery) ? `${timeText(drawAt)} (${BRAND_ZONE_NAME})` : timeText(drawAt),
    numbers: winNo,
    total: hasNoResult ? null : (roads.map((road) => roadSum(road, winNo)).find((sum) => sum !== null) ?? null),
    sides: hasNoResult ? [] : roads.map((road) => roadSide(road, winNo)),
    source: sourceText(t, draw),
    board: board.map(({ numbers }) => numbers),
  };
}

function sourceText(t: Wanted['site']['t'], { state, source, correctedAt }: Draw): string | null {
  if (state === 'void') return t('trends', 'sources.void');
  if (state === 'locked') return t('trends', 'sources.late');
  if (correctedAt !== null) return t('trends', 'sources.corrected');
  return source === 'computed' ? null : t('trends', `sources.${source}`);
}

const isOfOtherZone = ({ gameGroupCode }: Pick<Lottery, 'gameGroupCode'>) => /^(VN_|THAI)/.test(gameGroupCode);
