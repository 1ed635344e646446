import { expect, it } from 'vitest';
import { keepPlaces } from './steady-rows.ts';

interface Row {
  id: string;
  state: string;
}
const keyOf = ({ id }: Row) => id;
const row = (id: string, state = 'pending'): Row => ({ id, state });

it('keeps a decided row in its place, with its new state', () => {
  const { rows, added } = keepPlaces([row('a'), row('b')], [row('b'), row('a', 'success')], keyOf);
  expect(rows).toEqual([
    { row: row('a', 'success'), isGone: false },
    { row: row('b'), isGone: false },
  ]);
  expect(added).toBe(0);
});

it('keeps a row that left the list, as it was', () => {
  const { rows } = keepPlaces([row('a'), row('b')], [row('b')], keyOf);
  expect(rows[0]).toEqual({ row: row('a'), isGone: true });
});

it('counts new rows and does not show them', () => {
  const { rows, added } = keepPlaces([row('b')], [row('c'), row('d'), row('b')], keyOf);
  expect(rows.map(({ row: { id } }) => id)).toEqual(['b']);
  expect(added).toBe(2);
});
