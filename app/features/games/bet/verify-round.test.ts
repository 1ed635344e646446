import { describe, expect, it } from 'vitest';
import { fairSource, seedHash } from '../../../../mock-server/engine/fair.ts';
import { verifyRound } from './verify-round.ts';

const serverSeed = '5f0c1d9a6c0a7e3f4b2d8e1c7a9b0d3e5f0c1d9a6c0a7e3f4b2d8e1c7a9b0d3e';
/** Bounds near 2^47 reject numbers. */
const BOUNDS = [37, 52, 10_000, 2, 1, 2 ** 48, 2 ** 47 + 1, 2 ** 47 + 1, 2 ** 47 + 1, 6, 6, 6];

function buildProof(clientSeed: string, nonce: number) {
  const fair = fairSource(serverSeed, clientSeed, nonce);
  const draws = BOUNDS.map((bound) => ({ bound, value: fair.int(bound) }));
  return { serverSeed, serverSeedHash: seedHash(serverSeed), clientSeed, nonce, draws, outcome: '{}' };
}

describe('verifyRound', () => {
  it('computes what the engines draw', async () => {
    for (let nonce = 0; nonce < 20; nonce += 1)
      expect(await verifyRound(buildProof('mine', nonce))).toEqual({ doesSeedFit: true, doDrawsFit: true });
  });

  it('finds a seed of another hash, and another number', async () => {
    const proof = buildProof('mine', 3);
    expect(await verifyRound({ ...proof, serverSeedHash: seedHash('another') })).toMatchObject({ doesSeedFit: false });
    expect(await verifyRound({ ...proof, nonce: 4 })).toEqual({ doesSeedFit: true, doDrawsFit: false });
    const [first, ...others] = proof.draws;
    const draws = [{ bound: 37, value: ((first?.value ?? 0) + 1) % 37 }, ...others];
    expect(await verifyRound({ ...proof, draws })).toEqual({ doesSeedFit: true, doDrawsFit: false });
  });
});
