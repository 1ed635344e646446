import { expect, it } from 'vitest';
import { type Channel, findOpening } from './channels.ts';

const channel = (settings: Partial<Channel>) => ({ isInMaintenance: false, ...settings }) as Channel;
const at = (time: string) => Date.parse(`2026-03-18T${time}+08:00`);
const OPENS = at('06:30:00');
const TOMORROW = OPENS + 24 * 3_600_000;

it.each([
  ['00:00:00', OPENS],
  ['06:29:59.999', OPENS],
  ['06:30:00', null],
  ['23:44:59.999', null],
  ['23:45:00', TOMORROW],
  ['23:59:59.999', TOMORROW],
])('when it is %s in GMT+8 and the channel has hours › it opens again at %s', (time, opensAt) => {
  expect(findOpening(channel({ hours: '06:30-23:45' }), at(time))).toEqual({ isOpen: opensAt === null, opensAt });
});

it('when the channel has no hours, or is in maintenance › it is open, or nobody knows when', () => {
  expect(findOpening(channel({}), at('03:00:00'))).toEqual({ isOpen: true, opensAt: null });
  const closed = channel({ hours: '06:30-23:45', isInMaintenance: true });
  expect(findOpening(closed, at('12:00:00'))).toEqual({ isOpen: false, opensAt: null });
});
