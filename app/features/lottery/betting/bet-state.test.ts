import { describe, expect, it } from 'vitest';
import { type BetEvent, type BetState, EMPTY_SLIP, type Phase, reduceBet, type SentSlip } from './bet-state.ts';
import type { ShownLine } from './lines.ts';
import type { BetAnswer } from './schema.ts';

const line = (content: string): ShownLine => ({
  gameIds: [7],
  play: 'SPECIAL',
  content,
  unit: '2',
  multiple: 1,
  name: 'Special',
  text: content,
  stakes: 1,
  amount: '20000',
});
const SENT: SentSlip = {
  idempotencyKey: 'key',
  numero: '0430',
  lines: [line('7'), line('8')],
  series: 1950,
  multiples: [1, 2, 4],
};
const answer = (fate?: BetAnswer['fate']): BetAnswer => ({
  result: { status: 'error', error: { '': ['No.'] } },
  ...(fate && { fate }),
});

const PHASES: { [Name in Phase['name']]: Extract<Phase, { name: Name }> } = {
  choosing: { name: 'choosing' },
  asking: { name: 'asking', numero: '0430' },
  sending: { name: 'sending', sent: SENT, isRetry: false },
  placed: { name: 'placed', ticket: SENT },
  refused: { name: 'refused', answer: answer('refused') },
  unsure: { name: 'unsure', sent: SENT, answer: answer('unsure') },
};
const begin = (phase: Phase = PHASES.choosing): BetState => ({
  choice: { rows: [['8']], unit: '2', multiple: '1', stations: [7] },
  slip: { ...EMPTY_SLIP, lines: [line('7')], series: 1950 },
  phase,
  againNo: undefined,
});
const stateAfter = (phase: Phase, ...events: BetEvent[]) => events.reduce(reduceBet, begin(phase));

const CHANGES: BetEvent[] = [
  { type: 'chosen', part: { rows: [['9']] } },
  { type: 'slipChanged', part: { lines: [] } },
  { type: 'added', lines: SENT.lines },
];

describe('A bet', () => {
  it.each(CHANGES)('$type › no question, no ticket and no refusal is left', (event) => {
    for (const name of ['choosing', 'asking', 'placed', 'refused'] as const)
      expect(stateAfter(PHASES[name], event).phase).toEqual({ name: 'choosing' });
  });

  it.each([...CHANGES, { type: 'asked', numero: '0431' }, { type: 'askingStopped' }] satisfies BetEvent[])(
    '$type while the slip is sent, or may be placed › nothing changes',
    (event) => {
      for (const name of ['sending', 'unsure'] as const)
        expect(stateAfter(PHASES[name], event)).toEqual(begin(PHASES[name]));
    },
  );

  it('a line is added › it is in the slip, and the pads are empty', () => {
    const { slip, choice } = stateAfter(PHASES.choosing, { type: 'added', lines: SENT.lines });
    expect(slip.lines).toEqual(SENT.lines);
    expect(choice).toEqual({ rows: [[]], unit: '2', multiple: '1', stations: [7] });
  });

  it('it is asked about, and the question is closed › nothing was sent', () => {
    expect(stateAfter(PHASES.choosing, { type: 'asked', numero: '0430' }).phase).toEqual(PHASES.asking);
    expect(stateAfter(PHASES.asking, { type: 'askingStopped' })).toEqual(begin());
  });

  it('it is placed › the ticket shows, slip and pads are empty, the series stays', () => {
    const { slip, choice, phase } = stateAfter(PHASES.asking, { type: 'sent', sent: SENT }, { type: 'placed' });
    expect(slip).toEqual({ ...EMPTY_SLIP, series: 1950 });
    expect(choice.rows).toEqual([[]]);
    expect(phase).toEqual({ name: 'placed', ticket: SENT });
  });

  it.each([
    ['refused', 'refused'],
    ['unsure', 'unsure'],
    [undefined, 'refused'],
  ] as const)('the answer to the first attempt is %s › the slip is %s and unchanged', (fate, name) => {
    const state = stateAfter(PHASES.asking, { type: 'sent', sent: SENT }, { type: 'answered', answer: answer(fate) });
    expect(state).toMatchObject({ ...begin(), phase: { name, answer: answer(fate) } });
  });

  it.each([
    ['refused', 'refused'],
    ['unsure', 'unsure'],
    [undefined, 'unsure'],
  ] as const)('the answer to a second attempt is %s › the slip is %s', (fate, name) => {
    const { phase } = stateAfter(
      PHASES.unsure,
      { type: 'sent', sent: SENT },
      { type: 'answered', answer: answer(fate) },
    );
    expect(phase).toMatchObject({ name, answer: answer(fate), ...(name === 'unsure' && { sent: SENT }) });
  });

  it('the tab was closed while it was sent › it may be placed', () => {
    const { phase, slip } = stateAfter(PHASES.choosing, { type: 'restored', slip: EMPTY_SLIP, sent: SENT });
    expect(phase).toEqual({ name: 'unsure', sent: SENT, answer: null });
    expect(slip).toEqual(EMPTY_SLIP);
  });

  it('an unsure one is changed › it has all its lines and the key of its attempt, and the pads are empty', () => {
    const { slip, choice, phase } = stateAfter(PHASES.unsure, { type: 'givenUp' });
    expect(slip).toMatchObject({ lines: SENT.lines, idempotencyKey: 'key', series: 1950 });
    expect(choice.rows).toEqual([[]]);
    expect(phase).toEqual({ name: 'choosing' });
  });

  it('a redirect came instead of the answer › the first attempt was not placed, an earlier one may be', () => {
    expect(stateAfter(PHASES.sending, { type: 'redirected' })).toMatchObject({
      slip: { lines: SENT.lines, idempotencyKey: 'key' },
      phase: { name: 'choosing' },
    });
    const retry: Phase = { ...PHASES.sending, isRetry: true };
    expect(stateAfter(retry, { type: 'redirected' }).phase).toEqual(retry);
  });

  it('an answer or a redirect comes when nothing is sent › it is ignored', () => {
    for (const event of [{ type: 'answered', answer: answer('refused') }, { type: 'placed' }] satisfies BetEvent[])
      for (const name of ['choosing', 'asking', 'refused', 'unsure'] as const)
        expect(stateAfter(PHASES[name], event)).toEqual(begin(PHASES[name]));
  });

  it('an order is bet again › its choice is taken over once', () => {
    const choice = { rows: [['1']], unit: '1', multiple: '3', stations: [7] };
    const again: BetEvent = { type: 'betAgain', orderNo: 'L1', choice };
    expect(stateAfter(PHASES.choosing, again).choice).toEqual(choice);
    const changed = stateAfter(PHASES.choosing, again, { type: 'chosen', part: { multiple: '5' } }, again);
    expect(changed.choice.multiple).toBe('5');
  });
});
