import { expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

const NOW = Date.parse('2026-03-18T12:00:00+08:00');
const at = (nowIso: string, setting: Parameters<typeof clockText>[0]['setting']) => ({ now: NOW, nowIso, setting });

it.each([
  ['frozen', at('2026-03-18T12:00:00.000+08:00', { mode: 'frozen' }), '2026-03-18 12:00:00'],
  ['real', at('2026-03-18T12:00:00.000+08:00', { mode: 'real' }), '2026-03-18 12:01:30'],
  ['offset', at('2026-03-17T23:30:00.000-04:30', { mode: 'offset', offsetMs: 5 }), '2026-03-17 23:31:30'],
  ['rate', at('2026-03-18T12:00:00.000+08:00', { mode: 'rate', rate: 60 }), '2026-03-18 13:30:00'],
] as const)('a clock that is %s, a minute and a half later', (_, clock, text) =>
  expect(clockText(clock, 90_000)).toBe(text),
);
