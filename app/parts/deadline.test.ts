import { expect, it, vi } from 'vitest';
import { formatsFor } from '~/i18n/format.server.ts';
import { deadlineText } from './deadline.server.ts';

const format = formatsFor('en', { code: 'PHP', symbol: '₱' });
const t = vi.fn((_domain: string, _key: string, { date }: { date: string }) => `the end of ${date}`) as never;

it.each([
  ['2026-11-29T00:00:00+08:00', 'the end of Nov 28, 2026'],
  ['2026-11-29T00:00:00.001+08:00', 'Nov 29, 2026, 12:00 AM'],
  ['2026-11-28T23:59:59.999+08:00', 'Nov 28, 2026, 11:59 PM'],
  ['2026-11-28T17:00:00+08:00', 'Nov 28, 2026, 5:00 PM'],
])('%s is %s', (time, text) => {
  expect(deadlineText({ t, format }, Date.parse(time)).replaceAll('\u202F', ' ')).toBe(text);
});
