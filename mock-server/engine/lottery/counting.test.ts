import { expect, it } from 'vitest';
import { countDistinct } from './counting.ts';

const NUMBERS = Array.from({ length: 10 }, (_, index) => String(index + 1));

it('counts the 30,240 combinations of five places without listing them', () => {
  let reads = 0;
  const watched = new Proxy(NUMBERS, {
    get(target, key, receiver) {
      if (/^\d+$/.test(String(key))) reads += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  const rows = Array.from({ length: 5 }, () => watched);
  expect(countDistinct(rows)).toBe(30_240);
  expect(reads).toBeLessThan(500);
});

it.each<[number, string[][]]>([
  [1, []],
  [0, [['1'], []]],
  [0, [['1'], ['1']]],
  [1, [['1', '2'], ['1']]],
  [
    2,
    [
      ['1', '2'],
      ['1', '2'],
    ],
  ],
  [1, [['1', '2', '3'], ['1'], ['1', '2']]],
  [24, Array.from({ length: 4 }, () => ['1', '2', '3', '4'])],
])('counts %i of the rows %j', (count, rows) => {
  expect(countDistinct(rows)).toBe(count);
});
