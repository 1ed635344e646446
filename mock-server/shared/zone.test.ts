import { describe, expect, it } from 'vitest';
import { drawOrderNo } from '../domains/money/ledger/ledger.ts';
import type { World } from '../worlds/world.ts';
import { periodDays, startOfDay } from './periods.ts';
import { dateOfDay, dayInZone, dayNumber, isoInZone } from './zone.ts';

/** GMT+8. */
const [LAST, FIRST] = [Date.parse('2026-01-31T15:59:59.999Z'), Date.parse('2026-01-31T16:00:00Z')];

describe('a day of the brands’ zone', () => {
  it('when it is midnight in GMT+8 › the next one begins', () => {
    expect([dayInZone(LAST), dayInZone(FIRST)]).toEqual(['20260131', '20260201']);
    expect([isoInZone(LAST), isoInZone(FIRST)]).toEqual([
      '2026-01-31T23:59:59.999+08:00',
      '2026-02-01T00:00:00.000+08:00',
    ]);
    expect([LAST, FIRST].map((time) => dateOfDay(dayNumber(time)))).toEqual(['2026-01-31', '2026-02-01']);
    expect(startOfDay(dayNumber(FIRST))).toBe(FIRST);
    expect(startOfDay(periodDays('MONTH', LAST).next)).toBe(FIRST);
  });

  it('when a number of an order is drawn › it has the day', () => {
    const world = { now: () => FIRST, random: { text: (length: number) => '7'.repeat(length) } };
    expect(drawOrderNo(world as unknown as World, 'W')).toBe('W20260201777777777777');
    expect(drawOrderNo(world as unknown as World, 'W', LAST)).toBe('W20260131777777777777');
  });
});
