import type { Values } from '~/i18n/translate.ts';
import { findKnownPlay } from '../../../../openapi/rules/plays.ts';
import {
  ballsText,
  describeMarket,
  describeMarketCost,
  isOfNumbers,
  type Sentence,
} from './market-sentences.server.ts';
import { groupTimes, type Play, type Rule } from './rules.ts';
import { combinations } from './stakes.ts';

type RuleOf<Kind extends Rule['kind']> = Extract<Rule, { kind: Kind }>;

/** `family` is the code of the game's group. */
export interface DescribedPlay {
  play: Play;
  family: string;
  rowLabels: readonly string[];
}

const LONGEST_ON_A_PAD = 2;

function ofRows(pattern: readonly number[], [firstRow = '', secondRow = '']: readonly string[]): Values {
  const [most] = groupTimes(pattern);
  const first = pattern.filter((times) => times === most).length;
  return { first, firstRow, second: pattern.length - first, secondRow };
}

const hasTwoRows = ({ pattern, isOneRow }: RuleOf<'group'>) => !isOneRow && groupTimes(pattern).length > 1;

export function describeChoice({ play: { code, rule, isOverTwo }, rowLabels }: DescribedPlay): Sentence {
  switch (rule.kind) {
    case 'direct':
      if (rule.isList) return { key: 'choose.typed', values: { digits: rule.positions.length } };
      return { key: rule.positions.length > 1 ? 'choose.rows' : 'choose.one' };
    case 'each':
      return { key: 'choose.each' };
    case 'group':
      if (hasTwoRows(rule)) return { key: 'choose.twoRows', values: ofRows(rule.pattern, rowLabels) };
      return { key: 'choose.many', values: { count: rule.pattern.length } };
    case 'set':
    case 'ticket':
      return rule.size > 1 ? { key: 'choose.many', values: { count: rule.size } } : { key: 'choose.one' };
    case 'market':
      if (rule.features.length > 1) return { key: 'choose.fieldRows' };
      return { key: isOfNumbers(rule, code) ? 'choose.one' : 'choose.field' };
    case 'tails':
      if (isOverTwo) return { key: 'choose.twoStations' };
      if (rule.size) return { key: 'choose.many', values: { count: rule.size } };
      if (rule.digits > LONGEST_ON_A_PAD) return { key: 'choose.typed', values: { digits: rule.digits } };
      return { key: 'choose.one' };
  }
}

export function describeWins(described: DescribedPlay): Sentence[] {
  const { rule, code } = described.play;
  switch (rule.kind) {
    case 'direct': {
      const key = rule.isList ? 'wins.list' : rule.positions.length > 1 ? 'wins.direct' : 'wins.one';
      return [{ key, values: { balls: ballsText(rule.positions) } }];
    }
    case 'each':
      return [{ key: 'wins.each' }];
    case 'group':
      return [describeGroup(rule, described)];
    case 'set':
      return [describeSet(rule, described.family)];
    case 'market':
      return describeMarket(rule, code, described.family);
    case 'ticket':
      return [{ key: 'wins.ticket' }];
    case 'tails':
      return [describeTails(rule, described.play)];
  }
}

function describeGroup(rule: RuleOf<'group'>, { rowLabels, family }: DescribedPlay): Sentence {
  const { positions, pattern } = rule;
  const balls = ballsText(positions);
  const isOfDice = family === 'K3';
  if (hasTwoRows(rule)) {
    const key = isOfDice ? 'wins.diceTwoRows' : 'wins.twoRows';
    return { key, values: { balls, ...ofRows(pattern, rowLabels) } };
  }
  if (pattern.every((times) => times === 1))
    return { key: isOfDice ? 'wins.diceDifferent' : 'wins.different', values: { balls } };
  return { key: pattern.includes(1) ? 'wins.pair' : 'wins.twoPairs', values: { balls } };
}

function describeSet({ positions, size, hit }: RuleOf<'set'>, family: string): Sentence {
  const values = { size, balls: ballsText(positions) };
  if (hit === 'none') return { key: 'wins.none', values };
  if (hit === 'special') return { key: 'wins.mainAndSpecial' };
  if (family === 'MARK6') return { key: size > 1 ? 'wins.mainSet' : 'wins.mainOne', values };
  if (family === 'K3') return { key: 'wins.diceTwo' };
  if (size > positions.length) return { key: 'wins.anyAll', values: { size, balls: positions.length } };
  if (size > 1) return { key: 'wins.anySet', values };
  return { key: family === 'SSC' ? 'wins.anyOneOnce' : 'wins.anyOne', values };
}

/** No longer than the number bet on them. */
const WHOLE = new Set(['front', 'back', 'last']);

function describeTails(
  { digits, slices, order, size, stakes = 1 }: RuleOf<'tails'>,
  { code, isOverTwo }: Play,
): Sentence {
  const [{ prize = '', pays } = {}, other] = slices;
  if (isOverTwo) return { key: 'wins.pairOfTwo', values: { count: stakes / 2 } };
  if (size) {
    if (stakes > 1) return { key: 'wins.pairOfBoard', values: { count: stakes / size } };
    return { key: 'wins.setOfBoard', values: { size } };
  }
  if (pays) return { key: order === 'exact' ? 'wins.ranks' : 'wins.ranksAnyOrder' };
  if (findKnownPlay(code)?.group === 'LO') return { key: 'wins.lo', values: { digits, count: stakes } };
  if (other) return { key: 'wins.headTail', values: { digits }, prizes: { head: prize, tail: other.prize } };
  const length = slices[0]?.last ?? digits;
  if (order === 'contains')
    return WHOLE.has(prize)
      ? { key: 'wins.runWhole', prizes: { prize } }
      : { key: 'wins.run', values: { digits: length }, prizes: { prize } };
  if (WHOLE.has(prize)) return { key: 'wins.whole', prizes: { prize } };
  return { key: order === 'exact' ? 'wins.tail' : 'wins.tailAnyOrder', values: { digits }, prizes: { prize } };
}

export function describeCost({ play: { code, rule } }: DescribedPlay): Sentence {
  switch (rule.kind) {
    case 'direct':
      if (rule.isList || rule.positions.length === 1) return { key: 'cost.each' };
      return { key: rule.isDistinct ? 'cost.productApart' : 'cost.product' };
    case 'each':
      return { key: 'cost.each' };
    case 'group':
      if (hasTwoRows(rule)) return { key: 'cost.twoRows' };
      return rule.pattern.includes(2) && rule.pattern.includes(1)
        ? { key: 'cost.pairs' }
        : describeSets(rule.pattern.length);
    case 'set':
    case 'ticket':
      return describeSets(rule.size);
    case 'market':
      return describeMarketCost(rule, code);
    case 'tails':
      if (rule.order === 'box') return { key: 'cost.box' };
      if (rule.order === 'oneForAll') return { key: rule.digits > 3 ? 'cost.sharedFour' : 'cost.sharedThree' };
      if (rule.size)
        return rule.stakes && rule.stakes > 1
          ? { key: 'cost.pairResults', values: { count: rule.stakes } }
          : describeSets(rule.size);
      return rule.stakes && rule.stakes > 1
        ? { key: 'cost.results', values: { count: rule.stakes } }
        : { key: 'cost.each' };
  }
}

function describeSets(size: number): Sentence {
  if (size === 1) return { key: 'cost.each' };
  const [few, more] = [size + 1, size + 2];
  const stakes = { fewStakes: combinations(few, size), moreStakes: combinations(more, size) };
  return { key: 'cost.sets', values: { size, few, more, ...stakes } };
}
