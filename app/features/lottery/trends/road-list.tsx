import { useTranslation } from '~/i18n/use-translation.ts';
import { bigRoad, presentRun, ROAD_DEPTH, type Stone } from './big-road.ts';
import type { Outcome } from './roads.ts';
import type { PartOf, RoadView } from './trends.types.ts';

const CELL = 26;
const MIDDLE = CELL / 2;
const ROOM = 2;

export function RoadList({ part }: { part: PartOf<'road'> }) {
  const { t } = useTranslation('trends');
  return (
    <div className="space-y-5">
      <p className="text-sm text-muted">{t('roads.hint', { count: part.count })}</p>
      {part.roads.map((road, index) => (
        <Road key={road.name} id={`road${index}`} road={road} />
      ))}
    </div>
  );
}

const parseOutcomes = (text: string): Outcome[] =>
  [...text].map((letter) => (letter === '-' ? null : letter === '0' ? 0 : 1));

function Road({ id, road }: { id: string; road: RoadView }) {
  const { t } = useTranslation('trends');
  const { name, sides, letters, outcomes } = road;
  const { stones, columns } = bigRoad(parseOutcomes(outcomes));
  const countLetter = (letter: string) => outcomes.split(letter).length - 1;
  const newest = stones.at(-1);
  const ties = countLetter('-');
  const sums = [
    `${sides[0]} ${countLetter('0')}`,
    `${sides[1]} ${countLetter('1')}`,
    ...(ties > 0 ? [t('roads.ties', { n: ties })] : []),
    ...(newest ? [t('roads.run', { side: sides[newest.side], n: presentRun(stones) })] : []),
  ].join(' · ');
  return (
    <div>
      <h2 id={id} className="font-semibold">
        {name}
      </h2>
      <p className="mb-2 text-sm text-muted tabular-nums">{sums}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className="road" aria-labelledby={id} tabIndex={0}>
        <svg role="img" aria-label={`${name}: ${sums}`} width={(columns + ROOM) * CELL} height={ROAD_DEPTH * CELL}>
          <defs>
            {letters.map((letter, side) => (
              <g key={letter} id={`${id}-${side}`} className="stone" data-side={side}>
                <circle cx={MIDDLE} cy={MIDDLE} r={MIDDLE - 3} />
                <text x={MIDDLE} y={MIDDLE + 4}>
                  {letter}
                </text>
              </g>
            ))}
          </defs>
          {newest && (
            <rect x={newest.column * CELL} y={newest.row * CELL} width={CELL} height={CELL} className="newest" />
          )}
          {stones.map(({ side, column, row }) => (
            <use key={`${column} ${row}`} href={`#${id}-${side}`} x={column * CELL} y={row * CELL} />
          ))}
          <Ties stones={stones} />
        </svg>
      </section>
    </div>
  );
}

function Ties({ stones }: { stones: readonly Stone[] }) {
  return stones
    .filter(({ ties }) => ties > 0)
    .map(({ ties, column, row }) => (
      <g key={`${column} ${row}`} className="stone ties" transform={`translate(${column * CELL} ${row * CELL})`}>
        <circle cx={CELL - 5} cy={CELL - 6} r={5.5} />
        <text x={CELL - 5} y={CELL - 3}>
          {ties}
        </text>
      </g>
    ));
}
