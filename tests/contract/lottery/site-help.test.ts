import { describe, expect, it } from 'vitest';
import { buildExample } from '../../../app/features/lottery/betting/example.server.ts';
import { explainPlay } from '../../../app/features/lottery/betting/explain.server.ts';
import type { Play } from '../../../app/features/lottery/betting/rules.ts';
import type { SampleBoard, SampleDraw } from '../../../app/features/lottery/betting/samples.ts';
import { LANGUAGE_CODES } from '../../../app/i18n/languages.ts';
import { serverTranslate } from '../../../app/i18n/resources.server.ts';
import { playView } from '../../../mock-server/domains/lottery/lobby/plays.ts';
import { familiesIn } from '../../../mock-server/engine/lottery/families/families.ts';
import { readLine, writeLine } from '../../../mock-server/engine/lottery/lines.ts';
import { computeOutcome } from '../../../mock-server/engine/lottery/outcome.ts';
import { countStakes } from '../../../mock-server/engine/lottery/stakes.ts';
import type { Play as EnginePlay, Family, Result } from '../../../mock-server/engine/lottery/types.ts';

type Language = (typeof LANGUAGE_CODES)[number];

/** As the contract sends it. */
const sent = (play: EnginePlay) => JSON.parse(JSON.stringify(playView(play))) as Play;

const both = (boards: readonly SampleBoard[]): SampleBoard =>
  boards.reduce((all, board) => {
    const prizes = new Set([...Object.keys(all), ...Object.keys(board)]);
    return Object.fromEntries([...prizes].map((prize) => [prize, [...(all[prize] ?? []), ...(board[prize] ?? [])]]));
  }, {});

const toResult = ({ balls, boards }: SampleDraw): Result => ({ balls, board: both(boards) });

const plays = familiesIn(6).flatMap((family) => family.plays.map((play) => [family, play] as const));

const explainHelp = (family: Family, play: EnginePlay, language: Language) =>
  explainPlay({
    t: serverTranslate(language),
    play: sent(play),
    family: family.code,
    hasStations: true,
    rowLabels: Array.from({ length: 10 }, (_, row) => `Row ${row + 1}`),
  });

const exampleLine = (family: Family, play: EnginePlay): string[] =>
  explainHelp(family, play, 'EN').parts.at(-1)?.lines ?? [];

describe.each(familiesIn(6).map((family) => [family.code, family] as const))('the help of %s', (_, family) => {
  const examples = family.plays.map((play) => {
    const example = buildExample(sent(play), family.code);
    if (!example) throw new Error('Every family has samples');
    return { play, example };
  });

  it('has examples that the engine takes, and counts as it does', () => {
    for (const { play, example } of examples) {
      const { rows } = example;
      expect(readLine(play, family.numbers, writeLine(rows)), play.code).toEqual(rows);
      const stakes = countStakes(play.rule, rows);
      expect(exampleLine(family, play)[0], play.code).toMatch(new RegExp(`\\. That is ${stakes} bets?\\.$`));
    }
  });

  it('has draws that win, do not win and give the stake back as it says', () => {
    for (const { play, example } of examples) {
      const { rows, wins, times, loses, returns, prize } = example;
      const won = computeOutcome(play.rule, rows, toResult(wins));
      expect(
        won.wins.reduce((sum, { count }) => sum + count, 0),
        play.code,
      ).toBe(times);
      expect(won.returned, play.code).toBe(0);
      const [first] = won.wins;
      if (play.prizes.length > 1 && play.rule.kind !== 'market') expect(first?.prize, play.code).toBe(prize);
      expect(computeOutcome(play.rule, rows, toResult(loses)), play.code).toEqual({ wins: [], returned: 0 });
      const gives = play.rule.kind === 'market' && play.rule.choices.some((choice) => choice.returns);
      expect(returns !== undefined, play.code).toBe(gives);
      if (returns)
        expect(computeOutcome(play.rule, rows, toResult(returns)), play.code).toEqual({ wins: [], returned: 1 });
      const line = exampleLine(family, play).join(' ');
      if (first?.sharedBy && prize) expect(line, play.code).toContain(`÷ ${first.sharedBy}`);
      else expect(line, play.code).not.toContain('÷');
    }
  });

  it('draws what the family can', () => {
    for (const { play, example } of examples) {
      const { wins, loses, returns } = example;
      for (const { balls, boards } of [wins, loses, ...(returns ? [returns] : [])]) {
        const [least, most] = family.numbers ?? [0, 0];
        expect(balls, play.code).toHaveLength(family.balls);
        expect(
          balls.every((ball) => ball >= least && ball <= most),
          play.code,
        ).toBe(true);
        if (family.isDistinct) expect(new Set(balls).size, play.code).toBe(family.balls);
        expect(boards, play.code).toHaveLength(family.board ? (play.isOverTwo ? 2 : 1) : 0);
        for (const board of boards)
          for (const [name, numbers] of Object.entries(board)) {
            const [count = 0, digits = 0] = family.board?.[name] ?? [];
            expect(numbers.length, `${play.code} ${name}`).toBeLessThanOrEqual(count);
            for (const number of numbers)
              expect(number, `${play.code} ${name}`).toMatch(new RegExp(`^\\d{${digits}}$`));
          }
      }
    }
  });

  it('is whole in every language', () => {
    for (const { play } of examples)
      for (const language of LANGUAGE_CODES) {
        const where = `${play.code} ${language}`;
        const { title, parts, table } = explainHelp(family, play, language);
        const isBySeries = play.prizes.some(({ odds }) => odds === undefined);
        expect(parts, where).toHaveLength(isBySeries ? 5 : 4);
        const texts = [title, ...parts.flatMap(({ name, lines }) => [name, ...lines]), ...(table?.rows.flat() ?? [])];
        expect(
          parts.every(({ lines }) => lines.length > 0),
          where,
        ).toBe(true);
        // A missing text shows its key.
        for (const text of texts)
          expect(text, where).not.toMatch(/^\s*$|\{\{|undefined|NaN|Infinity|(rules|plays|betting)\.\w/);
      }
  });

  it('does not say the same twice, and tells each prize of several', () => {
    for (const { play } of examples) {
      const { parts, table } = explainHelp(family, play, 'EN');
      for (const { lines } of parts) expect(new Set(lines).size, play.code).toBe(lines.length);
      if (play.rule.kind !== 'market' && play.prizes.length > 1)
        expect(table?.rows, play.code).toHaveLength(play.prizes.length);
    }
  });
});

/** A line and its stakes. */
const FIGURES = [
  ['BIG_BOX', '1234', 24],
  ['BIG_BOX', '1123', 12],
  ['BIG_BOX', '1122', 6],
  ['BIG_BOX', '1112', 4],
  ['FIRST3_GROUP3', '1,2,3', 6],
  ['FIRST3_GROUP3', '1,2,3,4', 12],
] as const;

/** A line and the divisor of its shared prize. */
const SHARES = [
  ['BIG_IBOX', '1234', 24],
  ['BIG_IBOX', '1123', 12],
  ['BIG_IBOX', '1122', 6],
  ['BIG_IBOX', '1112', 4],
  ['TOP3_ANY', '123', 6],
  ['TOP3_ANY', '112', 3],
] as const;

const findRule = (code: string) => {
  const [, play] = plays.find(([, each]) => each.code === code) ?? [];
  if (!play) throw new Error(`There is no play ${code}`);
  return play.rule;
};

it.each(FIGURES)('%s: %s is as many stakes as the texts say', (code, line, stakes) => {
  expect(countStakes(findRule(code), [line.split(',')])).toBe(stakes);
});

it.each(SHARES)('%s: the prize of %s is divided as the texts say', (code, number, share) => {
  const board = { first: [number.padStart(code === 'TOP3_ANY' ? 6 : 4, '9')] };
  const { wins } = computeOutcome(findRule(code), [[number]], { balls: [], board });
  expect(wins.map(({ sharedBy }) => sharedBy)).toEqual([share]);
});
