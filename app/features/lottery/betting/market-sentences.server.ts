import type { KeyOf } from '~/i18n/texts.types.ts';
import type { Values } from '~/i18n/translate.ts';
import type { Rule } from './rules.ts';

/** Text of the domain `rules`. Names replace the prize codes in `prizes`. */
export interface Sentence {
  key: KeyOf<'rules'>;
  values?: Values;
  prizes?: Record<string, string>;
}

type Market = Extract<Rule, { kind: 'market' }>;

/** Numbers of animals are not shown. */
export const isOfNumbers = ({ choices }: Market, code: string): boolean =>
  code !== 'SPECIAL_ZODIAC' && choices.every(({ symbol }) => /^\d+$/.test(symbol));

/** Formats "1–3" or "1, 3", counted from 1. */
export function ballsText(positions: readonly number[]): string {
  const [first = 0] = positions;
  const last = positions.at(-1) ?? first;
  const isRange = positions.length > 1 && last - first === positions.length - 1;
  return isRange ? `${first + 1}–${last + 1}` : positions.map((position) => position + 1).join(', ');
}

const MARKETS: Readonly<Record<string, KeyOf<'rules'>>> = {
  SPECIAL: 'wins.specialNumber',
  SPECIAL_SIDES: 'wins.specialSides',
  SPECIAL_COLOUR: 'wins.specialColour',
  SPECIAL_ZODIAC: 'wins.specialZodiac',
  COMBINATIONS: 'wins.combinations',
  EXTREMES: 'wins.extremes',
  COLOURS: 'wins.sumColour',
  TRIPLE: 'wins.triple',
  TRIPLE_ANY: 'wins.tripleAny',
  PAIR: 'wins.dicePair',
  STRAIGHT_ANY: 'wins.diceStraight',
};

const SUMS = Array.from({ length: 28 }, (_, sum) => sum);

const rangeText = (values: readonly number[]) => `${Math.min(...values)}–${Math.max(...values)}`;

/** `family` is the code of the game's group. */
export function describeMarket({ features, choices }: Market, code: string, family: string): Sentence[] {
  const [{ of = 'ball', position = 0, positions = [], ring = false } = {}] = features;
  const listValues = (...names: string[]) =>
    choices.filter(({ symbol }) => names.includes(symbol)).flatMap(({ values }) => values);
  const sides = {
    big: rangeText(listValues('big', 'bigOdd', 'bigEven')),
    small: rangeText(listValues('small', 'smallOdd', 'smallEven')),
  };
  const balls = ballsText(positions.length > 0 ? positions : features.map((each) => each.position ?? position));
  const back = choices[0]?.returns?.join(', ') ?? '';
  const hasSides = choices.some(({ symbol }) => symbol === 'big');
  const won = new Set(choices.flatMap(({ values }) => values));
  const values = { balls, ...sides, back, none: SUMS.filter((sum) => !won.has(sum)).join(', ') };
  const isOfDice = family === 'K3';
  const known = MARKETS[code];
  if (known) return [{ key: known, values }];
  switch (of) {
    case 'sum':
      if (!hasSides) return [{ key: isOfDice ? 'wins.diceSum' : 'wins.sum', values }];
      return [
        { key: isOfDice ? 'wins.diceSides' : 'wins.sumSides', values },
        ...(back ? [{ key: 'wins.sumBack', values } as const] : []),
      ];
    case 'span':
      return [{ key: 'wins.span', values }];
    case 'compare': {
      const [first = 0, second = 0] = positions;
      const hasTie = choices.some(({ symbol }) => symbol === 'tie');
      return [{ key: hasTie ? 'wins.compareTie' : 'wins.compare', values: { first: first + 1, second: second + 1 } }];
    }
    case 'odd':
      return [{ key: 'wins.oddCount', values }];
    case 'pattern':
      return [{ key: ring ? 'wins.patternRing' : 'wins.pattern', values }];
    default:
      if (!hasSides) return [{ key: 'wins.ball', values }];
      return [{ key: features.length > 1 ? 'wins.eachSides' : 'wins.ballSides', values }];
  }
}

export function describeMarketCost(market: Market, code: string): Sentence {
  const { features, choices } = market;
  const [first] = choices;
  const most = choices.reduce((all, each) => ((each.stakes ?? 1) > (all?.stakes ?? 1) ? each : all), first);
  if (first && most && (most.stakes ?? 1) > 1) {
    const values = { first: first.symbol, firstStakes: first.stakes ?? 1 };
    return { key: 'cost.ways', values: { ...values, second: most.symbol, secondStakes: most.stakes ?? 1 } };
  }
  if (features.length > 1) return { key: 'cost.fieldProduct' };
  return { key: isOfNumbers(market, code) ? 'cost.each' : 'cost.fields' };
}
