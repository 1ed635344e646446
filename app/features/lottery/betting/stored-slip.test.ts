import { describe, expect, it } from 'vitest';
import { parseSlip, type Slip } from './stored-slip.ts';

const BEGIN: Slip = {
  lines: [],
  series: null,
  chase: { count: 1, plan: 'same', isStopping: true },
  sent: null,
  idempotencyKey: null,
};
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
const SENT = { idempotencyKey: 'key', numero: '20260318001', lines: [LINE], series: 1950, isUnsure: false };

describe('The stored slip of a tab', () => {
  it('nothing is stored › an empty slip', () => {
    expect(parseSlip(null, BEGIN)).toEqual(BEGIN);
  });

  it('lines, series and chase are stored › they are there again', () => {
    const chase = { count: 5, plan: 'double' as const, isStopping: false };
    const slip = { ...BEGIN, lines: [LINE], series: 1950, chase, idempotencyKey: 'key' };
    expect(parseSlip(JSON.stringify(slip), BEGIN)).toEqual(slip);
  });

  it('it was stored by an older page › what it lacks is as in an empty one', () => {
    const { win: _, ...line } = LINE;
    expect(parseSlip(JSON.stringify({ lines: [line] }), BEGIN)).toEqual({ ...BEGIN, lines: [line] });
  });

  it('it was sent, and the page was left › its lines are there, and its outcome is unknown', () => {
    const stored = JSON.stringify({ ...BEGIN, sent: SENT });
    expect(parseSlip(stored, BEGIN)).toEqual({ ...BEGIN, lines: [LINE], sent: { ...SENT, isUnsure: true } });
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['a text', '"x"'],
    ['lines that are none', '{"lines":3}'],
    ['a line without its amount', JSON.stringify({ lines: [{ ...LINE, amount: undefined }] })],
    ['an amount that is none', JSON.stringify({ lines: [{ ...LINE, amount: '2.00' }] })],
    ['a chase without its plan', '{"chase":{"count":2}}'],
    ['a sent slip without lines', JSON.stringify({ sent: { ...SENT, lines: undefined } })],
  ])('it is of another shape: %s › an empty slip', (_, stored) => {
    expect(parseSlip(stored, BEGIN)).toEqual(BEGIN);
  });
});
