import type { Site } from '~/request/site.server.ts';
import { listSubjects, type Road, roadOutcome, roadsAbout } from './roads.ts';
import type { RoadView } from './trends.types.ts';
import { allRoads, ballName, readDraws, readMenu, type Shown, SUM, type Wanted } from './wanted.server.ts';

export async function readRoads(wanted: Wanted): Promise<Shown> {
  const { site, count, ball } = wanted;
  const [menu, { list }] = await Promise.all([readMenu(wanted), readDraws(wanted, count)]);
  const roads = allRoads(menu);
  const keys = listSubjects(roads);
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
    outcomes: draws.map((numbers) => roadOutcome(road, numbers) ?? '-').join(''),
  };
}
