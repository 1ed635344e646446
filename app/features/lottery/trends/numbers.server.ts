import { computeHeat } from './gaps.ts';
import { ballName, readHotGap, type Shown, usualBall, type Wanted } from './wanted.server.ts';

export async function readNumbers(wanted: Wanted): Promise<Shown> {
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
  const heat = computeHeat(numbers.map(({ hits }) => hits));
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
