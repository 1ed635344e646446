import { expect, it } from 'vitest';
import { currentAt } from './navigation-row.tsx';

it.each([
  ['/lottery', '/lottery', 'page'],
  ['/vnlottery', '/lottery', 'true'],
  ['/lottery/fair', '/lottery', 'true'],
  ['/lottery/trends', '/lottery', 'true'],
  ['/lotteryx', '/lottery', undefined],
  ['/vnlottery', '/rng', undefined],
  ['/rng', '/lottery', undefined],
])('at %s the entry of %s is current: %s', (pathname, path, current) => {
  expect(currentAt(pathname, path)).toBe(current);
});
