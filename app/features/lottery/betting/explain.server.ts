import type { TranslateAny } from '~/i18n/translate.ts';
import { countPermutations } from '../../../../openapi/rules/lines.ts';
import type { Example } from './board-example.server.ts';
import { buildExample } from './example.server.ts';
import type { HelpView } from './help.types.ts';
import type { Sentence } from './market-sentences.server.ts';
import { prizeName, symbolName } from './names.ts';
import type { Play, Rule } from './rules.ts';
import type { SampleDraw } from './samples.ts';
import { describeChoice, describeCost, describeWins } from './sentences.server.ts';
import { countStakes } from './stakes.ts';
import { oddsText } from './wins.ts';

interface Explained {
  t: TranslateAny;
  play: Play;
  family: string;
  rowLabels: readonly string[];
  hasStations: boolean;
}

export function explainPlay(explained: Explained): HelpView {
  const { t, play, hasStations } = explained;
  const translateSentence = ({ key, values = {}, prizes = {} }: Sentence): string => {
    const names = Object.entries(prizes).map(([name, prize]) => [name, prizeName(t, play.code, prize)]);
    return t('rules', key, { ...values, ...Object.fromEntries(names) });
  };
  const cost: Sentence[] = [
    describeCost(explained),
    ...(hasStations && !play.isOverTwo ? [{ key: 'cost.stations' } as const] : []),
    { key: 'cost.stake' },
  ];
  const example = buildExample(play, explained.family);
  const isBySeries = play.prizes.some(({ odds }) => odds === undefined);
  return {
    title: t('rules', 'title'),
    parts: [
      {
        name: t('rules', 'parts.choose'),
        lines: [choiceText(explained) ?? translateSentence(describeChoice(explained))],
      },
      { name: t('rules', 'parts.wins'), lines: describeWins(explained).map(translateSentence) },
      { name: t('rules', 'parts.cost'), lines: cost.map(translateSentence) },
      ...(isBySeries ? [{ name: t('rules', 'parts.series'), lines: [t('rules', 'series')] }] : []),
      ...(example ? [{ name: t('rules', 'parts.example'), lines: exampleLines(explained, example) }] : []),
    ],
    table: prizeTable(explained) ?? numberTable(explained),
  };
}

/** Returns null for other than one-field markets. */
function choiceText({ t, play: { code, rule } }: Explained): string | null {
  const [only, second] = rule.kind === 'market' ? rule.choices : [];
  return only && !second ? t('rules', 'choose.only', { field: symbolName(t, code, only.symbol) }) : null;
}

function exampleLines(explained: Explained, example: Example): string[] {
  const { t, play } = explained;
  const drawn = (draw: SampleDraw) => ({ drawn: drawText(explained, draw) });
  const { rows, wins, times, loses, returns, prize } = example;
  const [[number = ''] = []] = rows;
  const sharedBy = play.rule.kind === 'tails' && play.rule.order === 'oneForAll' ? countPermutations(number) : 1;
  const share = sharedBy > 1 ? ` ÷ ${sharedBy}` : '';
  const won = prize
    ? t('rules', 'example.winsPrize', { ...drawn(wins), prize: prizeName(t, play.code, prize) + share })
    : t('rules', times > 1 ? 'example.winsTwice' : 'example.wins', drawn(wins));
  return [
    t('rules', 'example.chosen', { chosen: chosenText(explained, example), count: countStakes(play.rule, rows) }),
    won,
    t('rules', 'example.loses', drawn(loses)),
    ...(returns ? [t('rules', 'example.returns', drawn(returns))] : []),
  ];
}

function chosenText({ t, play, rowLabels }: Explained, { rows }: Example): string {
  const texts = rows.map((row) => row.map((symbol) => symbolName(t, play.code, symbol)).join(', '));
  if (rows.length === 1) return texts[0] ?? '';
  return texts.flatMap((text, row) => (text ? [`${rowLabels[row]}: ${text}`] : [])).join(' · ');
}

/** Sums and spans show their calculation. */
function drawText({ t, play: { code, rule }, family }: Explained, { balls, boards }: SampleDraw): string {
  const [first = '', second] = boards.map((board) =>
    Object.entries(board)
      .map(([prize, numbers]) => `${prizeName(t, code, prize)} ${numbers.join(' ')}`)
      .join(', '),
  );
  if (second !== undefined) return t('rules', 'example.stations', { first, second });
  if (first) return first;
  const text = family === 'MARK6' ? `${balls.slice(0, -1).join(' ')} + ${balls.at(-1)}` : balls.join(' ');
  const reckoning = reckon(rule, balls);
  return reckoning ? `${text} (${reckoning})` : text;
}

/** Formats "3 + 8 + 5 = 16" or "8 − 3 = 5". */
function reckon(rule: Rule, balls: readonly number[]): string | null {
  const feature = rule.kind === 'market' ? rule.features[0] : undefined;
  const numbers = feature?.positions?.map((position) => balls[position] ?? 0) ?? [];
  const [most, least] = [Math.max(...numbers), Math.min(...numbers)];
  if (feature?.of === 'sum') return `${numbers.join(' + ')} = ${numbers.reduce((sum, number) => sum + number, 0)}`;
  return feature?.of === 'span' ? `${most} − ${least} = ${most - least}` : null;
}

/** Markets show pay-outs on their fields. */
function prizeTable({ t, play: { code, rule, prizes } }: Explained): HelpView['table'] {
  if (rule.kind === 'market' || prizes.length < 2) return null;
  const tiers = rule.kind === 'ticket' ? rule.tiers : [];
  const rows = prizes.map((prize) => {
    const tier = tiers.find((each) => each.prize === prize.name);
    const key = tier?.withSpecial ? 'prizes.hitsAndSpecial' : 'prizes.hits';
    const needs = tier ? [t('rules', key, { count: tier.hits })] : [];
    return [prizeName(t, code, prize.name), ...needs, oddsText(prize, 0)];
  });
  return { name: t('rules', 'parts.prizes'), rows };
}

/** Their choices do not name the numbers. */
const LISTED = new Set(['COLOURS', 'SPECIAL_COLOUR', 'SPECIAL_ZODIAC']);

function numberTable({ t, play: { code, rule } }: Explained): HelpView['table'] {
  if (rule.kind !== 'market' || !LISTED.has(code)) return null;
  const rows = rule.choices.map(({ symbol, values }) => [symbolName(t, code, symbol), values.join(' ')]);
  return { name: t('rules', 'parts.numbers'), rows };
}
