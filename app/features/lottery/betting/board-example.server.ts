import type { Rows, Rule } from './rules.ts';
import type { SampleBoard, SampleDraw } from './samples.ts';

export interface Example {
  rows: Rows;
  wins: SampleDraw;
  /** Stakes, or hits of a number. */
  times: number;
  loses: SampleDraw;
  returns?: SampleDraw;
  /** When the play has several. */
  prize?: string;
}

type Tails = Extract<Rule, { kind: 'tails' }>;
type Sample = Readonly<Record<string, string>>;

/** `sample` has a number for each prize. */
export const exampleOnBoard = (rule: Tails, sample: Sample, isOverTwo: boolean): Example =>
  rule.size ? ofSetOfTails(rule, sample, rule.size, isOverTwo) : ofTails(rule, sample);

const board = (entries: readonly (readonly [prize: string, number: string])[]): SampleBoard =>
  Object.fromEntries(entries.map(([prize, number]) => [prize, [number]]));

const ofSlices = ({ slices }: Tails, sample: Sample) =>
  slices.flatMap(({ prize, pays }): [string, string, string | undefined][] => {
    const number = sample[prize];
    return number ? [[prize, number, pays]] : [];
  });

function ofTails(rule: Tails, sample: Sample): Example {
  const { digits, order } = rule;
  const entries = ofSlices(rule, sample);
  const [prize = '', number = '', pays] = entries.find(([each]) => each === 'special') ?? entries[0] ?? [];
  const tail = number.slice(-digits);
  const begin = number.slice(0, -digits);
  if (order === 'contains') {
    const digit = number.at(-2) ?? '';
    const other = String((Number(digit) + 5) % 10);
    const loses = number.slice(0, -2) + other + number.slice(-1);
    return { rows: [[digit]], ...boards([[prize, number]], [[prize, loses]]) };
  }
  if (order !== 'exact') {
    const last = (Number(tail.slice(-1)) + 1) % 10;
    return {
      rows: [[[...tail].toReversed().join('')]],
      ...boards([[prize, number]], [[prize, `${begin}${tail.slice(0, -1)}${last}`]]),
      ...(pays && { prize: pays }),
    };
  }
  const hits = entries.filter(([, each]) => each.endsWith(tail));
  const shown = hits.length > 2 ? [...hits.slice(0, 1), ...hits.slice(-1)] : hits;
  const mixed = `${begin}${tail.slice(0, -2)}${[...tail].slice(-2).toReversed().join('')}`;
  return {
    rows: [[tail]],
    ...boards(
      shown.map(([each, found]) => [each, found]),
      [[prize, mixed]],
    ),
    times: shown.length,
    ...(pays && { prize: pays }),
  };
}

const boards = (wins: readonly (readonly [string, string])[], loses: readonly (readonly [string, string])[]) => ({
  wins: { balls: [], boards: [board(wins)] },
  loses: { balls: [], boards: [board(loses)] },
  times: 1,
});

/** The losing draw lacks the last number. */
function ofSetOfTails(rule: Tails, sample: Sample, size: number, isOverTwo: boolean): Example {
  const wanted = ['special', 'G5', 'G3', 'G2'].slice(0, size);
  const entries = wanted.map((prize): [string, string] => [prize, sample[prize] ?? '']);
  const [lastPrize, lastNumber] = entries.at(-1) ?? ['', ''];
  const mixed = `${lastNumber.slice(0, -2)}${[...lastNumber].slice(-2).toReversed().join('')}`;
  const drawOfEntries = (last: string): SampleDraw => {
    const rest = entries.slice(0, -1);
    const end: [string, string] = [lastPrize, last];
    return { balls: [], boards: isOverTwo ? [board(rest), board([end])] : [board([...rest, end])] };
  };
  return {
    rows: [entries.map(([, number]) => number.slice(-rule.digits))],
    wins: drawOfEntries(lastNumber),
    times: 1,
    loses: drawOfEntries(mixed),
  };
}
