import type { PlayMenu, Rule } from '../betting/rules.ts';

type Market = Extract<Rule, { kind: 'market' }>;
type Feature = Market['features'][number];

/** Big, odd or dragon first. */
const PAIRS = [
  ['big', 'small'],
  ['odd', 'even'],
  ['dragon', 'tiger'],
] as const;

export type Pair = (typeof PAIRS)[number];
export type SideSymbol = Pair[number] | 'tie';

/** Values other than the two sides' are ties. */
export interface Road {
  pair: Pair;
  feature: Feature;
  values: readonly [readonly number[], readonly number[]];
}

/** Null is a tie. */
export type Outcome = 0 | 1 | null;

/** Returns null for features without roads. */
function featureValue({ of, position = 0, positions = [] }: Feature, balls: readonly number[]): number | null {
  const at = (place: number | undefined) => balls[place ?? 0] ?? 0;
  if (of === 'ball') return at(position);
  if (of === 'lastDigit') return at(position) % 10;
  if (of === 'sum') return positions.reduce((sum, place) => sum + at(place), 0);
  if (of === 'compare') return Math.sign(at(positions[0]) - at(positions[1]));
  return null;
}

/** Returns null for roads of other features. */
export const roadSum = ({ feature }: Road, numbers: readonly string[]): number | null =>
  feature.of === 'sum' ? featureValue(feature, numbers.map(Number)) : null;

export function roadOutcome({ feature, values: [first, second] }: Road, numbers: readonly string[]): Outcome {
  const value = featureValue(feature, numbers.map(Number));
  if (value === null) return null;
  return first.includes(value) ? 0 : second.includes(value) ? 1 : null;
}

export const roadSide = (road: Road, numbers: readonly string[]): SideSymbol =>
  ([...road.pair, 'tie'] as const)[roadOutcome(road, numbers) ?? 2];

/** Markets with two sides of one feature. */
export function findRoads({ groups }: Pick<PlayMenu, 'groups'>): Road[] {
  const roads = new Map<string, Road>();
  for (const { rule } of groups.flatMap(({ plays }) => plays)) {
    const [feature, ...others] = rule.kind === 'market' ? rule.features : [];
    if (rule.kind !== 'market' || !feature || others.length > 0 || featureValue(feature, []) === null) continue;
    for (const pair of PAIRS) {
      const [first, second] = pair.map((side) => rule.choices.find(({ symbol }) => symbol === side)?.values);
      const key = `${featureSubject(feature)} ${feature.of} ${pair[0]}`;
      if (first && second && !roads.has(key)) roads.set(key, { pair, feature, values: [first, second] });
    }
  }
  return [...roads.values()];
}

/** The last digit of the first number; 5 to 9 are big (lottery.md: The lobby and the wire). */
export const BOARD_ROADS: readonly Road[] = [
  {
    pair: PAIRS[0],
    feature: { of: 'lastDigit', position: 0 },
    values: [
      [5, 6, 7, 8, 9],
      [0, 1, 2, 3, 4],
    ],
  },
  {
    pair: PAIRS[1],
    feature: { of: 'lastDigit', position: 0 },
    values: [
      [1, 3, 5, 7, 9],
      [0, 2, 4, 6, 8],
    ],
  },
];

/** Returns "sum" or a ball's index. A comparison belongs to its first ball. */
export const featureSubject = ({ of, position, positions }: Feature): string =>
  of === 'sum' ? 'sum' : String(of === 'compare' ? (positions?.[0] ?? 0) : (position ?? 0));

/** Sums come first. */
export function listSubjects(roads: readonly Road[]): string[] {
  const found = new Set(
    roads.filter(({ feature }) => feature.of !== 'compare').map(({ feature }) => featureSubject(feature)),
  );
  return [...found].sort((a, b) => Number(b === 'sum') - Number(a === 'sum') || Number(a) - Number(b));
}

/** The default subject adds dragon and tiger of the first ball. */
export function roadsAbout(roads: readonly Road[], subject: string): Road[] {
  const isFirst = subject === listSubjects(roads)[0];
  return roads.filter(
    ({ feature }) =>
      featureSubject(feature) === subject || (isFirst && feature.of === 'compare' && featureSubject(feature) === '0'),
  );
}
