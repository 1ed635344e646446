import { expect, it } from 'vitest';
import { sumSettled } from './settled.ts';

const won = { numero: '0430', stake: '20.0000', win: '39.5600', isOpen: false };
const lost = { numero: '0431', stake: '45.0000', win: '0.0000', isOpen: false };

it('a win is told net of the stakes of all draws that were settled with it', () => {
  expect(sumSettled([won])).toEqual({ stake: 200_000n, win: 395_600n, net: 195_600n, draws: ['0430'] });
  expect(sumSettled([won, lost])).toMatchObject({ net: -254_400n, draws: ['0430', '0431'] });
});

it('without a win nothing is told', () => {
  expect(sumSettled([lost])).toBeNull();
  expect(sumSettled([])).toBeNull();
});
