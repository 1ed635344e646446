import type { PlayMenu } from '../betting/rules.ts';
import { computeGaps } from './gaps.ts';
import {
  ballName,
  type HotGap,
  readDraws,
  readHotGap,
  readMenu,
  type Shown,
  SUM,
  type Subject,
  usualBall,
  type Wanted,
} from './wanted.server.ts';

/** The contract's limit. */
const MOST_DRAWS = 200;

const ALL = 'all';

interface ChartSubject extends Subject {
  numbers: string[];
  drawn: (numbers: readonly string[]) => string[];
}

export async function readChart(wanted: Wanted): Promise<Shown> {
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
      before: computeGaps(isBefore, numbers).at(-1) ?? numbers.map(() => 0),
      isJoined: key !== ALL,
    },
  };
}

/** Includes all balls together when no draw has every number, and the sum when it can be bet on. */
function ballSubjects(wanted: Wanted, menu: PlayMenu, { positions }: HotGap): ChartSubject[] {
  const { t } = wanted.site;
  const balls: ChartSubject[] = positions.map(({ position, numbers }) => ({
    key: String(position),
    label: ballName(wanted, position, positions.length),
    numbers: numbers.map(({ number }) => number),
    drawn: (drawn) => drawn.slice(position, position + 1),
  }));
  const numbers = balls[0]?.numbers ?? [];
  const sums = listSums(menu, positions.length);
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

/** Returns null when sums cannot be bet on. */
function listSums({ groups }: PlayMenu, places: number): string[] | null {
  for (const { rule } of groups.flatMap(({ plays }) => plays)) {
    if (rule.kind !== 'market' || rule.features.length > 1) continue;
    const [{ of, positions = [] } = { of: 'ball' }] = rule.features;
    const symbols = rule.choices.map(({ symbol }) => symbol);
    if (of === 'sum' && positions.length === places && symbols.every((symbol) => /^\d+$/.test(symbol))) return symbols;
  }
  return null;
}

/** The last two digits of the first number. */
function boardSubjects({ site: { t } }: Wanted): ChartSubject[] {
  const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
  const digit = (fromEnd: number) => (drawn: readonly string[]) => [drawn[0]?.at(-fromEnd) ?? ''];
  return [
    { key: '0', label: t('trends', 'balls.ones'), numbers: digits, drawn: digit(1) },
    { key: '1', label: t('trends', 'balls.tens'), numbers: digits, drawn: digit(2) },
  ];
}
