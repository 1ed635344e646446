import { describe, expect, it } from 'vitest';
import { EMPTY_SLIP } from './bet-state.ts';
import { parseSlip, writeSlip } from './stored-slip.ts';

const LINE = {
  gameIds: [7],
  play: 'SPECIAL',
  content: '7',
  unit: '2',
  multiple: 1,
  name: 'Special',
  text: '7',
  stakes: 1,
  amount: '20000',
  win: '900000',
};
const SENT = { idempotencyKey: 'key', numero: '20260318001', lines: [LINE], series: 1950, multiples: [1, 2, 4] };
const choice = { rows: [['7']], unit: '2', multiple: '1', stations: [7] };

describe('The stored slip of a tab', () => {
  it('nothing is stored › an empty slip', () => {
    expect(parseSlip(null, EMPTY_SLIP)).toEqual({ slip: EMPTY_SLIP, sent: null });
  });

  it('lines, series and chase are stored › they are there again', () => {
    const chase = { count: 3, plan: 'own' as const, rate: '20', multiples: [1, 0, 5], isStopping: false };
    const slip = { lines: [LINE], series: 1950, chase, idempotencyKey: 'key' };
    const stored = writeSlip({ choice, slip, phase: { name: 'choosing' }, againNo: undefined });
    expect(parseSlip(stored, EMPTY_SLIP)).toEqual({ slip, sent: null });
  });

  it('it was stored by an older page › the rest is as in an empty one', () => {
    const { win: _, ...line } = LINE;
    const chase = { count: 5, plan: 'double', isStopping: false };
    expect(parseSlip(JSON.stringify({ lines: [line], chase }), EMPTY_SLIP)).toEqual({
      slip: { ...EMPTY_SLIP, lines: [line], chase: { ...EMPTY_SLIP.chase, ...chase } },
      sent: null,
    });
  });

  it('it was sent, and the page was left › its lines are there, and what was sent', () => {
    const phase = { name: 'sending' as const, sent: SENT, isRetry: false };
    const stored = writeSlip({ choice, slip: EMPTY_SLIP, phase, againNo: undefined });
    expect(parseSlip(stored, EMPTY_SLIP)).toEqual({ slip: { ...EMPTY_SLIP, lines: [LINE] }, sent: SENT });
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['a text', '"x"'],
    ['lines that are none', '{"lines":3}'],
    ['a line without its amount', JSON.stringify({ lines: [{ ...LINE, amount: undefined }] })],
    ['an amount that is none', JSON.stringify({ lines: [{ ...LINE, amount: '2.00' }] })],
    ['a chase without its plan', '{"chase":{"count":2}}'],
    ['a chase without end', '{"chase":{"count":1e9,"plan":"same","isStopping":true}}'],
    ['a sent slip without multiples', JSON.stringify({ sent: { ...SENT, multiples: undefined } })],
    ['a sent slip without lines', JSON.stringify({ sent: { ...SENT, lines: undefined } })],
  ])('it is of another shape: %s › an empty slip', (_, stored) => {
    expect(parseSlip(stored, EMPTY_SLIP)).toEqual({ slip: EMPTY_SLIP, sent: null });
  });
});
