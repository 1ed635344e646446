import { expect, it } from 'vitest';
import { fairSource, seedHash } from '../../../../mock-server/engine/fair.ts';
import { verifySpin } from './verify-spin.ts';

const serverSeed = '5f0c1d9a6c0a7e3f4b2d8e1c7a9b0d3e5f0c1d9a6c0a7e3f4b2d8e1c7a9b0d3e';
const prizes = [
  { prizeId: 1, weight: 60, stock: null },
  { prizeId: 2, weight: 900, stock: 0 },
  { prizeId: 3, weight: 40, stock: 5 },
];
const value = fairSource(serverSeed, 'mine', 4).int(100);
const spin = {
  serverSeed,
  serverSeedHash: seedHash(serverSeed),
  clientSeed: 'mine',
  nonce: 4,
  outcome: '{}',
  draws: [{ bound: 100, value }],
  prizes,
  prizeId: value < 60 ? 1 : 3,
};

it('a spin of the engine › all fits', async () => {
  expect(await verifySpin(spin)).toEqual({ doesSeedFit: true, doDrawsFit: true, doesPrizeFit: true });
});

it.each([
  ['another prize', { prizeId: 2 }],
  ['weights that were changed afterwards', { prizes: prizes.map((prize) => ({ ...prize, stock: null })) }],
])('%s › the prize does not fit', async (_, change) => {
  expect(await verifySpin({ ...spin, ...change })).toMatchObject({ doDrawsFit: true, doesPrizeFit: false });
});
