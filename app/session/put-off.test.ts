import { describe, expect, it, vi } from 'vitest';
import { hasPutOff, writePutOff } from './put-off.server.ts';

await vi.hoisted(async () => (await import('~/config/env.test-support.ts')).setEnvironment());

const sentBack = (line: string) => `lang=EN; ${line.split(';')[0]}`;

describe('the dialog that is put off', () => {
  it.each([
    ['2026-11-22T15:59:00Z', 60],
    ['2026-11-22T16:00:00Z', 86_400],
    ['2026-11-22T04:00:00Z', 43_200],
  ])('at %s comes again after %i seconds, at midnight in GMT+8', (now, left) => {
    expect(writePutOff('lucky', Date.parse(now))).toContain(`Max-Age=${left};`);
  });

  it('is put off for one member of the browser, whom the cookie does not name', () => {
    const line = writePutOff('lucky');
    expect(line).not.toContain('lucky');
    expect(hasPutOff(sentBack(line), 'lucky')).toBe(true);
    expect(hasPutOff(sentBack(line), 'victor')).toBe(false);
    expect(hasPutOff(null, 'lucky')).toBe(false);
  });
});
